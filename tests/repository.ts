/**
 * A git repository with a website of a few pages. Its generator is a fast stub that writes them from
 * `data/pages.json`, so that tests of the tools around a generator do not wait for one.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './temporary.ts'

export type SmallPage = { title: string; text: string; noindex?: boolean }

/**
 * `{day}` in a text is the day of the run. `data/broken` makes it fail, `data/slow` makes it wait for a
 * signal. Like the real one, it remembers addresses in `data/`.
 */
const standIn = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
const [command, ...args] = process.argv.slice(2)
const pages = Object.entries(JSON.parse(readFileSync('data/pages.json', 'utf8')))
if (command === 'routes') {
  console.log(JSON.stringify(pages.map(([path]) => ({ path, family: path === '/' ? 'home' : 'act' }))))
  process.exit(0)
}
if (existsSync('data/broken')) {
  console.error('warning  copy-spelling\\n\\nerror  missing-field\\n  at data/acts.ts:12\\n\\n1 error and 1 warning.')
  process.exit(1)
}
if (existsSync('data/slow')) {
  writeFileSync('started', '')
  await new Promise((resolve) => setTimeout(resolve, 60_000))
}
const out = args[args.indexOf('--out') + 1]
const day = new Date(process.env.SOURCE_DATE_EPOCH * 1000).toISOString().slice(0, 10)
for (const [path, { title, text, noindex }] of pages) {
  mkdirSync(join(out, path), { recursive: true })
  const robots = noindex ? '<meta name="robots" content="noindex">' : ''
  writeFileSync(join(out, path, 'index.html'), '<!DOCTYPE html><html><head><title>' + title + '</title>' + robots + '</head><body><main><p>' + text.replace('{day}', day) + '</p></main></body></html>')
}
writeFileSync('data/addresses.txt', pages.map(([path]) => path + '\\n').join(''))
`

/** Runs git in a folder. @throws Error with its output */
function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

/** Makes a repository of a folder. */
export const initialize = (root: string): string => git(root, 'init', '--quiet', '--initial-branch', 'main')

/** Commits every file; gives the commit. */
export function commitAll(root: string): string {
  git(root, 'add', '--all')
  git(
    root,
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.org',
    'commit',
    '--quiet',
    '--message',
    'Change the site',
  )
  return git(root, 'rev-parse', 'HEAD')
}

export class SmallRepository {
  readonly root = realpathSync(temporaryFolder('repository-'))

  constructor(pages: Record<string, SmallPage>) {
    initialize(this.root)
    this.write('.gitignore', 'out/\n.cache/\n')
    this.write('generator/bin.mjs', standIn)
    this.write('data/site.ts', '// Shows the command that this is a project.\n')
    this.write('data/addresses.txt', '/\n')
    this.write('out/index.html', 'the published site')
    this.commit(pages)
  }

  /** Changes the pages and commits that; gives the commit. */
  commit(pages: Record<string, SmallPage>): string {
    this.write('data/pages.json', JSON.stringify(pages, undefined, 2))
    return this.commitAll()
  }

  commitAll(): string {
    return commitAll(this.root)
  }

  /**
   * Makes it a project that has the program as a package: a version of the stand-in, which every page names.
   */
  adopt(version: string): void {
    rmSync(join(this.root, 'generator'), { recursive: true, force: true })
    const folder = temporaryFolder('packed-')
    mkdirSync(join(folder, 'package', 'generator'), { recursive: true })
    const files = {
      'package.json': JSON.stringify({ name: 'toegift', version, type: 'module' }),
      'generator/bin.mjs': standIn.replace('<main>', () => `<main><p>Version ${version}</p>`),
    }
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'package', file), text)
    const packed = `toegift-${version}.tgz`
    spawnSync('tar', ['-czf', packed, 'package'], { cwd: folder })
    const source = `file:packages/${packed}`
    mkdirSync(join(this.root, 'packages'), { recursive: true })
    cpSync(join(folder, packed), join(this.root, 'packages', packed))
    const dependencies = { toegift: source }
    this.write('package.json', JSON.stringify({ name: 'agency', private: true, dependencies }))
    const packages = { '': { dependencies }, 'node_modules/toegift': { version, resolved: source } }
    this.write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }, undefined, 2))
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true })
    writeFileSync(join(this.root, file), text)
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  /** @throws Error with the output of git */
  git(...args: string[]): string {
    return git(this.root, ...args)
  }

  /** The folders that a comparison has made for itself and not removed. */
  leftovers(): string[] {
    return namesIn(join(this.root, '.cache', 'diff')).filter((name) => name.startsWith('run.'))
  }

  /** How many generators of a comparison have begun to wait. */
  generators(): number {
    const projects = this.leftovers().flatMap((name) =>
      ['before', 'after'].map((side) => join(this.root, '.cache', 'diff', name, side)),
    )
    return projects.filter((project) => existsSync(join(project, 'started'))).length
  }
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])
