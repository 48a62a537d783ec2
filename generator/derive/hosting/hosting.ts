/** What all configurations have in common. */
import type { Header } from '../headers.ts'

export type Hosting = {
  headers: readonly Header[]
  redirects: readonly { from: string; to: string }[]
  /** Addresses that are answered with 410 Gone. All addresses have the form of links. */
  gone: readonly string[]
  /** The site's base path: empty, or `/sub`. */
  base: string
  trailingSlash: boolean
  /** Folders with a not-found page of their own. */
  sections: readonly string[]
}

/** An address without and with its trailing slash: redirects work for both. */
export const bothSpellings = (address: string): string[] => {
  const bare = address.replace(/\/$/, '')
  return [bare, `${bare}/`]
}
