/** Names what is missing on the not-found page: a static server sends one and the same file for every unknown address. */

/** Headings and sentences of the error catalogue. The page's own sentence stays where the catalogue has none. */
export type Missing = { heading: string; text?: string | undefined }

type Known = { acts: readonly string[]; cities: readonly string[] }

/** What an address asks for, by its pattern: the first that fits claims it. `$1` is the part in brackets. */
const patterns: [pattern: RegExp, what: string, text?: string][] = [
  [/^artist\/[^/]+$/, 'Artiest'],
  [/^blog\/[^/]+$/, 'Artikel', 'Het opgevraagde blog artikel bestaat niet.'],
  [/^(?:coverband|tributeband|live-muziek)-[^/]+$/, 'Locatie', 'De opgevraagde locatie bestaat niet in ons systeem.'],
  [/^([^/]+)-tribute-boeken$/, 'Tribute', 'Geen tribute bands gevonden voor '],
  [/^[^/]+-tribute-[^/]+$/, 'Tribute band of stad'],
  [/^[^/]+-(?:boeken|bruiloft|bedrijfsfeest|festival)$/, 'Artist'],
]

/**
 * The message for an address.
 * @param path decoded, below the site's base path, without a slash at its end: `blog/x`
 * @returns nothing where only the general message fits, as for an address whose parameter is missing
 */
export function missingAt(path: string, { acts, cities }: Known): Missing | undefined {
  for (const [pattern, what, text] of patterns) {
    const found = pattern.exec(path)
    if (found) return { heading: `${what} niet gevonden`, text: text && text + (found[1]?.replaceAll('-', ' ') ?? '') }
  }
  const [, before, after] = /^([^/]+)-([^/]+)$/.exec(path) ?? []
  return undefined
}
