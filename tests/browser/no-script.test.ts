/**
 * A visitor without script misses comfort, never content: every page can be read, every link works, every act
 * can be booked.
 */
import { acts } from '../small-project/data/acts.ts'
import { site } from '../small-project/data/site.ts'
import { expect, test, type Visit, type VisitOptions } from './browser.ts'

const withoutScript = (visit: (options: VisitOptions) => Promise<Visit>, options: VisitOptions = {}) =>
  visit({ javaScriptEnabled: false, ...options })

test('no page on which the script has something to do hides anything until it comes', async ({ visit }) => {
  const { page, open } = await withoutScript(visit)
  for (const path of [
    '/',
    '/artists/',
    '/artist/silkwood/',
    '/blog/coverband-prijzen-2025/',
    '/booking/',
    '/formulier/aanvraag/',
    '/404.html',
  ]) {
    await open(path)
    const hidden = await page
      .locator('body *')
      .evaluateAll((nodes) =>
        nodes
          .filter(
            (node) =>
              getComputedStyle(node).opacity === '0' || getComputedStyle(node).visibility !== 'visible',
          )
          .map((node) => node.outerHTML.slice(0, 80)),
      )
    expect(hidden, path).toEqual([])
  }
})

test('all acts are listed below each other, in three groups that links lead to', async ({ visit }) => {
  const { page, open } = await withoutScript(visit)
  await open('/artists/')
  expect(await page.locator('[data-acts] h3').count()).toBe(acts.length)
  expect(await page.locator('[data-acts] h2').allInnerTexts()).toEqual([
    'Coverbands',
    'Tribute Bands',
    'Akoestisch',
  ])
  expect(await page.getByRole('tab').count()).toBe(0)
  expect(await page.getByRole('searchbox').count()).toBe(0)

  const heading = page.getByRole('heading', { name: 'Tribute Bands', exact: true })
  expect((await heading.boundingBox())?.y).toBeGreaterThan(800)
  await page
    .getByRole('navigation', { name: 'Soorten acts' })
    .getByRole('link', { name: /^Tribute Bands/ })
    .click()
  expect(page.url()).toMatch(/#tribute$/)
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(800)
})

test('the sentence to fill in is not shown, as nothing would follow it; the small screen’s menu opens, closes and leads on', async ({
  visit,
}) => {
  const { page, open } = await withoutScript(visit, { viewport: { width: 390, height: 800 } })
  await open('/')
  expect(await page.locator('.search-line').isVisible()).toBe(false)
  expect(await page.locator('.hero').getByRole('link', { name: 'Bekijk alle artiesten' }).isVisible()).toBe(
    true,
  )
  const button = page.locator('.nav-small summary')
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  expect(await menu.isVisible()).toBe(false)
  await button.click()
  expect(await menu.isVisible()).toBe(true)
  await button.click()
  expect(await menu.isVisible()).toBe(false)
  await button.click()
  await menu.getByRole('link', { name: 'Artiesten' }).click()
  await page.waitForURL('**/artists/')
})

test('photos and the drawing are in the gallery, without buttons that do nothing; a clip is a link to its file, and a film one to its host', async ({
  visit,
}) => {
  const { page, open, foreign } = await withoutScript(visit)
  await open('/artist/silkwood/')
  const photos = acts.find(({ slug }) => slug === 'silkwood')?.gallery.length ?? 0
  expect(await page.getByRole('img', { name: /^Silkwood foto/ }).count()).toBe(photos + 1)
  expect(await page.locator('main button').count()).toBe(0)
  expect(await page.locator('a[data-sound]').getAttribute('href')).toBe('/sounds/silkwood.mp3')
  expect(foreign).toEqual([])
  const poster = await page.getByRole('link', { name: 'Bewaar jullie affiche' }).getAttribute('href')
  const picture = await page.request.get(new URL(poster ?? '', page.url()).href)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
  await page.getByRole('link', { name: 'Speel de video van Silkwood af' }).click()
  await page.waitForURL('https://www.youtube-nocookie.com/embed/**')
})

test('there are the prices of each kind and size, and the hours of an evening', async ({ visit }) => {
  const { page, open } = await withoutScript(visit)
  await open('/prijsindicatie/')
  const terms = await page.getByRole('term').allInnerTexts()
  expect(terms).toContain('Zaterdag')
  const cover = terms.findIndex((term) => term.startsWith('Allround coverband'))
  expect(await page.getByRole('definition').nth(cover).innerText()).toMatch(/€.+tot €.+zonder btw/)
  await open('/')
  expect(await page.locator('.evening time').allInnerTexts()).toHaveLength(5)
  expect(await page.locator('.evening select').count()).toBe(0)
})

test('beside a form stand telephone and e-mail, and a way to the form itself, which goes to the mail program, answer by answer', async ({
  visit,
}) => {
  const { page, open } = await withoutScript(visit)
  for (const [path, title] of [
    ['/contact/', 'Contactformulier'],
    ['/booking/', 'Aanvraagformulier'],
  ] as const) {
    await open(path)
    const frame = page.locator('.form-frame')
    expect(await frame.locator(`iframe[title="${title}"]`).getAttribute('height')).toBe('600')
    expect(await frame.getByRole('link', { name: site.email }).getAttribute('href')).toBe(
      `mailto:${site.email}`,
    )
    expect(await frame.getByRole('link', { name: site.phone }).getAttribute('href')).toBe(
      `tel:${site.phone.replaceAll(' ', '')}`,
    )
    await frame.getByRole('link', { name: 'Open het formulier in een eigen venster' }).click()
    await page.waitForURL('**/formulier/**')
    expect(await page.locator('h1').innerText()).toBe(title)
  }
  const form = page.locator('form')
  expect(await form.getAttribute('action')).toBe(`mailto:${site.email}?subject=Boekingsaanvraag`)
  expect(await form.getAttribute('method')).toBe('post')
  expect(await form.getAttribute('enctype')).toBe('text/plain')
  await page.getByRole('button', { name: 'Zet klaar in mijn mail' }).click()
  // The browser itself asks for what is missing.
  expect(await page.getByLabel('Naam *').evaluate((field) => field === document.activeElement)).toBe(true)
})

test('the page with the favourites and that of an unknown address say what is the matter, and lead on', async ({
  visit,
}) => {
  const { page, open } = await withoutScript(visit)
  await open('/favorieten/')
  expect(await page.getByRole('main').innerText()).toContain('Zonder JavaScript')
  await page.getByRole('link', { name: 'bekijk alle acts' }).click()
  await page.waitForURL('**/artists/')

  await open('/silkwood-parijs/')
  expect(await page.locator('h1').innerText()).toBe('Pagina niet gevonden')
  await page.getByRole('link', { name: 'Terug naar Home' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
})
