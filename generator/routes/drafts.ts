/** Which pages exist only because drafts are shown, or would exist if they were. */
import { isComplete } from '../core/left-out.ts'
import { oncePer } from '../core/once-per.ts'
import type { Source } from '../core/problem.ts'
import type { Site } from '../load/site.ts'
import type { Route, RouteFamily } from './route.ts'

export type Families = readonly RouteFamily<Site>[]

/** The same families, whose pages carry a mark where the published site has no such page. */
export function markingDrafts<F extends string>(families: readonly RouteFamily<Site, F>[]): readonly RouteFamily<Site, F>[] {
  const pathsOf = oncePer((site: Site): ReadonlySet<string> => new Set(everyRoute(families, site).map(({ path }) => path)))
  return families.map(({ family, routes }) => ({
    family,
    *routes(site) {
      const published = site.published && pathsOf(site.published)
      for (const route of routes(site))
        yield !published || published.has(route.path) ? route : { ...route, meta: () => ({ ...route.meta(), noindex: true, isDraft: true }) }
    },
  }))
}

/** The addresses that the drafts of a site would get beside its pages, each with the entry that is a draft; none where drafts are shown. */
export function draftPages({ withDrafts, leftOut }: Site, pages: readonly Pick<Route, 'path'>[], families: Families): ReadonlyMap<string, Source> {
  if (!withDrafts || !isComplete(leftOut)) return new Map()
  const published = new Set<string>(pages.map(({ path }) => path))
  const entries = [...withDrafts.acts, ...withDrafts.cities, ...withDrafts.articles, ...withDrafts.pages]
  const drafts = new Set(entries.flatMap(({ isDraft, source }) => (isDraft ? [source.entry] : [])))
  const found = everyRoute(families, withDrafts).flatMap(({ path, sources }): [string, Source][] => {
    const source = sources.find(({ entry }) => drafts.has(entry))
    return source && !published.has(path) ? [[path, source]] : []
  })
  return new Map(found)
}

const everyRoute = (families: Families, site: Site) => families.flatMap(({ routes }) => [...routes(site)])
