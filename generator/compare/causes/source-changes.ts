/** The differences between the sources of two sites, read from git: the causes of the differences between their pages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { differenceOf } from '../changes/words.ts'
import type { Cause } from '../difference.ts'
import { askGit } from '../sides/git.ts'
import { combined } from './combine.ts'
import { type EntryChange, entryChanges } from './data-changes.ts'

/** A cause with what identifies its effects. */
export type SourceChange = Cause & {
  /** The entry that changed, by its name in addresses and files, and by its name in routes. */
  name?: string
  entry?: string
  /** The name of the entry that took its place. */
  successor?: string
  /** An entry or a file that was added or removed as a whole. */
  whole?: 'added' | 'removed'
  /** One sentence of the catalogue or of a template was edited, and nothing else. */
  isOne?: boolean
  /** The text before and after the change. */
  removed: string
  added: string
}

/** The sources of a site. */
const sourceFolders = ['data', 'content', 'static', 'templates', 'generator', 'package-lock.json']

/** Files that change no page: tests, documentation, the ledger, and commands. */
const withoutEffect =
  /\.test\.tsx?$|^(?:generator|templates)\/.*\.(?:md|json)$|^data\/addresses\.txt$|^generator\/(?:compare|serve|trace|scaffold|drawing|commands)\//

/** @param after undefined for the working tree */
export function sourceChanges(root: string, before: string, after: string | undefined): SourceChange[] {
  const ends = after === undefined ? [before] : [before, after]
  const options = ['--no-ext-diff', '--no-color', '--no-renames', '--relative', '-U0', '--src-prefix=a/', '--dst-prefix=b/']
  const text = askGit(root, ['-c', 'core.quotePath=false', 'diff', ...options, ...ends, '--', ...sourceFolders]) ?? ''
  const untracked =
    after === undefined ? (askGit(root, ['-c', 'core.quotePath=false', 'ls-files', '--others', '--exclude-standard', '--', ...sourceFolders]) ?? '') : ''
  const files = [...parseDiff(text), ...untracked.split('\n').flatMap((file) => (file === '' ? [] : untrackedFile(root, file)))]
  const old = (file: string) => askGit(root, ['show', `${before}:./${file}`]) ?? ''
  const current = (file: string) => (after === undefined ? textOf(join(root, file)) : (askGit(root, ['show', `${after}:./${file}`]) ?? ''))
  return combined(files.filter(({ file }) => !withoutEffect.test(file)).flatMap((change) => changesIn(change, old, current)))
}

/** A file that differs: the lines that were removed and added. */
type ChangedSource = {
  file: string
  line: number | undefined
  what: 'added' | 'removed' | 'changed'
  removed: string[]
  added: string[]
  /** The number of places at which it changed. */
  places: number
}

/** Each of its lines is a sentence of its own. */
const catalogue = 'content/sentences.yaml'

function untrackedFile(root: string, file: string): ChangedSource[] {
  const isText = /\.(?:[cm]?[jt]sx?|md|css|json|svg|txt)$/.test(file)
  return [{ file, line: isText ? 1 : undefined, what: 'added', removed: [], added: isText ? textOf(join(root, file)).split('\n') : [], places: 1 }]
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Parses the output of `git diff -U0`. */
export function parseDiff(text: string): ChangedSource[] {
  return text.split(/^diff --git /m).flatMap((part): ChangedSource[] => {
    const file = /^\+\+\+ b\/(.+?)\t?$/m.exec(part)?.[1] ?? /^--- a\/(.+?)\t?$/m.exec(part)?.[1] ?? /^a\/(.+) b\/\1$/m.exec(part)?.[1]
    if (file === undefined) return []
    const places = part
      .split(/^(?=@@ )/m)
      .slice(1)
      .map(placeOf)
    const what = /^new file/m.test(part) ? 'added' : /^deleted file/m.test(part) ? 'removed' : 'changed'
    if (file === catalogue && what === 'changed') return places.flatMap(oneByOne).map((place) => ({ file, what, ...place, places: 1 }))
    const [removed, added] = [places.flatMap((place) => place.removed), places.flatMap((place) => place.added)]
    return [{ file, line: places[0]?.line, what, removed, added, places: places.length }]
  })
}

type ChangedPlace = Pick<ChangedSource, 'line' | 'removed' | 'added'>

function placeOf(hunk: string): ChangedPlace {
  const [, from, to, length] = /^@@ -(\d+)\S* \+(\d+)(?:,(\d+))? @@/.exec(hunk) ?? []
  const starting = (sign: string) =>
    hunk
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1))
  return { line: Number(length === '0' ? from : to), removed: starting('-'), added: starting('+') }
}

/** Neighbouring lines that were each replaced by one. */
function oneByOne({ line = 1, removed, added }: ChangedPlace): ChangedPlace[] {
  if (removed.length !== added.length) return [{ line, removed, added }]
  return added.map((text, at) => ({ line: line + at, removed: removed.slice(at, at + 1), added: [text] }))
}

function changesIn(source: ChangedSource, old: (file: string) => string, current: (file: string) => string): SourceChange[] {
  const { file, what, removed, added } = source
  const name = /^(?:content|static)\/.*?([^/]+?)(?:-\d+)?\.\w+$/.exec(file)?.[1]
  const asWhole: SourceChange = {
    file,
    ...(source.line === undefined ? {} : { line: source.line }),
    what: what === 'changed' ? wordsThatChanged(removed, added) : what,
    also: [],
    ...(name === undefined ? {} : { name }),
    ...(what === 'changed' ? { isOne: isSentence(source) } : { whole: what }),
    removed: removed.join('\n'),
    added: added.join('\n'),
  }
  if (!/^data\/.*\.ts$/.test(file)) return [asWhole]
  const entries = entryChanges(old(file), current(file))
  // A comment changes nothing.
  if (entries.length === 0) return [...removed, ...added].every((line) => /^\s*(?:\/?\*|\/\/|$)/.test(line)) ? [] : [asWhole]
  return entries.map((entry) => {
    const [gone, come] = [entry.fields.map((field) => field.before), entry.fields.map((field) => field.after)]
    const texts = gone.length > 0 ? { removed: gone.join('\n'), added: come.join('\n') } : { removed: entry.before, added: entry.after }
    const kind = entry.what === 'changed' ? {} : { whole: entry.what }
    return { file, line: entry.line, what: entrySentence(entry), also: [], name: entry.name, entry: entry.entry, ...kind, ...texts }
  })
}

/** A sentence of a template may be broken into this many lines. */
const linesOfOne = 4

const isSentence = ({ file, removed, added, places }: ChangedSource): boolean =>
  (file === catalogue || /^templates\/.*\.tsx$/.test(file)) && places === 1 && Math.max(removed.length, added.length) <= linesOfOne

/** In characters: longer values are not shown. */
const shortValue = 60

function entrySentence({ entry, name, what, fields }: EntryChange): string {
  const list = entry.slice(0, -name.length - 1)
  const redirect = `redirect ${name.startsWith('/') ? 'from' : 'of'} ${name}`
  const shown = entry === name ? `'${entry}'` : list === 'redirects' ? redirect : /\s/.test(name) ? `${list} '${shortened(name)}'` : entry
  if (what !== 'changed') return `${shown} ${what}`
  const [field] = fields
  if (!field) return `${shown} changed`
  if (fields.length > 1) return `${shown}: ${fields.map((changed) => changed.name).join(', ')} changed`
  const { before, after } = field
  const isShort = Math.max(before.length, after.length) <= shortValue && before !== '' && after !== ''
  return `${shown}${shown === entry ? '.' : ': '}${field.name}${isShort ? `: ${before} became ${after}` : before === '' ? ' added' : after === '' ? ' removed' : ' changed'}`
}

const shortened = (text: string): string => (text.length > shortValue ? `${text.slice(0, shortValue - 1).trimEnd()}…` : text)

/** The words of a line that was replaced; larger changes do not fit on one line. */
function wordsThatChanged(removed: readonly string[], added: readonly string[]): string {
  const [ours, theirs] = [removed.join('').trim(), added.join('').trim()]
  if (removed.length !== 1 || added.length !== 1 || ours === theirs) return 'changed'
  const { wholeBefore, wholeAfter } = differenceOf(ours, theirs)
  const [before, after] = [wholeBefore, wholeAfter].map((text) => text.trim().replace(/^(['"`])(.*)\1$/, '$2'))
  if (!before && !after) return 'changed'
  if (Math.max(before?.length ?? 0, after?.length ?? 0) > shortValue * 2) return 'changed'
  return before ? (after ? `'${before}' became '${after}'` : `'${before}' removed`) : `'${after}' added`
}
