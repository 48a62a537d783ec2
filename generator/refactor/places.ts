/** Finds the places in the owner's texts that name an entry, a picture or an address, and the edits that replace them. */

import { oncePer } from '../core/once-per.ts'
import { textLiteral } from '../core/text-literal.ts'
import { indexValues, itemsOf, type Span } from '../load/line-index.ts'
import type { OwnerTexts } from '../load/owner-texts.ts'
import type { Edit } from './plan.ts'

/** An item of an exported list, with its path: `acts.3`. */
export type Item = Span & { file: string; path: string }

/** Where the values of each data file are written: a plan asks for many of them. */
const indexes = oncePer((_texts: OwnerTexts) => new Map<string, ReturnType<typeof indexValues>>())

function indexOf(texts: OwnerTexts, file: string): ReturnType<typeof indexValues> {
  const known = indexes(texts)
  const index = known.get(file) ?? indexValues(texts.get(file) ?? '')
  known.set(file, index)
  return index
}

/** The item of an exported list that has a text in one of its fields. */
export function itemWith(texts: OwnerTexts, file: string, list: string, field: string, value: string): Item | undefined {
  return itemsIn(texts, file, list).find((item) => fieldOf(texts, item, field)?.value === value)
}

/** The items of an exported list. */
export const itemsIn = (texts: OwnerTexts, file: string, list: string): Item[] =>
  (itemsOf(texts.get(file) ?? '', list, indexOf(texts, file)) ?? []).map((span, index) => ({ ...span, file, path: `${list}.${index}` }))

/** The items of all lists of a file, at any depth, that have a field `to`. */
export function linkItems(texts: OwnerTexts, file: string): Item[] {
  const { spans } = indexOf(texts, file)
  return [...spans].flatMap(([path, span]) => (/\.\d+$/.test(path) && spans.has(`${path}.to`) ? [{ ...span, file, path }] : []))
}

/** Where the text of a field is written, with its quotes; nothing for a value that is no text. */
export function fieldOf(texts: OwnerTexts, { file, path }: Item, field: string): (Span & { value: string }) | undefined {
  const text = texts.get(file) ?? ''
  const span = indexOf(texts, file).spans.get(`${path}.${field}`)
  const [, quote, value] = /^(['"])(.*)\1$/s.exec(span ? text.slice(span.start, span.end) : '') ?? []
  return span && value !== undefined ? { ...span, value: value.replaceAll(`\\${quote}`, quote ?? '') } : undefined
}

/** Replaces the text of a field. */
export function fieldEdits(texts: OwnerTexts, item: Item | undefined, field: string, text: string): Edit[] {
  const found = item && fieldOf(texts, item, field)
  return found ? [{ file: item.file, start: found.start, end: found.end, text: textLiteral(text) }] : []
}

/** Removes an item with its comma, and with its lines when nothing else is on them. */
export function itemRemoval(texts: OwnerTexts, item: Item | undefined): Edit[] {
  if (!item) return []
  const { file, start } = item
  const text = texts.get(file) ?? ''
  const [comma = ''] = /^\s*,/.exec(text.slice(item.end)) ?? []
  const end = item.end + comma.length
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const [rest] = /^[ \t]*(?:\/\/[^\n]*)?\r?\n/.exec(text.slice(end)) ?? []
  if (rest !== undefined && text.slice(lineStart, start).trim() === '') return [{ file, start: lineStart, end: end + rest.length, text: '' }]
  const [blanks = ''] = /^[ \t]*/.exec(text.slice(end)) ?? []
  if (comma !== '') return [{ file, start, end: end + blanks.length, text: '' }]
  const [before = ''] = /,\s*$/.exec(text.slice(0, start)) ?? []
  return [{ file, start: start - before.length, end, text: '' }]
}

/**
 * Adds lines to an exported list.
 * @param removed items that the same plan removes
 */
export function appended(texts: OwnerTexts, file: string, list: string, lines: readonly string[], removed: readonly Item[] = []): Edit[] {
  const text = texts.get(file) ?? ''
  const whole = indexOf(texts, file).spans.get(list)
  if (!whole || lines.length === 0) return []
  const last = itemsIn(texts, file, list)
    .filter(({ path }) => !removed.some((item) => item.path === path))
    .at(-1)
  const [rest = ''] = last ? (/^\s*,[ \t]*(?:\/\/[^\n]*)?/.exec(text.slice(last.end)) ?? []) : []
  const at = last ? last.end + rest.trimEnd().length : whole.start + 1
  const added = lines.map((line) => `\n  ${line},`).join('')
  return [{ file, start: at, end: at, text: `${last && rest === '' ? ',' : ''}${added}${/^[ \t]*\]/.test(text.slice(at)) ? '\n' : ''}` }]
}

/** Renames files below `static/` wherever a text names them. */
export function nameEdits(texts: OwnerTexts, names: ReadonlyMap<string, string>): Edit[] {
  return matches(texts, /(?<=['"(\s=]\/?|static\/(?:images\/)?)[a-z0-9-]+\/[a-z0-9-]+\.(?:jpe?g|png|svg|pdf)/g, (name) => names.get(name))
}

/** The places where texts name an entry in braces: `{act.silkwood}`, `{city.gent.km}`. */
export const inBraces = (kind: string, slug: string): RegExp => new RegExp(`(?<=\\{${kind}\\.)${slug}(?=[.}])`, 'g')

/** Renames an entry wherever a text names it in braces. */
export const braceEdits = (texts: OwnerTexts, kind: string, slug: string, to: string): Edit[] => matches(texts, inBraces(kind, slug), () => to)

/** The line (1-based) of an edit. */
export const placeOfEdit = (texts: OwnerTexts, { file, start }: Edit) => ({ file, line: (texts.get(file) ?? '').slice(0, start).split('\n').length })

export type Successors = {
  /** New addresses by the old ones. */
  successors: ReadonlyMap<string, string>
  /** Whether the new addresses lead to the same pages, so that what follows a `#` stays. */
  samePages: boolean
}

/**
 * Replaces addresses wherever a text links to them.
 * @param filledIn fills in the values that addresses name (`{site.brandSlug}`)
 */
export function addressEdits(texts: OwnerTexts, { successors, samePages }: Successors, origin: string, filledIn: (text: string) => string): Edit[] {
  const own = origin.replace(/[.\\+*?[^\]$(){}=!<>|:-]/g, '\\$&')
  const rest = samePages ? '' : `(?:[#?][^)'">\\s]*)?`
  const pattern = new RegExp(`(?<=[('"<\\s=]|${own})(/(?:[a-zA-Z0-9{}.-]+/)+)${rest}(?=[)'"#?>}\\s])`, 'g')
  return matches(texts, pattern, (found) => successors.get(filledIn(/^[^#?]*/.exec(found)?.[0] ?? '')))
}

/** Comments of the catalogue give examples of addresses. */
const isInComment = (file: string, text: string, at: number): boolean =>
  file.endsWith('.yaml') &&
  text
    .slice(text.lastIndexOf('\n', at) + 1, at)
    .trimStart()
    .startsWith('#')

/** Replaces what a pattern finds in texts, where there is a replacement. */
export function matches(texts: OwnerTexts, pattern: RegExp, replacement: (found: string, at: number) => string | undefined): Edit[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }): Edit[] => {
      const other = isInComment(file, text, index) ? undefined : replacement(found, index)
      return other === undefined ? [] : [{ file, start: index, end: index + found.length, text: other }]
    }),
  )
}
