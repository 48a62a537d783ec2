/** Which words differ between two texts: what changed, without the text around it. */
import { align, joinAlike, type Run, withoutEqualEnds } from '../align.ts'

/** What is at the same place of two texts. */
type Place = { before: string; after: string }

/** A placeholder of a source; a word with what joins its parts, as in `Sint-Niklaas`, `’s-Hertogenbosch` and `1.500`; white space; any other character. */
const textPieces = /\{[\w.-]+\}|[\p{L}\p{N}]+(?:[-'’.,:@+&/][\p{L}\p{N}]+)*|\s+|./gsu
/** Addresses are made of shorter words: `/silkwood-gent/`. */
const addressPieces = /[\p{L}\p{N}]+|\s+|./gsu

const isAddress = (text: string): boolean => text.includes('/') && !/\s/.test(text)

const isWord = (piece: string): boolean => /[\p{L}\p{N}€%]/u.test(piece)

/** With more places than these, a text counts as new. */
const mostPlaces = 4

/** The words that differ in two texts, as one text each. The key has each of them only once: it is equal for texts that changed in the same way. */
export function differenceOf(before: string, after: string): Place & { key: string } {
  const pattern = isAddress(before) && isAddress(after) ? addressPieces : textPieces
  const middle = withoutEqualEnds(before.match(pattern) ?? [], after.match(pattern) ?? [])
  const places = placesIn(middle.before, middle.after)
  const joined = (texts: readonly string[]) => texts.filter(Boolean).join(' … ')
  return { key: JSON.stringify(places), before: joined(places.map((place) => place.before)), after: joined(places.map((place) => place.after)) }
}

/** The places at which words differ, each once; one place for all when the texts have too little in common. */
function placesIn(before: readonly string[], after: readonly string[]): Place[] {
  const runs = align(before, after)
  const single = uniquePlaces(runs)
  // A name that occurs several times.
  if (single.length === 1 && single.every((place) => place.before !== '' && place.after !== '')) return single
  // Two places with nothing but punctuation or white space between them are one.
  const merged = joinAlike(runs.map((run) => ({ ...run, same: run.same && run.before.some(isWord) })))
  const places = uniquePlaces(merged)
  const words = (pieces: readonly string[]) => pieces.filter(isWord).length
  const common = words(merged.flatMap((run) => (run.same ? run.before : [])))
  const isNew = common * 2 < Math.min(words(before), words(after)) || places.length > mostPlaces
  return isNew ? uniquePlaces([{ same: false, before: [...before], after: [...after] }]) : places
}

function uniquePlaces(runs: readonly Run<string>[]): Place[] {
  const places = runs.filter(({ same }) => !same).map(({ before, after }) => ({ before: before.join('').trim(), after: after.join('').trim() }))
  const unique = new Map(places.map((place) => [`${place.before}\n${place.after}`, place]))
  return [...unique.values()].filter(({ before, after }) => before !== after)
}

/** How many of their words two texts share, from 0 to 1. */
export function sharedWords(a: string, b: string): number {
  if (a === b) return 1
  const [ours, theirs] = [new Set(a.split(/\s+/)), new Set(b.split(/\s+/))]
  let common = 0
  for (const word of ours) if (theirs.has(word)) common++
  return (2 * common) / (ours.size + theirs.size)
}
