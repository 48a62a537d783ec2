/** The finished pages of a site, and what becomes of them when the site changes: what differs here differs on the website. */

import type { SitePath } from '../core/addresses.ts'
import { digestOf } from '../core/output-file.ts'
import { metaPolicy } from '../derive/headers.ts'
import type { Site } from '../load/site.ts'
import { createRenderer, type Page } from '../render/render.tsx'
import { siteView } from '../render/site-view.ts'
import { families } from '../routes/index.ts'
import type { Route, RouteFamily } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'
import { followerOf } from './follow.ts'
import { markersIn } from './variants.ts'

/** An edit of a site in memory. */
export type Change = (site: Site) => Site

/** What changes of the pages of a site. */
export type Effect = {
  changed: ReadonlySet<SitePath>
  /** Pages that are not at their address any more. */
  moved: ReadonlySet<SitePath>
}

/** A site after a change. It has a frame of its own where header, footer or sentences differ, which every page may show. */
type ChangedSite = { site: Site; hasOwnFrame: boolean; render: (route: Route) => Page }

const frame = ['settings', 'navigation', 't'] as const

/** A family with its routes and the parts of the site that they are made of: while those stay, so do its routes. */
type MadeFamily = { family: RouteFamily<Site>; routes: ReadonlyMap<SitePath, Route>; reads: ReadonlySet<string> }

/** Files whose names are what decides them. Entries decide which files a page names, the sentences what the script is. */
const namedFiles = ({ acts, browserWords }: Site): SiteAssets => ({
  stylesheet: '/site.css',
  script: JSON.stringify(browserWords()),
  preloads: [],
  image: (name) => ({ src: name, width: 3, height: 2, tint: '', sources: [] }),
  card: (card) => JSON.stringify(card),
  rider: ({ slug, digest }) => {
    const markers = markersIn(JSON.stringify(acts.find((act) => act.slug === slug)?.rider))
    return { pdf: `/riders/${slug}.pdf`, kilobytes: 1, plot: { src: [digest, ...markers].join(''), width: 3, height: 2 } }
  },
  file: (path) => path,
})

/** Renders pages without their policy, which is a part of every page and shown on none. */
function rendererOf(site: Site): (route: Route) => Page {
  const files = namedFiles(site)
  return createRenderer(siteView(site, files), files, '')
}

/** A site with its pages, against which changed ones are compared. A change leaves the number of acts as it is. */
export class Pages {
  readonly routes: ReadonlyMap<SitePath, Route>
  private readonly site: Site
  private readonly made: readonly MadeFamily[]
  private readonly render: (route: Route) => Page
  private readonly followed: Change
  /** A digest instead of the page itself, which would fill the memory. */
  private readonly finished = new Map<Route, string>()

  constructor(site: Site) {
    this.site = site
    this.render = rendererOf(site)
    this.followed = followerOf(site)
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
      const after = this.after(change)
      if (this.changesPolicy(after.site)) for (const path of this.routes.keys()) changed.add(path)
      for (const [before, route] of this.touched(after)) {
        if (!route) moved.add(before.path)
        else if (!changed.has(route.path) && this.differ(before, after.render(route))) changed.add(route.path)
      }
    }
    for (const path of moved) changed.delete(path)
    return { changed, moved }
  }

  /** The markers that a change brings to the pages, each with the pages that show it. */
  markersAfter(change: Change): Map<string, Set<SitePath>> {
    const shown = new Map<string, Set<SitePath>>()
    const after = this.after(change)
    for (const [, route] of this.touched(after)) {
      if (!route) continue
      for (const marker of markersIn(after.render(route).html)) shown.set(marker, (shown.get(marker) ?? new Set()).add(route.path))
    }
    return shown
  }

  /** Whether a page is another one after a change, or gone. Its policy does not count. */
  differsAfter(before: Route, change: Change): boolean {
    const after = this.after(change)
    if (!this.made.some((made) => made.routes.has(before.path) && this.concerns(made, after))) return false
    const route = routeIn(after.site, before)
    return route === undefined || ((after.hasOwnFrame || !sameRoute(before, route)) && this.differ(before, after.render(route)))
  }

  /** The markers that a change brings to one page. */
  markersOn(before: Route, change: Change): Set<string> {
    const { site, render } = this.after(change)
    const route = routeIn(site, before)
    return markersIn(route ? render(route).html : '')
  }

  private after(change: Change): ChangedSite {
    const site = this.followed(change(this.site))
    return { site, hasOwnFrame: frame.some((part) => site[part] !== this.site[part]), render: rendererOf(site) }
  }

  /** The policy names the hosts of all films. */
  private changesPolicy(after: Site): boolean {
    return after.acts !== this.site.acts && metaPolicy(after) !== metaPolicy(this.site)
  }

  /** The pages that are made of other values in a changed site, each with its route there, if it has one. */
  private *touched(after: ChangedSite): Generator<[before: Route, after: Route | undefined]> {
    for (const { family, routes } of this.made.filter((made) => this.concerns(made, after))) {
      const missing = new Map(routes)
      for (const route of family.routes(after.site)) {
        const before = missing.get(route.path)
        missing.delete(route.path)
        // Comparing values is quicker than rendering; they carry more than the page shows.
        if (before && (after.hasOwnFrame || !sameRoute(before, route))) yield [before, route]
      }
      for (const before of missing.values()) yield [before, undefined]
    }
  }

  private concerns({ reads }: MadeFamily, { site, hasOwnFrame }: ChangedSite): boolean {
    return hasOwnFrame || [...reads].some((key) => Reflect.get(site, key) !== Reflect.get(this.site, key))
  }

  private differ(before: Route, after: Page): boolean {
    const digest = this.finished.get(before) ?? digestOf(this.render(before).html)
    this.finished.set(before, digest)
    return digest !== digestOf(after.html)
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
