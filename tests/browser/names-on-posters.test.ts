/**
 * Names and words on posters, whatever the photograph: both pictures of every poster, that of the dark and that of
 * the light, are replaced by the worst that can hang there.
 */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { preview } from '../../generator/dev/preview.ts'
import { projectRoot, sharedSmallSite } from '../project.ts'
import { expect, test } from './browser.ts'

/** The small website with a wall on its home page, and an act that has a photograph. */
const site = () =>
  sharedSmallSite('posters', (project) => {
    project.edit('content/pages/home.md', 'searchLine: true', 'searchLine: true\n  wall: true')
    project.edit(
      'data/acts.ts',
      "image: 'acts/silkwood.svg'",
      "image: 'acts/silkwood-1.jpg', focus: [50, 30]",
    )
  })

const drawn = (inner: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="540" height="675">${inner}</svg>`))
    .png()
    .toBuffer()
const whole = 'width="100%" height="100%"'
const pictures = {
  white: `<rect ${whole} fill="#fff"/>`,
  'of the colour of the lamp': `<rect ${whole} fill="#ffb831"/>`,
  'of black and white squares': `<pattern id="a" width="48" height="48" patternUnits="userSpaceOnUse"><path d="M0 0h48v48H0" fill="#000"/><path d="M0 0h24v24H0zM24 24h24v24H24z" fill="#fff"/></pattern><rect ${whole} fill="url(#a)"/>`,
}

const words = {
  '/': ['.wall-lit span'],
  '/artists/': ['.act-card h3'],
  '/artist/silkwood/': ['h1', '.kicker label', '.lead', '.breadcrumb li > *'].map(
    (part) => `.hero-text ${part}`,
  ),
}

const cases = [390, 1440].flatMap((width) =>
  Object.entries(pictures).map(([name, drawing]) => ({ width, name, drawing })),
)

test.for(cases)(
  'at $width pixels words on a poster that is $name have a contrast of 4.5',
  async ({ width, drawing }, { visit }) => {
    const viewport = { width, height: 900 }
    const origin = await preview({ root: projectRoot, out: site(), port: 0 })
    const { page, open } = await visit({ origin, viewport, bypassCSP: true, reducedMotion: 'reduce' })
    const body = await drawn(drawing)
    await page.route('**/assets/images/acts/**', (route) => route.fulfill({ contentType: 'image/png', body }))
    const found: string[] = []
    for (const [path, selectors] of Object.entries(words)) {
      await open(path)
      await page.addStyleTag({
        content:
          '.lamp .lit, .wall-lit { mask-image: none !important } * { animation: none !important; transition: none !important }',
      })
      for (const { text, contrast } of await contrasts(page, selectors.join(), viewport))
        if (contrast < 4.5) found.push(`${path} ${text}: ${contrast.toFixed(2)}`)
    }
    expect(found).toEqual([])
  },
)

test('the beam on the page of an act opens as far as the faces on its photograph ask', async ({ visit }) => {
  const origin = await preview({ root: projectRoot, out: site(), port: 0 })
  const { page, open } = await visit({
    origin,
    viewport: { width: 390, height: 900 },
    reducedMotion: 'reduce',
  })
  await open('/artist/silkwood/')
  const [opening, asked] = await page
    .locator('.hero-lamp .lit')
    .first()
    .evaluate((lit) => ['--wide', '--half'].map((name) => getComputedStyle(lit).getPropertyValue(name)))
  expect(opening).toBe('13deg')
  expect(opening).toBe(asked)
})

/** The lowest contrast of each text on the screen with what is behind its letters, but for one pixel of a hundred. */
async function contrasts(page: Page, selector: string, { width, height }: { width: number; height: number }) {
  await page.locator(selector).first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const texts = await page.locator(selector).evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect()
      return { text: node.textContent ?? '', left, top, right, bottom }
    }),
  )
  const [lettered, bare] = [await pixelsOf(page), await withoutText(page)]
  return texts.flatMap(({ text, left, top, right, bottom }) => {
    const ratios: number[] = []
    let colour = 0
    const at: number[] = []
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
        const pixel = 3 * (y * width + x)
        if (differ(lettered, bare, pixel)) at.push(pixel)
      }
    // The middle of a stroke has the colour of the letters, which are all light.
    for (const pixel of at) colour = Math.max(colour, luminance(lettered, pixel))
    for (const pixel of at) ratios.push((colour + 0.05) / (luminance(bare, pixel) + 0.05))
    const lowest = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 100)]
    return lowest === undefined ? [] : [{ text: text.trim(), contrast: lowest }]
  })
}

const pixelsOf = async (page: Page) =>
  sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()

async function withoutText(page: Page) {
  const style = await page.addStyleTag({
    content: '* { color: transparent !important; text-decoration-color: transparent !important }',
  })
  const pixels = await pixelsOf(page)
  await style.evaluate((node) => node.parentNode?.removeChild(node))
  return pixels
}

const differ = (one: Buffer, other: Buffer, pixel: number) =>
  [0, 1, 2].some((channel) => Math.abs((one[pixel + channel] ?? 0) - (other[pixel + channel] ?? 0)) > 12)

function luminance(pixels: Buffer, pixel: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const part = (pixels[pixel + channel] ?? 0) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
