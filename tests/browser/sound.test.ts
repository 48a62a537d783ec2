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

test('the lamp breathes with the clip and the set list plays, and at its end the light is as it was', async ({
  visit,
}) => {
  const { page, open, errors } = await visit()
  await open('/artist/silkwood/')
  const still = await page.evaluate(lightOfPage)
  expect(still).toMatch(/^13deg( 0)+$/)
  const player = page.getByRole('button', { name: /^Luister/ })
  const ended = page.evaluate(highestLight)
  await player.click()
  const { beam, lines } = await ended
  expect(beam).toBeGreaterThan(13.1)
  expect(Math.max(...lines)).toBeGreaterThan(0.01)
  expect(new Set(lines).size).toBeGreaterThan(1)
  expect(await player.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => page.evaluate(lightOfPage)).toBe(still)
  expect(errors).toEqual([])
})

test('for visitors who prefer less motion the clip plays and the light stays where it is', async ({
  visit,
}) => {
  const { page, open } = await visit({ reducedMotion: 'reduce' })
  await open('/artist/silkwood/')
  const still = await page.evaluate(lightOfPage)
  const player = page.getByRole('button', { name: /^Luister/ })
  await player.click()
  await expect.poll(() => player.evaluate((node) => node.style.getPropertyValue('--played') > '0')).toBe(true)
  expect(await page.evaluate(lightOfPage)).toEqual(still)
})

/** Runs in the browser: half of the width of the beam, and how far each line of the set list plays. */
function lightOfPage(): string {
  const lamp = document.querySelector('.hero-lamp') ?? document.body
  const lines = [...document.querySelectorAll('.set-list li')]
  const far = (line: Element) => new DOMMatrix(getComputedStyle(line, '::after').transform).a
  return [getComputedStyle(lamp).getPropertyValue('--wide'), ...lines.map(far)].join(' ')
}

/** Runs in the browser: the most of each of them until the clip ends. */
async function highestLight(): Promise<{ beam: number; lines: number[] }> {
  const player = document.querySelector('.sound')
  const lamp = document.querySelector('.hero-lamp') ?? document.body
  const lines = [...document.querySelectorAll('.set-list li')]
  const most = { beam: 0, lines: lines.map(() => 0) }
  let hasPlayed = false
  while (!hasPlayed || player?.ariaPressed === 'true') {
    await new Promise(requestAnimationFrame)
    hasPlayed ||= player?.ariaPressed === 'true'
    const far = (line: Element) => new DOMMatrix(getComputedStyle(line, '::after').transform).a
    most.beam = Math.max(most.beam, Number.parseFloat(getComputedStyle(lamp).getPropertyValue('--wide')))
    most.lines = most.lines.map((before, at) => Math.max(before, far(lines[at] ?? lamp)))
  }
  return most
}
