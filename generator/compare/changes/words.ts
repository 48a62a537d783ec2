/** Which words differ between two texts: the cause of a change, without the text around it. */
import { align, type Run } from '../align.ts'

export type TextDifference = {
  /** The words that were removed and added, each only once: equal for texts that changed in the same way. */
  key: string
  before: string
  after: string
  /** From the first word that differs to the last, with all between and the white space around it. */
  wholeBefore: string
  wholeAfter: string
  /** At how many places of the text something differs. */
  places: number
  /** What both texts have before the first place and after the last. */
  left: string
  right: string
}

/** A placeholder of a source; a word with what joins its parts, as in `Sint-Niklaas`, `’s-Hertogenbosch` and `1.500`; white space; any other character. */
const textPieces = /\{[\w.-]+\}|[\p{L}\p{N}]+(?:[-'’.,:@+&/][\p{L}\p{N}]+)*|\s+|./gsu
/** Addresses are made of shorter words: `/silkwood-gent/`. */
const addressPieces = /[\p{L}\p{N}]+|\s+|./gsu

const isAddress = (text: string): boolean => text.includes('/') && !/\s/.test(text)

const isWord = (piece: string): boolean => /[\p{L}\p{N}€%]/u.test(piece)

/** With more places than these, a text counts as new. */
const mostPlaces = 4

/** Many pages change in the same texts: the differences that were found last, at most this many, by both texts. */
const [known, mostKnown] = [new Map<string, TextDifference>(), 5_000]

/** The difference of two texts that are not equal. */
export function differenceOf(before: string, after: string): TextDifference {
  const texts = `${before}\u0000${after}`
  const found = known.get(texts) ?? findDifference(before, after)
  if (known.size >= mostKnown) known.clear()
  known.set(texts, found)
  return found
}

function findDifference(before: string, after: string): TextDifference {
  const pattern = isAddress(before) && isAddress(after) ? addressPieces : textPieces
  const runs = align(before.match(pattern) ?? [], after.match(pattern) ?? [])
  const left = runs[0]?.same ? runs[0].before.join('') : ''
  const right = runs.length > 1 && runs.at(-1)?.same ? (runs.at(-1)?.before.join('') ?? '') : ''
  const middle = runs.slice(left === '' ? 0 : 1, right === '' ? undefined : -1)
  const all = placesIn(middle)
  const places = uniquePlaces(all)
  const joined = (texts: readonly string[]) => texts.filter(Boolean).join(' … ')
  return {
    key: JSON.stringify(places),
    before: joined(places.map((place) => place.before)),
    after: joined(places.map((place) => place.after)),
    wholeBefore: middle.flatMap((run) => run.before).join(''),
    wholeAfter: middle.flatMap((run) => run.after).join(''),
    places: all.length,
    left,
    right,
  }
}

type Place = { before: string; after: string }

/** The places at which words differ; one place for all when the texts have too little in common. */
function placesIn(runs: readonly Run<string>[]): Place[] {
  const whole = [placeOf({ same: false, before: runs.flatMap((run) => run.before), after: runs.flatMap((run) => run.after) })]
  const single = runs.filter(({ same }) => !same).map(placeOf)
  // A name that occurs several times.
  if (single.every((place) => place.before !== '' && place.after !== '') && uniquePlaces(single).length === 1) return single
  const merged = withoutWordlessRuns(runs)
  const words = (pieces: readonly string[]) => pieces.filter(isWord).length
  const common = merged.reduce((sum, run) => sum + (run.same ? words(run.before) : 0), 0)
  const shorter = Math.min(words(runs.flatMap((run) => run.before)), words(runs.flatMap((run) => run.after)))
  if (common * 2 < shorter) return whole
  const places = merged.filter(({ same }) => !same).map(placeOf)
  return uniquePlaces(places).length > mostPlaces ? whole : places
}

const placeOf = ({ before, after }: Run<string>): Place => ({ before: before.join('').trim(), after: after.join('').trim() })

/** Two places with nothing but punctuation or white space between them are one. */
function withoutWordlessRuns(runs: readonly Run<string>[]): Run<string>[] {
  const merged: Run<string>[] = []
  for (const run of runs) {
    const same = run.same && run.before.some(isWord)
    const last = merged.at(-1)
    if (last && last.same === same) merged.splice(-1, 1, { same, before: [...last.before, ...run.before], after: [...last.after, ...run.after] })
    else merged.push({ ...run, same })
  }
  return merged
}

function uniquePlaces(places: readonly Place[]): Place[] {
  const unique = new Map(places.map((place) => [`${place.before}\n${place.after}`, place]))
  return [...unique.values()].filter(({ before, after }) => before !== after)
}

export const hasWords = (text: string): boolean => isWord(text)

/** The last words of a text with the space after them, nearest first, or its first words with the space before them. */
export const lastWords = (text: string, amount: number): string[] => (text.match(/\S+\s*/g) ?? []).slice(-amount).reverse()
export const firstWords = (text: string, amount: number): string[] => (text.match(/\s*\S+/g) ?? []).slice(0, amount)

/** The single causes of a `key`; each may occur alone in other texts. */
export function causesOf(key: string): string[] {
  const parts: unknown = JSON.parse(key)
  return Array.isArray(parts) ? parts.map((part) => JSON.stringify(part)) : [key]
}

/** How many of their words two texts share, from 0 to 1. */
export function sharedWords(a: string, b: string): number {
  if (a === b) return 1
  const [ours, theirs] = [new Set(a.split(/\s+/)), new Set(b.split(/\s+/))]
  let common = 0
  for (const word of ours) if (theirs.has(word)) common++
  return (2 * common) / (ours.size + theirs.size)
}
