import type { Route } from '../routes/route.ts'
import { isCanonical } from '../routes/route.ts'
import { pathOf } from './drafts.ts'
import type { Problem } from './problem.ts'
import { wording } from './wording.ts'

/** Finds addresses that more than one page claims. Every claimant is named; none of them wins. */
export function checkCollisions(routes: Iterable<Route>): Problem[] {
  const first = new Map<string, Route>()
  const groups = new Map<string, Route[]>()
  for (const route of routes) {
    const known = first.get(route.path)
    if (known) groups.set(route.path, [...(groups.get(route.path) ?? [known]), route])
    else first.set(route.path, route)
  }
  return [...groups].map(([path, claimants]) => ({
    severity: 'error',
    places: claimants.flatMap(({ sources }) => sources.map(({ file, line }) => ({ file, line }))),
    ...wording.addressTaken(path, claimants.map(describeClaim)),
  }))
}

const describeClaim = ({ family, sources }: Route) => (sources.length > 0 ? `${family} (${sources.map(({ entry }) => entry).join(' with ')})` : family)

/** Finds titles and descriptions that more than one page of the sitemap has. */
export function checkDuplicateHeads(routes: Iterable<Route>): Problem[] {
  const pages: Record<'title' | 'description', Map<string, Route[]>> = { title: new Map(), description: new Map() }
  for (const route of routes) {
    if (!isCanonical(route)) continue
    for (const field of ['title', 'description'] as const) {
      const same = pages[field].get(route.meta[field])
      if (same) same.push(route)
      else pages[field].set(route.meta[field], [route])
    }
  }
  return (['title', 'description'] as const).flatMap((field) =>
    [...pages[field]]
      .filter(([, routes]) => routes.length > 1)
      .map(
        ([value, same]): Problem => ({
          severity: 'error',
          places: same.slice(0, 3).flatMap(({ sources }) => sources.map(({ file, line }) => ({ file, line }))),
          ...wording.duplicateTitle(
            field,
            value,
            same.map(({ path }) => path),
          ),
        }),
      ),
  )
}

/** Finds links in the owner's texts that lead to no page. Links to files (`/feed.xml`) are judged with the finished pages, when all files are known. */
export function checkContentLinks(links: readonly { href: string; file: string; line: number }[], routes: Iterable<Route>): Problem[] {
  if (links.length === 0) return []
  const paths = new Set<string>()
  for (const { path } of routes) paths.add(path)
  return links
    .filter(({ href }) => {
      const path = pathOf(href)
      return path.startsWith('/') && !/\.[a-z0-9]+$/.test(path) && !paths.has(path)
    })
    .map(({ href, file, line }) => ({ severity: 'error', places: [{ file, line }], ...wording.deadContentLink(href) }))
}
