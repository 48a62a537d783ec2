/** Where every value of a data file is written. An imported value has no place, so these are read from the text. */
import { type LineIndex, readData, type Span } from './data-reader.ts'

export type { LineIndex, Span }

/** The lines of all values in the text of a data file. Text that cannot be read yields the lines up to there, never an error. */
export const indexLines = (text: string): LineIndex => readData(text).lines

/** The same, with the place of each value and its text. */
export function indexValues(text: string): { lines: LineIndex; spans: ReadonlyMap<string, Span>; values: ReadonlyMap<string, string> } {
  const { lines, spans } = readData(text)
  return { lines, spans, values: new Map([...spans].map(([path, { start, end }]) => [path, text.slice(start, end)])) }
}

/** The line of the value at a path, or of the innermost value around it that has one, down to `outermost` steps of the path. */
export function innermostLine(lines: LineIndex, path: readonly PropertyKey[], outermost = 1): number | undefined {
  for (let length = path.length; length >= outermost; length--) {
    const line = lines.get(path.slice(0, length).map(String).join('.'))
    if (line !== undefined) return line
  }
  return undefined
}

/** The items of an exported list, without the commas and comments between them; nothing when no list in square brackets has that name. */
export function itemsOf(text: string, list: string, { spans } = indexValues(text)): Span[] | undefined {
  const whole = spans.get(list)
  if (!whole || text[whole.start] !== '[') return undefined
  const items: Span[] = []
  for (let item = spans.get(`${list}.0`); item; item = spans.get(`${list}.${items.length}`)) items.push(item)
  return items
}
