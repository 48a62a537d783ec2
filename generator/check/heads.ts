/** Checks titles and descriptions: unique among the pages of the sitemap, and short enough for search results. */

import { groupBy } from '../core/group-by.ts'
import { errorAt, type Problem } from '../core/problem.ts'
import type { Translate } from '../core/sentences.ts'
import { wording } from '../core/wording.ts'
import type { PlannedPage } from '../routes/expand.ts'
import { fullTitle, shownTitleLength } from '../routes/title.ts'
import { namingPlace } from './naming-place.ts'

/** Fields that heads show unchanged. */
const headFields = { title: ['title', 'name'], description: ['excerpt', 'description', 'shortDescription'] } as const

/** From this many characters on a title is an error: no search result shows its end. */
const longestTitle = 120

/** Finds titles and descriptions that more than one page of the sitemap has. */
export function checkDuplicateHeads(pages: readonly PlannedPage[]): Problem[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const groups = groupBy(
      pages.filter(({ isCanonical }) => isCanonical),
      (page) => page[field],
    )
    return [...groups.values()].filter((same) => same.length > 1).map((same): Problem => duplicate(field, same))
  })
}

function duplicate(field: 'title' | 'description', pages: readonly PlannedPage[]): Problem {
  const text = pages[0]?.route.meta()[field] ?? ''
  const addresses = pages.map(({ route }) => route.path)
  return errorAt(placesOf(pages, headFields[field]), wording.duplicateTitle(field, text, addresses))
}

/** Finds titles that are too long for search results: one problem for all pages of a family. */
export function checkTitles(pages: readonly PlannedPage[], t: Translate): Problem[] {
  const long = pages.filter(({ isCanonical, titleLength }) => isCanonical && titleLength > shownTitleLength)
  const groups = groupBy(long, ({ route, titleLength }) => `${titleLength >= longestTitle} ${route.family}`)
  return [...groups.values()].flatMap((group): Problem[] => {
    const [first] = group
    if (!first) return []
    const isError = first.titleLength >= longestTitle
    const words = wording.titleLong(fullTitle(first.route.meta(), t), first.route.path, group.length, isError ? longestTitle : shownTitleLength)
    return [{ severity: isError ? 'error' : 'warning', places: placesOf(group, headFields.title), ...words }]
  })
}

/** The places of the text in the entries of the first pages: a few are enough to find the cause. */
const placesOf = (pages: readonly PlannedPage[], fields: readonly string[]) =>
  pages.slice(0, 3).flatMap(({ route }) => route.sources.map((source) => namingPlace(source, fields)))
