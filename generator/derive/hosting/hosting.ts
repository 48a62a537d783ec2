/** The parts of every configuration. */
import type { Header } from '../headers.ts'

export type Hosting = {
  headers: readonly Header[]
  /** Addresses as links have them. */
  redirects: readonly { from: string; to: string }[]
  /** Addresses that lead nowhere on purpose. */
  gone: readonly string[]
  /** The site's base path: empty, or `/sub`. */
  base: string
  trailingSlash: boolean
  /** Folders with a not-found page of their own. */
  sections: readonly string[]
}

/** A redirect works with and without the trailing slash. */
export const bothSpellings = (address: string): string[] => {
  const bare = address.replace(/\/$/, '')
  return [bare, `${bare}/`]
}

/** A text escaped for regular expressions of Apache and JavaScript. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
