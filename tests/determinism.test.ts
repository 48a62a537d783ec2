/**
 * Equal files give equal bytes, on any machine and at any time: the environment is varied, and the digest of
 * the site must stay equal.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampled } from './depth.ts'
import { digestsBelow, filesBelow, projectRoot, type Run, run, SmallProject } from './project.ts'
import { temporaryFolder } from './temporary.ts'

const bin = join(projectRoot, 'generator', 'bin.mjs')

/** The program in another folder, under a name that no careless tool survives. */
function checkout(): string {
  const folder = join(temporaryFolder('another place '), 'tóégift')
  for (const part of ['generator', 'templates', 'package.json', 'tsconfig.json'])
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/**
 * What one run does in another way than the first. The process of a command is another one when its
 * environment, program or umask is.
 */
type Variation = {
  /** What was done to the files before. */
  files?: (project: SmallProject) => void
  /** Where the owner's files are moved to. */
  folder?: () => string
  flags?: string[]
  environment?: Record<string, string>
  program?: () => string
  umask?: string
}

describe('the digest of the site', () => {
  let first: { digest: string; files: Record<string, string> }
  beforeAll(() => {
    first = generated({ program: () => bin })
  })

  test('is all that --quiet leaves of the output, on one line, and another one as soon as one letter is', () => {
    expect(first.digest).toMatch(/^[\w-]{43}\n$/)
    const { digest, files } = generated({
      files: (project) => project.edit('content/pages/privacy.md', /(\n---\n\s*[^\n]*)e/, '$1é'),
    })
    expect(digest).not.toBe(first.digest)
    expect(Object.keys(files).filter((file) => files[file] !== first.files[file])).toEqual([
      'privacy/index.html',
    ])
  })

  const cold = (project: SmallProject) =>
    rmSync(join(project.root, '.cache'), { recursive: true, force: true })
  const variations: [string, Variation][] = [
    [
      'in another checkout, folder, time zone and language, for an owner whose files nobody else may read',
      {
        folder: () => join(temporaryFolder('élders '), 'mijn wébsite'),
        program: () => join(checkout(), 'generator/bin.mjs'),
        environment: {
          TZ: 'America/St_Johns',
          LANG: 'tr_TR.UTF-8',
          LC_ALL: 'tr_TR.UTF-8',
          NODE_ENV: 'development',
        },
        umask: '077',
      },
    ],
    ['a day ahead of the agency', { environment: { TZ: 'Pacific/Kiritimati' } }],
    ['half a day behind it, in no language', { environment: { TZ: 'Pacific/Niue', LANG: 'C', LC_ALL: 'C' } }],
    ['where another site was published before', { files: publishAnother }],
    ['from no cache, by one thread and one picture at a time', { files: cold, flags: ['--jobs', '1'] }],
    ['from no cache, by four threads and four pictures at a time', { files: cold, flags: ['--jobs', '4'] }],
    ['with data in another order, where that order means nothing', { files: turnAround }],
    [
      'thirty years from now, on a disk that lists its files backwards',
      { environment: { NODE_OPTIONS: `--import=${lateAndBackwards()}` } },
    ],
    [
      'by tsx, where the compiled program cannot be kept',
      { folder: withoutCompiler, program: () => 'generator/bin.mjs' },
    ],
  ]

  test.each(sampled(variations, 3))('is the same %s', (_, variation) => {
    expect(generated(variation)).toEqual(first)
  })
})

/** The digest and the files of a small site that is generated in one of these ways. */
function generated(variation: Variation): { digest: string; files: Record<string, string> } {
  const { files, folder, flags = [], environment, program, umask } = variation
  const project = new SmallProject()
  project.edit(
    'data/redirects.ts',
    /\{ from: .*? \}/,
    "\n  $&,\n  { from: '/oud/', to: '/about/' },\n  { from: '/acts/', to: '/artists/' },\n",
  )
  project.edit(
    'data/redirects.ts',
    'gone: readonly string[] = []',
    "gone: readonly string[] = [\n  '/weg/',\n  '/ook-weg/',\n]",
  )
  files?.(project)
  const root = folder?.() ?? project.root
  if (folder)
    cpSync(project.root, root, {
      recursive: true,
      filter: (from) => !from.endsWith('.cache') || !existsSync(join(root, '.cache')),
    })
  const command = ['generate', '--digest', '--quiet', ...flags]
  const { exitCode, output, errors } =
    environment || program || umask ? runVaried(root, command, variation) : run(root, command)
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' })
  const out = join(root, 'out')
  // A server often runs as another user.
  expect([...new Set(filesBelow(out).map((file) => lstatSync(join(out, file)).mode & 0o777))]).toEqual([
    0o644,
  ])
  return { digest: output, files: digestsBelow(out) }
}

function runVaried(
  root: string,
  args: readonly string[],
  { environment, program = () => bin, umask = '022' }: Variation,
): Run {
  const command = ['-c', 'umask "$0"; exec "$@"', umask, process.execPath, program(), ...args]
  const { status, stdout, stderr } = spawnSync('sh', command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  return { exitCode: status, output: stdout, errors: stderr }
}

/** Puts artists, redirects, the general occasion and the fields of acts in another order. */
function turnAround(project: SmallProject): void {
  const entry = /\n {2}\{\n[\s\S]*?\n {2}\},/g
  const reorder = (file: string, pattern: RegExp, order: (entries: string[]) => string[]) => {
    const entries = order([...(project.read(file).match(pattern) ?? [])])
    project.edit(file, pattern, () => entries.shift() ?? '')
  }
  const general = (text: string) => (text.includes("key: 'evenement'") ? 0 : 1)
  reorder('data/artists.ts', entry, (all) => all.reverse())
  reorder('data/redirects.ts', /\n {2}\{ from: .* \},/g, (all) => all.reverse())
  reorder('data/redirects.ts', /\n {2}'\/.*\/',/g, (all) => all.reverse())
  reorder('data/occasions.ts', entry, (all) => all.sort((a, b) => general(a) - general(b)))
  project.edit('data/acts.ts', /( {4}name: .*\n)( {4}slug: .*\n)/g, '$2$1')
}

/**
 * Leaves another site in `out/`. It has the same pictures and cards: stale ones would stay for one
 * publication.
 */
function publishAnother(project: SmallProject): void {
  const before = new Map(['data/site.ts', 'data/acts.ts'].map((file) => [file, project.read(file)]))
  project.edit('data/site.ts', /phone: '.*'/, "phone: '+32 16 99 99 99'")
  project.edit('data/acts.ts', /shortDescription: '/g, "shortDescription: 'Nu nog beter. ")
  expect(project.run('generate')).toMatchObject({ exitCode: 0 })
  for (const [file, text] of before) project.write(file, text)
}

/**
 * A module that Node reads before the program: the clock is thirty years ahead, and the names in a folder
 * come in the reverse order. Its address.
 */
function lateAndBackwards(): string {
  const file = join(temporaryFolder('preload-'), 'preload.mjs')
  writeFileSync(
    file,
    `import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { now } = Date
    const ahead = () => now() + 30 * 365.25 * 86_400_000
    globalThis.Date = class extends Date {
      constructor(...parts) { parts.length > 0 ? super(...parts) : super(ahead()) }
      static now = ahead
    }
    const { readdirSync } = fs
    fs.readdirSync = (...parts) => readdirSync(...parts).reverse()
    syncBuiltinESMExports()`,
  )
  return pathToFileURL(file).href
}

/** A checkout with a cache of pictures, in which no compiled program can be kept. */
function withoutCompiler(): string {
  const folder = checkout()
  mkdirSync(join(folder, '.cache'))
  for (const part of ['images', 'cards'])
    cpSync(join(projectRoot, '.cache', part), join(folder, '.cache', part), { recursive: true })
  writeFileSync(join(folder, '.cache', 'program'), 'a file where a folder should be')
  return folder
}
