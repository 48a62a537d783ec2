/** What `new` can add. A module of its own, because the command line loads it at every start and the rest only for `new`. */
export const kinds = ['act', 'city', 'article', 'page'] as const
export type Kind = (typeof kinds)[number]
