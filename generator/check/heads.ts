/** Checks that titles and descriptions are unique among the pages of the sitemap. */
import { groupBy, repeatedBy } from '../core/group-by.ts'
import { errorAt, type Place, type Problem, type ProblemText, type Source } from '../core/problem.ts'
import type { PlannedPage } from '../routes/expand.ts'
import type { Meta, Route } from '../routes/route.ts'

/** Fields that heads show unchanged. */
const headFields = { title: ['title', 'name'], description: ['excerpt', 'description', 'shortDescription'] } as const

/**
 * Finds titles and descriptions that more than one page of the sitemap has.
 * @param routes makes the routes of the pages again: their heads are read only where there may be a problem
 */
export function checkHeads(pages: readonly PlannedPage[], routes: () => Iterable<Route>): Problem[] {
  const listed = pages.filter(({ isCanonical }) => isCanonical)
  // The pages have numbers for their texts, and two texts may have one number.
  const maybeEqual = (['title', 'description'] as const).flatMap((field) => repeatedBy(listed, (page) => page[field]).map((group) => ({ field, group })))
  const metas = metasOf(new Set(maybeEqual.flatMap(({ group }) => group).map(({ path }) => path)), routes)
  return maybeEqual.flatMap(({ field, group }) =>
    [...groupBy(group, ({ path }) => metas.get(path)?.[field] ?? '')]
      .filter(([, same]) => same.length > 1)
      .map(([text, same]) => errorAt(placesOfHead(same, field), duplicateHead(field, text, same))),
  )
}

/** The heads of the pages at these addresses. */
export function metasOf(addresses: ReadonlySet<string>, routes: () => Iterable<Route>): ReadonlyMap<string, Meta> {
  const metas = new Map<string, Meta>()
  if (addresses.size > 0) for (const route of routes()) if (addresses.has(route.path)) metas.set(route.path, route.meta())
  return metas
}

/** The places of the text in the entries of the first pages: a few are enough to find the cause. */
export const placesOfHead = (pages: readonly PlannedPage[], field: keyof typeof headFields) =>
  pages.slice(0, 3).flatMap(({ sources }) => sources.map((source) => namingPlace(source, headFields[field])))

const duplicateHead = (field: 'title' | 'description', value: string, pages: readonly PlannedPage[]): ProblemText => ({
  code: `duplicate-${field}`,
  what: `${pages.length} pages have the same ${field}, "${value}": ${pages
    .slice(0, 3)
    .map(({ path }) => path)
    .join(', ')}${pages.length > 3 ? ' …' : ''}`,
  hint: `Give each page a ${field} of its own; search engines show only one of them.`,
})

/** The place of the first of these fields that an entry has; the place of the entry when it has none of them. */
export function namingPlace({ file, line, lineOf }: Source, fields: readonly string[]): Place {
  const lines = fields.flatMap((field) => lineOf?.(field) ?? [])
  return { file, line: lines[0] ?? line }
}
