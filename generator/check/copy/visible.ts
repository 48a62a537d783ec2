/** What visitors read of a text in markdown or HTML. */

const filler = '·'

/** The text without attributes of blocks, targets of links and comments. Every character keeps its position. */
export const visibleMarkdown = (text: string): string =>
  text.replace(/(?<=^[ \t]*:{2,}[\w-]+(?:\[.*\])?)\{.*\}|(?<=\])\([^)\s]*\)|<!--[\s\S]*?-->|`[^`\n]*`/gm, (hidden) => hidden.replace(/[^\n]/g, filler))
