/** Checks how long titles and descriptions are: search results cut long ones off, and fill short ones up with text of their own choice. */

import { groupBy } from '../core/group-by.ts'
import type { Problem, ProblemText } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import type { Site } from '../load/site.ts'
import type { PlannedPage } from '../routes/expand.ts'
import type { Route } from '../routes/route.ts'
import { shownTitleLength } from '../routes/title.ts'
import { metasOf, placesOfHead } from './heads.ts'

/** From this many characters on a title is an error: no search result shows its end. */
const longestTitle = 120

/** What search results show of a description, in characters. */
const description = { least: 70, most: 155 } as const

type Fault = { page: PlannedPage; field: 'title' | 'description'; severity: Problem['severity']; limit: number }

/** What is wrong with the lengths of a page. The brand behind a title does not count: it is left out where it would be cut off. */
function* faultsOf(page: PlannedPage): Generator<Fault> {
  const { titleLength, descriptionLength, partOf } = page
  if (titleLength >= longestTitle) yield { page, field: 'title', severity: 'error', limit: longestTitle }
  else if (titleLength > shownTitleLength) yield { page, field: 'title', severity: 'warning', limit: shownTitleLength }
  // The further parts of a list have nothing to say of themselves.
  if (partOf !== undefined) return
  if (descriptionLength < description.least) yield { page, field: 'description', severity: 'warning', limit: description.least }
  if (descriptionLength > description.most) yield { page, field: 'description', severity: 'warning', limit: description.most }
}

/**
 * Finds titles and descriptions of the pages of the sitemap that are too long or too short.
 * @param routes makes the routes of the pages again: heads are read only where there is a problem
 * @returns one problem for the same fault of all pages of a family, with an example
 */
export function checkHeadLengths(pages: readonly PlannedPage[], routes: () => Iterable<Route>, { copyExceptions }: Pick<Site, 'copyExceptions'>): Problem[] {
  const found = pages.filter(({ isCanonical }) => isCanonical).flatMap((page) => [...faultsOf(page)])
  const metas = metasOf(new Set(found.map(({ page }) => page.path)), routes)
  const textOf = ({ page, field }: Fault) => metas.get(page.path)?.[field] ?? ''
  const isAccepted = (fault: Fault) =>
    copyExceptions.some(({ rule, phrases }) => rule === `${fault.field}-length` && phrases.some((phrase) => textOf(fault).includes(phrase)))
  const groups = groupBy(
    found.filter((fault) => !isAccepted(fault)),
    ({ page: { family }, field, limit }) => `${family} ${field} ${limit}`,
  )
  return [...groups.values()].flatMap((group): Problem[] => {
    const [first] = group
    if (!first) return []
    const same = group.map(({ page }) => page)
    return [{ severity: first.severity, places: placesOfHead(same, first.field), ...headLength(first, textOf(first), group.length) }]
  })
}

const limitOf = (length: number, limit: number) =>
  length < limit ? `At least ${limit} are needed` : `At most ${limit} are ${limit === 120 ? 'allowed' : 'shown in search results'}`

const headLength = ({ page, field, limit }: Fault, text: string, pages: number): ProblemText => ({
  code: text.length < limit ? `${field}-short` : `${field}-long`,
  what: `The ${field} of ${pages === 1 ? page.path : `${pages} pages, for example ${page.path},`} has ${text.length} characters: "${short(text)}". ${limitOf(text.length, limit)}.`,
  hint:
    field === 'title'
      ? 'Shorten the title, and begin with the words that people search for.'
      : 'Say what the page offers: for an act what it is, its size, its price and what it suits. Descriptions of generated pages are in content/sentences.yaml.',
})
