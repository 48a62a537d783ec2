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

/** Whether a text has every searched word, in any order, as any part of a word, and with one wrong letter in a longer one. Both are folded. */
export function hasWords(text: string, words: string): boolean {
  const wanted = words.split(' ').filter((word) => !fillers.includes(word))
  return wanted.every((word) => text.includes(word) || (word.length > 4 && text.split(' ').some((other) => isOneLetterOff(word, other))))
}
