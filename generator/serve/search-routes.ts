/** Searches the routes of a site for people who look for a page or for what it is made of. */
import type { AddressStyle } from '../core/addresses.ts'
import { formatHref } from '../core/addresses.ts'
import type { Route } from '../routes/route.ts'
import type { RouteList, RouteRow } from './dev-site-type.ts'

/** The routes that have every word of the search somewhere, in any letter case: the first `limit`, and how many there are. */
export function searchRoutes(routes: Iterable<Route>, search: string, limit: number, style: AddressStyle): RouteList {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const rows: RouteRow[] = []
  let total = 0
  for (const { path, family, meta, sources } of routes) {
    const { title } = meta()
    const address = formatHref(path, style)
    const text = [address, family, title, ...sources.map(({ entry, file, line }) => `${entry} ${file}:${line}`)].join(' ').toLowerCase()
    if (!words.every((word) => text.includes(word))) continue
    total += 1
    if (rows.length < limit) rows.push({ address, family, title, entries: sources })
  }
  return { rows, total }
}
