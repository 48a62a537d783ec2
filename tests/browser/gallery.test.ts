/** The gallery of an act with any number of photos: whole heads, and no hole. */
import { buildStyles, createBundles } from '../../generator/assets/bundles.ts'
import { siteRenderer } from '../../generator/build/make-page.ts'
import { expandRoutes } from '../../generator/routes/expand.ts'
import { families } from '../../generator/routes/index.ts'
import { tinyAssets, tinySite, tinyTheme } from '../tiny-site.ts'
import { expect, test } from './browser.ts'

const tiny = tinySite()
const image: typeof tinyAssets.image = (name) => ({
  ...tinyAssets.image(name),
  ...(name.includes('tall') && { width: 800, height: 1200 }),
  sources: [],
})
const assets = { ...tinyAssets, image, features: new Map(), preloads: [] }

/** The page of an act with these photos. */
async function pageWith(photos: readonly string[]): Promise<string> {
  const acts = tiny.acts.map((act) => ({
    ...act,
    gallery: photos.map((name) => ({ file: `acts/${name}.jpg`, shows: name })),
  }))
  const site = { ...tiny, acts }
  const route = [...expandRoutes(site, families)].find((route) => `${route.path}` === '/artist/silkwood/')
  const { files } = await buildStyles(
    { root: import.meta.dirname, theme: tinyTheme, ownFonts: false, found: '' },
    await createBundles(),
  )
  const styles = Buffer.from(files.find(({ path }) => path.endsWith('.css'))?.content() ?? []).toString(
    'utf8',
  )
  if (!route) throw new Error('there is no such page')
  return siteRenderer(
    site,
    assets,
  )(route)
    .html.replace(/<link rel="stylesheet"[^>]*>|<meta http-equiv[^>]*>/g, '')
    .replace('</head>', () => `<style>${styles}</style></head>`)
}

/** The cells without a photo or drawing, and the boxes of the pictures. */
function readGallery() {
  const gallery = document.querySelector('.gallery')
  if (!gallery) throw new Error('there is no gallery')
  const box = gallery.getBoundingClientRect()
  const middlesOf = (sizes: string, gap: string, from: number) => {
    let end = from - Number.parseFloat(gap)
    return sizes.split(' ').map((size) => {
      const start = end + Number.parseFloat(gap)
      end = start + Number.parseFloat(size)
      return (start + end) / 2
    })
  }
  const items = [...gallery.children].map(
    (item) => item.querySelector('img')?.getBoundingClientRect() ?? new DOMRect(),
  )
  const { gridTemplateColumns, gridTemplateRows, rowGap, columnGap } = getComputedStyle(gallery)
  const columns = middlesOf(gridTemplateColumns, columnGap, box.left)
  const rows = middlesOf(gridTemplateRows, rowGap, box.top)
  const isHole = (x: number, y: number) =>
    !items.some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom)
  const holes = rows.flatMap((y, row) =>
    columns.flatMap((x, column) => (isHole(x, y) ? [`row ${row + 1}, column ${column + 1}`] : [])),
  )
  const first = gallery.querySelector('img')
  const { objectFit } = getComputedStyle(first ?? document.body)
  return {
    columns: columns.length,
    holes,
    objectFit,
    height: items[0]?.height ?? 0,
    inColumn: box.width / columns.length,
  }
}

test.for([1, 2, 3, 4, 7])(
  'photos leave no hole beside the drawing of the line-up, %s of them',
  async (count, { browser }) => {
    const page = await browser.newPage()
    await page.setContent(await pageWith(Array.from({ length: count }, (_, index) => `photo-${index}`)))
    for (const [width, columns] of [[390, 2] as const, [800, 3] as const, [1280, 4] as const]) {
      await page.setViewportSize({ width, height: 800 })
      const found = await page.evaluate(readGallery)
      expect({
        width,
        columns: found.columns,
        holes: width === 1280 && count > 4 ? [] : found.holes,
      }).toEqual({ width, columns, holes: [] })
    }
    await page.close()
  },
)

test('a photo that is taller than wide is shown whole, and not small', async ({ browser }) => {
  const page = await browser.newPage()
  for (const photos of [['tall'], ['tall', 'b', 'c', 'd'], ['tall', 'tall-2', 'tall-3', 'tall-4']]) {
    await page.setContent(await pageWith(photos))
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const found = await page.evaluate(readGallery)
      expect(found.objectFit).toBe('contain')
      expect(found.height / found.inColumn, `${photos.length} photos at ${width}`).toBeGreaterThan(0.85)
    }
  }
  await page.close()
})
