/**
 * A small picture of a text for comparison: hashes of its shingles, which are all groups of five successive
 * words.
 */
import { maskedWords, type Names, namesFrom } from './names.ts'

/** Words of a shingle. Five are enough for an equal group to mean an equal phrase. */
const shingleWords = 5

/** Different hashes in no order. */
export type Sketch = Uint32Array

/**
 * A sketch of all shingles of some 500 words takes 2 kB. From this many pages on, sketches keep a part of
 * them.
 */
const pagesWithWholeSketches = 5000

/** Fewer than every sixteenth shingle would say too little about a page. */
const coarsest = 16

/**
 * Sketches keep every nth shingle: a power of two.
 * @param pages the number of pages of the site
 */
export function samplingOf(pages: number): number {
  let sampling = 1
  while (sampling < coarsest && pages > pagesWithWholeSketches * sampling) sampling *= 2
  return sampling
}

/**
 * @param hashes those of the words
 * @param sampling keeps the shingles that this number divides, the same of all pages
 * @param names what is masked besides numbers
 */
export function sketchOf(hashes: readonly number[], sampling: number, names: Names = namesFrom([])): Sketch {
  const shingles = new Set<number>()
  const words = maskedWords(hashes, names)
  let hash = 0
  for (let at = 0; at < words.length; at++) {
    // The word before the shingle leaves the hash.
    if (at >= shingleWords) hash = (hash - Math.imul(words[at - shingleWords] ?? 0, weightOfFirst)) | 0
    hash = (Math.imul(hash, prime) + (words[at] ?? 0)) | 0
    const mixed = at < shingleWords - 1 ? undefined : mix(hash)
    if (mixed !== undefined && (mixed & (sampling - 1)) === 0) shingles.add(mixed)
  }
  return Uint32Array.from(shingles)
}

const prime = 0x01000193
/** What the first word of a shingle was multiplied with when its last one is added. */
const weightOfFirst = Math.imul(Math.imul(prime, prime), Math.imul(prime, prime))

/**
 * Spreads the bits (the finalizer of MurmurHash3), because the last bits choose what a sketch keeps. Signed:
 * V8 keeps larger numbers as objects.
 */
function mix(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
