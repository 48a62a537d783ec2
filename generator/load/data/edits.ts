/**
 * The owner's texts as they are written. Finds items of lists and texts of fields in data files, and makes
 * the edits that add, change and remove them.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '../../core/attempt.ts'
import { HintedError, UsageError } from '../../core/errors.ts'
import { oncePer, remembered } from '../../core/once-per.ts'
import { DataProblems } from '../../core/problem.ts'
import { textLiteral } from '../../core/text.ts'
import { filesBelow } from '../../system/files-below.ts'
import { defaultFiles } from './defaults.ts'
import { readData, type Span } from './reader.ts'

/** Texts by file. */
export type OwnerTexts = ReadonlyMap<string, string>

/**
 * The text of a file, relative to `root`. Throws the error of the file system for a file that cannot be read.
 */
export const ownerText = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

/**
 * `data/*.ts`, and the markdown and the sentences of `content/`, by path. Its README.md is no text of the
 * site. A data file that a project need not have is there with its defaults: an edit of it writes all of it.
 * Loading reports what cannot be read.
 */
export function ownerTexts(root: string): OwnerTexts {
  const data = (attempt(() => readdirSync(join(root, 'data'))) ?? []).filter((name) => name.endsWith('.ts'))
  const content = (attempt(() => filesBelow(join(root, 'content'))) ?? []).filter(
    (name) => /\.(?:md|yaml)$/.test(name) && name !== 'README.md',
  )
  const files = [...data.map((name) => `data/${name}`), ...content.map((name) => `content/${name}`)].sort()
  return new Map([
    ...files.flatMap((file) => attempt(() => [[file, ownerText(root, file)] as const]) ?? []),
    ...Array.from(defaultFiles(root), ([file, path]) => [file, readFileSync(path, 'utf8')] as const),
  ])
}

/**
 * Plans with the owner's texts.
 * @param plan receives also what throws HintedError when a text was changed, added or removed since: what is
 * made of these texts would undo that
 * @throws HintedError in place of problems and refusals when a text was changed meanwhile: they are about a
 * site that is half old and half new
 */
export async function withOwnerTexts<Result>(
  root: string,
  plan: (texts: OwnerTexts, refuseChanged: () => void) => Promise<Result>,
): Promise<Result> {
  const texts = ownerTexts(root)
  const refuseChanged = () => {
    const now = ownerTexts(root)
    const changed = [...texts.keys(), ...now.keys()].find((file) => now.get(file) !== texts.get(file))
    if (changed !== undefined)
      throw new HintedError(
        `${changed} was changed in the meantime, so nothing was done.`,
        'Run the command again.',
      )
  }
  try {
    return await plan(texts, refuseChanged)
  } catch (error) {
    if (error instanceof DataProblems || error instanceof UsageError) refuseChanged()
    throw error
  }
}

/** A replacement of a part of a file. Every other byte stays. */
export type Edit = Span & { file: string; text: string }

/** An item of an exported list, with its path: `acts.3`. */
export type Item = Span & { file: string; path: string }

/** The text with replacements that do not overlap. Two at one place keep their order. */
export const edited = (text: string, edits: readonly Omit<Edit, 'file'>[]): string =>
  edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .reduceRight((rest, { start, end, text: other }) => rest.slice(0, start) + other + rest.slice(end), text)

/** Where the values of each data file are written: a plan asks for many of them. */
const spansOf = oncePer((texts: OwnerTexts) =>
  remembered((file: string): ReadonlyMap<string, Span> => readData(texts.get(file) ?? '').spans),
)

/** The items of an exported list that have a text in one of their fields. */
export const itemsWith = (
  texts: OwnerTexts,
  file: string,
  list: string,
  field: string,
  value: string,
): Item[] => itemsIn(texts, file, list).filter((item) => fieldOf(texts, item, field)?.value === value)

/** The items of an exported list, without the commas and comments between them. */
export function itemsIn(texts: OwnerTexts, file: string, list: string): Item[] {
  const spans = spansOf(texts)(file)
  const items: Item[] = []
  for (let span = spans.get(`${list}.0`); span; span = spans.get(`${list}.${items.length}`))
    items.push({ ...span, file, path: `${list}.${items.length}` })
  return items
}

/** The items of a list of texts that are this one. */
export const textsIn = (texts: OwnerTexts, file: string, list: string, value: string): Item[] =>
  itemsIn(texts, file, list).filter(({ start, end }) => {
    const literal = texts.get(file)?.slice(start, end)
    return literal === `'${value}'` || literal === `"${value}"`
  })

/** The items of all lists of a file, at any depth, that have a field `to`. */
export function linkItems(texts: OwnerTexts, file: string): Item[] {
  const spans = spansOf(texts)(file)
  return [...spans].flatMap(([path, span]) =>
    /\.\d+$/.test(path) && spans.has(`${path}.to`) ? [{ ...span, file, path }] : [],
  )
}

/** Where the text of a field is written, with its quotes; nothing for a value that is no text. */
export function fieldOf(
  texts: OwnerTexts,
  { file, path }: Item,
  field: string,
): (Span & { value: string }) | undefined {
  const text = texts.get(file) ?? ''
  const span = spansOf(texts)(file).get(`${path}.${field}`)
  const [, quote, value] = /^(['"])(.*)\1$/s.exec(span ? text.slice(span.start, span.end) : '') ?? []
  return span && value !== undefined
    ? { ...span, value: value.replaceAll(`\\${quote}`, () => quote ?? '') }
    : undefined
}

/** Replaces the text of a field. */
export function fieldEdits(texts: OwnerTexts, item: Item | undefined, field: string, text: string): Edit[] {
  const found = item && fieldOf(texts, item, field)
  return found ? [{ file: item.file, start: found.start, end: found.end, text: textLiteral(text) }] : []
}

/**
 * A field of a group or an export, from its name to its value, as an item that can be removed. Nothing where
 * the file has no such field, or a comment between its name and its value.
 */
export function fieldItem(texts: OwnerTexts, file: string, path: string): Item | undefined {
  const span = spansOf(texts)(file).get(path)
  const before = texts.get(file)?.slice(0, span?.start) ?? ''
  const name = new RegExp(`(['"]?)${path.split('.').at(-1)}\\1\\s*:\\s*$`).exec(before)
  return span && name ? { file, path, start: name.index, end: span.end } : undefined
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
  if (rest !== undefined && text.slice(lineStart, start).trim() === '')
    return [{ file, start: lineStart, end: end + rest.length, text: '' }]
  const [blanks = ''] = /^[ \t]*/.exec(text.slice(end)) ?? []
  if (comma !== '') return [{ file, start, end: end + blanks.length, text: '' }]
  const [before = ''] = /,\s*$/.exec(text.slice(0, start)) ?? []
  return [{ file, start: start - before.length, end, text: '' }]
}

/**
 * Adds items to the end of an exported list, below the comments after the last one.
 * @param items as they are written in a list that is not indented, without commas
 * @param removals of items that the same plan removes
 */
export function appended(
  texts: OwnerTexts,
  file: string,
  list: string,
  items: readonly string[],
  removals: readonly Edit[] = [],
): Edit[] {
  const text = texts.get(file) ?? ''
  const whole = spansOf(texts)(file).get(list)
  if (!whole || items.length === 0) return []
  const bracket = whole.end - 1
  const last = itemsIn(texts, file, list).findLast(
    ({ start }) => !removals.some((removal) => removal.start <= start && start < removal.end),
  )
  const behindLast = removals.filter(
    ({ start, end }) => last !== undefined && start >= last.end && end <= bracket,
  )
  const between = last && edited(text.slice(0, bracket), behindLast).slice(last.end)
  const hasComma = between === undefined || between.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '').includes(',')
  const [indent] = /(?<=\n)[ \t]*$/.exec(text.slice(whole.start, bracket)) ?? []
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = items.map((item) => `  ${item},\n`.replaceAll('\n', () => lineEnd)).join('')
  const at = bracket - (indent?.length ?? 0)
  return [
    ...(last && !hasComma ? [{ file, start: last.end, end: last.end, text: ',' }] : []),
    { file, start: at, end: at, text: indent === undefined ? lineEnd + lines : lines },
  ]
}
