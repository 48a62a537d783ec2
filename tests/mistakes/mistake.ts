/** A mistake that an owner makes in the small project, and the one problem that it is. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { SmallProject } from '../project.ts'

export type Mistake = {
  /**
   * The code of its problem, and the file and a text on the line where it is expected, or its number, below
   * zero from the end of the file; no line where the whole file is wrong.
   */
  code: string
  file: string
  line?: string | RegExp | number
  /** How many lines above that line. */
  above?: number
  severity?: 'error' | 'warning'
  /** Found only where no entry is left out, or holds back other problems. */
  alone?: true
  /** A part of the message to the owner: what is wrong, and what to do. */
  says?: string | RegExp
} & (Edit | { files: Readonly<Record<string, FileChange>> })

type Edit = {
  /** Another file than that of the problem. */
  edited?: string
  from: string | RegExp
  to: string | ((found: string) => string)
}

/** What a file becomes: nothing, a folder, a link, a file of another name, or other bytes. */
export type FileChange =
  | { renamed: string }
  | { link: string }
  | 'removed'
  | 'folder'
  | ((found: Buffer) => Uint8Array | string | Promise<Uint8Array>)

export const acts = 'data/acts.ts'
export const article = 'content/blog/coverband-prijzen-2025.md'

/** A mistake in a file: `from` is replaced by `to`, and the problem is on the line with this text. */
export const inFile =
  (file: string) =>
  (
    code: string,
    line: string | RegExp | number,
    from: string | RegExp,
    to: Edit['to'],
    rest: Partial<Mistake> = {},
  ): Mistake => {
    return { code, file, line, from, to, ...rest }
  }
export const inActs = inFile(acts)
export const inCities = inFile('data/cities.ts')
export const inPrices = inFile('data/prices.ts')
export const inSite = inFile('data/site.ts')
export const inRedirects = inFile('data/redirects.ts')
export const inArticle = inFile(article)

export const appended = (text: string) => ({ from: /\n$/, to: `\n\n${text}\n` })

/**
 * The first text behind the slug of the first act, replaced. The problem is on the line with the text in its
 * place, or with another one.
 */
export const ofSilkwood = (
  code: string,
  from: string,
  to: string,
  line = to,
  rest: Partial<Mistake> = {},
): Mistake =>
  inActs(
    code,
    line,
    new RegExp(`(slug: 'silkwood',[\\s\\S]*?)${escaped(from)}`),
    (found) => found.slice(0, -from.length) + to,
    rest,
  )

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The files that a mistake changes, and the text that is reported: mistakes without a common one do not
 * disturb each other.
 */
export const filesOf = (mistake: Mistake): string[] =>
  'files' in mistake
    ? [
        ...(mistake.file === acts ? [] : [mistake.file]),
        ...Object.keys(mistake.files),
        ...Object.values(mistake.files).flatMap((change) =>
          typeof change === 'object' && 'renamed' in change ? [change.renamed] : [],
        ),
      ]
    : [mistake.file, mistake.edited ?? mistake.file]

/** Makes a mistake in a project. */
export async function make(project: SmallProject, mistake: Mistake): Promise<void> {
  if (!('files' in mistake)) return project.edit(mistake.edited ?? mistake.file, mistake.from, mistake.to)
  for (const [file, change] of Object.entries(mistake.files)) {
    const path = join(project.root, file)
    mkdirSync(dirname(path), { recursive: true })
    const bytes =
      typeof change === 'function'
        ? await change(existsSync(path) && statSync(path).isFile() ? readFileSync(path) : Buffer.alloc(0))
        : undefined
    if (typeof change === 'object' && 'renamed' in change) {
      mkdirSync(dirname(join(project.root, change.renamed)), { recursive: true })
      renameSync(path, join(project.root, change.renamed))
      continue
    }
    rmSync(path, { recursive: true, force: true })
    if (bytes !== undefined) writeFileSync(path, bytes)
    else if (change === 'folder') mkdirSync(path)
    else if (typeof change === 'object') symlinkSync(change.link, path)
  }
}

/** Its problem, in one line. */
export function expected(
  project: SmallProject,
  { code, file, line, above = 0, severity = 'error' }: Mistake,
): string {
  if (line === undefined) return `${severity} ${code} ${file}`
  const lines = project.read(file).split('\n')
  if (typeof line === 'number') return `${severity} ${code} ${file}:${line < 0 ? lines.length + line : line}`
  const at = lines.findIndex((text) => (typeof line === 'string' ? text.includes(line) : line.test(text)))
  return `${severity} ${code} ${file}:${at + 1 - above}`
}
