/** What differs between the sources of two sites, read from git. */
import { join } from 'node:path'
import { readData } from '../load/data/reader.ts'
import { askGit } from '../system/child.ts'
import { readIfThere } from '../system/read-if-there.ts'
import type { SourceChange } from './difference.ts'

/** The sources of a site, in the order of a report: what the owner writes comes first. */
const sourceFolders = ['data', 'content', 'static', 'templates', 'generator', 'package-lock.json']

/** Tests, documentation and the ledger change no page. */
const withoutEffect = /\.test\.tsx?$|^(?:generator|templates)\/.*\.md$|^data\/addresses\.txt$/

/** The entries of `data/` and the other files that differ. The files of the program are one item. @param after undefined for the working tree */
export function sourceChanges(root: string, before: string, after: string | undefined): SourceChange[] {
  const list = (command: string, ...args: string[]) => askGit(root, [command, '-z', ...args, '--', ...sourceFolders]) ?? ''
  const compared = (...form: string[]) => list('diff', '--no-ext-diff', '--no-renames', '--relative', ...form, before, ...(after === undefined ? [] : [after]))
  const listed = compared('--name-status')
  // Files of which only the ends of lines are others change no page, and are not in this list.
  const changed = new Set(Array.from(compared('--numstat', '--ignore-cr-at-eol').matchAll(/\t([^\t\0]+)\0/g), ([, file]) => file))
  const untracked = after === undefined ? list('ls-files', '--others', '--exclude-standard') : ''
  const files = [
    ...[...listed.matchAll(/(\w)\0([^\0]+)/g)]
      .map(([, status = '', file = '']) => ({ file, what: { A: 'added', D: 'removed' }[status] ?? 'changed' }))
      .filter(({ file }) => changed.has(file)),
    ...(untracked.match(/[^\0]+/g) ?? []).map((file) => ({ file, what: 'added' })),
  ].filter(({ file }) => !withoutEffect.test(file))
  const ofProgram = files.filter(({ file }) => /^(?:generator\/|package-lock)/.test(file))
  const others = files.filter((file) => !ofProgram.includes(file)).sort((a, b) => placeOf(a.file) - placeOf(b.file))
  const textIn = (commit: string, file: string) => askGit(root, ['show', `${commit}:./${file}`]) ?? ''
  const current = (file: string) => (after === undefined ? readIfThere(join(root, file)) : textIn(after, file))
  const changes = others.flatMap((change): SourceChange[] => {
    const entries = /^data\/.*\.ts$/.test(change.file) ? entryChanges(textIn(before, change.file), current(change.file)) : []
    return entries.length === 0 ? [change] : entries.map((entry) => ({ file: change.file, ...entry }))
  })
  const [first, ...more] = ofProgram
  if (!first) return changes
  return [...changes, more.length === 0 ? first : { file: 'generator/', what: `${ofProgram.length} files changed` }]
}

const placeOf = (file: string): number => sourceFolders.findIndex((folder) => file.startsWith(folder))

type DataEntry = { line: number; text: string; fields: Map<string, { line: number; text: string }> }

/** In characters: longer names are shortened, and longer values are not shown. */
const shortText = 60

/**
 * The changes in a file of `data/`. Files are read as text, so any old commit can be compared.
 * @param before, after the texts of the file; empty for a file that does not exist
 * @returns what happened to each entry, and its line in the new file; in the old one for an entry that was removed
 */
export function entryChanges(before: string, after: string): { line: number; what: string }[] {
  const [ours, theirs] = [entriesIn(before), entriesIn(after)]
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((entry) => {
    const [old, current] = [ours.get(entry), theirs.get(entry)]
    const name = entry.length > shortText ? `${entry.slice(0, shortText - 1).trimEnd()}…` : entry
    if (!old || !current) return [{ line: (current ?? old)?.line ?? 1, what: `${name} ${current ? 'added' : 'removed'}` }]
    const names = [...new Set([...old.fields.keys(), ...current.fields.keys()])]
    const changed = names.filter((field) => old.fields.get(field)?.text !== current.fields.get(field)?.text)
    const [field] = changed
    // Text between the fields changes nothing.
    if (field === undefined) return names.length > 0 || old.text === current.text ? [] : [{ line: current.line, what: `${name} changed` }]
    const line = current.fields.get(changed.find((known) => current.fields.has(known)) ?? '')?.line ?? current.line
    if (changed.length > 1) return [{ line, what: `${name}: ${changed.join(', ')} changed` }]
    return [{ line, what: `${name}.${field}${happening(old.fields.get(field)?.text, current.fields.get(field)?.text)}` }]
  })
}

function happening(before: string | undefined, after: string | undefined): string {
  if (before === undefined || after === undefined) return after === undefined ? ' removed' : ' added'
  return Math.max(before.length, after.length) <= shortText ? `: ${before} became ${after}` : ' changed'
}

/** The fields that name an entry, the best first: an entry is known by the first that no earlier one has, and by its number when it has none. */
const nameFields = ['slug', 'key', 'from', 'act', 'artist', 'city', 'article', 'name', 'question', 'title', 'author', 'quote', 'label', 'to', 'because']

const unquoted = (text: string): string => text.replace(/^(['"`])([\s\S]*)\1$/, '$2')

/** All entries of a file: the items of its lists, and each other export as one. */
function entriesIn(text: string): Map<string, DataEntry> {
  const { lines, spans } = readData(text)
  const values = new Map(
    [...spans].map(([path, { start, end }]) => [
      path,
      text
        .slice(start, end)
        .trim()
        .replace(/\r?\n\s*/g, ' '),
    ]),
  )
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
