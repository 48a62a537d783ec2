/** What differs between the sources of two sites, read from git. */
import { join } from 'node:path'
import { askGit } from '../system/child.ts'
import { inPairs } from './align.ts'
import type { SourceChange } from './difference.ts'
import { entryChanges } from './entry-changes.ts'
import { readIfThere } from './sites/site-files.ts'

/** The sources of a site, in the order of a report: what the owner writes comes first. */
const sourceFolders = ['data', 'content', 'static', 'templates', 'generator', 'package-lock.json']

/** Tests, documentation and the ledger change no page. */
const withoutEffect = /\.test\.tsx?$|^(?:generator|templates)\/.*\.md$|^data\/addresses\.txt$/

/**
 * The entries of `data/` and the other files that differ. The files of the program are one item.
 * @param after undefined for the working tree
 */
export function sourceChanges(root: string, before: string, after: string | undefined): SourceChange[] {
  const list = (command: string, ...args: string[]) => (askGit(root, [command, '-z', ...args, '--', ...sourceFolders]) ?? '').split('\0').filter(Boolean)
  const listed = list('diff', '--no-ext-diff', '--no-renames', '--relative', '--name-status', before, ...(after === undefined ? [] : [after]))
  const [statuses, paths] = [listed.filter((_, at) => at % 2 === 0), listed.filter((_, at) => at % 2 === 1)]
  const untracked = after === undefined ? list('ls-files', '--others', '--exclude-standard') : []
  const files = [
    ...inPairs(statuses, paths).map(({ before: status = '', after: file = '' }) => ({ file, what: { A: 'added', D: 'removed' }[status] ?? 'changed' })),
    ...untracked.map((file) => ({ file, what: 'added' })),
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
