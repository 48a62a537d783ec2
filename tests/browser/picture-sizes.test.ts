/**
 * Which variant of each picture a browser loads: enough pixels to be sharp, and not many times as many as it
 * shows.
 */
import { Buffer } from 'node:buffer'
import { buildStyles, createBundles } from '../../generator/assets/bundles.ts'
import { widths } from '../../generator/assets/encode.ts'
import { siteRenderer } from '../../generator/build/make-page.ts'
import { expandRoutes } from '../../generator/routes/expand.ts'
import { families } from '../../generator/routes/index.ts'
import { sampled } from '../depth.ts'
import { tinyAssets, tinySite, tinyTheme } from '../tiny-site.ts'
import { expect, test } from './browser.ts'

const origin = 'https://bureau.example'
const tiny = tinySite()
/**
 * Each article has a picture of its own: a browser that has loaded a large variant shows that again, however
 * small the place.
 */
const site = {
  ...tiny,
  articles: tiny.articles.map((article) => ({ ...article, image: `blog/${article.slug}.jpg` })),
}

/** Photographs that are large enough for every place; posters are upright. */
const image: typeof tinyAssets.image = (name) => ({
  ...tinyAssets.image(name),
  ...(name.startsWith('acts/') && !/-\d\./.test(name)
    ? { width: 4000, height: 5000 }
    : { width: 4500, height: 3000 }),
  sources: [
    {
      type: 'image/avif',
      srcSet: widths.map((width) => `/assets/images/${name}-${width}.avif ${width}w`).join(', '),
    },
  ],
})
const assets = {
  ...tinyAssets,
  image,
  stylesheet: '/site.css',
  script: undefined,
  features: new Map(),
  preloads: [],
}
const render = siteRenderer(site, assets)

const picturesOf = (html: string) => html.split('<picture').length
/** The page of each family that shows most pictures. */
const pages = families.flatMap(({ family }) =>
  [...expandRoutes(site, families)]
    .filter((route) => route.family === family)
    .map((route) => ({ path: route.path, html: render(route).html }))
    .filter(({ html }) => html.includes('<picture'))
    .sort((a, b) => picturesOf(b.html) - picturesOf(a.html))
    .slice(0, 1),
)

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const screens = [390, 768, 1440].flatMap((width) => [1, 2].map((density) => ({ width, density })))

test.for(sampled(screens, 2, 1))(
  'every picture has the pixels that it shows: $width pixels, density $density',
  async ({ width, density }, { browser }) => {
    const { files } = await buildStyles(
      { root: import.meta.dirname, theme: tinyTheme, ownFonts: false, found: '' },
      await createBundles(),
    )
    const styles = Buffer.from(files.find(({ path }) => path.endsWith('.css'))?.content() ?? []).toString(
      'utf8',
    )
    const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor: density })
    const page = await context.newPage()
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      const html = pages.find(({ path }) => path === pathname)?.html
      if (html !== undefined) return route.fulfill({ contentType: 'text/html', body: html })
      return pathname === '/site.css'
        ? route.fulfill({ contentType: 'text/css', body: styles })
        : route.fulfill({ contentType: 'image/gif', body: pixel })
    })
    const wrong: string[] = []
    for (const { path } of pages) {
      await page.goto(origin + path)
      for (const { source, shown, place } of await page.evaluate(loadedPictures)) {
        const needed = Math.floor(shown * density)
        const loaded = Number(/-(\d+)\.avif$/.exec(source)?.[1])
        const isLargest = loaded === Math.max(...widths)
        if ((loaded < needed && !isLargest) || loaded > 2 * needed)
          wrong.push(`${path} ${place}: ${loaded} pixels for ${needed}`)
      }
    }
    await context.close()
    expect(wrong).toEqual([])
  },
)

/**
 * Runs in the browser: brings each picture into sight, and returns what was chosen for it and how wide all of
 * it would be shown.
 */
async function loadedPictures(): Promise<{ source: string; shown: number; place: string }[]> {
  const found = []
  for (const image of document.querySelectorAll<HTMLImageElement>('picture img')) {
    // What this width hides is not fetched.
    if (!image.checkVisibility()) continue
    image.scrollIntoView()
    while (!image.complete || image.currentSrc === '') await new Promise((resolve) => setTimeout(resolve, 10))
    const box = image.getBoundingClientRect()
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const shown =
      getComputedStyle(image).objectFit === 'cover' ? Math.max(box.width, box.height * ratio) : box.width
    // Pictures of a hidden tab or a closed dialog have no size.
    if (box.width > 0)
      found.push({
        source: image.currentSrc,
        shown,
        place: image.closest('[class]')?.parentElement?.className ?? '',
      })
  }
  return found
}
