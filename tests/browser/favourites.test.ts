/**
 * From a heart to a request: acts are kept on the device only after a press, compared side by side, shared by
 * address and asked for.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, focused, test } from './browser.ts'

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Bewaar ${name}` })
const kept = (page: Page, name: string) => page.getByRole('button', { name: `${name} bewaard` })
const counter = (page: Page) => page.getByRole('link', { name: /^Je favorieten: / })
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const names = (page: Page) => page.getByRole('columnheader').getByRole('link').allInnerTexts()

test('nothing is stored before a heart is pressed, and nothing stays after the last one is released', async ({
  visit,
}) => {
  const { page, open, errors } = await visit()
  await open('/artists/')
  await open('/artist/silkwood/')
  await open('/favorieten/')
  expect(await stored(page)).toEqual({})
  expect(await counter(page).count()).toBe(0)
  expect(await page.getByRole('main').innerText()).not.toContain('Zonder JavaScript')

  await open('/artist/silkwood/')
  await heart(page, 'Silkwood').first().click()
  expect(await stored(page)).toEqual({ favorieten: 'silkwood' })
  expect(await kept(page, 'Silkwood').first().getAttribute('aria-pressed')).toBe('true')
  expect(await counter(page).innerText()).toBe('1')

  await kept(page, 'Silkwood').first().click()
  expect(await stored(page)).toEqual({})
  expect(await counter(page).count()).toBe(0)
  expect(errors).toEqual([])
})

test('from hearts on cards to the list, with the trip to a city, to a request for these acts', async ({
  visit,
}) => {
  // Colours are measured below: nothing may be half faded in.
  const { page, open, errors } = await visit({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  await open('/artists/')
  for (const name of ['Silkwood', 'The Rover']) await heart(page, name).click()
  await counter(page).click()
  await page.waitForURL('**/favorieten/')
  expect(await names(page)).toEqual(['Silkwood', 'The Rover'])
  expect(await page.getByRole('button', { name: 'Bewaar deze lijst' }).count()).toBe(0)
  const rows = () => page.getByRole('rowheader').allInnerTexts()
  // What decides comes first, with a mark where the acts differ. Both play at all occasions.
  expect(await rows()).toEqual([
    'Luister',
    ...['Op de lijst', 'Bezetting', 'Prijs', 'Speelduur', 'Geluid'].map((name) => `${name} verschilt`),
    'Voor',
  ])
  const technique = page.getByRole('button', { name: 'Techniek' })
  await technique.click()
  expect(await technique.getAttribute('aria-expanded')).toBe('true')
  expect((await rows()).slice(7)).toEqual(['Podium verschilt', 'Stroom', 'Decibels verschilt'])
  // The page itself never scrolls sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('button', { name: 'Vertel over je feest' }).click()
  await page.getByRole('dialog', { name: 'Jouw feest' }).getByLabel('Stad').selectOption('gent')
  await page.getByRole('button', { name: 'Klaar' }).click()
  expect(await page.getByRole('row', { name: /^Rit Gent/ }).innerText()).toMatch(/\d+ km, \d+ minuten rijden/)
  expect(await rows()).toContain('Deze avond verschilt')
  expect(await page.getByRole('button', { name: 'Vertel over je feest' }).count()).toBe(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const request = page.getByRole('link', { name: 'Vraag deze acts aan' })
  expect(new URL((await request.getAttribute('href')) ?? '', page.url()).search).toBe(
    '?act=silkwood&act=the-rover',
  )
  const one = page.getByRole('link', { name: 'Vraag aan The Rover' })
  expect(await one.getAttribute('href')).toMatch(/\?act=the-rover$/)

  await page.getByRole('button', { name: 'Haal Silkwood van je lijst' }).click()
  expect(await names(page)).toEqual(['The Rover'])
  expect(await focused(page)).toBe('Je favorieten naast elkaar')
  expect(await counter(page).innerText()).toBe('1')
  await page.getByRole('button', { name: 'Haal The Rover van je lijst' }).click()
  await page.getByRole('link', { name: 'bekijk alle acts' }).waitFor()
  expect(errors).toEqual([])
})

test('on a phone the acts are columns that are swiped or moved by keys, each whole under the names of its facts, and nothing scrolls up and down inside', async ({
  visit,
}) => {
  const { page, open } = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await open('/favorieten/?occasion=bruiloft&city=gent&guests=5000#silkwood,the-rover,mj-history')
  const head = page.getByRole('columnheader', { name: 'The Rover' })
  const place = () => head.evaluate((cell) => Math.round(cell.getBoundingClientRect().left))
  expect((await page.getByRole('rowheader').allInnerTexts()).slice(0, 2)).toEqual([
    'Past verschilt',
    'Deze avond verschilt',
  ])
  expect(await page.getByRole('row', { name: /^Past/ }).getByRole('cell').first().innerText()).toBe(
    'te klein voor 5.000 gasten',
  )
  expect(await place()).toBeGreaterThan(300)
  await page.getByRole('link', { name: 'The Rover', exact: true }).focus()
  await expect.poll(place).toBe(20)
  const { poster, inner, label } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const frame = document.querySelector('.shortlist-frame')
    const print = box('.shortlist-print img')
    return {
      poster: (print?.height ?? 0) / (print?.width ?? 1),
      inner: (frame?.scrollHeight ?? 0) - (frame?.clientHeight ?? 0),
      label: box('.shortlist tbody th')?.left,
    }
  })
  expect({ poster: poster.toFixed(2), inner, label }).toEqual({ poster: '1.25', inner: 0, label: 20 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a shared address shows its acts, adds them to the own list only when the visitor keeps it, and can be copied for another device', async ({
  visit,
}) => {
  const { page, context, open, errors } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await open('/favorieten/?city=antwerpen#winnetoe,the-rover,nobody')
  expect(await names(page)).toEqual(['Winnetoe', 'The Rover'])
  await page.getByRole('row', { name: /^Rit Antwerpen/ }).waitFor()
  expect(await page.getByRole('link', { name: 'Vraag deze acts aan' }).getAttribute('href')).toMatch(
    /city=antwerpen$/,
  )
  expect(await stored(page)).toEqual({})
  await page.getByRole('button', { name: 'Bewaar deze lijst' }).click()
  expect(await stored(page)).toEqual({ favorieten: 'winnetoe,the-rover' })
  expect(await counter(page).innerText()).toBe('2')

  await open('/artist/winnetoe/')
  expect(await kept(page, 'Winnetoe').first().isVisible()).toBe(true)
  await open('/favorieten/#silkwood')
  expect(await names(page)).toEqual(['Silkwood'])
  await page.getByRole('button', { name: 'Bewaar deze lijst' }).click()
  expect(await stored(page)).toEqual({ favorieten: 'winnetoe,the-rover,silkwood' })

  await open('/favorieten/')
  await page.getByRole('button', { name: 'Kopieer link' }).click()
  await page.getByText('Link gekopieerd').waitFor()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => localStorage.clear())
  const other = await context.newPage()
  await other.goto(address)
  expect(await names(other)).toEqual(['Winnetoe', 'The Rover', 'Silkwood'])
  expect(errors).toEqual([])
})

test('the list follows the bar: its city, and nothing once all is removed', async ({ visit }) => {
  const { page, open, errors } = await visit()
  await page.addInitScript(() => localStorage.setItem('favorieten', 'silkwood,the-rover'))
  await open('/favorieten/?city=antwerpen')
  const questions = page.getByRole('dialog', { name: 'Jouw feest' })
  await page.evaluate(() => dispatchEvent(new Event('edit-party')))
  await questions.getByLabel('Stad').selectOption('gent')
  await page.getByRole('row', { name: /^Rit Gent/ }).waitFor()
  expect(await page.getByRole('link', { name: 'Vraag deze acts aan' }).getAttribute('href')).toMatch(
    /city=gent$/,
  )
  await questions.getByRole('button', { name: 'Wis alles' }).click()
  await page.getByRole('link', { name: 'bekijk alle acts' }).waitFor()
  expect(await names(page)).toEqual([])
  await questions.getByRole('button', { name: 'Zet terug' }).click()
  await expect.poll(() => names(page)).toEqual(['Silkwood', 'The Rover'])
  await page.getByRole('row', { name: /^Rit Gent/ }).waitFor()
  expect(errors).toEqual([])
})

test('an act that the site no longer has is taken off the list, so that the number in the header is right', async ({
  visit,
}) => {
  const { page, open } = await visit()
  await open('/')
  await page.evaluate(() => localStorage.setItem('favorieten', 'silkwood,verdwenen'))
  await open('/favorieten/')
  await expect.poll(() => counter(page).innerText()).toBe('1')
  expect([await names(page), await stored(page)]).toEqual([['Silkwood'], { favorieten: 'silkwood' }])

  // The bar may be loaded before the act is taken off.
  await page.evaluate(() => localStorage.setItem('favorieten', 'verdwenen'))
  await open('/favorieten/')
  await expect.poll(() => stored(page)).toEqual({})
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))))
  expect(await page.getByRole('complementary', { name: 'Jouw feest' }).count()).toBe(0)
})

test('where the browser refuses storage, a heart works on its page and its link carries the list', async ({
  visit,
}) => {
  const { page, open, errors } = await visit()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await open('/artist/silkwood/')
  await heart(page, 'Silkwood').first().click()
  expect(await counter(page).innerText()).toBe('1')
  await counter(page).click()
  await page.waitForURL('**/favorieten/#silkwood')
  expect(await names(page)).toEqual(['Silkwood'])
  expect(errors).toEqual([])
})

/** Has what is compared of Silkwood on the page of the act, as for the acts at the end of a long roster. */
async function moveSilkwood(page: Page): Promise<void> {
  let act = ''
  await page.route(/\/favorieten\/$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(<script type="application\/json">)(.*?)(<\/script>)/s,
      (_, start, json, end) => {
        const data = JSON.parse(json)
        act = JSON.stringify(data.acts.find(({ slug }: { slug: string }) => slug === 'silkwood'))
        const acts = data.acts.filter(({ slug }: { slug: string }) => slug !== 'silkwood')
        return `${start}${JSON.stringify({ ...data, acts, elsewhere: '/artist/*/' })}${end}`
      },
    )
    await route.fulfill({ response, body })
  })
  await page.route('**/artist/silkwood/', async (route) => {
    const response = await route.fetch()
    const part = `<div data-compared hidden><script type="application/json">${act}</script></div>`
    await route.fulfill({
      response,
      body: (await response.text()).replace('</main>', () => `${part}</main>`),
    })
  })
}

test('a roster that is too long for the page is compared all the same; without a network the acts of the page are, and no other is lost', async ({
  visit,
}) => {
  const { page, open, errors } = await visit()
  await moveSilkwood(page)
  await open('/favorieten/#silkwood,the-rover')
  await expect.poll(() => names(page)).toEqual(['Silkwood', 'The Rover'])
  await page.evaluate(() => localStorage.setItem('party', 'city=gent'))
  await page.reload()
  await expect
    .poll(() => page.getByRole('row', { name: /^Rit Gent/ }).innerText())
    .toMatch(/\d+ km, \d+ minuten rijden/)
  expect(errors).toEqual([])

  await page.route('**/artist/silkwood/', (route) => route.abort())
  await open('/artists/')
  for (const name of ['Silkwood', 'The Rover']) await heart(page, name).click()
  await open('/favorieten/')
  expect(await names(page)).toEqual(['The Rover'])
  await page.getByRole('button', { name: 'Haal The Rover van je lijst' }).click()
  expect(await stored(page)).toEqual({ favorieten: 'silkwood', party: 'city=gent' })
})
