/** Helpers of messages: how names, values and lists appear in a sentence. */
import { capitalise } from '../capitalise.ts'
import type { Words } from '../problem.ts'

/** Messages by name, each made from its details. */
export type Wordings = Record<string, (...details: never[]) => Words>

/** The owner's text, short enough for a sentence: a picture can be an address of a million characters. */
export const short = (text: string) => (text.length > 100 ? `${text.slice(0, 97)}…` : text)

export const list = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ')

/** `npm run new` writes these words where a text is missing; an entry with them stays a draft until they are replaced. */
export const placeholderMark = 'Nog te schrijven'

/** The name of an entry, a field or a file at the start of a sentence. The name of a file keeps its case. */
export const atStart = (name: string) => (/^(?:content|data|static)\//.test(name) ? name : capitalise(name))
