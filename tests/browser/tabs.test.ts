/** The act list: four tabs, a search field, filters, and an address that follows all of them. */
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { acts } from '../small-project/data/acts.ts'
import { expect, focused, test } from './browser.ts'

const inTab = { Akoestisch: 'akoestisch', Coverbands: 'cover', 'Tribute Bands': 'tribute' } as const
const filterLabels = ['Dansen of luisteren', 'Genre', 'Bezetting', 'Decennium']
const allTabs = ['Alle', ...Object.keys(inTab)]
const amountIn = (category: string) => acts.filter((act) => act.category === category).length

/** A tab is named by its label and its count. */
const tab = (page: Page, label: string) => page.getByRole('tab', { name: label })
const search = (page: Page) => page.getByLabel('Zoek een act')
const names = (page: Page) => page.locator('[data-acts] h3').allTextContents()
const filter = (page: Page, label: string) => page.getByRole('search').getByLabel(label)
const amount = (page: Page) => page.locator('[data-acts] h3').count()
const status = (page: Page) => page.getByRole('search').getByRole('status').innerText()
const query = (page: Page) => page.evaluate(() => location.search)
/** The label of the selected tab, without its count. */
const selected = async (page: Page) =>
  (await page.getByRole('tab', { selected: true }).innerText()).replace(/\s*\d+$/, '')

test('all acts are there first, and a tab shows its kind of acts alone, as many as it says', async ({
  shared: { page, open, errors },
}) => {
  await open('/artists/')
  const badges = await page.getByRole('tab').locator('.count').allInnerTexts()
  expect(badges.map(Number)).toEqual([acts.length, ...Object.values(inTab).map(amountIn)])
  expect([await selected(page), await amount(page), await status(page), await query(page)]).toEqual([
    'Alle',
    acts.length,
    '',
    '',
  ])
  expect(await page.getByRole('tablist', { name: 'Soorten acts' }).getByRole('tab').count()).toBe(
    allTabs.length,
  )
  const panel = await page.getByRole('tabpanel', { name: 'Alle' }).getAttribute('id')
  for (const label of allTabs) expect(await tab(page, label).getAttribute('aria-controls')).toBe(panel)

  const before = await names(page)
  const pages = await page.evaluate(() => history.length)
  for (const [label, category] of Object.entries(inTab)) {
    await tab(page, label).click()
    expect(await selected(page)).toBe(label)
    expect(await page.getByRole('tabpanel', { name: label }).count()).toBe(1)
    await expect.poll(() => amount(page)).toBe(amountIn(category))
    expect(await query(page)).toBe(`?category=${category}`)
  }
  await tab(page, 'Alle').click()
  await expect.poll(() => names(page)).toEqual(before)
  expect(await query(page)).toBe('')
  // A tab is no page: the way back leads to where the visitor came from.
  expect(await page.evaluate(() => history.length)).toBe(pages)
  expect(errors).toEqual([])
})

test('an address opens its tab and what its words find, whatever their case and accents, and of unknown names nothing', async ({
  shared: { page, open },
}) => {
  await open('/artists/?category=cover')
  expect([await selected(page), await amount(page)]).toEqual(['Coverbands', amountIn('cover')])
  await open('/artists/?category=onzin&genre=onzin&occasion=onzin')
  expect([await selected(page), await filter(page, 'Genre').inputValue(), await amount(page)]).toEqual([
    'Alle',
    '',
    acts.length,
  ])
  await open('/artists/?search=DANSVL%C3%93ER')
  expect(await search(page).inputValue()).toBe('DANSVLÓER')
  expect(await names(page)).toEqual(['Band Marginal', 'Winnetoe'])
  expect(await status(page)).toBe('2 acts gevonden')
})

test('words that find nothing in the open tab show a message and the acts that come closest, and find again under Alle', async ({
  shared: { page, open },
}) => {
  await open('/artists/?category=akoestisch&search=dansvloer')
  expect(await status(page)).toBe('0 acts gevonden')
  expect(await page.locator('.act-empty').innerText()).toBe(
    'Geen act gevonden voor ‘dansvloer’. Vraag ons ernaar',
  )
  expect(await page.getByRole('heading', { level: 2, name: 'Wat er het dichtst bij komt' }).count()).toBe(1)
  expect(await names(page)).toEqual(['Band Marginal', 'Winnetoe', 'Silkwood'])
  expect(await page.getByRole('link', { name: 'Vraag ons ernaar' }).getAttribute('href')).toBe(
    '/booking/?note=dansvloer',
  )

  await tab(page, 'Alle').click()
  await expect.poll(() => amount(page)).toBe(2)
  expect(await query(page)).toBe('?search=dansvloer')
})

test('the search reads names, original artists, texts, other words for an occasion and words that the page does not show, and offers the page of a town', async ({
  shared: { page, open },
}) => {
  await open('/artists/')
  expect(await page.getByRole('tabpanel').innerText()).not.toMatch(/achtergrondmuziek|new wave/i)
  for (const [words, found] of [
    ['ZN VIJVEN', ['Band Marginal']],
    ['michael jackson', ['MJ History']],
    ['achtergrondmuziek', ['Silkwood']],
    ['New Wave', ['1984']],
    // All acts suit a wedding.
    ['HUWELIJK', acts.map(({ name }) => name)],
  ] as const) {
    await search(page).fill(words)
    await expect.poll(async () => (await names(page)).sort(), { message: words }).toEqual([...found].sort())
  }
  await search(page).fill('leuven')
  await expect
    .poll(() => page.getByRole('link', { name: 'Livemuziek in Leuven' }).getAttribute('href'))
    .toBe('/live-muziek-leuven/')
  await search(page).fill('silkwood')
  await expect.poll(() => page.getByRole('link', { name: /^Livemuziek in/ }).count()).toBe(0)
})

test('the count follows every letter, and the address only what was typed to its end', async ({
  shared: { page, open },
}) => {
  await open('/artists/')
  await search(page).pressSequentially('silk')
  await expect.poll(() => status(page)).toBe('1 act gevonden')
  await search(page).pressSequentially('zz')
  await expect.poll(() => status(page)).toBe('0 acts gevonden')
  expect(await query(page)).toBe('')
  await page.keyboard.press('Tab')
  expect(await query(page)).toBe('?search=silkzz')

  await search(page).fill('')
  await expect.poll(() => status(page)).toBe('')
  await expect.poll(() => amount(page)).toBe(acts.length)
  await search(page).blur()
  expect(await query(page)).toBe('')
})

test('filters leave the acts that meet all of them, say how many each choice would leave, and can be shared', async ({
  shared: { page, open },
}) => {
  await open('/artists/')
  await filter(page, 'Genre').selectOption('rock')
  const rock = acts.filter(({ genres }) => genres.some((genre) => genre === 'rock'))
  await expect.poll(() => amount(page)).toBe(rock.length)
  await filter(page, 'Decennium').selectOption('1960')
  const expected = rock
    .filter(({ decades }) => decades.some((decade) => decade === 1960))
    .map(({ name }) => name)
  await expect.poll(async () => (await names(page)).sort()).toEqual(expected.sort())
  expect(await query(page)).toBe('?genre=rock&decade=1960')

  await page.reload()
  await expect.poll(async () => (await names(page)).sort()).toEqual(expected)
  expect(await filter(page, 'Genre').inputValue()).toBe('rock')
  await filter(page, 'Genre').selectOption('')
  await filter(page, 'Decennium').selectOption('')
  await expect.poll(() => amount(page)).toBe(acts.length)
  expect(await query(page)).toBe('')

  const sizes = filter(page, 'Bezetting').locator('option')
  const counts = async () =>
    (await sizes.allInnerTexts()).slice(1).map((text) => Number(/\((\d+)\)$/.exec(text)?.[1]))
  expect((await counts()).reduce((sum, count) => sum + count, 0)).toBe(acts.length)
  await tab(page, 'Akoestisch').click()
  await expect.poll(counts).toEqual([1, 0, 0])
  expect(await sizes.last().isDisabled()).toBe(true)
  // All of them sing in English, and all play indoors: such filters would divide nothing.
  expect(await page.locator('[data-filter]').count()).toBe(filterLabels.length)
})

test('the list can be ordered by price and by size, in one list, and the address says so', async ({
  shared: { page, open },
}) => {
  await open('/artists/')
  const byPrice = [...acts].sort((one, two) => one.price.from - two.price.from).map(({ name }) => name)
  await filter(page, 'Volgorde').selectOption('price')
  await expect.poll(() => names(page)).toEqual(byPrice)
  await page.reload()
  await expect.poll(() => names(page)).toEqual(byPrice)
  await filter(page, 'Volgorde').selectOption('size')
  await expect.poll(async () => (await names(page)).at(-1)).toBe('MJ History')
  await filter(page, 'Volgorde').selectOption('fit')
  expect(await query(page)).toBe('')
})

test('in forced colours the chosen tab has a border of its own, and a heart a background before its picture', async ({
  visit,
}) => {
  const { page, open } = await visit({ forcedColors: 'active' })
  await open('/artists/?category=cover')
  const borders = await page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.map((tab) => [tab.getAttribute('aria-selected'), getComputedStyle(tab).borderTopStyle]),
    )
  expect(new Set(borders.map((border) => border.join(' ')))).toEqual(new Set(['false none', 'true solid']))
  const heart = page.getByRole('button', { name: /^Bewaar / }).first()
  expect(await heart.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
})

test('arrows go round the tabs, space chooses one, and Tab stops once at them, then at the search field, each filter and the list', async ({
  shared,
}) => {
  const { page, open } = shared
  await open('/artists/')
  await tab(page, 'Alle').focus()
  for (const [key, label] of [
    ['ArrowRight', 'Akoestisch'],
    ['End', 'Tribute Bands'],
    ['ArrowRight', 'Alle'],
    ['ArrowLeft', 'Tribute Bands'],
    ['Home', 'Alle'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await selected(page)).toBe(label)
    expect(await focused(page)).toMatch(new RegExp(`^${label} \\d+$`))
  }
  const top = () => page.evaluate(() => scrollY)
  await tab(page, 'Coverbands').focus()
  const before = await top()
  await page.keyboard.press('Space')
  expect(await selected(page)).toBe('Coverbands')
  // A page scrolls smoothly: it would have begun by then.
  await page.waitForTimeout(100)
  expect(await top()).toBe(before)

  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Zoek een act')
  for (const _ of filterLabels) await page.keyboard.press('Tab')
  expect(await filter(page, 'Decennium').evaluate((select) => select === document.activeElement)).toBe(true)
  for (const _ of ['the budget', 'the order', 'the list']) await page.keyboard.press('Tab')
  expect(await page.getByRole('tabpanel').evaluate((panel) => panel === document.activeElement)).toBe(true)
  for (const _ of ['the order', 'the budget', ...filterLabels, 'the search field', 'the tabs'])
    await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toMatch(/^Coverbands/)
})

test('the list has a heading above its acts, with the name of the tab', async ({
  shared: { page, open },
}) => {
  const headings = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  await open('/artists/')
  await expect.poll(headings).toEqual(['Alle '])
  await open('/artists/?order=price&category=cover')
  await expect.poll(headings).toEqual(['Coverbands '])
})

/** How much of the first poster the screen shows before anything is scrolled, from 0 to 1. */
const shownOfFirst = (page: Page) =>
  page
    .locator('.act-card-picture')
    .first()
    .evaluate((node) => {
      const { top, height } = node.getBoundingClientRect()
      const end = document.querySelector('.party:not([hidden])')?.getBoundingClientRect().top ?? innerHeight
      return (end - top) / height
    })

test.for([
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])(
  'at $width × $height pixels the first screen has at least 40 % of the first poster, also above the bar of a party',
  async (viewport, { visit }) => {
    const { page, open } = await visit({ viewport })
    await open('/artists/')
    expect(await shownOfFirst(page)).toBeGreaterThanOrEqual(0.4)
    await open('/artists/?occasion=bruiloft&date=2031-06-14&city=gent&guests=120&budget=9000')
    await page.locator('.party').waitFor()
    expect(await shownOfFirst(page)).toBeGreaterThanOrEqual(0.4)
  },
)

test('on a phone the chosen tab is in view, and the filters are in a sheet, whose button says how many acts they leave', async ({
  visit,
}) => {
  const { page, open } = await visit({ viewport: { width: 390, height: 844 } })
  const isInView = (selector: string) =>
    page.locator(selector).evaluate((node) => {
      const { left, right } = node.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    })
  await open('/artists/?category=tribute')
  expect(await isInView('[data-tab=tribute]')).toBe(true)
  expect(await filter(page, 'Genre').isVisible()).toBe(false)
  await open('/artists/')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Genre').selectOption('rock')
  const rock = acts.filter(({ genres }) => genres.some((genre) => genre === 'rock')).length
  await sheet.getByRole('button', { name: `Toon ${rock} acts` }).click()
  expect(await sheet.count()).toBe(0)
  expect(await focused(page)).toBe('Filters (1)')
  expect(await amount(page)).toBe(rock)
})

test('hundreds of acts come back in their order when the words are removed, and a later search counts', async ({
  visit,
}) => {
  const { page, open, errors } = await visit()
  await page.route('**/artists/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      /(<ul class="grid act-grid act-hall">)(.*?)(?=<li class="act-ask")/gs,
      (_, list, cards) => list + cards.repeat(100),
    )
    await route.fulfill({ response, body: html })
  })
  await open('/artists/')
  const before = await names(page)
  expect(before).toHaveLength(acts.length * 100)
  await search(page).fill('coldplay')
  await expect.poll(() => amount(page)).toBeLessThan(before.length)
  const found = await amount(page)
  await search(page).fill('')
  await search(page).fill('coldplay')
  await page.waitForTimeout(300)
  expect(await amount(page)).toBe(found)
  await search(page).fill('')
  await expect.poll(() => names(page)).toEqual(before)
  expect(errors).toEqual([])
})

describe('a list that goes on in a further page', () => {
  /** Has the tributes of the list on a page of their own. @returns how often that page was asked for */
  async function splitList(page: Page): Promise<() => number> {
    let asked = 0
    const tributes = /<li data-kind="tribute".*?(?=<li (?!data-kind="tribute"))/gs
    await page.route(/\/artists\/(2\/)?(\?.*)?$/, async (route) => {
      const { pathname, origin } = new URL(route.request().url())
      const isFurther = pathname.endsWith('/2/')
      if (isFurther) asked++
      const response = await route.fetch({ url: `${origin}/artists/` })
      const html = await response.text()
      const first = html
        .replace(tributes, '')
        .replace('<div id="alle"', '<div id="alle" data-parts="/artists/2/"')
      const body = isFurther
        ? html.replace(/<li data-kind="(?!tribute).*?(?=<li (?:data-kind="tribute"|class))/gs, '')
        : first
      await route.fulfill({ response, body })
    })
    return () => asked
  }

  test('is searched as a whole, and its cards have all that the others have', async ({ visit }) => {
    const { page, open, errors } = await visit()
    const asked = await splitList(page)
    await open('/artists/')
    expect(await amount(page)).toBe(acts.length - amountIn('tribute'))
    expect(asked()).toBe(0)
    await search(page).fill('jackson')
    const found = page.locator('[data-act=mj-history]')
    await found.waitFor()
    await expect.poll(() => names(page)).toEqual(['MJ History'])
    await expect.poll(() => status(page)).toBe('1 act gevonden')
    await found.getByRole('button', { name: 'Bewaar MJ History' }).click()
    await found.locator('img.seen').waitFor()
    await found.getByRole('button', { name: /^Video van / }).click()
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
    // A key that is pressed while the film has the focus is the film's.
    await page.getByRole('dialog').getByRole('button').first().click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await search(page).fill('')
    await expect.poll(() => amount(page)).toBe(acts.length)
    expect(asked()).toBe(1)
    expect(errors).toEqual([])
  })

  test('opens with what the address asks for, and stays as it is without a network', async ({ visit }) => {
    const { page, open } = await visit()
    await splitList(page)
    await open('/artists/?category=tribute')
    await page.locator('[data-act=mj-history]').waitFor()
    expect(await selected(page)).toBe('Tribute Bands')
    await expect.poll(() => amount(page)).toBe(amountIn('tribute'))

    await page.route('**/artists/2/', (route) => route.abort())
    await open('/artists/')
    const shown = await amount(page)
    const failed = page.waitForEvent('requestfailed')
    await search(page).fill('jackson')
    await failed
    await expect.poll(() => amount(page)).toBe(shown)
  })
})
