/** How the blocks of `own-blocks.ts` are shown. A file of the project replaces this one. */
export const ownViews = {}
