/** What `new` can add. It stands alone, because the command line asks for it at every start, and for the rest only when something is added. */
export const kinds = ['act', 'city', 'article'] as const
export type Kind = (typeof kinds)[number]
