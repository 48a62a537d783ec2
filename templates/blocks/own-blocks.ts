/** The blocks that a project adds, by their names in markdown: what each takes. A file of the project replaces this one. */
export const ownBlocks = {}
