/** The site without a mouse: every stop of the Tab key is in order, can be seen, and can be left again. */
import type { Page } from 'playwright-core'
import { acts } from '../small-project/data/acts.ts'
import { site } from '../small-project/data/site.ts'
import { expect, focused, test } from './browser.ts'

const phone = { width: 390, height: 800 }
const desk = { width: 1280, height: 800 }
const callLabel = `Bel ${site.phone}`
const mainLinks = ['Home', 'Over Toegift', 'Artiesten', 'Coverband', 'Tributeband', 'Blog', 'Contact']

type Stop = { name: string; marked: boolean; inView: boolean }

/** What has the focus, and whether a visitor can see that it has. */
const stop = async (page: Page): Promise<Stop> => ({
  name: await focused(page),
  ...(await page.evaluate(() => {
    const node = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node)
    const box = node.getBoundingClientRect()
    return {
      // A frame shows no mark of its own: what has the focus inside it does.
      marked: node instanceof HTMLIFrameElement || (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      inView: box.width > 1 && box.height > 1,
    }
  })),
})

/** Presses Tab until the focus leaves the page; a page that never lets it go ends the test. */
async function walk(page: Page, most = 150): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press('Tab')
    if (!(await page.evaluate(() => document.hasFocus()))) return stops
    stops.push(await stop(page))
  }
  throw new Error(`After ${most} stops the focus is still on the page, at ${stops.at(-1)?.name}.`)
}

const names = (stops: readonly Stop[]) => stops.map(({ name }) => name)
const footerLinks = (page: Page) => page.locator('footer a').allTextContents()

test.for([
  ['/', desk],
  ['/', phone],
  ['/artist/silkwood/', desk],
  ['/contact/', phone],
  ['/blog/coverband-prijzen-2025/', desk],
] as const)('on %s every stop can be seen, and the last link of the footer is not the end', async ([path, size], { shared: { page, open } }) => {
  await page.setViewportSize(size)
  await open(path)
  const stops = await walk(page)
  expect(names(stops.filter(({ marked, inView }) => !marked || !inView))).toEqual([])
  expect(stops[0]?.name).toBe('Naar de inhoud')
  const ends = await footerLinks(page)
  expect(names(stops).slice(-ends.length)).toEqual(ends)
})

test('on a wide screen the navigation comes in its order', async ({ shared: { page, open } }) => {
  await page.setViewportSize(desk)
  await open('/about/')
  expect(names(await walk(page)).slice(0, 10)).toEqual(['Naar de inhoud', 'Toegift', ...mainLinks, 'Boekingsaanvraag'])
})

test('on a phone the menu is one stop until it is opened, with Enter, and then comes in its order', async ({ shared: { page, open } }) => {
  await page.setViewportSize(phone)
  await open('/about/')
  expect(names(await walk(page)).slice(0, 5)).toEqual(['Naar de inhoud', 'Toegift', callLabel, 'Menu', 'Home'])

  await open('/blog/')
  while ((await focused(page)) !== 'Menu') await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const opened: string[] = []
  while (opened.length < mainLinks.length + 3) {
    await page.keyboard.press('Tab')
    opened.push(await focused(page))
  }
  expect(opened).toEqual([...mainLinks, 'Boekingsaanvraag', callLabel, 'Mail ons'])
})

test('the skip link is out of sight until it has the focus, and leads past the navigation', async ({ shared: { page, open } }) => {
  await page.setViewportSize(desk)
  await open('/about/')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  const bottom = async () => ((await skip.boundingBox())?.y ?? 0) + ((await skip.boundingBox())?.height ?? 0)
  expect(await bottom()).toBeLessThanOrEqual(0)
  await page.keyboard.press('Tab')
  expect(await bottom()).toBeGreaterThan(20)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the link that is hidden in the footer comes into sight with the focus', async ({ shared: { page, open } }) => {
  await open('/about/')
  const link = page.getByRole('link', { name: 'Tributeband voor je festival' })
  const height = async () => (await link.locator('..').boundingBox())?.height
  expect(await height()).toBe(1)
  await link.focus()
  expect(await height()).toBeGreaterThan(20)
})

test('from the tabs to an act, without a mouse', async ({ shared: { page, open } }) => {
  await page.setViewportSize(desk)
  await open('/artists/')
  while (!/^Alle \d/.test(await focused(page))) await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.type('mj-history')
  await page.keyboard.press('Tab')
  const filters = await page.getByRole('search').getByRole('combobox').count()
  for (let passed = 0; passed < filters; passed++) await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Meer Info over MJ History')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/artist/mj-history/')
})

test('an open dialog keeps the focus off the page behind it, and gives it back', async ({ shared: { page, open } }) => {
  await page.setViewportSize(desk)
  await open('/artist/silkwood/')
  const photos = acts.find(({ slug }) => slug === 'silkwood')?.gallery.length ?? 0
  // With the line-up and the stage from above.
  expect(await page.getByRole('button', { name: /^Vergroot/ }).count()).toBe(photos + 2)
  await page.getByRole('button', { name: 'Vergroot: Silkwood foto 1' }).focus()
  await page.keyboard.press('Enter')
  const stops: Stop[] = []
  while (stops.length < 8) {
    stops.push(await stop(page))
    await page.keyboard.press('Tab')
  }
  // On its way round the focus passes the browser's own bar, where it has no name.
  const within = stops.filter(({ name }) => name !== '')
  expect(within.filter(({ marked }) => !marked)).toEqual([])
  expect([...new Set(names(within))]).toEqual(['Sluiten', 'Vorige', 'Volgende'])
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toMatch(/^Vergroot: Silkwood foto 1: /)
})
