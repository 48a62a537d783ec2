/** What differs between two texts, in words: the cause of a change, without what stands around it. */
import { gapsOf, matchedPairs, type Pair } from './sequence.ts'

export type TextDifference = {
  /** The words that went and came, each only once: equal for texts that changed in the same way. */
  key: string
  before: string
  after: string
  /** From the first word that differs to the last, with all between and with the white space around it. */
  wholeBefore: string
  wholeAfter: string
  /** At how many places of the text something differs. */
  places: number
  /** What both texts have before and behind the first and the last. */
  left: string
  right: string
}

/** A word with what joins its parts, as in `Sint-Niklaas`, `’s-Hertogenbosch` and `1.500`; white space; any other sign. */
const textPieces = /[\p{L}\p{N}]+(?:[-'’.,:@+&/][\p{L}\p{N}]+)*|\s+|./gsu
/** Addresses are made of shorter words: `/silkwood-gent/`. */
const addressPieces = /[\p{L}\p{N}]+|\s+|./gsu

const isAddress = (text: string): boolean => text.includes('/') && !/\s/.test(text)

const isWord = (piece: string): boolean => /[\p{L}\p{N}€%]/u.test(piece)

/** More places than these are no longer one change with several places, but a new text. */
const mostPlaces = 4

/** Longer texts are compared as wholes between their equal beginning and end. */
const longest = 4_000

/** What differs between two texts that are not equal. */
export function differenceOf(before: string, after: string): TextDifference {
  const pattern = isAddress(before) && isAddress(after) ? addressPieces : textPieces
  const [ours, theirs] = [before.match(pattern) ?? [], after.match(pattern) ?? []]
  let start = 0
  while (start < ours.length && start < theirs.length && ours[start] === theirs[start]) start++
  let end = 0
  while (end < ours.length - start && end < theirs.length - start && ours[ours.length - 1 - end] === theirs[theirs.length - 1 - end]) end++
  const [gone, come] = [ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end)]
  const all = placesOf(gone, come)
  const places = uniquePlaces(all)
  return {
    key: JSON.stringify(places),
    before: places
      .map((place) => place.before)
      .filter(Boolean)
      .join(' … '),
    after: places
      .map((place) => place.after)
      .filter(Boolean)
      .join(' … '),
    wholeBefore: gone.join(''),
    wholeAfter: come.join(''),
    places: all.length,
    left: ours.slice(0, start).join(''),
    right: ours.slice(ours.length - end).join(''),
  }
}

type Place = { before: string; after: string }

/** The places at which words went and came; one place for all when the texts have too little in common. */
function placesOf(gone: readonly string[], come: readonly string[]): Place[] {
  const whole = [{ before: gone.join('').trim(), after: come.join('').trim() }]
  if (gone.length === 0 || come.length === 0 || gone.length + come.length > longest) return whole
  const pairs = matchedPairs(gone, come)
  const single = placesBetween(pairs, gone, come)
  // A name that stands there several times.
  if (single.every((place) => place.before !== '' && place.after !== '') && uniquePlaces(single).length === 1) return single
  const kept = withoutLoneSigns(pairs, gone)
  const words = (pieces: readonly string[]) => pieces.filter(isWord).length
  const common = kept.filter(([at]) => isWord(gone[at] ?? '')).length
  if (common * 2 < Math.min(words(gone), words(come))) return whole
  const places = placesBetween(kept, gone, come)
  return uniquePlaces(places).length > mostPlaces ? whole : places
}

const placesBetween = (pairs: readonly Pair[], gone: readonly string[], come: readonly string[]): Place[] =>
  gapsOf(pairs, gone.length, come.length).map((gap) => ({
    before: gone
      .slice(...gap.before)
      .join('')
      .trim(),
    after: come
      .slice(...gap.after)
      .join('')
      .trim(),
  }))

/** Pairs without those that stand for nothing but a sign or a space between two words that differ. */
function withoutLoneSigns(pairs: readonly Pair[], pieces: readonly string[]): Pair[] {
  const kept: Pair[] = []
  for (let from = 0; from < pairs.length; ) {
    let to = from + 1
    while (to < pairs.length && pairs[to]?.[0] === (pairs[to - 1]?.[0] ?? 0) + 1 && pairs[to]?.[1] === (pairs[to - 1]?.[1] ?? 0) + 1) to++
    const run = pairs.slice(from, to)
    if (run.some(([at]) => isWord(pieces[at] ?? ''))) kept.push(...run)
    from = to
  }
  return kept
}

function uniquePlaces(places: readonly Place[]): Place[] {
  const seen = new Map(places.map((place) => [`${place.before}\n${place.after}`, place]))
  return [...seen.values()].filter(({ before, after }) => before !== after)
}

export const hasWords = (text: string): boolean => isWord(text)

/** The last words of a text with the space behind them, nearest first, or its first ones with the space before them. */
export const lastWords = (text: string, amount: number): string[] => (text.match(/\S+\s*/g) ?? []).slice(-amount).reverse()
export const firstWords = (text: string, amount: number): string[] => (text.match(/\s*\S+/g) ?? []).slice(0, amount)

/** The single causes of a `key`, each one that other texts may show for itself. */
export const causesOf = (key: string): string[] => {
  const parts: unknown = JSON.parse(key)
  return Array.isArray(parts) ? parts.map((part) => JSON.stringify(part)) : [key]
}
