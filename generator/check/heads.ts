/** Checks titles and descriptions: unique among the pages of the sitemap, and short enough for search results. */

import { groupBy, repeatedBy } from '../core/group-by.ts'
import { errorAt, type Problem } from '../core/problem.ts'
import type { Translate } from '../core/sentences.ts'
import { wording } from '../core/wording.ts'
import type { PlannedPage } from '../routes/expand.ts'
import type { Meta, Route } from '../routes/route.ts'
import { fullTitle, shownTitleLength } from '../routes/title.ts'
import { namingPlace } from './naming-place.ts'

/** Fields that heads show unchanged. */
const headFields = { title: ['title', 'name'], description: ['excerpt', 'description', 'shortDescription'] } as const

/** From this many characters on a title is an error: no search result shows its end. */
const longestTitle = 120

/**
 * Finds titles and descriptions that more than one page of the sitemap has, and titles that are too long for search results.
 * @param routes makes the routes of the pages again: their heads are read only where there may be a problem
 */
export function checkHeads(pages: readonly PlannedPage[], routes: () => Iterable<Route>, t: Translate): Problem[] {
  const listed = pages.filter(({ isCanonical }) => isCanonical)
  const equal = (['title', 'description'] as const).map((field) => ({ field, groups: repeatedBy(listed, (page) => page[field]) }))
  const long = listed.filter(({ titleLength }) => titleLength > shownTitleLength)
  const asked = new Set([...equal.flatMap(({ groups }) => groups.flat()), ...long].map(({ path }) => path))
  const metas = new Map<string, Meta>()
  if (asked.size > 0) for (const route of routes()) if (asked.has(route.path)) metas.set(route.path, route.meta())
  return [...equal.flatMap(({ field, groups }) => groups.flatMap((group) => duplicates(field, group, metas))), ...longTitles(long, metas, t)]
}

function duplicates(field: 'title' | 'description', pages: readonly PlannedPage[], metas: ReadonlyMap<string, Meta>): Problem[] {
  const groups = groupBy(pages, ({ path }) => metas.get(path)?.[field] ?? '')
  return [...groups]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => {
      const addresses = same.map(({ path }) => path)
      return errorAt(placesOf(same, headFields[field]), wording.duplicateTitle(field, text, addresses))
    })
}

/** One problem for all pages of a family. */
function longTitles(long: readonly PlannedPage[], metas: ReadonlyMap<string, Meta>, t: Translate): Problem[] {
  const groups = groupBy(long, ({ family, titleLength }) => `${titleLength >= longestTitle} ${family}`)
  return [...groups.values()].flatMap((group): Problem[] => {
    const [first] = group
    const meta = first && metas.get(first.path)
    if (!meta) return []
    const isError = first.titleLength >= longestTitle
    const words = wording.titleLong(fullTitle(meta, t), first.path, group.length, isError ? longestTitle : shownTitleLength)
    return [{ severity: isError ? 'error' : 'warning', places: placesOf(group, headFields.title), ...words }]
  })
}

/** The places of the text in the entries of the first pages: a few are enough to find the cause. */
const placesOf = (pages: readonly PlannedPage[], fields: readonly string[]) =>
  pages.slice(0, 3).flatMap(({ sources }) => sources.map((source) => namingPlace(source, fields)))
