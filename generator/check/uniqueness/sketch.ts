/** A small picture of a text for comparison: hashes of its shingles, which are all groups of five successive words. */

/** Words of a shingle. Five are enough for an equal group to mean an equal phrase. */
export const shingleWords = 5

/** Different hashes in no order. */
export type Sketch = Uint32Array

/** A sketch of all shingles of some 500 words takes 2 kB. From this many pages on, sketches keep a part of them. */
const pagesWithWholeSketches = 5000

/** Fewer than every sixteenth shingle would say too little about a page. */
const coarsest = 16

/** Which part of the shingles a sketch keeps: every nth. A power of two. @param pages the number of pages of the site */
export function samplingOf(pages: number): number {
  let sampling = 1
  while (sampling < coarsest && pages > pagesWithWholeSketches * sampling) sampling *= 2
  return sampling
}

/** @param sampling keeps the hashes that this number divides, so that all pages keep the same shingles */
export function sketchOf(text: string, sampling: number): Sketch {
  const hashes = new Set<number>()
  const start = 0x811c9dc5 | 0
  let word = start
  let count = 0
  // The four words before this one.
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? 32 : text.charCodeAt(at)
    if (isLetterOrDigit(code)) {
      // FNV-1a, in which upper and lower case of ASCII are equal.
      word = Math.imul(word ^ (code > 64 && code < 91 ? code + 32 : code), prime)
      continue
    }
    if (word === start) continue
    if (++count >= shingleWords) {
      const hash = mix(joined(joined(joined(joined(first, second), third), fourth), word))
      if (hash % sampling === 0) hashes.add(hash)
    }
    first = second
    second = third
    third = fourth
    fourth = word
    word = start
  }
  return Uint32Array.from(hashes)
}

const prime = 0x01000193
const joined = (one: number, two: number): number => (Math.imul(one, prime) + two) | 0

/** Letters, digits and the euro sign; not spaces, and not the punctuation of ASCII, Latin-1 and U+2000. */
const isLetterOrDigit = (code: number): boolean =>
  code < 128 ? (code > 96 && code < 123) || (code > 47 && code < 58) || (code > 64 && code < 91) : code >= 0xc0 && (code < 0x2000 || code > 0x206f)

/** Spreads the bits (the finalizer of MurmurHash3), because the last bits choose what a sketch keeps. */
function mix(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
