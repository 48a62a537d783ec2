/** Finds single routes among those of a whole site, without keeping them. */
import type { Site } from '../load/site.ts'
import type { Route, RouteFamily } from '../routes/route.ts'

/**
 * Routes are made while they are gone through, and no one can be made apart. So the finder goes through them only as far as it must, once, and
 * remembers the family of each address that it passed: the next search goes through that family alone. Routes that were found stay.
 */
export class RouteFinder<S = Site> {
  private readonly familyOf = new Map<string, number>()
  private readonly found = new Map<string, Route>()
  private readonly walk: Iterator<Route>

  constructor(
    private readonly site: S,
    private readonly families: readonly RouteFamily<S>[],
    /** Where routes were found in an earlier state of the site, and are most likely to be found again. */
    private readonly lastFound: Map<string, number> = new Map(),
  ) {
    this.walk = this.goThrough()
  }

  /** The route of a path; of several, the first. */
  find(path: string): Route | undefined {
    const known = this.found.get(path) ?? this.inFamily(path, this.familyOf.get(path) ?? this.lastFound.get(path)) ?? this.further(path)
    if (known) this.found.set(path, known)
    return known
  }

  private inFamily(path: string, index: number | undefined): Route | undefined {
    const family = index === undefined ? undefined : this.families[index]
    if (family) for (const route of family.routes(this.site)) if (route.path === path) return route
    return undefined
  }

  private further(path: string): Route | undefined {
    for (let next = this.walk.next(); !next.done; next = this.walk.next()) {
      if (next.value.path !== path) continue
      this.lastFound.set(path, this.familyOf.get(path) ?? 0)
      return next.value
    }
    return undefined
  }

  private *goThrough(): Generator<Route> {
    for (const [index, family] of this.families.entries()) {
      for (const route of family.routes(this.site)) {
        if (!this.familyOf.has(route.path)) this.familyOf.set(route.path, index)
        yield route
      }
    }
  }
}
