/** The site behind the development server: loaded at once, rendered page by page on request. */
import { buildAssets } from '../assets/assets.ts'
import { siteRenderer } from '../build/make-page.ts'
import { assetProblems } from '../commands/report/fault-problems.ts'
import { basePathOf, formatHref, paths } from '../core/addresses.ts'
import { oncePer } from '../core/once-per.ts'
import { type OutputFile, textFile } from '../core/output-file.ts'
import { DataProblems, isError, type Problem, placeText } from '../core/problem.ts'
import { decodePercents } from '../core/text.ts'
import { loadSite } from '../load/load.ts'
import type { Site, SiteOptions } from '../load/site.ts'
import { deriveFiles, sitemapEntries } from '../render/derived/derive.ts'
import { type Header, securityHeaders } from '../render/derived/headers.ts'
import { expand, expandRoutes, siteWithRedirects } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Route } from '../routes/route.ts'
import { createYield } from '../system/yield.ts'
import { placesOnPages, type ShownText, type TextPlace } from '../trace/places.ts'

/** A site, or the problems (errors and warnings) of files that make none. */
export type Opened = { site: DevSite } | { problems: readonly Problem[] }

export type DevSite = {
  headers: readonly Header[]
  warnings: readonly Problem[]
  /** The addresses of all stylesheets. */
  styles: readonly string[]
  /**
   * What a host answers for an address, written as in links, without its query.
   * @throws what a template throws
   */
  answer: (address: string) => Answer
  /** The routes that have all words of a search in their address, family, title or sources. */
  routes: (search: string) => readonly RouteRow[]
  /** Where a text of the page at an address is written, the most likely place first. */
  places: (address: string, shown: ShownText) => readonly TextPlace[]
  made: Made
}

/**
 * A page, a file, a redirect, problems that only rendering finds (such as a missing picture), or nothing
 * where the site has no page for unknown addresses.
 */
export type Answer =
  | { html: string; status: 200 | 404 | 410 }
  | Pick<OutputFile, 'path' | 'content'>
  | { to: string }
  | { problems: readonly Problem[] }
  | { status: 404 }

/** `sources` are named by their entries and lines, such as `acts/silkwood` and `data/acts.ts:41`. */
export type RouteRow = {
  address: string
  family: string
  title: string
  sources: readonly { entry: string; place: string }[]
}

/**
 * What a site is made of, and by which functions: the next site has the same parts unless one of their files
 * has changed, or the code that makes them.
 */
type Made = {
  loaded: Site
  load: typeof loadSite
  built: Awaited<ReturnType<typeof build>>
  build: typeof buildAssets
}

/** What may have changed since a site was made: the owner's files, or what styles and scripts are made of. */
export type Changed = { owned: boolean; bundled: boolean }

/**
 * Reads the owner's files below `root` and prepares what pages need. Checks of all pages are left to `check`,
 * so that a large site is shown soon. Rejects for faults of the program only.
 */
export async function loadDevSite(
  root: string,
  options: SiteOptions,
  made?: Made,
  { owned, bundled }: Changed = { owned: true, bundled: true },
): Promise<Opened> {
  try {
    const isLoaded = made?.load === loadSite && !owned
    // Requests that arrive meanwhile are answered from the site before.
    const loaded = isLoaded ? made.loaded : await loadSite(root, options, createYield())
    const { site, problems } = siteWithRedirects(loaded, families)
    const found = [...site.problems, ...problems]
    if (found.some(isError)) return { problems: found }
    const built = isLoaded && made.build === buildAssets && !bundled ? made.built : await build(root, site)
    return { site: devSite(root, site, { loaded, load: loadSite, built, build: buildAssets }) }
  } catch (error) {
    const problems = assetProblems(error)
    if (!problems) throw error
    return { problems }
  }
}

/** Passes the digests of what makes things that are kept to this copy of the program. */
export { passMakers } from '../system/home.ts'

async function build(root: string, site: Site) {
  // The worker then removes what an earlier visit of the published site left in this browser: during
  // development nothing may be cached.
  const withoutWorker = { ...site, settings: { ...site.settings, serviceWorker: false } }
  const { assets, files, worker } = await buildAssets({ root, site: withoutWorker, draft: true })
  return { assets, files: byPath([...files, textFile('sw.js', 'derived', worker.code)]) }
}

function devSite(root: string, site: Site, made: Made): DevSite {
  const { settings } = site
  const { assets, files } = made.built
  const base = basePathOf(settings)
  const render = siteRenderer(site, assets)
  const placesOf = placesOnPages(root, site, assets)
  const derivedFrom = oncePer((of: typeof assets) =>
    byPath(deriveFiles(site, sitemapEntries(expand(site, families).pages, site), of)),
  )

  // Pages end in .html or have no ending; no other name leads to a derived file.
  const fileAt = (name: string) =>
    files.get(name) ?? (/\.(?!html$)[a-z0-9]+$/.test(name) ? derivedFrom(assets).get(name) : undefined)

  // Addresses of a former site are kept in percent encoding.
  const routeOf = (path: string) => routesByPath(site).get(encodeURI(path))
  const routeAt = (path: string) =>
    routeOf(canonicalPath(path)) ??
    (settings.trailingSlash ? undefined : routeOf(path.replace(/\.html$/, '/')))
  const notFoundRoute = (path: string) => {
    const section = (['artist', 'blog'] as const).find((name) => path.startsWith(`/${name}/`))
    return routeOf(paths.notFound(section)) ?? routeOf(paths.notFound())
  }

  const pageAnswer = (route: Route | undefined, status: 200 | 404 | 410): Answer => {
    if (!route) return { status: 404 }
    try {
      return { html: render(route).html, status }
    } catch (error) {
      if (error instanceof DataProblems) return { problems: error.problems }
      throw error
    }
  }

  return {
    headers: securityHeaders(site),
    warnings: site.problems,
    styles: [...files.keys()]
      .filter((path) => /^assets\/.*\.css$/.test(path))
      .map((path) => `${base}/${path}`),
    made,
    routes: (search) => searchRows(rowsOf(site), search),
    places(address, shown) {
      const path = decodePercents(address).slice(base.length)
      const route = routeAt(path) ?? notFoundRoute(path)
      return route ? placesOf(route, shown) : []
    },
    answer(address) {
      const decoded = decodePercents(address)
      if (base !== '' && (decoded === '/' || decoded === base)) return { to: `${base}/` }
      if (!decoded.startsWith(`${base}/`)) return pageAnswer(notFoundRoute('/'), 404)
      const path = decoded.slice(base.length)
      const file = fileAt(path.slice(1))
      if (file) return file
      const route = routeAt(path)
      if (!route)
        return pageAnswer(notFoundRoute(path), site.gone.has(encodeURI(canonicalPath(path))) ? 410 : 404)
      const target = formatHref(route.meta().refresh ?? route.path, settings)
      return decoded === target ? pageAnswer(route, 200) : { to: encodeURI(target) }
    },
  }
}

/** The routes by address; where several have the same one, the first. */
const routesByPath = oncePer(
  (site: Site): ReadonlyMap<string, Route> =>
    new Map([...expandRoutes(site, families)].reverse().map((route) => [route.path, route])),
)

export const rowsOf = (site: Site): RouteRow[] =>
  Array.from(expandRoutes(site, families), ({ path, family, meta, sources }) => ({
    address: formatHref(path, site.settings),
    family,
    title: meta().title,
    sources: sources.map((source) => ({ entry: source.entry, place: placeText(source) })),
  }))

/**
 * The rows that contain every word of the search, in any letter case. Their sources that contain one come
 * first.
 */
export function searchRows(rows: readonly RouteRow[], search: string): RouteRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const textOf = ({ entry, place }: RouteRow['sources'][number]) => `${entry} ${place}`.toLowerCase()
  return rows.flatMap(({ sources, ...row }) => {
    const text = [row.address, row.family, row.title].join(' ').toLowerCase()
    const texts = new Map(sources.map((source) => [source, textOf(source)]))
    if (!words.every((word) => [text, ...texts.values()].some((one) => one.includes(word)))) return []
    const isMatch = (source: RouteRow['sources'][number]) =>
      words.some((word) => texts.get(source)?.includes(word))
    return { ...row, sources: [...sources.filter(isMatch), ...sources.filter((source) => !isMatch(source))] }
  })
}

const byPath = (files: readonly OutputFile[]) => new Map(files.map((file) => [file.path, file]))

/** The path of a page, from any of its spellings: `/about`, `/about/`, `/about/index.html`. */
function canonicalPath(path: string): string {
  const bare = path.replace(/\/index\.html$/, '/')
  return /\.[a-z]+$/.test(bare) || bare.endsWith('/') ? bare : `${bare}/`
}
