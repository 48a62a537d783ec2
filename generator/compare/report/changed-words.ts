/** Marks the words that differ between two texts. */
import { align } from '../align.ts'

export type Piece = { text: string; changed: boolean }

/** Both texts in pieces, in which the words are marked that the other text does not have. */
export function changedWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const runs = align(wordsOf(before), wordsOf(after))
  const pieces = (side: 'before' | 'after') => runs.map((run) => ({ text: run[side].join(''), changed: !run.same })).filter(({ text }) => text !== '')
  return { before: pieces('before'), after: pieces('after') }
}

/** Words with the white space after them. */
const wordsOf = (text: string): string[] => text.match(/^\s+|\S+\s*/g) ?? []
