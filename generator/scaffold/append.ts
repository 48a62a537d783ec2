/** Lists in the text of a data file: where their items are, and how one is added. Everything else stays as it is, byte by byte. */

/** A part of a text, from its first character to behind its last. */
export type Span = { start: number; end: number }

/** The items of an exported list, without the commas and remarks between them; nothing when no list in square brackets has that name. */
export const itemsOf = (text: string, exportName: string): Span[] | undefined => listOf(text, exportName)?.items

/**
 * @param entry the printed entry, its comma included
 * @returns the text with the entry as the last of the list; nothing when no list in square brackets is exported under that name
 */
export function appendEntry(text: string, exportName: string, entry: string): string | undefined {
  const list = listOf(text, exportName)
  if (!list) return undefined
  const { last, end } = list
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const comma = text[last] === ',' || text[last] === '[' ? '' : ','
  const rest = text.slice(last + 1, end)
  // Remarks behind the last entry stay there; the bracket keeps its line, or gets one.
  const between = comma + (/\n[ \t]*$/.test(rest) ? rest.replace(/[ \t]*$/, '') : `${rest.trimEnd()}${lineEnd}`)
  return text.slice(0, last + 1) + between + entry.replaceAll('\n', lineEnd) + lineEnd + text.slice(end)
}

type List = {
  items: Span[]
  /** Where its last sign stands that is neither blank nor remark. */
  last: number
  /** Where its closing bracket stands. */
  end: number
}

function listOf(text: string, exportName: string): List | undefined {
  const head = new RegExp(`^export const ${exportName}\\b[^=]*=\\s*\\[`, 'm').exec(text)
  return head ? scanList(text, head.index + head[0].length) : undefined
}

/** Goes through a list from behind its opening bracket. */
function scanList(text: string, from: number): List | undefined {
  // Texts and remarks are stepped over as a whole: brackets in them are none.
  const piece = /(\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|`(?:[^`\\]|\\[\s\S])*`|[\s\S]/y
  const items: Span[] = []
  let start: number | undefined
  let last = from - 1
  const close = () => {
    if (start !== undefined) items.push({ start, end: last + 1 })
    start = undefined
  }
  for (let at = from, depth = 1; at < text.length; at = piece.lastIndex) {
    piece.lastIndex = at
    const [found = '', blank] = piece.exec(text) ?? []
    if (/^[[{(]$/.test(found)) depth++
    if (/^[\]})]$/.test(found)) depth--
    if (depth === 0) {
      close()
      return { items, last, end: at }
    }
    if (blank !== undefined) continue
    if (found === ',' && depth === 1) close()
    else start ??= at
    last = piece.lastIndex - 1
  }
  return undefined
}
