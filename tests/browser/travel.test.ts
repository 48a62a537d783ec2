/** The poster of an act travels from where it was pressed to the page of the act. */
import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'

/** @returns what began to move on the page that is open: classes, and from where to where */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    const moves: string[] = []
    Element.prototype.animate = function (frames, options) {
      const steps = Array.isArray(frames) ? frames.map(({ transform }) => `${transform}`) : []
      moves.push(`${this.className}: ${steps.join(' to ')}`)
      document.documentElement.dataset.moves = moves.join('\n')
      return animate.call(this, frames, options)
    }
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    return page.evaluate(() => document.documentElement.dataset.moves?.split('\n') ?? [])
  }
}

async function press(page: Page, act: string) {
  const link = page.locator(`.act-card .arrow-link[href="/artist/${act}/"]`).first()
  await link.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = await link.evaluate((link) => {
    const poster = link.closest('.act-card')?.querySelector('.lamp, picture')
    return { left: poster?.getBoundingClientRect().left ?? 0, top: poster?.getBoundingClientRect().top ?? 0 }
  })
  await link.click()
  await page.waitForURL(`**/artist/${act}/`)
  return place
}

test('the pressed poster moves from its place to the top of the page of its act, once, and nothing shifts', async ({
  visit,
}) => {
  const { page, open, errors } = await visit()
  const moves = await watchMoves(page)
  await open('/artists/')
  const from = await press(page, 'silkwood')
  const [move = '', ...more] = await moves()
  expect(more).toEqual([])
  const to = await page.locator('.hero-picture').evaluate((poster) => ({
    left: poster.getBoundingClientRect().left,
    top: poster.getBoundingClientRect().top,
  }))
  const [, across, down] =
    /^hero-picture.*: translate\((.+)px, (.+)px\) scale\(0\..+\) to none$/.exec(move) ?? []
  expect(Number(across)).toBeCloseTo(from.left - to.left, 0)
  expect(Number(down)).toBeCloseTo(from.top - to.top, 0)
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 1000)
      }),
  )
  expect(shifts).toBeLessThanOrEqual(0.02)
  await page.reload()
  expect(await moves()).toEqual([])
  expect(errors).toEqual([])
})

test('nothing travels from a link without a poster, or for visitors who prefer less motion', async ({
  visit,
}) => {
  const { page, open } = await visit()
  const moves = await watchMoves(page)
  await open('/artist/silkwood/')
  await page.locator('.breadcrumb a[href="/artists/"]').click()
  await page.waitForURL('**/artists/')
  expect(await moves()).toEqual([])

  const still = await visit({ reducedMotion: 'reduce' })
  const movesStill = await watchMoves(still.page)
  await still.open('/artists/')
  await press(still.page, 'silkwood')
  expect(await movesStill()).toEqual([])
})

test('a form that was begun keeps the poster where it is', async ({ visit }) => {
  const { page, open } = await visit()
  const moves = await watchMoves(page)
  await open('/artist/silkwood/')
  await page
    .getByRole('button', { name: /affiche/i })
    .first()
    .click()
  await page.locator('.poster-form input').first().pressSequentially('Gent')
  await page.keyboard.press('Tab')
  await page.locator('.act-card .arrow-link').first().click()
  await page.waitForURL((url) => !url.pathname.includes('silkwood'))
  expect(await moves()).toEqual([])
})
