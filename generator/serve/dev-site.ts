/** The site behind the development server: loaded at once, rendered page by page on request. The server compiles it apart from itself. */
import { buildAssets } from '../assets/assets.ts'
import { basePathOf, formatHref, paths } from '../core/addresses.ts'
import { oncePer } from '../core/once-per.ts'
import type { OutputFile } from '../core/output-file.ts'
import { DataProblems, isError, type Problem, placeText } from '../core/problem.ts'
import { decodePercents } from '../core/text.ts'
import { deriveFiles, sitemapEntries } from '../derive/derive.ts'
import { securityHeaders } from '../derive/headers.ts'
import { loadSite } from '../load/load.ts'
import type { Site, SiteOptions } from '../load/site.ts'
import { siteRenderer } from '../pages/make-page.ts'
import { planSite } from '../pipeline/plan-site.ts'
import { RenderFault } from '../render/render.tsx'
import { assetProblems } from '../report/fault-problems.ts'
import { expand, expandRoutes, siteWithRedirects } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Route, SiteAssets } from '../routes/route.ts'
import { createYield } from '../system/yield.ts'
import { placesOnPages } from '../trace/places.ts'
import type { Answer, Assets, DevSite, Opened, RouteList, RouteRow } from './dev-site-type.ts'
import { contentType } from './guarded-server.ts'

/** Reads the owner's files and prepares what pages need. Checks of all pages are left to `checkSite`, so that a large site is shown soon. */
export async function openSite(root: string, options: SiteOptions): Promise<Opened> {
  try {
    // Requests that arrive meanwhile are answered from the site before.
    const { site, problems } = siteWithRedirects(await loadSite(root, options, createYield()), families)
    const found = [...site.problems, ...problems]
    if (found.some(isError)) return { problems: found }
    return { site: await devSite(root, site) }
  } catch (error) {
    return { problems: problemsOrThrow(error) }
  }
}

/** All problems that `generate` finds before it renders. */
export const checkSite = (root: string, options: SiteOptions): Promise<readonly Problem[]> =>
  planSite(root, options).then(({ problems }) => problems, problemsOrThrow)

function problemsOrThrow(error: unknown): readonly Problem[] {
  const problems = assetProblems(error)
  if (!problems) throw error
  return problems
}

/** @throws DataProblems, or what esbuild throws, when styles, scripts or pictures cannot be used */
async function devSite(root: string, site: Site): Promise<DevSite> {
  const { settings } = site
  const base = basePathOf(settings)
  let current = await prepare(root, site)
  const derivedFrom = oncePer((assets: SiteAssets) => byPath(deriveFiles(site, sitemapEntries(expand(site, families).pages, site), assets)))
  const placesIn = oncePer((assets: SiteAssets) => placesOnPages(root, site, assets))

  const fileAnswer = (name: string): Answer | undefined => {
    if (name === 'sw.js') return { kind: 'file', content: current.worker, type: contentType(name), isImmutable: false }
    // Pages end in .html or have no ending; no other name leads to a derived file.
    const isDerived = /\.[a-z0-9]+$/.test(name) && !name.endsWith('.html')
    const file = current.files.get(name) ?? (isDerived ? derivedFrom(current.assets).get(name) : undefined)
    return file && answerWith(file)
  }

  const pageAnswer = (route: Route, status: 200 | 404 | 410): Answer => {
    try {
      return { kind: 'page', status, html: current.render(route).html }
    } catch (error) {
      if (error instanceof DataProblems) return { kind: 'problems', problems: error.problems }
      return { kind: 'fault', error, template: error instanceof RenderFault ? error.template : route.family }
    }
  }

  // Addresses of a former site are kept in percent encoding.
  const routeOf = (path: string): Route | undefined => routesByPath(site).get(encodeURI(path))
  const routeAt = (path: string) => routeOf(canonicalPath(path)) ?? (settings.trailingSlash ? undefined : routeOf(path.replace(/\.html$/, '/')))

  const notFoundRoute = (path: string) => {
    const section = (['artist', 'blog'] as const).find((name) => path.startsWith(`/${name}/`))
    return routeOf(paths.notFound(section)) ?? routeOf(paths.notFound())
  }

  const notFound = (path: string): Answer => {
    const route = notFoundRoute(path)
    return route ? pageAnswer(route, site.gone.has(encodeURI(canonicalPath(path))) ? 410 : 404) : { kind: 'nothing' }
  }

  return {
    headers: securityHeaders(site),
    warnings: site.problems,
    stylesheet: () => current.assets.stylesheet,
    assets: () => assetsOf(current.files.values(), base),
    routes: (search, limit) => searchRows(rowsOf(site), search, limit),
    places: (address, shown) => {
      const path = decodePercents(address).slice(base.length)
      const route = routeAt(path) ?? notFoundRoute(path)
      return route ? placesIn(current.assets)(route, shown) : []
    },
    rebuildAssets: () =>
      prepare(root, site).then((fresh) => {
        current = fresh
        return []
      }, problemsOrThrow),
    answer(address) {
      const decoded = decodePercents(address)
      if (base !== '' && (decoded === '/' || decoded === base)) return { kind: 'redirect', to: `${base}/` }
      if (!decoded.startsWith(`${base}/`)) return notFound('/')
      const path = decoded.slice(base.length)
      const file = fileAnswer(path.slice(1))
      if (file) return file
      const route = routeAt(path)
      if (!route) return notFound(path)
      const target = formatHref(route.meta().refresh ?? route.path, settings)
      return decoded === target ? pageAnswer(route, 200) : { kind: 'redirect', to: encodeURI(target) }
    },
  }
}

const isAsset = ({ path }: OutputFile) => path.startsWith('assets/')

const answerWith = (file: OutputFile): Answer => ({ kind: 'file', content: file.content(), type: contentType(file.path), isImmutable: isAsset(file) })

// A closure inside `devSite` would keep its whole site in memory for as long as an asset is kept.
const assetsOf = (files: Iterable<OutputFile>, base: string): Assets =>
  new Map([...files].filter(isAsset).map((file) => [`${base}/${file.path}`, () => answerWith(file)]))

/** The assets, and what renders pages with them. */
async function prepare(root: string, site: Site) {
  // The worker then removes what an earlier visit of the published site left in this browser: during development nothing may be cached.
  const withoutWorker = { ...site, settings: { ...site.settings, serviceWorker: false } }
  const { assets, files, worker } = await buildAssets({ root, site: withoutWorker, draft: true })
  return { assets, files: byPath(files), worker: worker.code, render: siteRenderer(site, assets) }
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

/** The rows that contain every word of the search, in any letter case: the first `limit`, and their number. */
export function searchRows(rows: readonly RouteRow[], search: string, limit: number): RouteList {
  const words = search.toLowerCase().split(/\s+/)
  const found = rows.filter(({ address, family, title, sources }) => {
    const text = [address, family, title, ...sources.map(({ entry, place }) => `${entry} ${place}`)].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return { rows: found.slice(0, limit), total: found.length }
}

const byPath = (files: readonly OutputFile[]) => new Map(files.map((file) => [file.path, file]))

/** The path of a page, from any of its spellings: `/about`, `/about/`, `/about/index.html`. */
function canonicalPath(path: string): string {
  const bare = path.replace(/\/index\.html$/, '/')
  return /\.[a-z]+$/.test(bare) || bare.endsWith('/') ? bare : `${bare}/`
}
