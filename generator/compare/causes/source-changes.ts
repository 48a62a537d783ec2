/** The differences between the sources of two sites, read from git: the causes of the differences between their pages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { differenceOf } from '../changes/words.ts'
import type { Cause } from '../difference.ts'
import { askGit } from '../sides/git.ts'
import { type EntryChange, entryChanges } from './data-changes.ts'

/** A cause with what identifies its effects. */
export type SourceChange = Cause & {
  /** The entry that changed, by its name in addresses and files, and by its name in routes. */
  name?: string
  entry?: string
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
  return merged(files.filter(({ file }) => !withoutEffect.test(file)).flatMap((change) => changesIn(change, old, current)))
}

/** A file that differs: the lines that were removed and added. */
type ChangedSource = { file: string; line: number | undefined; what: 'added' | 'removed' | 'changed'; removed: string[]; added: string[] }

function untrackedFile(root: string, file: string): ChangedSource[] {
  const isText = /\.(?:[cm]?[jt]sx?|md|css|json|svg|txt)$/.test(file)
  return [{ file, line: isText ? 1 : undefined, what: 'added', removed: [], added: isText ? textOf(join(root, file)).split('\n') : [] }]
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
    const body = part.slice(Math.max(0, part.search(/^@@/m)))
    const lines = part.includes('\n@@') ? body.split('\n') : []
    const [, from = '', to = '', length] = /^@@ -(\d+)\S* \+(\d+)(?:,(\d+))? @@/m.exec(body) ?? []
    const what = /^new file/m.test(part) ? 'added' : /^deleted file/m.test(part) ? 'removed' : 'changed'
    const starting = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1))
    return [{ file, line: from === '' ? undefined : Number(length === '0' ? from : to), what, removed: starting('-'), added: starting('+') }]
  })
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
    return { file, line: entry.line, what: entrySentence(entry), also: [], name: entry.name, entry: entry.entry, ...texts }
  })
}

/** In characters: longer values are not shown. */
const shortValue = 60

function entrySentence({ entry, name, what, fields }: EntryChange): string {
  const shown = entry === name ? `'${entry}'` : entry
  if (what !== 'changed') return `${shown} ${what}`
  const [field] = fields
  if (!field) return `${shown} changed`
  if (fields.length > 1) return `${entry}: ${fields.map((changed) => changed.name).join(', ')} changed`
  const { before, after } = field
  const isShort = Math.max(before.length, after.length) <= shortValue && before !== '' && after !== ''
  return `${entry}.${field.name}${isShort ? `: ${before} became ${after}` : before === '' ? ' added' : after === '' ? ' removed' : ' changed'}`
}

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

/** Files with a common effect are one cause. */
const sharedEffects: readonly RegExp[] = [/^templates\/styles\//, /^templates\/browser\//, /^templates\/service-worker\//, /^(?:generator\/|package-lock)/]

/** Combines what belongs together into one cause: an entry that was added or removed with its text and pictures, all styles, the whole program. */
function merged(changes: readonly SourceChange[]): SourceChange[] {
  const kept: SourceChange[] = []
  const isWhole = ({ file, what }: SourceChange) => file.startsWith('data/') && / (?:added|removed)$/.test(what)
  for (const change of [...changes].sort((a, b) => Number(isWhole(b)) - Number(isWhole(a)))) {
    const owner = kept.find((cause) => belongsTo(change, cause, isWhole(cause)))
    if (owner) {
      owner.also.push(change.file)
      owner.removed += `\n${change.removed}`
      owner.added += `\n${change.added}`
    } else kept.push({ ...change, also: [] })
  }
  return kept
}

function belongsTo(change: SourceChange, cause: SourceChange, isWhole: boolean): boolean {
  if (sharedEffects.some((pattern) => pattern.test(change.file) && pattern.test(cause.file))) return true
  if (!isWhole || change === cause) return false
  if (change.file.startsWith('static/')) return `${cause.removed}${cause.added}`.includes(change.file.replace(/^static\/(?:images\/)?/, ''))
  return change.name !== undefined && change.name === cause.name
}
