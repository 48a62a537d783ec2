/** What every configuration is made of. */
import type { Header } from '../headers.ts'

export type Hosting = {
  headers: readonly Header[]
  /** Addresses as links carry them. */
  redirects: readonly { from: string; to: string }[]
  /** Addresses that lead nowhere on purpose. */
  gone: readonly string[]
  /** The site's base path: empty, or `/sub`. */
  base: string
  trailingSlash: boolean
  /** Folders with a not-found page of their own. */
  sections: readonly string[]
}

/** A redirect answers with and without the slash at its end: people type either. */
export const bothSpellings = (address: string): string[] => {
  const bare = address.replace(/\/$/, '')
  return [bare, `${bare}/`]
}

/** A text as a regular expression finds it, in Apache and in JavaScript. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
