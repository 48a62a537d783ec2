/**
 * Cards of acts: the whole card leads to its act, nothing on it is cut, and the poster is shown as it was
 * drawn.
 */
import type { Locator, Page } from 'playwright-core'
import { sampled } from '../depth.ts'
import { expect, test } from './browser.ts'

const card = (page: Page) => page.locator('.act-card').first()
const pathOf = (page: Page) => new URL(page.url()).pathname
const phone = { width: 390, height: 844 }

test('a press on the poster, the text or the name opens the act', async ({ shared: { page, open } }) => {
  for (const part of ['img', '.act-card-text > p:last-of-type', 'h3', 'article .act-card-facts']) {
    await open('/artists/')
    const slug = await card(page).getAttribute('data-act')
    const target = page.locator(part.startsWith('article') ? part : `.act-card ${part}`).first()
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await page.waitForURL('**/artist/**')
    expect(pathOf(page)).toBe(`/artist/${slug}/`)
  }
})

test('a card is one stop for the keyboard, and its film and the act in this city others, with places of their own', async ({
  shared: { page, open },
}) => {
  await open('/artists/')
  const names = await card(page).locator('a').allInnerTexts()
  expect(names.map((name) => name.split(/\s/)[0])).toEqual(['Meer', 'Video'])
  await page
    .getByRole('button', { name: /^Video van / })
    .first()
    .click()
  expect(await page.getByRole('dialog').isVisible()).toBe(true)
  expect(pathOf(page)).toBe('/artists/')

  await open('/coverband-gent/')
  const slug = await card(page).getAttribute('data-act')
  await page.locator('.act-card-local').first().click()
  await page.waitForURL(/-gent\/$/)
  expect(pathOf(page)).toBe(`/${slug}-gent/`)
})

const widths = [phone.width, 768, 1440]

test.for(sampled(widths, 1))(
  'at %i pixels no card cuts its text or has more than three lines, that of a similar act two, and no poster is cropped',
  async (width, { visit }) => {
    const { page, open } = await visit({ viewport: { width, height: 900 } })
    for (const path of [
      '/artists/',
      '/artists/?search=mj-history',
      '/coverband-gent/',
      '/silkwood-gent/',
      '/artist/silkwood/',
    ]) {
      await open(path)
      await layOutAll(page)
      expect(await page.evaluate(faults), path).toEqual([])
      const isBeside = path === '/artist/silkwood/' && width > phone.width
      expect(await page.evaluate(mostLines), path).toBeLessThanOrEqual(isBeside ? 2 : 3)
    }
  },
)

/** Runs in the browser: the lines of the longest text of a card. */
const mostLines = () =>
  Math.max(
    ...[...document.querySelectorAll('.act-card-bio')].map((node) =>
      Math.round(node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight)),
    ),
  )

/**
 * Lays out the cards below the screen too, as a visitor finds them who scrolls there: until then each has an
 * estimated height.
 */
const layOutAll = (page: Page) =>
  page.locator('.act-card').evaluateAll((cards) => {
    for (const node of cards)
      if (node.parentElement !== null) node.parentElement.style.contentVisibility = 'visible'
  })

/**
 * Runs in the browser: texts that are larger than their boxes or outside of their card, and posters in other
 * proportions than their own.
 */
function faults(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.act-card')].flatMap((node) => {
    const edge = node.getBoundingClientRect()
    const cut = [...node.querySelectorAll<HTMLElement>('h2, h3, p, a:not(:has(*))')].filter((part) => {
      const { left, right, bottom } = part.getBoundingClientRect()
      return (
        part.scrollHeight > part.clientHeight + 2 ||
        left < edge.left ||
        right > edge.right + 1 ||
        bottom > edge.bottom + 1
      )
    })
    const image = node.querySelector('img')
    const box = image?.getBoundingClientRect()
    const isWhole =
      box !== undefined &&
      Math.abs(
        box.width / box.height - Number(image?.getAttribute('width')) / Number(image?.getAttribute('height')),
      ) < 0.02
    return [
      ...cut.map((part) => part.textContent ?? ''),
      ...(isWhole ? [] : [`poster of ${node.dataset.act}`]),
    ]
  })
}

test('on a phone the first six posters of the list are as wide as the screen, and elsewhere three cards fit on it', async ({
  visit,
}) => {
  const { page, open } = await visit({ viewport: phone, hasTouch: true })
  const widths = () =>
    page
      .locator('.act-card img:not(.lit)')
      .evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().width)))
  await open('/artists/')
  await layOutAll(page)
  expect(new Set((await widths()).slice(0, 6))).toEqual(new Set([350]))
  await open('/coverband-gent/')
  expect(new Set(await widths()).size).toBe(1)
  const heights = await page.locator('.act-grid').evaluateAll((grids) =>
    grids.flatMap((grid) => {
      const boxes = [...grid.children].map((node) => node.getBoundingClientRect())
      return boxes.slice(2).map(({ bottom }, index) => bottom - (boxes[index]?.top ?? 0))
    }),
  )
  expect(heights.length).toBeGreaterThan(0)
  expect(heights.filter((height) => height > phone.height)).toEqual([])
})

/** The half of the width of the light on a poster, in degrees. */
const lightOn = (poster: Locator) =>
  poster.evaluate((node) => Number.parseFloat(getComputedStyle(node).getPropertyValue('--wide')))

test('the light opens on the poster below the pointer, at once for visitors who want no motion', async ({
  visit,
}) => {
  const { page, open } = await visit()
  await open('/artists/')
  await withLamps(page)
  const poster = card(page).locator('.act-card-picture')
  expect(await lightOn(poster)).toBe(13)
  await card(page).hover()
  await expect.poll(() => lightOn(poster)).toBe(60)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await poster.evaluate((node) => getComputedStyle(node).transitionDuration)).toBe('0s')
})

test('on a phone the light opens on the poster in the middle of the screen', async ({ visit }) => {
  const { page, open } = await visit({ viewport: phone, hasTouch: true, isMobile: true })
  await open('/artists/')
  await withLamps(page)
  const poster = page.locator('.act-card-picture').nth(2)
  await poster.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect.poll(() => lightOn(poster)).toBe(60)
  expect(await lightOn(page.locator('.act-card-picture').nth(3))).toBeLessThan(60)
})

/** The photographs of the small project hang under no lamp. */
const withLamps = (page: Page) =>
  page.locator('.act-card-picture').evaluateAll((posters) => {
    for (const poster of posters) poster.classList.add('lamp')
  })
