/** What messages have in common: how names, values and lists stand in a sentence. */
import type { Words } from '../problem.ts'

/** Messages by name, each made of the details that it tells. */
export type Wordings = Record<string, (...details: never[]) => Words>

/** Entries are named as within a sentence (`the act "silkwood"`); this one stands at its beginning. */
export const atStart = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** What the owner wrote, short enough to stand in a sentence: a picture can be an address of a million letters. */
export const short = (text: string) => (text.length > 100 ? `${text.slice(0, 97)}…` : text)

export const list = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ')

/** Where these words stand, somebody still has to write: `npm run new` puts them there, and a warning stays until they are gone. */
export const placeholderMark = 'Nog te schrijven'
