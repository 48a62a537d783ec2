/**
 * The site without a mouse: the stops of the Tab key are in order. `every-family.test.ts` holds that each can
 * be seen, and left again.
 */
import type { Page } from 'playwright-core'
import { acts } from '../small-project/data/acts.ts'
import { site } from '../small-project/data/site.ts'
import { expect, focused, test } from './browser.ts'

const phone = { width: 390, height: 800 }
const desk = { width: 1280, height: 800 }
const callLabel = `Bel ${site.phone}`
const mainLinks = ['Home', 'Over Toegift', 'Artiesten', 'Coverband', 'Tributeband', 'Blog', 'Contact']

/** What has the focus after each of so many presses of Tab. */
async function stops(page: Page, count: number): Promise<string[]> {
  const names: string[] = []
  while (names.length < count) {
    await page.keyboard.press('Tab')
    names.push(await focused(page))
  }
  return names
}

test('on a wide screen the navigation comes in its order; on a phone the menu opens with Enter, and then comes in its order', async ({
  shared: { page, open },
}) => {
  await page.setViewportSize(desk)
  await open('/about/')
  expect(await stops(page, 11)).toEqual([
    'Naar de inhoud',
    'Toegift',
    ...mainLinks,
    'Meer',
    'Boekingsaanvraag',
  ])

  await page.setViewportSize(phone)
  await open('/blog/')
  expect(await stops(page, 4)).toEqual(['Naar de inhoud', 'Toegift', callLabel, 'Menu'])
  await page.keyboard.press('Enter')
  expect(await stops(page, mainLinks.length + 5)).toEqual([
    ...mainLinks,
    'Agenda',
    'Favorieten',
    'Boekingsaanvraag',
    callLabel,
    'Mail ons',
  ])
})

test('the skip link and the hidden link of the footer come into sight with the focus, and the first leads past the navigation', async ({
  shared: { page, open },
}) => {
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

  const link = page.getByRole('link', { name: 'Tributeband voor je festival' })
  const height = async () => (await link.locator('..').boundingBox())?.height
  expect(await height()).toBe(1)
  await link.focus()
  expect(await height()).toBeGreaterThan(20)
})

test('an open dialog keeps the focus off the page behind it, shows where it is, and gives it back', async ({
  shared: { page, open },
}) => {
  await page.setViewportSize(desk)
  await open('/artist/silkwood/')
  const photos = acts.find(({ slug }) => slug === 'silkwood')?.gallery.length ?? 0
  // With the line-up and the stage from above.
  expect(await page.getByRole('button', { name: /^Vergroot/ }).count()).toBe(photos + 1)
  await page.getByRole('button', { name: 'Vergroot: Silkwood foto 1' }).focus()
  await page.keyboard.press('Enter')
  const outlines = new Map<string, string>()
  for (let presses = 0; presses < 8; presses++) {
    outlines.set(
      await focused(page),
      await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle),
    )
    await page.keyboard.press('Tab')
  }
  // On its way round the focus passes the browser's own bar, where it has no name.
  outlines.delete('')
  expect([...outlines.keys()]).toEqual(['Sluiten', 'Vorige', 'Volgende'])
  expect([...outlines.values()]).not.toContain('none')
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toMatch(/^Vergroot: Silkwood foto 1: /)
})
