/**
 * Lists that grow with the roster are split: a page shows some of the entries, and the others have list pages
 * of their own.
 */
import { paths, type SitePath } from './addresses.ts'

/**
 * How many entries a page shows of a list. A card takes up to 2.2 kB of HTML and a link 0.1 kB: so a page
 * stays below 100 kB.
 */
export const pageSizes = { cards: 40, links: 120 } as const

/** What one page shows of a list. */
export type ListPage<T> = {
  entries: readonly T[]
  /** Counted from 1. */
  number: number
  /** The addresses of all pages of the list, in their order; none when it is not split. */
  pages: readonly SitePath[]
}

/**
 * A list of a page. The views of its entries are made for one page at a time; pages behind its end are empty.
 */
export type PaginatedList<T> = { isEmpty: boolean; pageCount: number; page: (number: number) => ListPage<T> }

/**
 * @param size the limit of entries on a page
 * @param first the address of the first page; without it the list is not split
 */
export function paginate<E, T>(
  entries: readonly E[],
  size: number,
  first: SitePath | undefined,
  view: (entry: E) => T,
): PaginatedList<T> {
  const limit = first === undefined ? entries.length : size
  const pageCount = Math.max(1, Math.ceil(entries.length / Math.max(1, limit)))
  const pages =
    first === undefined || pageCount === 1
      ? []
      : Array.from({ length: pageCount }, (_, index) => paths.listPage(first, index + 1))
  return {
    isEmpty: entries.length === 0,
    pageCount,
    page: (number) => ({
      entries: entries.slice((number - 1) * limit, number * limit).map(view),
      number,
      pages,
    }),
  }
}

/** The same page with other views of its entries. */
export const withEntries = <E, T>(page: ListPage<E>, view: (entry: E) => T): ListPage<T> => ({
  ...page,
  entries: page.entries.map(view),
})
