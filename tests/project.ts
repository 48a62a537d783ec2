/** Runs the real command, on the project itself or on a copy of the owner's files that a test may spoil. */
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { inject } from 'vitest'
import { parseDocument } from 'yaml'
import { createFormat } from '../generator/core/format.ts'
import { createSentences, readCatalogue, sentencesFile } from '../generator/load/sentences.ts'
import { tinyCatalogue } from './tiny-sentences.ts'

export const projectRoot = join(import.meta.dirname, '..')
const bin = join(projectRoot, 'generator', 'bin.mjs')

export type Run = { exitCode: number | null; output: string; errors: string }

const environmentWith = (changes: Record<string, string>) => ({ ...process.env, NODE_ENV: '', NO_COLOR: '1', ...changes })

/** Runs the command line in a folder. The environment is the caller's, but for what a test changes; the program may be a copy of it. */
export function run(root: string, args: readonly string[], environment: Record<string, string> = {}, program = bin): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: environmentWith(environment),
  })
  return { exitCode: status, output: stdout, errors: withoutProgress(stderr) }
}

/** A slow machine shows how far the work is, a fast one is done before. */
const withoutProgress = (errors: string) => errors.replace(/^… .* \(\d+ s\)\n/gm, '')

/** A running command; `ended` resolves when it and its output have ended. */
export type Running = { child: ChildProcessByStdio<null, Readable, Readable>; ended: Promise<Run & { signal: NodeJS.Signals | null }> }

/** Starts the command line as the leader of its own process group, without waiting. */
export function start(root: string, args: readonly string[], environment: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [bin, ...args], { cwd: root, env: environmentWith(environment), detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = new Promise<Run & { signal: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('error', reject).once('close', (exitCode, signal) => resolve({ exitCode, signal, output, errors: withoutProgress(errors) }))
  })
  return { child, ended }
}

/**
 * The folder of the owner's site as the real command generates it, for tests that only read it. The first test that needs it generates it.
 * @throws Error with the output of the command
 */
export const sharedSite = (): string => generatedOnce('out', projectRoot)

/** The same of the small project. */
export function sharedSmallSite(): string {
  if (existsSync(join(inject('sharedFolder'), 'small'))) return join(inject('sharedFolder'), 'small')
  const project = new SmallProject()
  try {
    return generatedOnce('small', project.root)
  } finally {
    project.remove()
  }
}

function generatedOnce(name: string, root: string): string {
  const out = join(inject('sharedFolder'), name)
  for (let exitCode = existsSync(out) ? 0 : null; exitCode !== 0; ) {
    const result = run(root, ['generate', '--out', out])
    exitCode = result.exitCode
    // 75: another test is generating it.
    if (exitCode !== 0 && exitCode !== 75) throw new Error(result.errors)
  }
  return out
}

/** A copy of the owner's files in a temporary folder, with what was encoded of their pictures. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'project-'))

  constructor(from = projectRoot) {
    for (const folder of ['data', 'content', 'static']) cpSync(join(from, folder), join(this.root, folder), { recursive: true })
    // The copy was never published: its tests may take pages away.
    rmSync(join(this.root, 'data', 'addresses.txt'), { force: true })
    // What one copy encodes spares the next one from doing it, also in a checkout that has no cache yet.
    mkdirSync(join(projectRoot, '.cache'), { recursive: true })
    symlinkSync(join(projectRoot, '.cache'), join(this.root, '.cache'))
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text)
  }

  /** Edits a file. @throws Error when it does not contain `from` */
  edit(file: string, from: string | RegExp, to: string | ((found: string) => string)): void {
    const before = this.read(file)
    const after = typeof to === 'string' ? before.replace(from, to) : before.replace(from, to)
    if (after === before) throw new Error(`${file} does not contain ${String(from)}`)
    this.write(file, after)
  }

  /** Leaves out the entries of a data file that are not wanted. */
  keepEntries(file: string, wanted: (entry: string) => boolean): void {
    this.edit(file, /\n {2}\{\n[\s\S]*?\n {2}\},/g, (entry) => (wanted(entry) ? entry : ''))
  }

  run(...args: string[]): Run {
    return run(this.root, args)
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/**
 * A copy of the website in `tests/small-project/`: seven acts, seven cities, three articles, some 160 pages. Tests may name its entries, as the
 * owner of `data/` never edits it. Each entry may be taken away; no text names it.
 */
export class SmallProject extends ProjectCopy {
  constructor() {
    super(join(import.meta.dirname, 'small-project'))
    // The data is type-checked where it is, and again by `check` where it is copied to.
    for (const name of readdirSync(join(this.root, 'data')))
      this.write(`data/${name}`, this.read(`data/${name}`).replace('../../../generator/', '../generator/'))
    this.renewSentences()
  }

  /** Sentences that the templates do not have, lack, or fill in otherwise than the catalogue are written as in the tiny site. */
  private renewSentences(): void {
    const text = this.read(sentencesFile)
    const written = readCatalogue(text).value
    const { problems } = createSentences(written, createFormat('nl-BE'), new Map())
    if (problems.length === 0) return
    const lines = new Set(problems.flatMap(({ places }) => places.map(({ line }) => line)))
    const declared = tinyCatalogue()
    const catalogue = parseDocument(text)
    for (const key of written.keys()) if (!declared.has(key)) catalogue.deleteIn(key.split('.'))
    for (const [key, sentence] of declared) if (lines.has(written.get(key)?.line)) catalogue.setIn(key.split('.'), sentence.text)
    this.write(sentencesFile, catalogue.toString({ lineWidth: 0 }))
  }
}

/** The digest of every file below a folder, by its path. */
export function digestsBelow(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  return Object.fromEntries(
    filesBelow(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  )
}

/** The state of a folder, which shows every change: inode, time and digest of every file. */
export function statesBelow(folder: string): string[] {
  return Object.entries(digestsBelow(folder)).map(([file, digest]) => {
    const { ino, mtimeNs } = lstatSync(join(folder, file), { bigint: true })
    return `${file} ${ino} ${mtimeNs} ${digest}`
  })
}

/** The files and links below a folder, sorted, with slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}
