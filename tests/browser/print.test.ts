/**
 * What leaves the printer: a letterhead on every page, an act on one sheet, a poster and a checklist by
 * themselves.
 */
import type { Page } from 'playwright-core'
import { sampled } from '../depth.ts'
import { acts } from '../small-project/data/acts.ts'
import { expect, onePerFamily, test } from './browser.ts'

/** The number of sheets of paper, and the size of the first in points. */
async function sheets(page: Page): Promise<{ count: number; size: string | undefined }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const size = /\/MediaBox\s*\[([^\]]*)\]/.exec(pdf)?.[1]
  return {
    count: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    size: size?.trim().split(/\s+/).slice(2).map(Number).map(Math.round).join(' × '),
  }
}

/** The browser prints nothing by itself here: its command only leaves a mark. */
const catchPrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes'
    }
  })

test.for(sampled(acts, 2))('the sheet of $name is one A4', async ({ slug }, { shared: { page, open } }) => {
  await open(`/artist/${slug}/`)
  expect(await sheets(page)).toEqual({ count: 1, size: '595 × 842' })
})

const { form: _, ...framed } = onePerFamily

test.for(sampled(Object.entries(framed), 5, 2))(
  'on paper, the %s begins with a letterhead and has no menu, link list or button',
  async ([, path], { shared: { page, open } }) => {
    await open(path)
    await page.emulateMedia({ media: 'print' })
    const foot = page.locator('.site-footer')
    expect((await foot.innerText()).split(/\s*\n\s*/).join(' ')).toMatch(
      /^Toegift \+32 [\d ]+ \S+@\S+ .+\d{4} \S+/,
    )
    expect((await foot.boundingBox())?.y).toBe(0)
    const shown = (selector: string) => page.locator(`${selector}:visible`).count()
    for (const selector of ['nav', '.link-list', '.button', '.heart', '.booking-bar'])
      expect([selector, await shown(selector)]).toEqual([selector, 0])
    await page.emulateMedia({ media: null })
  },
)

test.for(sampled(Object.entries(framed), 5, 1))(
  'on paper, the text of the %s is dark on white, also where backgrounds are printed',
  async ([, path], { shared: { page, open } }) => {
    await open(path)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(paleTexts)).toEqual([])
    await page.emulateMedia({ media: null })
  },
)

test('the list of acts is printed with every act, a city with its cards, and the blog with every article', async ({
  shared: { page, open },
}) => {
  for (const [path, card] of [
    ['/artists/', '.act-card'],
    ['/coverband-gent/', '.act-card'],
    ['/blog/', '.article-card'],
  ] as const) {
    await open(path)
    const titles = await page.locator(`${card} h3`).allTextContents()
    expect(titles).not.toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator(`${card} h3:visible`).allTextContents()).toEqual(titles)
    for (const control of ['.tabs', '.act-search'])
      expect(await page.locator(`${control}:visible`).count(), control).toBe(0)
    await page.emulateMedia({ media: null })
  }
})

test('on paper a table is as wide as the sheet, and a question has its answer', async ({ visit }) => {
  // The width of the text on an A4.
  const { page, open } = await visit({ viewport: { width: 673, height: 1000 } })
  await page.emulateMedia({ media: 'print' })
  await open('/blog/coverband-prijzen-2025/')
  const [table] = await page
    .locator('.table-scroll')
    .evaluateAll((frames) => frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  expect(table).toBe(0)
  await open('/coverband-boeken/')
  expect(await page.locator('.faqs details').first().locator('p').isVisible()).toBe(true)
})

test('a poster shows what the visitor typed, and is printed alone on one A4', async ({ visit }) => {
  const { page, open, errors } = await visit()
  await catchPrint(page)
  await open('/artist/the-rover/')
  await page.getByRole('button', { name: 'Maak een affiche' }).click()
  await page.getByRole('textbox', { name: 'Plaats' }).fill('Gent')
  await page.getByRole('textbox', { name: 'Datum' }).fill('12 juni')
  await page.getByRole('button', { name: 'Print de affiche' }).click()
  await page.waitForSelector('[data-printed]')
  await page.emulateMedia({ media: 'print' })
  expect((await page.locator('body').innerText()).split(/\n+/)).toEqual([
    'The Rover',
    'Gent · 12 juni',
    'Toegift',
  ])
  await page.emulateMedia({ media: null })
  expect(await sheets(page)).toEqual({ count: 1, size: '595 × 842' })
  // After printing the page is as it was.
  expect(await page.locator('.poster').count()).toBe(1)
  expect(errors).toEqual([])
})

const evening = '/coverband-bruiloft/?evening=receptie:silkwood,dans:the-rover'

test.for([
  [
    'checklist for the hall',
    '/artist/silkwood/#zaal',
    'Print deze checklist',
    '.alone #zaal',
    'Past het in jullie zaal?',
  ],
  [
    'plan of an evening',
    evening,
    'Print deze avond',
    '.evening-total',
    'Stel jullie avond samen, Ceremonie, Receptie, Diner, Dans, Slot',
  ],
] as const)(
  'the %s is printed alone, on one sheet',
  async ([, address, button, shown, headings], { visit }) => {
    const { page, open } = await visit()
    await catchPrint(page)
    await open(address)
    await page.getByRole('button', { name: button }).click()
    await page.waitForSelector('[data-printed]')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator(shown).isVisible()).toBe(true)
    expect((await page.getByRole('heading').allInnerTexts()).join(', ')).toBe(headings)
    await page.emulateMedia({ media: null })
    expect((await sheets(page)).count).toBe(1)
  },
)

test('an address that leads to the checklist prints it on a sheet of its own behind that of the act, without script too', async ({
  visit,
}) => {
  const { page, open } = await visit({ javaScriptEnabled: false })
  await open('/artist/silkwood/#zaal')
  expect((await sheets(page)).count).toBe(2)
})

test('all favourites are printed on one landscape page', async ({ visit }) => {
  const { page, open } = await visit()
  await open(`/favorieten/?city=gent#${acts.map(({ slug }) => slug)}`)
  await page.emulateMedia({ media: 'print' })
  const frame = page.locator('.shortlist-frame')
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.emulateMedia({ media: null })
  expect(await sheets(page)).toEqual({ count: 1, size: '842 × 595' })
})

/**
 * Runs in the browser: the texts whose colour is pale, or that have a dark background, by a canvas that reads
 * any colour.
 */
function paleTexts(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  /** How bright a colour is on white paper, from 0 to 255. */
  const brightness = (color: string): number => {
    if (!canvas) return 0
    for (const style of ['#fff', color]) {
      canvas.fillStyle = style
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return 0.3 * red + 0.59 * green + 0.11 * blue
  }
  const isDark = (element: Element | null): boolean =>
    element !== null &&
    (brightness(getComputedStyle(element).backgroundColor) < 128 || isDark(element.parentElement))
  return [...document.querySelectorAll('main *')]
    .filter(
      (element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
        !element.closest('script, option'),
    )
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => brightness(getComputedStyle(element).color) > 128 || isDark(element))
    .map((element) => `${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 40)}`)
}
