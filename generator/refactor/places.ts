/** Finds the places in the owner's texts that name an entry, a picture or an address, and replaces nothing but these. */
import { itemsOf, type Span } from '../load/line-index.ts'
import { textLiteral } from '../scaffold/print.ts'
import type { Edit, Texts } from './plan.ts'

const quoted = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`

/** Where the text of a field of an item is written, quotation marks included. */
function fieldOf(text: string, { start, end }: Span, field: string): (Span & { value: string }) | undefined {
  const found = new RegExp(`(?<![\\w-])(['"]?)${field}\\1\\s*:\\s*(${quoted})`).exec(text.slice(start, end))
  if (!found) return undefined
  const [whole, , literal = ''] = found
  const from = start + found.index + whole.length - literal.length
  return { start: from, end: from + literal.length, value: literal.slice(1, -1) }
}

/** The item of an exported list of which a field has a value. */
export function itemWith(texts: Texts, file: string, list: string, field: string, value: string): Span | undefined {
  const text = texts.get(file) ?? ''
  return itemsOf(text, list)?.find((item) => fieldOf(text, item, field)?.value === value)
}

/** Gives a field of an item another text. */
export function fieldEdits(texts: Texts, file: string, item: Span | undefined, field: string, text: string): Edit[] {
  const found = item && fieldOf(texts.get(file) ?? '', item, field)
  return found ? [{ file, start: found.start, end: found.end, text: textLiteral(text) }] : []
}

/** Takes an item out of its list, with its comma, and with its line when it has that for itself. */
export function itemRemoval(texts: Texts, file: string, item: Span | undefined): Edit[] {
  if (!item) return []
  const text = texts.get(file) ?? ''
  const comma = /^\s*,/.exec(text.slice(item.end))?.[0].length ?? 0
  const end = item.end + comma
  const lineStart = text.lastIndexOf('\n', item.start - 1) + 1
  const rest = /^[ \t]*(?:\/\/[^\n]*)?\r?\n/.exec(text.slice(end))
  if (rest && text.slice(lineStart, item.start).trim() === '') return [{ file, start: lineStart, end: end + rest[0].length, text: '' }]
  if (comma > 0) return [{ file, start: item.start, end: end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0), text: '' }]
  return [{ file, start: item.start - (/,\s*$/.exec(text.slice(0, item.start))?.[0].length ?? 0), end, text: '' }]
}

/** The members of an exported list of plain texts that have a value. */
export function members(texts: Texts, file: string, list: string, value: string): Span[] {
  const text = texts.get(file) ?? ''
  return (itemsOf(text, list) ?? []).filter(({ start, end }) => text.slice(start + 1, end - 1) === value)
}

/**
 * Adds lines to an exported list. A list that stands on one line gets a line for each item, as the formatter writes it.
 * @param removed items that go at the same time
 */
export function appended(texts: Texts, file: string, list: string, lines: readonly string[], removed: readonly Span[] = []): Edit[] {
  const text = texts.get(file) ?? ''
  const items = itemsOf(text, list)?.filter(({ start }) => !removed.some((item) => item.start === start))
  if (!items || lines.length === 0) return []
  const open = new RegExp(`^export const ${list}\\b[^=]*=\\s*\\[`, 'm').exec(text)
  const [first] = items
  const last = items.at(-1)
  const from = (open?.index ?? 0) + (open?.[0].length ?? 0)
  const added = lines.map((line) => `\n  ${line},`).join('')
  if (!first || !last) return [{ file, start: from, end: text.indexOf(']', from), text: `${added}\n` }]
  if (text.slice(from, first.start).includes('\n')) {
    const comma = /^\s*,/.exec(text.slice(last.end))?.[0]
    const start = last.end + (comma?.length ?? 0)
    return [{ file, start, end: start, text: `${comma === undefined ? ',' : ''}${added}` }]
  }
  const between = items.slice(1).map((item, index) => ({ file, start: items[index]?.end ?? item.start, end: item.start, text: ',\n  ' }))
  const tail = /^\s*,?\s*/.exec(text.slice(last.end))?.[0].length ?? 0
  return [{ file, start: from, end: first.start, text: '\n  ' }, ...between, { file, start: last.end, end: last.end + tail, text: `,${added}\n` }]
}

/** Gives files below `static/` their new names wherever a text names them. */
export function nameEdits(texts: Texts, names: ReadonlyMap<string, string>): Edit[] {
  return matches(texts, /(?<=['"\s]\/?|static\/(?:images\/)?)[a-z0-9-]+\/[a-z0-9-]+\.(?:jpe?g|png|pdf)/g, (name) => names.get(name))
}

export type Successors = {
  /** The new address by the old one. */
  successors: ReadonlyMap<string, string>
  /** Whether they are the same pages: then what stands behind a `#` still finds its place. */
  samePages: boolean
}

/**
 * Replaces addresses wherever a text links to them.
 * @param filledIn fills the names in that texts write as tokens (`{site.brandSlug}`)
 */
export function addressEdits(texts: Texts, { successors, samePages }: Successors, origin: string, filledIn: (text: string) => string): Edit[] {
  const own = origin.replace(/[.\\+*?[^\]$(){}=!<>|:-]/g, '\\$&')
  const rest = samePages ? '' : `(?:[#?][^)'">\\s]*)?`
  const pattern = new RegExp(`(?<=[('"<\\s]|${own})(/(?:[a-zA-Z0-9{}.-]+/)+)${rest}(?=[)'"#?>\\s])`, 'g')
  return matches(texts, pattern, (found) => successors.get(filledIn(/^[^#?]*/.exec(found)?.[0] ?? '')))
}

function matches(texts: Texts, pattern: RegExp, replacement: (found: string) => string | undefined): Edit[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }): Edit[] => {
      const other = replacement(found)
      return other === undefined ? [] : [{ file, start: index, end: index + found.length, text: other }]
    }),
  )
}
