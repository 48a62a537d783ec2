/** Checks how long titles and descriptions are: search results cut long ones off, and fill short ones up with text of their own choice. */

import { groupBy } from '../core/group-by.ts'
import type { Problem, ProblemText } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import type { Site } from '../load/site.ts'
import type { PlannedPage } from '../routes/expand.ts'
import type { Meta, Route } from '../routes/route.ts'
import { shownTitleLength } from '../routes/title.ts'
import { placesOfHead } from './heads.ts'

/** From this many characters on a title is an error: no search result shows its end. */
const longestTitle = 120

/** What search results show of a description, in characters. */
const description = { least: 70, most: 155 } as const

type Fault = { field: 'title' | 'description'; severity: Problem['severity']; limit: number }

/** What is wrong with the lengths of a page. The brand behind a title does not count: it is left out where it would be cut off. */
function* faultsOf({ titleLength, descriptionLength, partOf }: PlannedPage): Generator<Fault> {
  if (titleLength >= longestTitle) yield { field: 'title', severity: 'error', limit: longestTitle }
  else if (titleLength > shownTitleLength) yield { field: 'title', severity: 'warning', limit: shownTitleLength }
  // The further parts of a list have nothing to say of themselves.
  if (partOf !== undefined) return
  if (descriptionLength < description.least) yield { field: 'description', severity: 'warning', limit: description.least }
  if (descriptionLength > description.most) yield { field: 'description', severity: 'warning', limit: description.most }
}

/**
 * Finds titles and descriptions of the pages of the sitemap that are too long or too short.
 * @param routes makes the routes of the pages again: heads are read only where there is a problem
 * @returns one problem for the same fault of all pages of a family, with an example
 */
export function checkHeadLengths(pages: readonly PlannedPage[], routes: () => Iterable<Route>, { copyExceptions }: Pick<Site, 'copyExceptions'>): Problem[] {
  const found = pages.flatMap((page) => (page.isCanonical ? Array.from(faultsOf(page), (fault) => ({ page, fault })) : []))
  if (found.length === 0) return []
  const metas = metasOf(new Set(found.map(({ page }) => page.path)), routes)
  const groups = groupBy(
    found.filter(({ page, fault: { field } }) => {
      const text = metas.get(page.path)?.[field] ?? ''
      return !copyExceptions.some(({ rule, phrases }) => rule === `${field}-length` && phrases.some((phrase) => text.includes(phrase)))
    }),
    ({ page: { family }, fault: { field, limit } }) => `${family} ${field} ${limit}`,
  )
  return [...groups.values()].flatMap((group): Problem[] => {
    const [first] = group
    if (!first) return []
    const { page, fault } = first
    const text = metas.get(page.path)?.[fault.field] ?? ''
    const places = placesOfHead(
      group.map((one) => one.page),
      fault.field,
    )
    return [{ severity: fault.severity, places, ...headLength(fault.field, text, page.path, group.length, fault.limit) }]
  })
}

function metasOf(paths: ReadonlySet<string>, routes: () => Iterable<Route>): ReadonlyMap<string, Meta> {
  const metas = new Map<string, Meta>()
  for (const route of routes()) if (paths.has(route.path)) metas.set(route.path, route.meta())
  return metas
}

const limitOf = (length: number, limit: number) =>
  length < limit ? `At least ${limit} are needed` : `At most ${limit} are ${limit === 120 ? 'allowed' : 'shown in search results'}`

const headLength = (field: 'title' | 'description', text: string, example: string, pages: number, limit: number): ProblemText => ({
  code: text.length < limit ? `${field}-short` : `${field}-long`,
  what: `The ${field} of ${pages === 1 ? example : `${pages} pages, for example ${example},`} has ${text.length} characters: "${short(text)}". ${limitOf(text.length, limit)}.`,
  hint:
    field === 'title'
      ? 'Shorten the title, and begin with the words that people search for.'
      : 'Say what the page offers: for an act what it is, its size, its price and what it suits. Descriptions of generated pages are in content/sentences.yaml.',
})
