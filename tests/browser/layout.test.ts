/** What the layout shows whole, where it stands, and how it is read, at each width. */
import { expect, test } from './browser.ts'

const widths = [390, 768, 1024, 1280, 1440, 1600, 1920]
const inCity = ['/band-marginal-gent/', '/michael-jackson-tribute-gent/']

test.for(inCity)('%s shows its city with the tops of its towers', async (path, { shared }) => {
  const { page, open } = shared
  await open(path)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const { share, ...place } = await page.locator('.town img').evaluate((image) => {
      const box = image.getBoundingClientRect()
      const height = (box.width * Number(image.getAttribute('height'))) / Number(image.getAttribute('width'))
      const from = Number.parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? '')
      return {
        share: (Math.max(0, height - box.height) / height) * (from / 100),
        isShown: image.checkVisibility() && box.width >= innerWidth * 0.4,
        isInside: box.left >= 0 && box.right <= innerWidth,
      }
    })
    expect({ width, ...place }).toEqual({ width, isShown: true, isInside: true })
    expect(share, `the share above what shows at ${width} pixels`).toBeLessThanOrEqual(0.04)
  }
})

test.for([...inCity, '/artist/band-marginal/'])(
  '%s shows the whole stage plan, or that it scrolls',
  async (path, { shared }) => {
    const { page, open } = shared
    await open(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const plan = await page.locator('.stage-plot-frame').evaluate((frame) => {
        const fold = frame.closest<HTMLDetailsElement>('.fold')
        if (fold) fold.open = true
        const fade = getComputedStyle(frame, '::after')
        return {
          isWhole: frame.scrollWidth <= frame.clientWidth,
          fades: fade.position === 'sticky' && fade.backgroundImage.includes('gradient'),
        }
      })
      expect(plan.isWhole || plan.fades, `at ${width} pixels`).toBe(true)
      if (width >= 1200) expect(plan.isWhole, `at ${width} pixels`).toBe(true)
    }
  },
)

test('the header stands on the grid of the content, which is wider on a large screen', async ({ shared }) => {
  const { page, open } = shared
  await open('/artist/band-marginal/')
  for (const [width, content] of [
    [1440, 1200],
    [1600, 1280],
    [1920, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const found = await page.evaluate(() => {
      const [header, wrap] = ['.site-header .brand', 'main .wrap'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      )
      const heightOf = (selector: string) => {
        const range = document.createRange()
        range.selectNodeContents(document.querySelector(selector) ?? document.body)
        const { top, height } = range.getBoundingClientRect()
        return Math.round(top + height / 2)
      }
      return {
        lefts: [header?.left, wrap?.left],
        width: wrap?.width,
        lines: [heightOf('.nav-wide > ul a'), heightOf('.nav-more summary')],
      }
    })
    expect(found.width).toBe(content)
    expect(found.lefts[0]).toBe(found.lefts[1])
    expect(found.lines[0]).toBe(found.lines[1])
  }
})

test('running text has 62 to 70 characters a line on a desktop, and letters of 17 pixels on a phone', async ({
  shared,
}) => {
  const { page, open } = shared
  await open('/blog/coverband-prijzen-2025/')
  const letters = () =>
    page
      .locator('.prose > p')
      .first()
      .evaluate((paragraph) => {
        const range = document.createRange()
        range.selectNodeContents(paragraph)
        const lines = [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0)
        const { width } = paragraph.getBoundingClientRect()
        const text = paragraph.textContent ?? ''
        return {
          size: Number.parseFloat(getComputedStyle(paragraph).fontSize),
          aLine: (width * text.length) / lines,
        }
      })
  await page.setViewportSize({ width: 1440, height: 900 })
  const { aLine } = await letters()
  expect(aLine).toBeGreaterThanOrEqual(62)
  expect(aLine).toBeLessThanOrEqual(70)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect((await letters()).size).toBeGreaterThanOrEqual(17)
  }
})

test('a set list has a song a line, without a break in a title of 24 letters', async ({ shared }) => {
  const { page, open } = shared
  for (const path of ['/artist/band-marginal/', '/artist/1984/']) {
    await open(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const songs = await page.locator('.set-list li').evaluateAll((items) =>
        items.map((item) => {
          const range = document.createRange()
          range.selectNode(item.firstChild ?? item)
          const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
          return {
            title: range.toString(),
            lines: new Set([...range.getClientRects()].map(({ top }) => top)).size,
            top: item.getBoundingClientRect().top,
            left: item.getBoundingClientRect().left,
            isArtistSmall: [...item.querySelectorAll('small')].every((artist) => size(artist) < size(item)),
          }
        }),
      )
      const broken = songs.filter(({ title, lines }) => title.length <= 24 && lines > 1)
      expect(broken, `at ${width} pixels`).toEqual([])
      expect(new Set(songs.map(({ top, left }) => `${top} ${left}`)).size).toBe(songs.length)
      expect(songs.every(({ isArtistSmall }) => isArtistSmall)).toBe(true)
      if (width >= 1280) expect(new Set(songs.map(({ left }) => left)).size).toBe(2)
    }
  }
})
