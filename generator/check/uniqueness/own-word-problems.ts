import { groupBy } from '../../core/group-by.ts'
import { type Problem, warningAt } from '../../core/problem.ts'
import type { OwnWordsLimit, SiteSettings } from '../../schema/settings.ts'
import type { OwnWords } from './own-words.ts'

/** The figures of a family: of its pages in order, the words of their own and those that are so when masked. */
export type FamilyWords = { pages: readonly OwnWords[]; median: number; masked: number }

export function wordsByFamily(counts: Iterable<OwnWords>): Map<string, FamilyWords> {
  const families = groupBy(counts, ({ page }) => page.family)
  return new Map(
    [...families].map(([family, pages]) => {
      const sorted = pages.toSorted((one, other) => one.own - other.own)
      return [
        family,
        {
          pages: sorted,
          median: middleOf(sorted.map(({ own }) => own)),
          masked: middleOf(pages.map(({ masked }) => masked)),
        },
      ] as const
    }),
  )
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** One warning for each family of which pages, or half of them, say less than the owner wants. */
export const ownWordProblems = (
  counts: Iterable<OwnWords>,
  limits: SiteSettings['ownWords'] = {},
): Problem[] =>
  [...wordsByFamily(counts)].flatMap(([family, words]) => {
    const limit: OwnWordsLimit | undefined = Object.entries(limits).find(([name]) => name === family)?.[1]
    const found = limit ? shortcomings(words, limit) : []
    if (found.length === 0) return []
    return [
      warningAt(
        { file: 'data/site.ts', field: 'ownWords' },
        {
          code: 'own-words',
          what: `Pages of the family "${family}" have too little prose that stands on no other page: ${found.join('; ')}.`,
          hint: 'Run "npm run uniqueness" for all figures; give their acts, cities or occasions a fact that no other has, or change "ownWords" in data/site.ts.',
        },
      ),
    ]
  })

/** How many pages of a family are named, the shortest first. */
const shownPages = 3

function shortcomings({ pages, median, masked }: FamilyWords, limit: OwnWordsLimit): string[] {
  const below = pages.filter(({ own }) => own < limit.least)
  const lowest = below.slice(0, shownPages).map(({ page, own }) => `${page.path} (${own})`)
  return [
    ...(below.length > 0
      ? [
          `${below.length} of ${pages.length} have fewer than ${limit.least} words, such as ${lowest.join(', ')}`,
        ]
      : []),
    ...(limit.median !== undefined && median < limit.median
      ? [`half have ${median} or fewer, and the limit is ${limit.median}`]
      : []),
    ...(limit.masked !== undefined && masked < limit.masked
      ? [`without names and figures half have ${masked} or fewer, and the limit is ${limit.masked}`]
      : []),
  ]
}
