/** The changes in a file of `data/`: entries that were added or removed, and fields of the others. Files are read as text, so any old commit can be compared. */
import { readData } from '../load/data-reader.ts'

export type EntryChange = {
  /** `acts/silkwood`; the bare name in a list of names. */
  entry: string
  what: 'added' | 'removed' | 'changed'
  /** The line in the new file; in the old one for an entry that was removed. */
  line: number
  /** The fields that changed, with their values as written. */
  fields: { name: string; before: string; after: string }[]
}

type DataEntry = { line: number; text: string; fields: Map<string, { line: number; text: string }> }

/** @param before, after the texts of the file; empty for a file that does not exist */
export function entryChanges(before: string, after: string): EntryChange[] {
  const [ours, theirs] = [entriesIn(before), entriesIn(after)]
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((entry): EntryChange[] => {
    const [old, current] = [ours.get(entry), theirs.get(entry)]
    if (!old || !current) return [{ entry, what: current ? 'added' : 'removed', line: (current ?? old)?.line ?? 1, fields: [] }]
    const names = [...new Set([...old.fields.keys(), ...current.fields.keys()])]
    const fields = names.filter((name) => old.fields.get(name)?.text !== current.fields.get(name)?.text)
    // Text between the fields changes nothing.
    if (fields.length === 0 && (names.length > 0 || old.text === current.text)) return []
    const line = current.fields.get(fields.find((name) => current.fields.has(name)) ?? '')?.line ?? current.line
    const value = ({ fields }: DataEntry, name: string) => fields.get(name)?.text ?? ''
    return [{ entry, what: 'changed', line, fields: fields.map((name) => ({ name, before: value(old, name), after: value(current, name) })) }]
  })
}

/** The fields that name an entry, the best first: an entry is known by the first that no earlier one has, and by its number when it has none. */
const nameFields = ['slug', 'key', 'from', 'act', 'artist', 'city', 'article', 'name', 'question', 'title', 'author', 'quote', 'label', 'to', 'because']

const unquoted = (text: string): string => text.replace(/^(['"`])([\s\S]*)\1$/, '$2')

/** All entries of a file: the items of its lists, and each other export as one. */
function entriesIn(text: string): Map<string, DataEntry> {
  const { lines, spans } = readData(text)
  const values = new Map([...spans].map(([path, { start, end }]) => [path, text.slice(start, end).trim().replace(/\n\s*/g, ' ')]))
  const entries = new Map<string, DataEntry>()
  const nameOf = (path: string, list: string, item: string): string => {
    if (/^['"`]/.test(item)) return unquoted(item)
    const names = nameFields.flatMap((field) => values.get(`${path}.${field}`) ?? []).map((name) => `${list}/${unquoted(name)}`)
    return names.find((name) => !entries.has(name)) ?? path.replace('.', '/')
  }
  for (const [path, value] of values) {
    const [list = '', at, ...rest] = path.split('.')
    const isList = values.get(list)?.startsWith('[')
    if (rest.length > 0 || isList !== (at !== undefined)) continue
    const inner = [...values].filter(([field]) => field.startsWith(`${path}.`) && !field.slice(path.length + 1).includes('.'))
    const fields = new Map(inner.map(([field, text]) => [field.slice(path.length + 1), { line: lines.get(field) ?? 1, text }]))
    entries.set(isList ? nameOf(path, list, value) : list, { line: lines.get(path) ?? 1, text: value, fields })
  }
  return entries
}
