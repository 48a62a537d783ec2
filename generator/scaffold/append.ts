/** Adds an entry to a list in the text of a data file. Everything else in it stays as it is, byte by byte. */

/**
 * @param entry the printed entry, its comma included
 * @returns the text with the entry as the last of the list; nothing when no list in square brackets is exported under that name
 */
export function appendEntry(text: string, exportName: string, entry: string): string | undefined {
  const head = new RegExp(`^export const ${exportName}\\b[^=]*=\\s*\\[`, 'm').exec(text)
  const list = head && scanList(text, head.index + head[0].length)
  if (!list) return undefined
  const { last, end } = list
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const comma = text[last] === ',' || text[last] === '[' ? '' : ','
  const rest = text.slice(last + 1, end)
  // Remarks behind the last entry stay there; the bracket keeps its line, or gets one.
  const between = comma + (/\n[ \t]*$/.test(rest) ? rest.replace(/[ \t]*$/, '') : `${rest.trimEnd()}${lineEnd}`)
  return text.slice(0, last + 1) + between + entry.replaceAll('\n', lineEnd) + lineEnd + text.slice(end)
}

/**
 * Goes through a list from behind its opening bracket.
 * @returns where its last sign stands that is neither blank nor remark, and where its closing bracket
 */
function scanList(text: string, from: number): { last: number; end: number } | undefined {
  // Texts and remarks are stepped over as a whole: brackets in them are none.
  const piece = /(\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|`(?:[^`\\]|\\[\s\S])*`|[\s\S]/y
  let last = from - 1
  for (let at = from, depth = 1; at < text.length; at = piece.lastIndex) {
    piece.lastIndex = at
    const [found = '', blank] = piece.exec(text) ?? []
    if (/^[[{(]$/.test(found)) depth++
    if (/^[\]})]$/.test(found)) depth--
    if (depth === 0) return { last, end: at }
    if (blank === undefined) last = piece.lastIndex - 1
  }
  return undefined
}
