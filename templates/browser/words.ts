/** How the search field compares texts. */
import { isOneLetterOff } from '../../generator/core/closest-word.ts'

/** The form of a text for searching: case, accents and punctuation are ignored. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words that one spells and another leaves out: Guns N’ Roses, Guns and Roses. */
const fillers = ['en', 'and', 'n']

/**
 * Whether a text has every searched word, in any order. Both are folded. A word of up to four letters begins or ends one of the text: Abba is
 * not found in Sabbath. A longer one is any part of a word, and may have one wrong letter.
 */
export function hasWords(text: string, words: string): boolean {
  const wanted = words.split(' ').filter((word) => !fillers.includes(word))
  const apart = ` ${text} `
  return wanted.every((word) =>
    word.length > 4
      ? text.includes(word) || text.split(' ').some((other) => isOneLetterOff(word, other))
      : apart.includes(` ${word}`) || apart.includes(`${word} `),
  )
}
