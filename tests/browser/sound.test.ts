/** The clip of an act: nothing is loaded before somebody listens, and the keyboard plays it. */
import { expect, test } from './browser.ts'

test('the clip of an act plays and pauses by keyboard, and its file is loaded only then', async ({
  visit,
}) => {
  const { page, open, foreign, errors } = await visit()
  const loaded: string[] = []
  page.on('request', (request) => request.url().endsWith('.mp3') && loaded.push(request.url()))
  await open('/artist/silkwood/')
  const player = page.getByRole('button', { name: /^Luister/ })
  expect(await player.getAttribute('aria-pressed')).toBe('false')
  expect((await player.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(loaded).toEqual([])

  await player.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => player.getAttribute('aria-pressed')).toBe('true')
  // The page may show that it plays before the request is reported.
  await expect.poll(() => loaded).not.toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => player.getAttribute('aria-pressed')).toBe('false')
  expect([foreign, errors]).toEqual([[], []])
})

test('a film silences the clip, and the end of the clip frees its button', async ({ visit }) => {
  const { page, open } = await visit()
  await open('/artist/silkwood/')
  const player = page.getByRole('button', { name: /^Luister/ })
  await player.click()
  await expect.poll(() => player.getAttribute('aria-pressed')).toBe('true')
  await page.locator('[data-video]').first().click()
  await expect.poll(() => player.getAttribute('aria-pressed')).toBe('false')
  await page.keyboard.press('Escape')
  await player.click()
  await expect.poll(() => player.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => player.getAttribute('aria-pressed'), { timeout: 10_000 }).toBe('false')
})
