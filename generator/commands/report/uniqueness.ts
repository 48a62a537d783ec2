/** How the report on shared texts is printed. */
import { shortened } from '../../core/printable.ts'

/** Two similar pages, with the sentences of the first that the other has, too. */
type SimilarPair = { path: string; other: string; share: number; sentences: readonly string[] }

/**
 * How much of their main text the pages of a family share with their most similar pages: shares are 0 to 1.
 */
export type FamilyReport = {
  family: string
  pages: number
  limit?: number
  median: number
  ninetieth: number
  /** Words of prose that stand on no other page, and those that few pages have without names and figures. */
  own?: { least: readonly { path: string; count: number }[]; median: number; masked: number }
  worst: readonly SimilarPair[]
}

const shownSentences = 5
const shownCharacters = 140

/** One paragraph for each family: figures, and its most similar pages with what they share. */
export const formatUniqueness = (families: readonly FamilyReport[]): string =>
  families
    .map(({ family, pages, limit, median, ninetieth, own, worst }) => {
      const most = worst[0]?.share ?? 0
      const rule = limit === undefined ? 'no limit' : `limit ${limit} %`
      const figures = `${family}: ${pages} pages, ${rule}. Shared with the most similar page: median ${percent(median)}, 90th percentile ${percent(ninetieth)}, most ${percent(most)}.`
      const pairs = worst.flatMap(({ path, other, share, sentences }) => [
        `  ${percent(share)}  ${path}  ${other}`,
        ...sentences
          .slice(0, shownSentences)
          .map((sentence) => `    ${shortened(sentence, shownCharacters)}`),
      ])
      const words = own
        ? [
            `  Words of prose on no other page: median ${own.median}, without names and figures ${own.masked}, least ${own.least.map(({ path, count }) => `${path} ${count}`).join(', ')}.`,
          ]
        : []
      return [figures, ...words, ...pairs].join('\n')
    })
    .join('\n\n')

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
