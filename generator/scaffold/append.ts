/** Adds an entry to an exported list in the text of a data file. Every other byte stays. */
import { indexValues, itemsOf } from '../load/line-index.ts'

/**
 * @param entry the printed entry with its comma
 * @returns the text with the entry at the end of the list; nothing when no list in square brackets is exported under that name
 */
export function appendEntry(text: string, list: string, entry: string): string | undefined {
  const items = itemsOf(text, list)
  const whole = indexValues(text).spans.get(list)
  if (!items || !whole) return undefined
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const last = items.at(-1)?.end ?? whole.start + 1
  const rest = text.slice(last, whole.end - 1)
  const hasComma = items.length === 0 || rest.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '').includes(',')
  // Comments after the last entry stay there, and the closing bracket keeps its line or gets one.
  const between = /\n[ \t]*$/.test(rest) ? rest.replace(/[ \t]*$/, '') : `${rest.trimEnd()}${lineEnd}`
  return `${text.slice(0, last)}${hasComma ? '' : ','}${between}${entry.replaceAll('\n', lineEnd)}${lineEnd}${text.slice(whole.end - 1)}`
}
