/**
 * Compiles the program into one file of `.cache/`, named after the digest of its sources: loading its modules
 * one by one takes longer than rendering a thousand pages. Beside it is the bytecode that V8 made of it in an
 * earlier run, which halves the time of a start.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { coarsestClock, digestOf, digestOfProgram, makerDigests, stateOf } from '../digests.mjs'
import { withOwnTemplates } from '../own-templates.mjs'
import { writeWhole } from '../patiently.mjs'
import { compileSettings } from './compile.mjs'

/**
 * The compiled program of the folder `home`, and its small first part. Each is compiled when it is asked for,
 * unless it is there and whole. An installed package may be read-only, or serve several projects: what is
 * compiled of it is kept in the project.
 * @returns what loads each part, which rejects with what esbuild throws, or the file system; and what gives
 * all that is passed to the program
 */
export function compiledProgram(home) {
  const cacheRoot = /[\\/]node_modules[\\/]/.test(home) ? process.cwd() : home
  const { digest, name } = identityOf(home, cacheRoot)
  const fileOf = (ending) => join(cacheRoot, '.cache', 'program', `${name}${ending}`)
  const load = async (ending, entry, passed) => {
    const file = fileOf(ending)
    const kept = readWhole(file)
    if (kept) return loadProgram(file, kept, passed)
    const content = await compileInto(file, home, entry)
    if (digestOfProgram(home) === digest) return loadProgram(file, content, passed)
    // Somebody saved a source meanwhile: nothing may be kept under the digest of the sources before.
    rmSync(file, { force: true })
    return loadProgram(file, content, { home, cacheRoot, makers: {} })
  }
  const makers = async () => {
    const kept = readWhole(fileOf('.makers.json'))
    if (kept) return JSON.parse(kept)
    const made = await makerDigests(home)
    if (digestOfProgram(home) !== digest) return {}
    // A compiler that was ended says nothing of the sources: the next start asks again.
    if (!Object.values(made).includes(undefined)) attemptToWrite(fileOf('.makers.json'), JSON.stringify(made))
    return made
  }
  const passed = async () => ({ home, cacheRoot, digest, makers: await makers() })
  return {
    unchanged: () => load('.unchanged.cjs', 'commands/unchanged.ts', { home, cacheRoot, digest }),
    program: async () => load('.cjs', 'cli.ts', await passed()),
    passed,
  }
}

/**
 * The digest of a program and the name of its files, as an earlier run has found them, or found now, because
 * something changed.
 */
function identityOf(home, cacheRoot) {
  const file = join(cacheRoot, '.cache', 'program.json')
  const known = JSON.parse(readWhole(file) ?? '{}')
  if (known.state && stateOf(home, known.probed).digest === known.state) return known
  const start = Date.now()
  // npm lists what it has installed for this machine: a package that came again is another one, although its
  // version is the same.
  const installed = join(home, 'node_modules', '.package-lock.json')
  const probed = new Set([join(home, 'package.json'), installed])
  const digest = digestOfProgram(home, probed)
  const name = existsSync(installed) ? `${digest}-${digestOf(readFileSync(installed)).slice(0, 8)}` : digest
  const { digest: state, changed } = stateOf(home, probed)
  if (changed < start - coarsestClock)
    attemptToWrite(file, JSON.stringify({ state, probed: [...probed], digest, name }))
  return { digest, name }
}

/**
 * So many runs add the bytecode of the functions that they used: the first encodes pictures, the next takes
 * them from the cache.
 */
const runsOfCode = 2

/**
 * Runs the compiled program of a file.
 * @param passed what `system/home.ts` reads
 * @returns its exports, and `keepCode`, which keeps the bytecode of all functions that have run
 */
export function loadProgram(file, content, passed) {
  const code = readWhole(codeOf(file))
  const cachedData = code?.subarray(0, -1)
  const script = new Script(
    `(function (exports, require, module, importMeta, _load_) {\n${content.toString('utf8')}\n})`,
    {
      filename: pathToFileURL(file).href,
      lineOffset: -1,
      ...(cachedData && { cachedData }),
    },
  )
  const module = { exports: {} }
  script.runInThisContext()(
    module.exports,
    // Packages are those of the program, wherever its compiled file is.
    createRequire(join(passed.home, 'package.json')),
    module,
    { program: { ...passed, file } },
    (name) => import(name),
  )
  const keepCode = () => {
    const runs = !code || script.cachedDataRejected ? 0 : code.at(-1)
    if (runs >= runsOfCode) return
    attemptToWrite(codeOf(file), Buffer.concat([script.createCachedData(), Buffer.of(runs + 1)]))
  }
  return { exports: module.exports, keepCode }
}

const codeOf = (file) => `${file}.code`

/**
 * Compiles a program, which `loadProgram` runs. Libraries with parts outside of JavaScript are not included.
 * @param target the file that stacks name
 * @param entry the first module, below `generator/`
 * @param plugins of esbuild
 * @returns the program and its source map; rejects with what esbuild throws
 */
export async function compileProgram(target, home, entry, plugins) {
  const { build } = await import('esbuild')
  const settings = compileSettings(home)
  const { outputFiles } = await build({
    ...settings,
    entryPoints: [join(home, 'generator', entry)],
    format: 'cjs',
    alias: {
      // The entry point of the library has its streams, too: as much code again, which runs at every start.
      'react-dom/server': join(
        dirname(createRequire(join(home, 'package.json')).resolve('react-dom/package.json')),
        'cjs/react-dom-server-legacy.node.production.js',
      ),
      'js-yaml': join(home, 'generator/system/program/no-yaml.mjs'),
    },
    external: [
      'chokidar',
      'css-tree',
      'esbuild',
      'fontkit',
      'ical.js',
      'playwright-core',
      'sharp',
      'svgo',
      'tsx',
      'vite',
    ],
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    plugins: [...plugins, ...withOwnTemplates(home)],
    outfile: target,
    define: { ...settings.define, 'import.meta': 'importMeta' },
  })
  const [map, program] = outputFiles.sort((a, b) => (a.path < b.path ? 1 : -1))
  // Node cannot import for code that V8 has kept, so a function does it. Its name is as long as `import`: the
  // source map counts columns.
  return { content: Buffer.from(program.text.replace(/(?<![\w$.])import\(/g, '_load_(')), map: map.contents }
}

/** Compiles a program into a file, returns it, and removes older ones beside it. */
export async function compileInto(target, home, entry, plugins = []) {
  const folder = dirname(target)
  const { content, map } = await compileProgram(target, home, entry, plugins)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${target}.map`, map)
  writeSealed(target, content)
  const [own] = basename(target).split('.')
  for (const older of readdirSync(folder).filter((name) => !name.startsWith(own)))
    rmSync(join(folder, older), { force: true })
  return content
}

/** The last line of a file: the digest of everything before it, and of its name. */
const sealOf = (file, content) =>
  Buffer.from(
    `//${createHash('sha256')
      .update(`${basename(file)}\0`)
      .update(content)
      .digest('base64url')}\n`,
  )

const writeSealed = (target, content) => writeWhole(target, content, sealOf(target, content))

/** The same, but a read-only checkout goes without the file. */
function attemptToWrite(target, content) {
  try {
    mkdirSync(dirname(target), { recursive: true })
    writeSealed(target, content)
  } catch {}
}

/**
 * The content of a file; nothing when it is missing or damaged. An empty program would run, do nothing, and
 * look like a success.
 */
export function readWhole(file) {
  if (!existsSync(file)) return undefined
  const content = readFileSync(file)
  const end = content.length - sealOf(file, '').length
  const whole = content.subarray(0, Math.max(0, end))
  if (end > 0 && content.subarray(end).equals(sealOf(file, whole))) return whole
  console.error(
    `warning  cache-damaged\n  The compiled program in ${relative(process.cwd(), file)} is damaged; it is compiled again.\n`,
  )
  rmSync(file, { force: true })
  return undefined
}
