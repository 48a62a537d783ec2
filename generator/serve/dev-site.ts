/** The site behind the development server: loaded at once, rendered page by page when somebody asks. The server compiles it apart from itself. */

import { buildAssets } from '../assets/assets.ts'
import { basePathOf, formatHref, paths } from '../core/addresses.ts'
import type { OutputFile } from '../core/output-file.ts'
import { DataProblems, isError, type Problem } from '../core/problem.ts'
import { deriveFiles, sitemapEntries } from '../derive/derive.ts'
import { securityHeaders } from '../derive/headers.ts'
import { loadSite } from '../load/load.ts'
import type { Site } from '../load/site.ts'
import type { SiteOptions } from '../load/site-options.ts'
import { RenderFault } from '../render/render.tsx'
import { expandRoutes, families } from '../routes/index.ts'
import type { Route } from '../routes/route.ts'
import { planSite } from '../site-plan.ts'
import { siteRenderer } from '../site-renderer.ts'
import { createYield } from '../system/yield.ts'
import { assetProblems } from './asset-problems.ts'
import { contentType } from './content-type.ts'
import type { Answer, DevSite, Opened } from './dev-site-type.ts'
import { RouteFinder } from './route-finder.ts'
import { searchRoutes } from './search-routes.ts'

/**
 * Reads the owner's files and prepares all that pages need. The checks that go through all routes are left to `checkSite`, so that a large site
 * is shown as soon as a small one.
 */
export async function openSite(root: string, options: SiteOptions): Promise<Opened> {
  try {
    // Requests that come meanwhile are answered from the site before.
    const site = await loadSite(root, options, createYield())
    if (site.problems.some(isError)) return { problems: site.problems }
    return { site: await devSite(root, site) }
  } catch (error) {
    const problems = assetProblems(error)
    if (!problems) throw error
    return { problems }
  }
}

/** All that `generate` finds before it renders. It goes through all routes several times, so the server asks for it in a thread of its own. */
export async function checkSite(root: string, options: SiteOptions): Promise<readonly Problem[]> {
  try {
    const { problems } = await planSite(root, options)
    return problems
  } catch (error) {
    if (error instanceof DataProblems) return error.problems
    throw error
  }
}

/** The families of pages that were looked at, from one state of the site to the next: after a change the same page is asked for again. */
const lastFound = new Map<string, number>()

/** @throws DataProblems, or what the bundler throws, when styles, scripts or pictures cannot be used */
async function devSite(root: string, site: Site): Promise<DevSite> {
  const { settings } = site
  const finder = new RouteFinder(site, families, lastFound)
  const base = basePathOf(settings)
  let current = await prepare(root, site)
  let derived: ReadonlyMap<string, OutputFile> | undefined

  const derivedFile = (name: string) => {
    // Links to pages end in .html or in a slash, and the rest is not asked for often.
    if (!/\.[a-z0-9]+$/.test(name) || name.endsWith('.html')) return undefined
    derived ??= byPath(deriveFiles(site, sitemapEntries(expandRoutes(site, families), site)))
    return derived.get(name)
  }

  const fileAnswer = (name: string): Answer | undefined => {
    if (name === 'sw.js') return { kind: 'file', content: current.worker, type: contentType(name), forEver: false }
    const file = current.files.get(name) ?? derivedFile(name)
    return file && { kind: 'file', content: file.content(), type: contentType(name), forEver: name.startsWith('assets/') }
  }

  const pageAnswer = (route: Route, status: 200 | 404 | 410): Answer => {
    try {
      return { kind: 'page', status, html: current.render(route).html }
    } catch (error) {
      if (error instanceof DataProblems) return { kind: 'problems', problems: error.problems }
      return { kind: 'fault', error, template: error instanceof RenderFault ? error.template : route.family }
    }
  }

  const notFound = (path: string, status: 404 | 410 = 404): Answer => {
    const section = (['artist', 'blog'] as const).find((name) => path.startsWith(`/${name}/`))
    const route = finder.find(paths.notFound(section)) ?? finder.find(paths.notFound())
    return route ? pageAnswer(route, status) : { kind: 'nothing' }
  }

  return {
    headers: securityHeaders(site),
    warnings: site.problems,
    stylesheet: () => current.stylesheet,
    routes: (search, limit) => searchRoutes(expandRoutes(site, families), search, limit, settings),
    async renewAssets() {
      try {
        current = await prepare(root, site)
        return []
      } catch (error) {
        const problems = assetProblems(error)
        if (!problems) throw error
        return problems
      }
    },
    answer(address) {
      const asked = decoded(address)
      if (asked === undefined) return notFound('/')
      if (base !== '' && (asked === '/' || asked === base)) return { kind: 'redirect', to: `${base}/` }
      if (!asked.startsWith(`${base}/`)) return notFound('/')
      const path = asked.slice(base.length)
      const file = fileAnswer(path.slice(1))
      if (file) return file
      const route = finder.find(canonicalPath(path)) ?? (settings.trailingSlash ? undefined : finder.find(path.replace(/\.html$/, '/')))
      if (!route) return notFound(path, site.gone.includes(canonicalPath(path)) ? 410 : 404)
      const target = formatHref(route.meta().refresh ?? route.path, settings)
      return asked === target ? pageAnswer(route, 200) : { kind: 'redirect', to: encodeURI(target) }
    },
  }
}

/** All that stands around the pages, and what renders them with it. */
async function prepare(root: string, site: Site) {
  const { settings } = site
  // The worker that takes back what an earlier visit of the finished site left in this browser: nothing is kept while somebody works on the site.
  const options = { root, settings: { ...settings, serviceWorker: false }, cards: [], draft: true }
  const { assets, files, worker } = await buildAssets(options)
  return {
    stylesheet: assets.stylesheet,
    files: byPath(files),
    worker: worker.code,
    render: siteRenderer(site, assets),
  }
}

const byPath = (files: readonly OutputFile[]) => new Map(files.map((file) => [file.path, file]))

/** The path under which a page is known, whichever of its spellings was asked for: `/about`, `/about/`, `/about/index.html`. */
export function canonicalPath(path: string): string {
  const bare = path.replace(/\/index\.html$/, '/')
  return /\.[a-z]+$/.test(bare) || bare.endsWith('/') ? bare : `${bare}/`
}

/** Nothing for an address that is not well-formed. */
function decoded(address: string): string | undefined {
  try {
    return decodeURI(address)
  } catch {
    return undefined
  }
}
