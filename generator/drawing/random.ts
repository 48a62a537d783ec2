/** Chance that is the same on every machine and every day: a picture must not change unless its code does. */
export type Random = {
  /** A number from `low` up to `high`. */
  between: (low: number, high: number) => number
  /** One of the values. */
  pick: <T>(values: readonly [T, ...T[]]) => T
}

/** Mulberry32, seeded with the FNV-1a hash of a word, so that every slug has its own chance. */
export function randomFrom(word: string): Random {
  let state = 0x811c9dc5
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  }
}
