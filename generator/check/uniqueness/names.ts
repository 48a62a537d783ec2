/**
 * The words of a text as numbers, with names and figures masked: pages that differ by them alone have nothing
 * of their own.
 */
import { oncePer } from '../../core/once-per.ts'
import type { Site } from '../../load/site.ts'

/**
 * Names to find in texts, as a tree: the words that may follow those before, and whether a name ends here.
 */
export type Names = { next: Map<number, Names>; ends: boolean }

const noNames = (): Names => ({ next: new Map(), ends: false })

/**
 * Finds each name, and for `AFAS Dome (Sportpaleis)` both of its names too. Case, spaces and punctuation make
 * no difference.
 */
export function namesFrom(names: Iterable<string>): Names {
  const first = noNames()
  for (const name of names) {
    for (const form of new Set([name, ...name.split(/[()]/)])) {
      let place = first
      for (const word of wordHashes(form)) {
        const next = place.next.get(word) ?? noNames()
        place.next.set(word, next)
        place = next
      }
      place.ends = place !== first
    }
  }
  return first
}

/** The names of a site: acts, artists, cities and halls, these also as sentences have them. */
export const namesOf = ({ acts, artists, cities }: Pick<Site, 'acts' | 'artists' | 'cities'>): string[] => [
  ...[...acts, ...artists, ...cities].map(({ name }) => name),
  ...cities.flatMap(({ venues }) => venues.flatMap(({ name, said = name }) => [name, said])),
]

/** The same, to find them in texts. */
export const siteNames = oncePer(
  (site: Pick<Site, 'acts' | 'artists' | 'cities'>): Names => namesFrom(namesOf(site)),
)

/** Stands for a name, a number, an amount or a time. */
const mask = 1

/** The hashes of figures are odd, and those of other words are even. */
const isFigure = (word = 0): boolean => (word & 1) === 1

/**
 * The words of a text with its names masked. Names and figures that follow each other are one mask: how many
 * there are is no text.
 * @param words their hashes
 */
export function maskedWords(words: readonly number[], names: Names): number[] {
  const masked: number[] = []
  for (let at = 0; at < words.length; ) {
    const length = nameAt(words, at, names) || (isFigure(words[at]) ? 1 : 0)
    if (length === 0) masked.push(words[at++] ?? 0)
    else {
      if (masked.at(-1) !== mask) masked.push(mask)
      at += length
    }
  }
  return masked
}

/** @param words the hashes of a text */
export function countNames(words: readonly number[], names: Names): number {
  let count = 0
  for (let at = 0; at < words.length; ) {
    const length = nameAt(words, at, names)
    if (length > 0) count++
    at += length || 1
  }
  return count
}

/** How many words the longest name has that begins here; none where no name begins. */
function nameAt(words: readonly number[], at: number, names: Names): number {
  let place: Names | undefined = names
  let longest = 0
  for (let next = at; place !== undefined && next <= words.length; next++) {
    if (place.ends) longest = next - at
    place = next < words.length ? place.next.get(words[next] ?? 0) : undefined
  }
  return longest
}

const prime = 0x01000193
const start = 0x811c9dc5 | 0
const euro = 0x20ac

/**
 * The hashes of words (FNV-1a, in which upper and lower case of ASCII are equal). What begins with a digit is
 * a figure, and so is the euro sign.
 */
export function wordHashes(text: string): number[] {
  const words: number[] = []
  let word = start
  let startsFigure = false
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? 32 : text.charCodeAt(at)
    if (isLetterOrDigit(code)) {
      if (word === start) startsFigure = (code > 47 && code < 58) || code === euro
      word = Math.imul(word ^ (code > 64 && code < 91 ? code + 32 : code), prime)
    } else if (word !== start) {
      words.push(startsFigure ? word | 1 : word & ~1)
      word = start
    }
  }
  return words
}

/** One hash for a text, of those of its words. */
export const hashOfWords = (words: readonly number[]): number =>
  words.reduce((hash, word) => Math.imul(hash ^ word, prime), start) >>> 0

/** Letters, digits and the euro sign; not spaces, and not the punctuation of ASCII, Latin-1 and U+2000. */
const isLetterOrDigit = (code: number): boolean =>
  code < 128
    ? (code > 96 && code < 123) || (code > 47 && code < 58) || (code > 64 && code < 91)
    : code >= 0xc0 && (code < 0x2000 || code > 0x206f)
