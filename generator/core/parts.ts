/** Lists that grow with the roster are split: a page shows one part, and the other parts have pages of their own. */
import { paths, type SitePath } from './addresses.ts'

/** How many entries a page shows of a list. A card takes up to 2.2 kB of HTML and a link 0.1 kB: so a page stays below 100 kB. */
export const partSizes = { cards: 40, links: 120 } as const

/** What one page shows of a list. */
export type ListPart<T> = {
  entries: readonly T[]
  /** Counted from 1. */
  number: number
  /** The addresses of all parts in their order; none when the list is not split. */
  pages: readonly SitePath[]
}

/** A list of a page. What pages show of its entries is made for one part at a time; parts behind its end are empty. */
export type LongList<T> = { isEmpty: boolean; partCount: number; part: (number: number) => ListPart<T> }

/** @param size the limit of entries on a page @param first the address of the page with the first part; without it the list is not split */
export function longList<E, T>(entries: readonly E[], size: number, first: SitePath | undefined, view: (entry: E) => T): LongList<T> {
  const limit = first === undefined ? entries.length : size
  const partCount = Math.max(1, Math.ceil(entries.length / Math.max(1, limit)))
  const pages = first === undefined || partCount === 1 ? [] : Array.from({ length: partCount }, (_, index) => paths.part(first, index + 1))
  return {
    isEmpty: entries.length === 0,
    partCount,
    part: (number) => ({ entries: entries.slice((number - 1) * limit, number * limit).map(view), number, pages }),
  }
}

/** The same part with other views of its entries. */
export const withEntries = <E, T>(part: ListPart<E>, view: (entry: E) => T): ListPart<T> => ({ ...part, entries: part.entries.map(view) })
