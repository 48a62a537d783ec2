import type { Place, Problem } from '../core/problem.ts'
import type { Source } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import { isCanonical, type Meta, type Route } from '../routes/route.ts'
import { pathOf } from './drafts.ts'
import { isFileLink } from './links.ts'

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
    places: claimants.flatMap(({ sources }) => sources.map((source) => namingPlace(source, ['from', 'slug', 'key']))),
    ...wording.addressTaken(path, claimants.map(describeClaim)),
  }))
}

/** Where a source says the first of these fields; its own place when it has none of them. */
function namingPlace({ file, line, lineOf }: Source, fields: readonly string[]): Place {
  const lines = fields.flatMap((field) => lineOf?.(field) ?? [])
  return { file, line: lines[0] ?? line }
}

const describeClaim = ({ family, sources }: Route) => (sources.length > 0 ? `${family} (${sources.map(({ entry }) => entry).join(' with ')})` : family)

/** Finds titles and descriptions that more than one page of the sitemap has. */
export function checkDuplicateHeads(routes: Iterable<Route>): Problem[] {
  const pages: Record<'title' | 'description', Map<string, Route[]>> = { title: new Map(), description: new Map() }
  for (const route of routes) {
    const meta = route.meta()
    if (!isCanonical(route, meta)) continue
    for (const field of ['title', 'description'] as const) {
      const same = pages[field].get(meta[field])
      if (same) same.push(route)
      else pages[field].set(meta[field], [route])
    }
  }
  return (['title', 'description'] as const).flatMap((field) =>
    [...pages[field]]
      .filter(([, routes]) => routes.length > 1)
      .map(
        ([value, same]): Problem => ({
          severity: 'error',
          places: same.slice(0, 3).flatMap(({ sources }) => sources.map((source) => namingPlace(source, headFields[field]))),
          ...wording.duplicateTitle(
            field,
            value,
            same.map(({ path }) => path),
          ),
        }),
      ),
  )
}

/** Fields that heads are made of, as far as entries say them word for word. */
const headFields = { title: ['title', 'name'], description: ['excerpt', 'description', 'shortDescription'] } as const

/** A title of this many characters is a mistake: nobody sees its end. */
const longestTitle = 120

/**
 * Finds titles that are too long for search results: one problem for all pages of a family.
 * @param shown about what search results show, in characters
 */
export function checkTitles(routes: Iterable<Route>, titleOf: (meta: Meta) => string, shown: number): Problem[] {
  const long = new Map<string, { severity: Problem['severity']; pages: { route: Route; title: string }[] }>()
  for (const route of routes) {
    const meta = route.meta()
    const title = titleOf(meta)
    if (!isCanonical(route, meta) || title.length <= shown) continue
    const severity = title.length >= longestTitle ? 'error' : 'warning'
    const key = `${severity} ${route.family}`
    const group = long.get(key) ?? { severity, pages: [] }
    group.pages.push({ route, title })
    long.set(key, group)
  }
  return [...long.values()].map(({ severity, pages }) => {
    const places = pages.slice(0, 3).flatMap(({ route }) => route.sources.map((source) => namingPlace(source, headFields.title)))
    const [{ route, title } = { route: undefined, title: '' }] = pages
    return { severity, places, ...wording.titleLong(title, route?.path ?? '', pages.length, severity === 'error' ? longestTitle : shown) }
  })
}

/** Finds redirects to addresses without a page. @param pages the paths of all pages */
export function checkRedirects(redirects: readonly SiteRedirect[], pages: ReadonlySet<string>): Problem[] {
  return redirects
    .filter(({ to }) => !pages.has(to))
    .map(({ to, source }) => ({ severity: 'error', places: [{ ...namingPlace(source, ['to']), field: 'to' }], ...wording.deadRedirect(source.entry, to) }))
}

type SiteRedirect = { to: string; source: Source }

/**
 * Finds links in the owner's texts that lead to no page. Links to files (`/feed.xml`) are judged with the finished pages, when all files are known.
 * @param pages the paths of all pages
 */
export function checkContentLinks(links: readonly { href: string; file: string; line: number }[], pages: ReadonlySet<string>): Problem[] {
  return links
    .filter(({ href }) => {
      const path = pathOf(href)
      return path.startsWith('/') && !isFileLink(path) && !pages.has(path)
    })
    .map(({ href, file, line }) => ({ severity: 'error', places: [{ file, line }], ...wording.deadContentLink(href) }))
}
