import { isCompared } from '../core/families.ts'
import { groupBy } from '../core/group-by.ts'
import { type Problem, type ProblemText, warningAt } from '../core/problem.ts'
import type { PlannedPage } from '../routes/expand.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { limitOf } from './uniqueness/shared-text.ts'

/** From this many pages on, a family is made by the hundred. */
const many = 50

/** Finds families of many pages in search results of which nothing compares the texts. */
export const checkFamilies = (pages: readonly PlannedPage[], limits: SiteSettings['sharedText']): Problem[] =>
  [...groupBy(pages, ({ family }) => family)].flatMap(([family, all]): Problem[] => {
    const compared = all.filter(({ isCanonical, firstPage }) => isCanonical && firstPage === undefined).length
    if (compared < many || !isCompared(family) || limitOf(limits, { family }) !== undefined) return []
    return [warningAt({ file: 'data/site.ts', field: 'sharedText' }, textUnlimited(family, compared))]
  })

const textUnlimited = (family: string, pages: number): ProblemText => ({
  code: 'text-unlimited',
  what: `Nothing compares the ${pages} pages of the family "${family}": they have no limit of shared text.`,
  hint: `Add it to "sharedText" in data/site.ts: '${family}': { limit: 60, above: 'stop' }.`,
})
