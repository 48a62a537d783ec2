/** The finished pages of a site, and what becomes of them when the site changes: what differs here differs on the website. */

import type { SitePath } from '../core/addresses.ts'
import { digestOf } from '../core/output-file.ts'
import { metaPolicy } from '../derive/headers.ts'
import type { Site } from '../load/site.ts'
import type { Page } from '../render/render.tsx'
import { families } from '../routes/index.ts'
import type { Route, RouteFamily } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'
import { siteRenderer } from '../site-renderer.ts'
import { signsIn } from './variants.ts'

/** An edit of a site in memory. */
export type Change = (site: Site) => Site

/** What changes of the pages of a site. */
export type Effect = {
  changed: ReadonlySet<SitePath>
  /** Pages that are not at their address any more. */
  moved: ReadonlySet<SitePath>
}

/** A family with its routes and the parts of the site that they are made of: while those stay, so do its routes. */
type MadeFamily = { family: RouteFamily<Site>; routes: ReadonlyMap<SitePath, Route>; reads: ReadonlySet<string> }

/** Each file is named by what decides it. Entries decide which files a page names, never what is in them. */
const namedFiles: SiteAssets = {
  stylesheet: '/site.css',
  script: '/site.js',
  preloads: [],
  image: (name) => ({ src: name, width: 3, height: 2, tint: '', sources: [] }),
  card: (card) => JSON.stringify(card),
  rider: ({ slug, digest }) => ({ pdf: `/riders/${slug}.pdf`, kilobytes: 1, plot: { src: digest, width: 3, height: 2 } }),
  file: (path) => path,
}

/** A site with its pages, against which changed ones are compared. A change leaves the settings and the number of acts as they are. */
export class Pages {
  readonly routes: ReadonlyMap<SitePath, Route>
  private readonly site: Site
  private readonly made: readonly MadeFamily[]
  private readonly render: (route: Route) => Page
  /** A digest instead of the page itself, which would fill the memory. */
  private readonly finished = new Map<Route, string>()

  constructor(site: Site) {
    this.site = site
    this.render = siteRenderer(site, namedFiles)
    this.made = families.map((family) => {
      const reads = new Set<string>()
      return { family, routes: new Map([...family.routes(noting(site, reads))].map((route) => [route.path, made(route)])), reads }
    })
    this.routes = new Map(this.made.flatMap(({ routes }) => [...routes]))
  }

  /** What any of these changes, each made for itself, does to the pages. */
  effectOf(changes: readonly Change[]): Effect {
    const changed = new Set<SitePath>()
    const moved = new Set<SitePath>()
    for (const change of changes) {
      const after = change(this.site)
      if (this.changesPolicy(after)) for (const path of this.routes.keys()) changed.add(path)
      for (const [before, route] of this.touched(after)) {
        if (!route) moved.add(before.path)
        else if (!changed.has(route.path) && this.differ(before, route)) changed.add(route.path)
      }
    }
    for (const path of moved) changed.delete(path)
    return { changed, moved }
  }

  /** The signs that a change brings to the pages, each with the pages that show it. */
  signsAfter(change: Change): Map<string, Set<SitePath>> {
    const shown = new Map<string, Set<SitePath>>()
    for (const [, route] of this.touched(change(this.site))) {
      if (!route) continue
      for (const sign of signsIn(this.render(route).html)) shown.set(sign, (shown.get(sign) ?? new Set()).add(route.path))
    }
    return shown
  }

  /** Whether a page is another one after a change, or gone. The policy, which is a part of every page and shown on none, does not count. */
  differsAfter(before: Route, change: Change): boolean {
    const after = change(this.site)
    if (!this.made.some((made) => made.routes.has(before.path) && this.concerns(made, after))) return false
    const route = routeIn(after, before)
    return route === undefined || (!sameRoute(before, route) && this.differ(before, route))
  }

  /** The signs that a change brings to one page. */
  signsOn(before: Route, change: Change): Set<string> {
    const route = routeIn(change(this.site), before)
    return signsIn(route ? this.render(route).html : '')
  }

  /** The policy is a part of every page, and names the hosts of all films. */
  private changesPolicy(after: Site): boolean {
    return after.acts !== this.site.acts && metaPolicy(after) !== metaPolicy(this.site)
  }

  /** The pages that are made of other values in a changed site, each with its route there, if it has one. */
  private *touched(after: Site): Generator<[before: Route, after: Route | undefined]> {
    for (const { family, routes } of this.made.filter((made) => this.concerns(made, after))) {
      const missing = new Map(routes)
      for (const route of family.routes(after)) {
        const before = missing.get(route.path)
        missing.delete(route.path)
        // Comparing values is quicker than rendering; they carry more than the page shows.
        if (before && !sameRoute(before, route)) yield [before, route]
      }
      for (const before of missing.values()) yield [before, undefined]
    }
  }

  private concerns({ reads }: MadeFamily, after: Site): boolean {
    return [...reads].some((key) => Reflect.get(after, key) !== Reflect.get(this.site, key))
  }

  private differ(before: Route, after: Route): boolean {
    const digest = this.finished.get(before) ?? digestOf(this.render(before).html)
    this.finished.set(before, digest)
    return digest !== digestOf(this.render(after).html)
  }
}

/** A route whose head and element are made at once, while what they read is noted, and are kept for the comparisons. */
function made(route: Route): Route {
  const meta = route.meta()
  const element = route.element()
  return { ...route, meta: () => meta, element: () => element }
}

/** The site, noting which parts of it are read. */
const noting = (site: Site, reads: Set<string>): Site =>
  new Proxy(site, {
    get(target, key, receiver) {
      if (typeof key === 'string') reads.add(key)
      return Reflect.get(target, key, receiver)
    },
  })

/** The route in place of another one, made without those behind it. */
export function routeIn(site: Site, { family, path }: Route): Route | undefined {
  for (const { routes } of families.filter((candidate) => candidate.family === family)) {
    for (const route of routes(site)) if (route.path === path) return route
  }
  return undefined
}

/** Whether two routes are made of the same values, and give the same page for sure; where their entries were written does not matter. */
export const sameRoute = (a: Route, b: Route): boolean =>
  a.family === b.family && a.path === b.path && same(a.meta(), b.meta()) && same(a.element(), b.element())

/** Whether two values are alike in all that can be read from them; functions, such as the types of elements, only when they are the same. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)))
}
