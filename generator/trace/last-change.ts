/**
 * The last change of files or of lines, from git. Without git, a repository or a commit there is no answer;
 * that is not an error.
 */
import { askGit } from '../system/child.ts'

/** A file, or the lines `from` to `to` of it (1-based). */
export type Written = { file: string; lines?: { from: number; to: number } }

export type LastChange = {
  commit: string
  date: string
  subject: string /** Files with uncommitted changes. */
  uncommitted: readonly string[]
}

/** The newest commit that touched any of these places; undefined when there is none. */
export function lastChange(root: string, written: readonly Written[]): LastChange | undefined {
  const [newest] = written.flatMap((place) => commitOf(root, place) ?? []).sort((a, b) => b.time - a.time)
  if (!newest) return undefined
  const files = [...new Set(written.map(({ file }) => file))]
  const changed = git(root, 'diff', '--name-only', '--relative', 'HEAD', '--', ...files)
  return {
    commit: newest.commit,
    date: newest.date,
    subject: newest.subject,
    uncommitted: changed?.split('\n').filter(Boolean) ?? [],
  }
}

function commitOf(root: string, { file, lines }: Written) {
  const isCommitted = git(root, 'diff', '--name-only', 'HEAD', '--', file) === ''
  // git log -L counts lines in the committed file. With uncommitted changes these may be other lines, so the
  // whole file counts.
  const scope = lines && isCommitted ? ['-s', '-L', `${lines.from},${lines.to}:${file}`] : ['--', file]
  const line = git(root, 'log', '-1', '--format=%ct%x09%h%x09%cs%x09%s', ...scope)?.split('\n')[0] ?? ''
  const [time, commit, date, ...subject] = line.split('\t')
  return time && commit && date
    ? { time: Number(time), commit, date, subject: subject.join('\t') }
    : undefined
}

const git = (root: string, ...args: string[]): string | undefined =>
  askGit(root, ['-c', 'core.quotePath=false', ...args])
