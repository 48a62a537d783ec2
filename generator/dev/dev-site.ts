/** The site behind the development server: loaded at once, rendered page by page on request. The server compiles it apart from itself. */
import { buildAssets } from '../assets/assets.ts'
import { siteRenderer } from '../build/make-page.ts'
import { assetProblems } from '../commands/report/fault-problems.ts'
import { basePathOf, formatHref, paths } from '../core/addresses.ts'
import { oncePer } from '../core/once-per.ts'
import type { OutputFile } from '../core/output-file.ts'
import { DataProblems, isError, type Problem, placeText } from '../core/problem.ts'
import { decodePercents } from '../core/text.ts'
import { loadSite } from '../load/load.ts'
import type { Site, SiteOptions } from '../load/site.ts'
import { deriveFiles, sitemapEntries } from '../render/derived/derive.ts'
import { type Header, securityHeaders } from '../render/derived/headers.ts'
import { RenderFault } from '../render/render.tsx'
import { expand, expandRoutes, siteWithRedirects } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Route, SiteAssets } from '../routes/route.ts'
import { createYield } from '../system/yield.ts'
import { placesOnPages, type ShownText, type TextPlace } from '../trace/places.ts'
import { contentType } from './guarded-server.ts'

/** A site, or the problems (errors and warnings) of files that make none. */
export type Opened = { site: DevSite } | { problems: readonly Problem[] }

export type DevSite = {
  headers: readonly Header[]
  warnings: readonly Problem[]
  /** What a host answers for an address, written as in links, without its query; nothing where the site has no page for unknown addresses. */
  answer: (address: string) => Answer | undefined
  /** The routes that have all words of a search in their address, family, title or sources. */
  routes: (search: string) => readonly RouteRow[]
  /** Where a text of the page at an address is written, the most likely place first. */
  places: (address: string, shown: ShownText) => readonly TextPlace[]
  /** The files with a digest in their names, by address. */
  assets: Assets
  made: Made
}

export type Assets = ReadonlyMap<string, () => Answer>

/** A page, a file, a redirect, problems that only rendering finds (such as a missing picture), or a template that threw, with the name of its component. */
export type Answer =
  | { html: string; status: 200 | 404 | 410 }
  | { content: string | Uint8Array; type: string; isImmutable: boolean }
  | { to: string }
  | { problems: readonly Problem[] }
  | { error: unknown; template: string }

/** `sources` are named by their entries and lines, such as `data/acts.ts:41`. */
export type RouteRow = { address: string; family: string; title: string; sources: readonly { entry: string; place: string }[] }

/** What a site is made of, and by which functions: the next site has the same parts unless one of their files has changed, or the code that makes them. */
type Made = { loaded: Site; load: typeof loadSite; built: Awaited<ReturnType<typeof build>>; build: typeof buildAssets }

/** What may have changed since a site was made: the owner's files, or what styles and scripts are made of. */
export type Changed = { owned: boolean; bundled: boolean }

/**
 * Reads the owner's files below `root` and prepares what pages need. Checks of all pages are left to `check`, so that a large site is shown soon.
 * Rejects for faults of the program only.
 */
export async function openSite(root: string, options: SiteOptions, made?: Made, { owned, bundled }: Changed = { owned: true, bundled: true }): Promise<Opened> {
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

function devSite(root: string, site: Site, made: Made): DevSite {
  const { settings } = site
  const { assets, files, worker } = made.built
  const base = basePathOf(settings)
  const render = siteRenderer(site, assets)
  const derivedFrom = oncePer((assets: SiteAssets) => byPath(deriveFiles(site, sitemapEntries(expand(site, families).pages, site), assets)))
  const placesIn = oncePer((assets: SiteAssets) => placesOnPages(root, site, assets))

  const fileAnswer = (name: string): Answer | undefined => {
    if (name === 'sw.js') return { content: worker, type: contentType(name), isImmutable: false }
    // Pages end in .html or have no ending; no other name leads to a derived file.
    const isDerived = /\.[a-z0-9]+$/.test(name) && !name.endsWith('.html')
    const file = files.get(name) ?? (isDerived ? derivedFrom(assets).get(name) : undefined)
    return file && answerWith(file)
  }

  const pageAnswer = (route: Route, status: 200 | 404 | 410): Answer => {
    try {
      return { html: render(route).html, status }
    } catch (error) {
      if (error instanceof DataProblems) return { problems: error.problems }
      return { error, template: error instanceof RenderFault ? error.template : route.family }
    }
  }

  // Addresses of a former site are kept in percent encoding.
  const routeOf = (path: string): Route | undefined => routesByPath(site).get(encodeURI(path))
  const routeAt = (path: string) => routeOf(canonicalPath(path)) ?? (settings.trailingSlash ? undefined : routeOf(path.replace(/\.html$/, '/')))

  const notFoundRoute = (path: string) => {
    const section = (['artist', 'blog'] as const).find((name) => path.startsWith(`/${name}/`))
    return routeOf(paths.notFound(section)) ?? routeOf(paths.notFound())
  }

  const notFound = (path: string): Answer | undefined => {
    const route = notFoundRoute(path)
    return route && pageAnswer(route, site.gone.has(encodeURI(canonicalPath(path))) ? 410 : 404)
  }

  return {
    headers: securityHeaders(site),
    warnings: site.problems,
    made,
    assets: assetsOf(files.values(), base),
    routes: (search) => searchRows(rowsOf(site), search),
    places: (address, shown) => {
      const path = decodePercents(address).slice(base.length)
      const route = routeAt(path) ?? notFoundRoute(path)
      return route ? placesIn(assets)(route, shown) : []
    },
    answer(address) {
      const decoded = decodePercents(address)
      if (base !== '' && (decoded === '/' || decoded === base)) return { to: `${base}/` }
      if (!decoded.startsWith(`${base}/`)) return notFound('/')
      const path = decoded.slice(base.length)
      const file = fileAnswer(path.slice(1))
      if (file) return file
      const route = routeAt(path)
      if (!route) return notFound(path)
      const target = formatHref(route.meta().refresh ?? route.path, settings)
      return decoded === target ? pageAnswer(route, 200) : { to: encodeURI(target) }
    },
  }
}

const isAsset = ({ path }: OutputFile) => path.startsWith('assets/')

const answerWith = (file: OutputFile): Answer => ({ content: file.content(), type: contentType(file.path), isImmutable: isAsset(file) })

// A closure inside `devSite` would keep its whole site in memory for as long as an asset is kept.
const assetsOf = (files: Iterable<OutputFile>, base: string): Assets =>
  new Map([...files].filter(isAsset).map((file) => [`${base}/${file.path}`, () => answerWith(file)]))

async function build(root: string, site: Site) {
  // The worker then removes what an earlier visit of the published site left in this browser: during development nothing may be cached.
  const withoutWorker = { ...site, settings: { ...site.settings, serviceWorker: false } }
  const { assets, files, worker } = await buildAssets({ root, site: withoutWorker, draft: true })
  return { assets, files: byPath(files), worker: worker.code }
}

/** The routes by address; where several have the same one, the first. */
const routesByPath = oncePer((site: Site): ReadonlyMap<string, Route> => {
  const routes = new Map<string, Route>()
  for (const route of expandRoutes(site, families)) routes.set(route.path, routes.get(route.path) ?? route)
  return routes
})

export const rowsOf = (site: Site): RouteRow[] =>
  Array.from(routesByPath(site).values(), ({ path, family, meta, sources }) => ({
    address: formatHref(path, site.settings),
    family,
    title: meta().title,
    sources: sources.map((source) => ({ entry: source.entry, place: placeText(source) })),
  }))

/** The rows that contain every word of the search, in any letter case. */
export function searchRows(rows: readonly RouteRow[], search: string): RouteRow[] {
  const words = search.toLowerCase().split(/\s+/)
  return rows.filter(({ address, family, title, sources }) => {
    const text = [address, family, title, ...sources.map(({ entry, place }) => `${entry} ${place}`)].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

const byPath = (files: readonly OutputFile[]) => new Map(files.map((file) => [file.path, file]))

/** The path of a page, from any of its spellings: `/about`, `/about/`, `/about/index.html`. */
function canonicalPath(path: string): string {
  const bare = path.replace(/\/index\.html$/, '/')
  return /\.[a-z]+$/.test(bare) || bare.endsWith('/') ? bare : `${bare}/`
}
