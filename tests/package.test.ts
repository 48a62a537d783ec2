/**
 * The program as a package, on the whole way of an agency: packed, installed from a registry on this machine,
 * from an empty folder to a release and to the next version.
 */

import { execFile, execFileSync, execSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt } from '../generator/core/attempt.ts'
import { filesBelow } from '../generator/system/files-below.ts'
import { isDeep } from './depth.ts'
import { DevServer } from './dev-server.ts'
import { projectRoot, runProcess } from './project.ts'
import { type PackedFile, Registry } from './registry.ts'
import { commitAll, initialize } from './repository.ts'
import { temporaryFolder } from './temporary.ts'

const folder = temporaryFolder('package-')
const next = '0.99.0'
let registry: Registry
let packed = ''

/** Packs the program as it is, and once more as a later version. */
function packVersions(): PackedFile[] {
  execSync(`npm pack --pack-destination "${folder}"`, { cwd: projectRoot, stdio: 'ignore' })
  packed = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? expect.fail())
  // Without the letter of a drive, which tar takes for the name of a machine.
  execFileSync('tar', ['-xzf', basename(packed)], { cwd: folder })
  const manifestFile = join(folder, 'package', 'package.json')
  const manifest: PackedFile['manifest'] = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const later = { manifest: { ...manifest, version: next }, file: join(folder, `toegift-${next}.tgz`) }
  writeFileSync(manifestFile, JSON.stringify(later.manifest))
  execFileSync('tar', ['-czf', basename(later.file), 'package'], { cwd: folder })
  return [{ manifest, file: packed }, later]
}

/** Where pnpm is; nothing where npm cannot get it. */
const pnpm = !isDeep
  ? undefined
  : attempt(() =>
      execFileSync('npx', ['--yes', '--package=pnpm@9', 'which', 'pnpm'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 60_000,
      }).trim(),
    )

beforeAll(async () => {
  registry = new Registry(packVersions())
  await registry.start()
})
afterAll(() => registry.stop())

/** Runs a command that must succeed, without the packages that this machine keeps. @returns its output */
async function command(cwd: string, name: string, ...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: '',
    NO_COLOR: '1',
    npm_config_registry: registry.address,
    npm_config_cache: join(folder, 'npm'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    // Where pnpm keeps them.
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'store'),
    PATH: [...(pnpm === undefined ? [] : [dirname(pnpm)]), process.env.PATH].join(delimiter),
  }
  const { stdout } = await promisify(execFile)(name, args, {
    ...{ cwd, env, maxBuffer: 1e8 },
    shell: process.platform === 'win32',
  })
  return stdout
}

const digestOf = (output: string) => output.trim().split('\n').at(-1)
const answers = ['--yes', '--name=Bureau Podium', '--set=act=De Proef', '--set=offers=cover, articles']

/** The digest of the site that the program of this checkout makes of the same files. */
function digestOfClone(root: string): string | undefined {
  const copy = temporaryFolder('clone-')
  for (const name of ['data', 'content', 'static'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  return digestOf(runProcess(copy, ['generate', '--digest']).output)
}

test('npm: an agency is begun from a packed file, built, edited, served, compared, released and upgraded', async () => {
  const root = join(folder, 'npm-agency')
  mkdirSync(root)
  const made = await command(
    root,
    'npx',
    '--yes',
    `--package=${packed}`,
    'toegift',
    'new',
    'agency',
    ...answers,
  )
  expect(made).not.toContain('could not be run')
  const manifest: { dependencies: Record<string, string>; scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  expect(manifest.dependencies).toEqual({
    toegift: expect.stringMatching(/^file:packages\/toegift-.*\.tgz$/),
  })
  initialize(root)
  commitAll(root)

  // A fresh machine: what was made or installed is gone.
  for (const name of ['node_modules', '.cache']) rmSync(join(root, name), { recursive: true, force: true })
  await command(root, 'npm', 'ci')
  const home = join(root, 'node_modules', 'toegift')
  const installed = filesBelow(home)
  // The demonstration and the tests are no part of it; its documentation is.
  const foreign = /^(?:data|content|static|tests)\/(?!README\.md)|\.test\.tsx?$/
  expect(installed.filter((file) => foreign.test(file))).toEqual([])
  const generated = await command(root, 'npm', 'run', 'generate', '--', '--digest')
  expect(generated).toContain(' 0 warnings.')
  expect(digestOf(generated)).toBe(digestOfClone(root))
  expect(readdirSync(join(root, '.cache'))).toContain('program')
  expect(filesBelow(home)).toEqual(installed)
  const settings = readFileSync(join(root, '.vscode', 'settings.json'), 'utf8')
  const schemas = [...settings.matchAll(/"\.\/([^"]+\.json)"/g)].map(([, file = '']) => file)
  expect(schemas.length).toBeGreaterThan(3)
  expect(schemas.filter((file) => !existsSync(join(root, file)))).toEqual([])
  // What editors say of data/.
  const compiler = join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc')
  await command(root, process.execPath, compiler, '-p', '.')

  const page = join(root, 'content', 'pages', 'about.md')
  writeFileSync(page, readFileSync(page, 'utf8').replace('sinds wanneer', 'sinds wanneer we spelen'))
  const server = await DevServer.start(root, home)
  expect((await server.get('/about/')).text).toContain('sinds wanneer we spelen')
  await server.stop()
  expect(await command(root, 'npm', 'run', 'diff', '--', 'HEAD')).toContain('sinds wanneer we spelen')
  expect(await command(root, 'npm', 'run', 'release')).toContain('pages')
  expect(readFileSync(join(root, 'data', 'addresses.txt'), 'utf8')).toContain('/artist/de-proef/')
  commitAll(root)

  await command(root, 'npm', 'install', `toegift@${next}`)
  expect(await command(root, 'npm', 'run', 'upgrade', '--', '--yes')).toMatch(/from \d\.\d\.\d to 0\.99\.0:/)
  commitAll(root)
  expect(await command(root, 'npm', 'run', 'diff', '--', 'HEAD~1')).toMatch(/toegift 0\.\d+\.\d+ → 0\.99\.0/)
})

test('pnpm: an agency is begun from the registry, built from its lock file, and is the same site', async ({
  skip,
}) => {
  if (!isDeep) skip('pnpm installs everything once more: see the nightly run.')
  if (pnpm === undefined) skip('pnpm is not on this machine, and npm cannot get it.')
  const root = join(folder, 'pnpm-agency')
  mkdirSync(root)
  const run = (...args: string[]) => command(root, 'pnpm', ...args)
  await run('--package=toegift', 'dlx', 'toegift', 'new', 'agency', ...answers)
  expect(existsSync(join(root, 'pnpm-lock.yaml'))).toBe(true)
  expect(existsSync(join(root, 'package-lock.json'))).toBe(false)
  rmSync(join(root, 'node_modules'), { recursive: true })
  await run('install', '--frozen-lockfile')
  const generated = await run('run', 'generate', '--digest')
  expect(generated).toContain(' 0 warnings.')
  expect(digestOf(generated)).toBe(digestOfClone(root))
})
