/** Runs the real command, on the project itself or on a copy of the owner's files that a test may spoil. */
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  type FSWatcher,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { inject } from 'vitest'
import { isScalar, parseDocument } from 'yaml'
import { digestOf } from '../generator/core/output-file.ts'
import { catalogueFile, readSentences, sentencesFile } from '../generator/load/sentences/catalogue.ts'
import { socketOf } from './support/platform.ts'
import { temporaryFolder } from './temporary.ts'

export const projectRoot = join(import.meta.dirname, '..')
const bin = join(projectRoot, 'generator', 'bin.mjs')

export type Run = { exitCode: number | null; output: string; errors: string }

const environmentWith = (changes: Record<string, string>) => ({
  ...process.env,
  NODE_ENV: '',
  NO_COLOR: '1',
  ...changes,
})

/**
 * Runs the command line in a folder, in a process of its own. The environment is the caller's, but for what a
 * test changes; the program may be a copy of it.
 */
export function runProcess(
  root: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  program = bin,
): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: environmentWith(environment),
  })
  return { exitCode: status, output: stdout, errors: withoutProgress(stderr) }
}

/**
 * The same in a process that has run commands before (`shared-folder.ts`), where the process itself is not
 * what is tested.
 */
export function run(root: string, args: readonly string[], environment: Record<string, string> = {}): Run {
  client ??= warmClient()
  const { exitCode, output, errors } = client({ root, args, environment: environmentWith(environment) })
  return { exitCode, output, errors: withoutProgress(errors) }
}

type Command = { root: string; args: readonly string[]; environment: NodeJS.ProcessEnv }
let client: ((command: Command) => Run) | undefined

/** Connects to the warm processes, in a thread, as the test waits for the result. */
function warmClient(): (command: Command) => Run {
  const { port1, port2 } = new MessageChannel()
  const signal = new Int32Array(new SharedArrayBuffer(4))
  const path = socketOf(inject('sharedFolder'))
  new Worker(join(import.meta.dirname, 'warm-client.mjs'), {
    workerData: { path, port: port2, signal },
    transferList: [port2],
  }).unref()
  return (command) => {
    Atomics.store(signal, 0, 0)
    port1.postMessage(command)
    const waited = Atomics.wait(signal, 0, 0, 600_000)
    const answer: { result: Run } | { failure: string } | undefined = receiveMessageOnPort(port1)?.message
    if (answer === undefined || 'failure' in answer)
      throw new Error(`${command.args.join(' ')}: ${answer?.failure ?? waited}`)
    return answer.result
  }
}

/** A slow machine shows how far the work is, a fast one is done before. */
const withoutProgress = (errors: string) => errors.replace(/^… .* \(\d+ s\)\n/gm, '')

/**
 * A running command; `ended` resolves when it and its output have ended, with the exit code that a shell
 * reports: 130 after SIGINT.
 */
export type Running = {
  child: ChildProcessByStdio<null, Readable, Readable>
  ended: Promise<Run & { signal: NodeJS.Signals | null }>
}

/** Starts the command line as the leader of its own process group, without waiting. */
export function start(
  root: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Running {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: root,
    env: environmentWith(environment),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([output, errors]) => {
      const { exitCode, signalCode: signal } = child
      return {
        exitCode: signal ? 128 + constants.signals[signal] : exitCode,
        signal,
        output,
        errors: withoutProgress(errors),
      }
    },
  )
  return { child, ended }
}

/**
 * The folder of the owner's site as the real command generates it, for tests that only read it. The first
 * test that needs it generates it.
 * @throws Error with the output of the command
 */
export const sharedSite = (): string => generatedOnce('out', projectRoot)

/** The same of the small project. @param change what makes it another site, with a name of its own */
export function sharedSmallSite(name = 'small', change: (project: SmallProject) => void = () => {}): string {
  if (existsSync(join(inject('sharedFolder'), name))) return join(inject('sharedFolder'), name)
  const project = new SmallProject()
  change(project)
  return generatedOnce(name, project.root)
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

/** The line on which a part of a text begins (1-based). */
export const lineIn = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split('\n').length

/** A copy of the owner's files in a temporary folder, with what was encoded of their pictures. */
export class ProjectCopy {
  readonly root = temporaryFolder('project-')

  constructor(from = projectRoot) {
    for (const folder of ['data', 'content', 'static'])
      cpSync(join(from, folder), join(this.root, folder), { recursive: true })
    // The copy was never published: its tests may take pages away.
    rmSync(join(this.root, 'data', 'addresses.txt'), { force: true })
    // What one copy encodes spares the next one from doing it, also in a checkout that has no cache yet.
    // Its pages are its own: a test may spoil them, and only those of a few sites are kept.
    mkdirSync(join(this.root, '.cache'))
    for (const folder of ['images', 'cards', 'riders', 'static'].map((name) => join('.cache', name))) {
      mkdirSync(join(projectRoot, folder), { recursive: true })
      symlinkSync(join(projectRoot, folder), join(this.root, folder))
    }
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text)
  }

  /** The line of a text (1-based). */
  lineOf(file: string, text: string): number {
    return lineIn(this.read(file), text)
  }

  /** Edits a file. @throws Error when it does not contain `from` */
  edit(file: string, from: string | RegExp, to: string | ((found: string) => string)): void {
    const before = this.read(file)
    // Tests mean `$1` in a replacement.
    const after: string = Reflect.apply(before.replace, before, [from, to])
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
}

/**
 * A copy of the website in `tests/small-project/`: six acts, four cities, three articles, some 100 pages.
 * Tests may name its entries, as the owner of `data/` never edits it. Each entry may be taken away; no text
 * names it.
 */
export class SmallProject extends ProjectCopy {
  constructor() {
    super(join(import.meta.dirname, 'small-project'))
    // The data is type-checked where it is, and again by `check` where it is copied to.
    for (const name of readdirSync(join(this.root, 'data')))
      this.write(`data/${name}`, this.read(`data/${name}`).replaceAll('../../../generator/', '../generator/'))
    sentences ??= withOwners(this.read(sentencesFile))
    this.write(sentencesFile, sentences)
  }

  /**
   * Changes the foot of every page: another text at each call. Nothing else shows it, so that pictures and
   * riders stay as they are.
   */
  changeEveryPage(): void {
    this.edit('data/site.ts', /register: '.*'/, `register: 'RPR Leuven ${++this.changes}'`)
  }
  private changes = 0
}

/** The catalogue with which the small project is rendered, the same for all copies. */
let sentences: string | undefined

/** The owner's catalogue with the sentences that tests read: their words stay, whatever the owner writes. */
function withOwners(read: string): string {
  const catalogue = parseDocument(readFileSync(join(projectRoot, catalogueFile), 'utf8'))
  for (const [key, found] of readSentences(sentencesFile, read).value) {
    const sentence = catalogue.getIn(key.split('.'), true)
    if (isScalar(sentence)) sentence.value = found.text
  }
  return catalogue.toString({ lineWidth: 0 })
}

/**
 * Waits until a name appears in a folder; returns whether it did before `ended`. Waiting takes no processor
 * time: the run that is watched may need all of it.
 */
export async function appearanceOf(folder: string, name: string, ended: Promise<unknown>): Promise<boolean> {
  const isThere = () => lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined
  let watcher: FSWatcher | undefined
  const seen = new Promise<true>((resolve) => {
    // What is gone again was there: files take their places within milliseconds.
    watcher = watch(folder, (_, changed) => (changed === name ? resolve(true) : undefined))
    if (isThere()) resolve(true)
  })
  return await Promise.race([seen, ended.then(() => false)]).finally(() => watcher?.close())
}

/** The files that a run leaves beside `out/` when it is over. */
export const ownFiles = ['changed.txt', 'manifest', 'removed.txt']

/** The digest of every file below a folder, by its path. */
export function digestsBelow(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  return Object.fromEntries(
    filesBelow(folder).map((file) => [file, digestOf(readFileSync(join(folder, file)))]),
  )
}

/** Path, kind, digest and size of every file in a manifest. */
export const linesOfManifest = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line).slice(0, 4))

/** The state of a folder, which shows every change: inode, time and digest of every file. */
export function statesBelow(folder: string): string[] {
  return Object.entries(digestsBelow(folder)).map(([file, digest]) => {
    const { ino, mtimeNs } = lstatSync(join(folder, file), { bigint: true })
    return `${file} ${ino} ${mtimeNs} ${digest}`
  })
}

/** The files and links below a folder, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}
