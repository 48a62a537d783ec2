/** The demonstration shows what the specification quotes, in as many columns and pixels as it says. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, describe } from 'vitest'
import { planSite } from '../../generator/build/plan-site.ts'
import { siteOptions } from '../../generator/commands/options.ts'
import { fileOfAddress, paths, type SitePath } from '../../generator/core/addresses.ts'
import { groupBy } from '../../generator/core/group-by.ts'
import { preview } from '../../generator/dev/preview.ts'
import { expect, test } from '../browser/browser.ts'
import { sampled, tries } from '../depth.ts'
import { projectRoot, sharedSite } from '../project.ts'
import { columns, figures, onEveryPage, quoted } from './specification.ts'

let origin: string
beforeAll(async () => {
  origin = await preview({ root: projectRoot, out: sharedSite(), port: 0 })
})

describe('the specification', () => {
  test.for(sampled([{ path: '/privacy/', ...onEveryPage }, ...quoted], 6))(
    '$path says what is quoted',
    async (expected, { shared: { page } }) => {
      await page.goto(origin + expected.path)
      const found = await page.evaluate(
        (selectors) => {
          const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
          const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
          return {
            title: document.title,
            robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
            headings: all('h1, h2, h3').map(({ textContent }) => plain(textContent)),
            links: all('a').map((link) => `${plain(link.textContent)}: ${link.getAttribute('href')}`),
            texts: all('body *').map(({ textContent }) => plain(textContent)),
            frames: all('iframe').map((frame) => `${frame.title}: ${frame.getAttribute('height')}`),
            counts: Object.fromEntries(selectors.map((selector) => [selector, all(selector).length])),
          }
        },
        Object.keys(expected.counts ?? {}),
      )
      const { title, robots, headings = [], links = {}, shows = [], frame, counts = {} } = expected
      if (title !== undefined) expect(found.title).toBe(title)
      if (robots !== undefined) expect(found.robots).toBe(robots)
      expect(headings.filter((heading) => !found.headings.includes(heading))).toEqual([])
      expect(
        Object.entries(links).flatMap(([label, to]) =>
          found.links.includes(`${label}: ${to}`) ? [] : `${label}: ${to}`,
        ),
      ).toEqual([])
      expect(
        shows.filter(
          (text) =>
            !found.texts.some(
              (shown) =>
                shown === text ||
                shown.startsWith(`${text} `) ||
                shown.startsWith(`${text}:`) ||
                shown.endsWith(` ${text}`),
            ),
        ),
      ).toEqual([])
      if (frame !== undefined) expect(found.frames).toEqual([`${frame}: ${figures.frameHeight}`])
      expect(found.counts).toEqual(counts)
    },
  )

  test.for(sampled(columns, 4))(
    '$list on $path has its columns at each width',
    async ({ path, list, widths }, { shared: { page } }) => {
      await page.goto(origin + path)
      const found = []
      for (const width of Object.keys(widths).map(Number)) {
        await page.setViewportSize({ width, height: 900 })
        const tracks = await page
          .locator(list)
          .first()
          .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
        found.push([String(width), tracks])
      }
      expect(Object.fromEntries(found)).toEqual(widths)
    },
  )

  // What is reported as read: events.test.ts.
  test('pictures appear at the specified figures', async ({ visit }) => {
    const { page, open } = await visit({ origin })
    await page.addInitScript(() => {
      const Native = IntersectionObserver
      window.IntersectionObserver = class extends Native {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(callback, options)
          document.documentElement.dataset.observed = `${this.thresholds[0]?.toFixed(2)} ${this.rootMargin}`
        }
      }
    })
    await open('/coverband-boeken/')
    expect(await page.evaluate(() => document.documentElement.dataset.observed)).toBe(
      `${figures.threshold.toFixed(2)} ${figures.rootMargin}`,
    )
  })

  /** Screens of a phone from the top of a page to the end of its main part: as long as it is useful. */
  const screens: readonly (readonly [family: string, most: number])[] = [
    ['act', 8],
    ['act in city', 6],
    // It says as much as the page of its act, whose canonical address it is.
    ['tribute in city', 6],
    ['city landing', 6],
    ['act for occasion', 6],
    ['act booking', 5.5],
    ['tribute', 5.5],
  ]
  const pages = new Map<string, readonly SitePath[]>()
  beforeAll(async () => {
    const plan = await planSite(projectRoot, siteOptions())
    const size = (path: SitePath) =>
      statSync(join(sharedSite(), fileOfAddress(path, plan.site.settings))).size
    for (const [family, own] of groupBy(plan.pages, ({ family }) => family)) {
      const largest = own.map(({ path }) => path).sort((a, b) => size(b) - size(a))
      pages.set(family, largest.slice(0, tries(2, 12)))
    }
  })
  const screensOf = async (path: SitePath, page: Page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(origin + path)
    return page.evaluate(() => {
      const [main, footer] = ['main', 'footer'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      )
      return {
        main: ((main?.bottom ?? 0) + scrollY) / innerHeight,
        footer: (footer?.height ?? 0) / innerHeight,
      }
    })
  }

  test.for(screens)(
    'a page of the family "%s" has at most %d screens',
    async ([family, most], { shared: { page } }) => {
      for (const path of pages.get(family) ?? []) {
        const { main, footer } = await screensOf(path, page)
        expect({ path, isShort: main <= most && footer <= 0.8 }, `${main} and ${footer} screens`).toEqual({
          path,
          isShort: true,
        })
      }
    },
  )
  test.for([
    [paths.home(), 7],
    [paths.written('/coverband-prijzen/'), 8],
    [paths.written('/coverband-bruiloft/'), 8],
    [paths.booking(), 4],
  ] as const)('%s has at most %d screens', async ([path, most], { shared: { page } }) => {
    expect((await screensOf(path, page)).main).toBeLessThanOrEqual(most)
  })
})

test('a first visit to the home page on a phone, not scrolled, costs at most 140 kB, with texts compressed as by any host', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const isText = !/font|avif|webp|jpeg|png/.test(response.headers()['content-type'] ?? '')
    sizes.push(response.body().then((body) => (isText ? gzipSync(body) : body).length))
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  expect(bytes).toBeGreaterThan(60_000)
  expect(bytes).toBeLessThanOrEqual(140_000)
})
