/** The poster of an act travels from where it was pressed to the page of the act, and back. */
import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'

/** What moves between two pages, on the next page that is opened: the names of the parts, or why nothing does. */
async function watchTransitions(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      const tell = (text: string) => {
        document.documentElement.dataset.moved = text
      }
      const parts = () =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || [])
      if (viewTransition) viewTransition.ready.then(() => tell(parts().join(' ')), tell)
      else tell('nothing')
    }),
  )
  const moved = () => page.evaluate(() => document.documentElement.dataset.moved ?? '')
  return async () => {
    await expect.poll(moved).not.toBe('')
    return moved()
  }
}

const card = (page: Page, act: string) =>
  page.locator(`.act-card .arrow-link[href="/artist/${act}/"]`).first()

async function press(page: Page, act: string): Promise<void> {
  // Only a poster in view travels.
  await card(page, act).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await card(page, act).click()
  await page.waitForURL(`**/artist/${act}/`)
}

test('the pressed poster, and no other, moves to the top of the page of its act, and nothing shifts or fails', async ({
  visit,
}) => {
  const { page, open, errors } = await visit()
  const moved = await watchTransitions(page)
  await open('/artists/')
  await page.evaluate(() =>
    addEventListener('pageswap', () => {
      const named = [...document.querySelectorAll('.act-card')].filter((card) =>
        [...card.querySelectorAll('*')].some(
          (part) => getComputedStyle(part).viewTransitionName === 'poster',
        ),
      )
      sessionStorage.setItem('named', named.map((card) => card.querySelector('h3')?.textContent).join())
    }),
  )
  await press(page, 'silkwood')
  expect(await moved()).toContain('::view-transition-group(poster)')
  expect(await page.evaluate(() => sessionStorage.getItem('named'))).toBe('Silkwood')
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
  await page.goBack()
  await moved()
  expect(errors).toEqual([])
})

test('nothing travels from a link without a poster, or for visitors who prefer less motion', async ({
  visit,
}) => {
  const { page, open, errors } = await visit()
  const moved = await watchTransitions(page)
  await open('/artist/silkwood/')
  await page.locator('.breadcrumb a[href="/artists/"]').click()
  await page.waitForURL('**/artists/')
  expect(await moved()).toBe('nothing')

  const still = await visit({ reducedMotion: 'reduce' })
  const movedStill = await watchTransitions(still.page)
  await still.open('/artists/')
  await press(still.page, 'silkwood')
  expect(await movedStill()).toBe('nothing')
  expect([errors, still.errors]).toEqual([[], []])
})

test('a form that was begun keeps the poster where it is', async ({ visit }) => {
  const { page, open, errors } = await visit()
  const moved = await watchTransitions(page)
  await open('/artist/silkwood/')
  await page
    .getByRole('button', { name: /affiche/i })
    .first()
    .click()
  await page.locator('.poster-form input').first().pressSequentially('Gent')
  await page.keyboard.press('Tab')
  await page.locator('.act-card .arrow-link').first().click()
  await page.waitForURL((url) => !url.pathname.includes('silkwood'))
  expect(await moved()).toBe('nothing')
  expect(errors).toEqual([])
})
