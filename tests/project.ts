/** Runs the real command, on the project itself or on a copy of the owner's files that a test may spoil. */
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { inject } from 'vitest'

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

/** A command that is still at work; `ended` comes when it and its output have. */
export type Running = { child: ChildProcessByStdio<null, Readable, Readable>; ended: Promise<Run & { signal: NodeJS.Signals | null }> }

/** Starts the command line as the leader of its own process group, and waits for nothing. */
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
 * The folder of the site as the real command generates it, for tests that only read it. The first that asks generates it.
 * @throws Error with what the command said
 */
export function sharedSite(): string {
  const out = join(inject('sharedFolder'), 'out')
  for (let exitCode = existsSync(out) ? 0 : null; exitCode !== 0; ) {
    const result = run(projectRoot, ['generate', '--out', out])
    exitCode = result.exitCode
    // 75: another test is generating it.
    if (exitCode !== 0 && exitCode !== 75) throw new Error(result.errors)
  }
  return out
}

/** A copy of the owner's files in a temporary folder. Pictures are linked, and with them what was encoded of them. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'project-'))

  constructor() {
    for (const folder of ['data', 'content']) cpSync(join(projectRoot, folder), join(this.root, folder), { recursive: true })
    // The copy was never published: its tests may take pages away.
    rmSync(join(this.root, 'data', 'addresses.txt'), { force: true })
    // What one copy encodes spares the next one from doing it, also in a checkout that has no cache yet.
    mkdirSync(join(projectRoot, '.cache'), { recursive: true })
    for (const folder of ['static', '.cache']) symlinkSync(join(projectRoot, folder), join(this.root, folder))
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text)
  }

  /** Changes a file; a test that changes nothing is told so. */
  edit(file: string, from: string | RegExp, to: string | ((found: string) => string)): void {
    const before = this.read(file)
    const after = typeof to === 'string' ? before.replace(from, to) : before.replace(from, to)
    if (after === before) throw new Error(`${file} does not contain ${String(from)}`)
    this.write(file, after)
  }

  run(...args: string[]): Run {
    return run(this.root, args)
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/**
 * A copy with seven acts, seven cities and the pictures that those need, some 160 pages: for tests that generate again and again.
 * Each of its entries may be taken away; nothing else leads to it by name.
 */
export class SmallProject extends ProjectCopy {
  static readonly acts: readonly string[] = ['band-marginal', '1984', 'the-rover', 'silkwood', 'mj-history', 'the-deputees', 'winnetoe']
  static readonly cities: readonly string[] = ['amsterdam', 'rotterdam', 'utrecht', 'antwerpen', 'gent', 'brussel', 'leuven']

  constructor() {
    super()
    const { acts, cities } = SmallProject
    const articles = ['coverband-prijzen-2025', 'top-5-coverbands-trouwfeest-2025', 'tributeband-boeken-gids-2025']
    const named = (entry: string) => /\n {4}(?:slug|key): '(.*)'/.exec(entry)?.[1] ?? ''
    const played = new Set<string>()
    this.keepEntries('data/acts.ts', (entry) => {
      const keep = acts.includes(named(entry))
      if (keep) played.add(/originalArtist: '(.*)'/.exec(entry)?.[1] ?? '')
      return keep
    })
    this.keepEntries('data/artists.ts', (entry) => played.has(/name: ['"](.*)['"],/.exec(entry)?.[1] ?? ''))
    this.keepEntries('data/riders.ts', (entry) => acts.includes(/\n {4}act: '(.*)'/.exec(entry)?.[1] ?? ''))
    this.keepEntries('data/cities.ts', (entry) => cities.includes(named(entry)))
    this.edit('data/acts.ts', /gallery: \[[^\]]*\]/g, 'gallery: []')
    this.keepFiles('content/acts', acts)
    for (const folder of ['content/cities', 'content/cities/kort']) this.keepFiles(folder, cities)
    this.keepFiles('content/blog', articles)
    for (const article of articles) this.edit(`content/blog/${article}.md`, /\]\(\/[^)]*\)/g, '](/contact/)')
    rmSync(join(this.root, 'static'))
    for (const folder of ['icons', 'images']) cpSync(join(projectRoot, 'static', folder), join(this.root, 'static', folder), { recursive: true })
    this.keepFiles('static/images/acts', acts)
    this.keepFiles('static/images/cities', cities)
    this.keepFiles('static/images/blog', [...articles, 'standaard'])
    this.forgetNames()
  }

  /** Replaces names of entries, such as `{act.silkwood}`, by plain words. */
  private forgetNames(): void {
    for (const folder of ['data', 'content']) {
      for (const name of filesBelow(join(this.root, folder)).filter((file) => /\.(?:ts|md|yaml)$/.test(file))) {
        const text = this.read(`${folder}/${name}`)
        const named = text.replace(/\{(?:act|city|artist)\.([a-z0-9-]+)(?:\.[a-z]+)?\}/g, '$1')
        // A block of a page may list the cities that it shows.
        const plain = named.replace(
          /\bonly="([^"]*)"/g,
          (_, slugs: string) =>
            `only="${slugs
              .split(' ')
              .filter((slug) => SmallProject.cities.includes(slug))
              .join(' ')}"`,
        )
        if (plain !== text) this.write(`${folder}/${name}`, plain)
      }
    }
  }

  /** Leaves out the entries of a data file that are not wanted. */
  keepEntries(file: string, wanted: (entry: string) => boolean): void {
    this.edit(file, /\n {2}\{\n[\s\S]*?\n {2}\},/g, (entry) => (wanted(entry) ? entry : ''))
  }

  private keepFiles(folder: string, stems: readonly string[]): void {
    for (const entry of readdirSync(join(this.root, folder), { withFileTypes: true })) {
      if (entry.isFile() && !stems.includes(entry.name.replace(/\..*/, ''))) rmSync(join(this.root, folder, entry.name))
    }
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

/** What tells whether anybody touched a folder: inode, time and digest of every file. */
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
