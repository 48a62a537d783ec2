/**
 * What differs between the sources of two sites, line by line, as git gives it, and which of it is behind a
 * change of pages.
 */
import { join } from 'node:path'
import { placeText } from '../core/problem.ts'
import { escapePattern } from '../core/text.ts'
import { askGit } from '../system/child.ts'
import { readIfThere } from '../system/read-if-there.ts'
import type { Change, SourceChange } from './difference.ts'
import { lockFiles } from './sites/checkout.ts'
import { differenceOf } from './words.ts'

/** The changes as a report lists them, and the lines of all of them. */
export type Sources = { changes: SourceChange[]; lines: readonly ChangedLines[] }
/**
 * Lines of a file that follow one another.
 * @property above the name of the entry or of the group of sentences that they are in
 */
type ChangedLines = { file: string; line: number; above: string; before: string; after: string }

/** The sources of a site, in the order of a report: what the owner writes comes first, the program last. */
const folders = ['data', 'content', 'static', 'templates', 'generator', ...lockFiles]
const placeOf = (file: string) => folders.findIndex((folder) => file.startsWith(folder))
const isOfProgram = ({ file }: { file: string }) => placeOf(file) >= 4

/** Tests, documentation and the ledger change no page. */
const withoutEffect = /\.test\.tsx?$|^(?:generator|templates)\/.*\.md$|^data\/addresses\.txt$/

/** A line that names what follows it. Git finds the nearest one above a change. */
const nameLine =
  '^( *\\{? *(slug|key|from|act|artist|city|article|name|question|title|author|label): .*|[a-z-]+:)$'

/** Of a file with more places only the file is named. */
const mostPlaces = 8

/**
 * What differs, in the order of a report. The files of the program are one item.
 * @param after undefined for the working tree
 */
export function sourcesBetween(root: string, before: string, after: string | undefined): Sources {
  const ask = (...args: string[]) =>
    askGit(root, [
      '-c',
      'core.quotePath=false',
      '-c',
      `diff.default.xfuncname=${nameLine}`,
      ...args,
      '--',
      ...folders,
    ]) ?? ''
  const form = [
    '--no-ext-diff',
    '--no-renames',
    '--no-color',
    '--relative',
    '--ignore-cr-at-eol',
    '--unified=0',
    '--src-prefix=a/',
    '--dst-prefix=b/',
  ]
  const compared = ask('diff', ...form, before, ...(after === undefined ? [] : [after]))
  const untracked = after === undefined ? ask('ls-files', '-z', '--others', '--exclude-standard') : ''
  const [, ...parts] = compared.split(/^diff --git /m)
  const added = (untracked.match(/[^\0]+/g) ?? []).map((file) => ({ file, what: 'added', lines: [] }))
  const files = [...parts.map(readFile), ...added].filter(({ file }) => !withoutEffect.test(file))
  const ofOwner = files.filter((file) => !isOfProgram(file)).sort((a, b) => placeOf(a.file) - placeOf(b.file))
  const [first, ...more] = files.filter(isOfProgram)
  const [old, current] = [before, after].map((commit) => programVersion(root, commit))
  const isUpgrade = old !== undefined && current !== undefined && old !== current
  const ofProgram =
    first &&
    (more.length === 0
      ? { file: first.file, what: isUpgrade ? `toegift ${old} → ${current}` : first.what }
      : { file: 'generator/', what: `${more.length + 1} files changed` })
  const changes = ofOwner.flatMap(({ file, what, lines }): SourceChange[] => {
    const isListed =
      what === 'changed' &&
      lines.length > 0 &&
      lines.length <= mostPlaces &&
      /^(?:data\/.*\.ts$|content\/)/.test(file)
    return isListed ? lines.map((one) => ({ file, line: one.line, what: happening(one) })) : [{ file, what }]
  })
  return {
    changes: [...changes, ...(ofProgram ? [ofProgram] : [])],
    lines: ofOwner.flatMap(({ lines }) => lines),
  }
}

/** The version of the program that the lock file of a commit, or of the working tree, names. */
function programVersion(root: string, commit: string | undefined): string | undefined {
  const [lock = ''] = lockFiles.flatMap(
    (file) =>
      (commit === undefined
        ? readIfThere(join(root, file))
        : askGit(root, ['show', `${commit}:./${file}`])) || [],
  )
  // As npm and as pnpm write it.
  return (/"node_modules\/toegift": \{\s*"version": "(.+?)"/.exec(lock) ??
    /^ +toegift:\n +specifier: .*\n +version: (?:file:.*?)?(\d+\.\d+\.\d+)/m.exec(lock))?.[1]
}

/** @param text what git writes of one file, after `diff --git ` */
function readFile(text: string): { file: string; what: string; lines: ChangedLines[] } {
  const [head = '', ...hunks] = text.split(/^@@ /m)
  // Both names are the same but for `a/` and `b/`, and in quotation marks where they have such marks
  // themselves.
  const names = head.slice(0, head.indexOf('\n'))
  const name = names.slice(0, (names.length - 1) / 2)
  const file = (name.startsWith('"') ? String(JSON.parse(name)) : name).slice(2)
  const lines = hunks.map((hunk) => {
    const [, oldLine, newLine, above = ''] = /^-(\d+)\S* \+(\d+)\S* @@ ?(.*)/.exec(hunk) ?? []
    const [, ...body] = hunk.split('\n')
    const textOf = (sign: string) =>
      body.flatMap((line) => (line.startsWith(sign) ? line.slice(1).trim() : [])).join('\n')
    const [before, after] = [textOf('-'), textOf('+')]
    return { file, line: Number(after === '' ? oldLine : newLine), above, before, after }
  })
  return {
    file,
    what: /^new file/m.test(head) ? 'added' : /^deleted file/m.test(head) ? 'removed' : 'changed',
    lines,
  }
}

/** `silkwood.price: 800 became 900`, `winnetoe added` */
function happening({ above, before, after }: ChangedLines): string {
  const [own] = new RegExp(nameLine, 'm').exec(before || after) ?? []
  const line = own ?? above
  const entry = /: (?:['"`](.*?)['"`]|([^,}]+))/.exec(line)?.slice(1).find(Boolean) ?? line.replace(/:$/, '')
  const named = (name: string, what: string) => [name, what].filter(Boolean).join(': ')
  if (before === '' || after === '')
    return `${own === undefined ? named(entry, (before || after).replace(/[,\s]+$/, '')) : entry} ${after === '' ? 'removed' : 'added'}`
  const words = differenceOf(before.replace(/,$/, ''), after.replace(/,$/, ''))
  const [, field] = words.after === after ? [] : (/^['"]?([\w-]+)['"]?: /.exec(after) ?? [])
  // A line that names an entry stands below the name of another one.
  return named(
    [own === undefined ? entry : '', field].filter(Boolean).join('.'),
    `${words.before || 'nothing'} became ${words.after || 'nothing'}`,
  )
}

/**
 * The places of the sources that have the words of a change, or its file: at most three. Where only one place
 * differs, it is behind everything.
 */
export function sourcesBehind(
  { what, before = '', after = '' }: Pick<Change, 'what' | 'before' | 'after'>,
  { changes, lines }: Sources,
): string[] {
  const [only, ...others] = changes
  if (only && others.length === 0) return [placeText(only)]
  const [lost, fresh] = [finderOf(before), finderOf(after)]
  const found = lines.filter(
    (line) => (before === '' || lost(line.before)) && (after === '' || fresh(line.after)),
  )
  // A card in the place of another one, of which no source speaks.
  const isNew = (line: ChangedLines) => after !== '' && fresh(line.after) && !fresh(line.before)
  const behind =
    what === 'content'
      ? changes.filter(({ file }) => isMadeOf(after, file))
      : found.length > 0
        ? found
        : lines.filter(isNew)
  return behind.map(placeText).slice(0, 3)
}

/**
 * `/assets/images/acts/silkwood` is made of `static/images/acts/silkwood.jpg`, and the stylesheet of all
 * styles.
 */
const isMadeOf = (asset: string, file: string) =>
  asset.endsWith('.css')
    ? file.endsWith('.css')
    : file.startsWith('static/') && `${asset}.`.includes(file.replace(/^static(.*)\.\w+$/, '$1.'))

/**
 * Finds the words between the `…` of a text, wherever they are in another one. Data have figures without
 * dots.
 */
function finderOf(words: string): (text: string) => boolean {
  const bare = (text: string) => text.replace(/(?<=\d)\.(?=\d{3})/g, '')
  const parts = bare(words)
    .split(/[…–]/)
    .flatMap((part) => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(part)?.[0] ?? [])
  const patterns = parts.map(
    (part) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(part)}(?![\\p{L}\\p{N}])`, 'u'),
  )
  return (text) => patterns.length > 0 && patterns.every((pattern) => pattern.test(bare(text)))
}
