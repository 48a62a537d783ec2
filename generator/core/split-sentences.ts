/** The sentences of a text. A full stop before a lower-case letter or a digit ends no sentence. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u)
