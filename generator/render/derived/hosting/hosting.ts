/** What all configurations have in common. */
import { type AddressStyle, formatHref } from '../../../core/addresses.ts'
import { decodePercents, escapePattern } from '../../../core/text.ts'
import type { Header } from '../headers.ts'

export type Hosting = {
  headers: readonly Header[]
  redirects: readonly { from: string; to: string }[]
  /** Addresses that are answered with 410 Gone. All addresses have the form of links. */
  gone: readonly string[]
  /**
   * Redirects that are not from one address of this site's form to another, and such addresses that are gone.
   */
  former: readonly Former[]
  /** The site's base path: empty, or `/sub`. */
  base: string
  trailingSlash: boolean
  /** Folders with a not-found page of their own. */
  sections: readonly string[]
}

/** An address of a former site, or one that leads to another site. */
export type Former = {
  /** In percent encoding, without its query: as it is written, or without and with a slash at its end. */
  spellings: readonly string[]
  /** The pattern of the address as hosts decode it, with and without a slash at its end. */
  pattern: string
  /** What the query must have, in any place. */
  query?: string
  /** Nothing for what is gone. */
  to?: string
  /** Whether the query of a visitor goes on to the target. */
  keepsQuery: boolean
}

export function formerOf(written: string, to: string | undefined, style: AddressStyle): Former {
  const [path = '', query] = written.split('?')
  const from = formatHref(path, style).replace(/\/$/, '')
  return {
    spellings: path.endsWith('/') ? bothSpellings(from) : [from],
    pattern: `${escapePattern(decodePercents(from))}${path.endsWith('/') ? '/?' : ''}`,
    ...(query !== undefined && { query }),
    ...(to !== undefined && { to: formatHref(to, style) }),
    keepsQuery: query === undefined && to?.startsWith('/') === true,
  }
}

/** A pattern of queries that have another one in any place. */
export const queryPattern = (query: string): string => `(^|&)${escapePattern(query)}(&|$)`

/**
 * A pattern of the addresses that may be a page's, with a group for all but the slash at the end. Others get no
 * redirect, because it might lead to another host: browsers read `//host` and `/\\host` as one.
 * @param folders `*` for the home page, too
 */
export const pagePattern = (base: string, folders: '+' | '*' = '+'): string =>
  `^(${escapePattern(base)}(?:/[\\w-]+)${folders})`

/** An address without and with its trailing slash: redirects work for both. */
export const bothSpellings = (address: string): string[] => {
  const bare = address.replace(/\/$/, '')
  return [bare, `${bare}/`]
}
