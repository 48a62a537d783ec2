/** Finds Dutch in code and in what is made of it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Common Dutch words that are no English words. The list was made once, with spelling dictionaries of both
 * languages, of the words of a Dutch site; it does not follow the owner's texts.
 */
const known: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'dutch-words.txt'), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
)

/** The parts of names in code are words as well: `naamVan` has two. */
const words = /\p{Lu}?\p{Ll}+|\p{Lu}+/gu

/** The Dutch words of a text, each as often as it occurs. */
export const dutchWordsIn = (text: string): string[] =>
  [...text.matchAll(words)].flatMap(([word]) => (known.has(word.toLowerCase()) ? [word] : []))
