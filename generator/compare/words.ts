import { diffArrays } from 'diff'

/**
 * A word with what joins its parts, as in `Sint-Niklaas`, `’s-Hertogenbosch` and `1.500`; white space; any
 * other character.
 */
const textPieces = /[\p{L}\p{N}]+(?:[-'’.,:@+&/][\p{L}\p{N}]+)*|\s+|./gsu
/** Addresses are made of shorter words: `/silkwood-gent/`. */
const addressPieces = /[\p{L}\p{N}]+|\s+|./gsu

/** With more places than these, or with less than half of its words in common, a text counts as new. */
const mostPlaces = 4

const wordsIn = (pieces: readonly string[] = []) =>
  pieces.filter((piece) => /[\p{L}\p{N}€%]/u.test(piece)).length

/**
 * The words that differ in two texts, with `…` between them; the whole texts when they have too little in
 * common.
 */
export function differenceOf(before: string, after: string): { before: string; after: string } {
  const isAddress = [before, after].every((text) => text.includes('/') && !/\s/.test(text))
  const [ours = [], theirs = []] = [before, after].map(
    (text) => text.match(isAddress ? addressPieces : textPieces) ?? [],
  )
  const places: [before: string, after: string][] = []
  let common = 0
  /**
   * What is equal since the last place that differs: nothing but punctuation and white space makes two places
   * one.
   */
  let gap: string | undefined
  for (const { value, removed, added } of diffArrays([...ours], [...theirs], { maxEditLength: 200 }) ?? []) {
    const text = value.join('')
    if (removed || added) {
      const [one, other] = (gap === undefined ? undefined : places.pop()) ?? ['', '']
      const middle = one + other === '' ? '' : (gap ?? '')
      places.push([one + middle + (removed ? text : ''), other + middle + (added ? text : '')])
      gap = ''
    } else {
      common += wordsIn(value)
      gap = wordsIn(value) > 0 ? undefined : text
    }
  }
  const unique = new Map(places.map((place) => [place.map((text) => text.trim()).join('\n'), place]))
  if (
    places.length === 0 ||
    unique.size > mostPlaces ||
    common * 2 < Math.min(wordsIn(ours), wordsIn(theirs))
  )
    return { before, after }
  const [lost, fresh] = [0, 1].map((at) =>
    [...unique.keys()].flatMap((place) => place.split('\n')[at] || []).join(' … '),
  )
  return { before: lost ?? '', after: fresh ?? '' }
}

/** The share of their words that two texts have in common, from 0 to 1. */
export function likeness(a: string, b: string): number {
  const setOf = (text: string) => new Set(text.match(addressPieces)?.filter((piece) => wordsIn([piece]) > 0))
  const [ours, theirs] = [setOf(a), setOf(b)]
  let common = 0
  for (const word of ours) if (theirs.has(word)) common++
  return (2 * common) / (ours.size + theirs.size)
}
