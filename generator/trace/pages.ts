/** The pages of a site as values that can be compared: what differs here differs on the website. */
import { metaPolicy } from '../derive/headers.ts'
import type { Site } from '../load/site.ts'
import { expandRoutes, families } from '../routes/index.ts'
import type { SitePath } from '../routes/paths.ts'
import type { Route } from '../routes/route.ts'
import type { Change } from './perturb.ts'

/** What changes of the pages of a site. */
export type Effect = {
  changed: ReadonlySet<SitePath>
  /** Pages that are not at their address any more. */
  moved: ReadonlySet<SitePath>
}

/** A site with its routes, made once, against which changed ones are compared. */
export class Pages {
  readonly routes: ReadonlyMap<SitePath, Route>
  private readonly site: Site

  constructor(site: Site) {
    this.site = site
    this.routes = new Map([...expandRoutes(site, families)].map((route) => [route.path, route]))
  }

  /** What any of these changes, each made for itself, does to the pages. */
  effectOf(changes: readonly Change[]): Effect {
    const changed = new Set<SitePath>()
    const moved = new Set<SitePath>()
    for (const change of changes) {
      const after = change(this.site)
      const missing = new Set(this.routes.keys())
      // The policy stands on every page, and is made of all films.
      const isEverywhere = metaPolicy(after) !== metaPolicy(this.site)
      for (const route of expandRoutes(after, families)) {
        const before = this.routes.get(route.path)
        if (!before) continue
        missing.delete(route.path)
        if (isEverywhere || !sameRoute(before, route)) changed.add(route.path)
      }
      for (const path of missing) moved.add(path)
    }
    for (const path of moved) changed.delete(path)
    return { changed, moved }
  }
}

/** The route of a family at an address, made without those behind it. */
export function routeIn(site: Site, family: string, path: SitePath): Route | undefined {
  for (const { routes } of families.filter((candidate) => candidate.family === family)) {
    for (const route of routes(site)) if (route.path === path) return route
  }
  return undefined
}

/** Whether two routes give the same page; where their entries were written does not matter. */
export const sameRoute = (a: Route, b: Route): boolean => a.family === b.family && a.path === b.path && same(a.meta, b.meta) && same(a.element, b.element)

/** Whether two values are alike in all that can be read from them; functions, such as the types of elements, only when they are the same. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)))
}
