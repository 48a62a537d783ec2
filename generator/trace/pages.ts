/** Renders the pages of a site before and after an edit in memory, and compares them. */
import type { SitePath } from '../core/addresses.ts'
import { type Feature, features } from '../core/features.ts'
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

/** The effect of a change on the pages of a site. */
export type Effect = {
  changed: ReadonlySet<SitePath>
  /** Pages that are no longer at their address. */
  moved: ReadonlySet<SitePath>
}

/** A site after a change. `hasOwnFrame`: the header, the footer or sentences may differ, which any page may show. */
type ChangedSite = { site: Site; hasOwnFrame: boolean; render: (route: Route) => Page }

const frame = ['settings', 'navigation', 't'] as const

/** A family with its routes and the parts of the site that they are made from. The routes stay the same as long as those parts do. */
type MadeFamily = { family: RouteFamily<Site>; routes: ReadonlyMap<SitePath, Route>; reads: ReadonlySet<string> }

/** Stand-ins for files: the name of each contains what the file depends on, so that pages differ when the file would. */
const namedFiles = ({ acts, browserWords }: Site): SiteAssets => ({
  stylesheet: '/site.css',
  script: wordsOf(browserWords()),
  features: new Map(features.map((name) => [name, { script: wordsOf(browserWords(), name) }])),
  preloads: [],
  image: (name) => ({ src: name, width: 3, height: 2, tint: '', sources: [] }),
  card: (card) => JSON.stringify(card),
  rider: ({ slug, digest }) => {
    const markers = markersIn(JSON.stringify(acts.find((act) => act.slug === slug)?.rider))
    const drawing = { src: [digest, ...markers].join(''), width: 3, height: 2 }
    return { pdf: `/riders/${slug}.pdf`, kilobytes: 1, plot: drawing, lineUp: drawing }
  },
  file: (path) => path,
})

/** The words of the script of every page, or of one feature. */
const wordsOf = (words: Readonly<Record<string, string>>, feature?: Feature): string =>
  JSON.stringify(Object.entries(words).filter(([name]) => (name.includes('.') ? name.split('.')[0] : undefined) === feature))

/** Renders pages without their security policy: every page carries it, and none shows it. */
function rendererOf(site: Site): (route: Route) => Page {
  const files = namedFiles(site)
  return createRenderer(siteView(site, files), files, '')
}

/** The pages of a site, which are compared with the pages after a change. A change must not add or remove acts. */
export class Pages {
  readonly routes: ReadonlyMap<SitePath, Route>
  private readonly site: Site
  private readonly made: readonly MadeFamily[]
  private readonly render: (route: Route) => Page
  private readonly followed: Change
  /** Digests, because the pages themselves would need too much memory. */
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

  /** The pages that change with at least one of these changes, each applied to the original site. */
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

  /** Whether a page differs after a change, or is gone. The security policy does not count. */
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

  /** Whether the security policy differs. It lists the hosts of all videos. */
  private changesPolicy(after: Site): boolean {
    return after.acts !== this.site.acts && metaPolicy(after) !== metaPolicy(this.site)
  }

  /** The pages whose values differ in a changed site, each with its route there; undefined if it has none. */
  private *touched(after: ChangedSite): Generator<[before: Route, after: Route | undefined]> {
    for (const { family, routes } of this.made.filter((made) => this.concerns(made, after))) {
      const missing = new Map(routes)
      for (const route of family.routes(after.site)) {
        const before = missing.get(route.path)
        missing.delete(route.path)
        // Comparing values is quicker than rendering. Values may differ where the page does not, so differences are checked by rendering.
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

/** A route whose head and element are made now, while `noting` records what they read, and kept for comparisons. */
function made(route: Route): Route {
  const meta = route.meta()
  const element = route.element()
  return { ...route, meta: () => meta, element: () => element }
}

/** A view of the site that records which parts of it are read. */
const noting = (site: Site, reads: Set<string>): Site =>
  new Proxy(site, {
    get(target, key, receiver) {
      if (typeof key === 'string') reads.add(key)
      return Reflect.get(target, key, receiver)
    },
  })

/** The route with the same family and path in another site. Routes after it are not made. */
export function routeIn(site: Site, { family, path }: Route): Route | undefined {
  for (const { routes } of families.filter((candidate) => candidate.family === family)) {
    for (const route of routes(site)) if (route.path === path) return route
  }
  return undefined
}

/** Whether two routes are made of the same values and therefore give the same page. The places of their entries do not count. */
export const sameRoute = (a: Route, b: Route): boolean =>
  a.family === b.family && a.path === b.path && same(a.meta(), b.meta()) && same(a.element(), b.element())

/** Whether two values are deeply equal. Functions, such as the types of elements, are compared by identity. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)))
}
