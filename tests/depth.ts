import fc from 'fast-check'

/** How much a run tries: `npm run test:deep` everything, `npm test` a sample of every kind of check. */
export const isDeep = process.env.DEPTH === 'deep'

/** How often something is tried: kills, seeds, rounds. */
export const tries = (few: number, all: number): number => (isDeep ? all : few)

/**
 * All cases in a deep run, else some of them.
 * @param few so many, spread evenly over the list
 * @param offset where in the list the sample begins: several checks of one list then try different cases
 */
export function sampled<T>(cases: readonly T[], few: number, offset = 0): readonly T[] {
  if (isDeep || cases.length <= few) return cases
  const chosen = new Set(
    Array.from(
      { length: few },
      (_, index) => (Math.floor((index * cases.length) / few) + offset) % cases.length,
    ),
  )
  return cases.filter((_, index) => chosen.has(index))
}

/**
 * Any character for random texts, also one that cannot be seen. The library's own takes a second to prepare.
 */
export const anyCharacter = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

/** Random numbers from 0 to 1, the same for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
