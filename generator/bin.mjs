#!/usr/bin/env node
/**
 * Starts the command line. What must be settled before the first module of the program is read is settled here.
 *
 * The program is TypeScript in some hundred modules, and loading those one by one takes longer than rendering a thousand pages. So it is
 * run from one compiled file in `.cache/`, named after the digest of its sources: a changed source is compiled again, by itself. Where
 * that cannot be written, tsx runs the sources as they are.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { refusalOn } from './supported.mjs'

const refusal = refusalOn(process.platform)
if (refusal) {
  console.error(refusal)
  process.exit(64)
}

// React is several times slower outside of production, and reads this when it is loaded. Dates must not depend on the machine.
process.env.NODE_ENV = 'production'
process.env.TZ = 'Europe/Brussels'
// What is published must be readable by a server that runs as somebody else.
process.umask(0o022)
// Rendering makes much that is soon forgotten: more room for it halves the time that the collector takes.
setFlagsFromString('--min-semi-space-size=32')
setFlagsFromString('--max-semi-space-size=64')

/** The exit code that Node gives to a program whose first module waits for something that never comes. */
const unsettledAwait = 13

const home = join(import.meta.dirname, '..')
process.env.TOEGIFT_HOME = home

/** The digest of all that the compiled program is made of. */
function digestOfProgram() {
  const digest = createHash('sha256').update(process.version)
  const files = ['generator', 'templates'].flatMap((folder) =>
    readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  for (const file of ['package-lock.json', ...files.filter((name) => /(?<!\.test)\.tsx?$/.test(name) || name.endsWith('bin.mjs')).sort()]) {
    digest
      .update(file)
      .update('\0')
      .update(existsSync(join(home, file)) ? readFileSync(join(home, file)) : '')
  }
  return digest.digest('hex').slice(0, 16)
}

/** Compiles the program into one file. Libraries with parts outside of JavaScript stay where they are. */
async function compile(target, plugins = []) {
  const { build } = await import('esbuild')
  const folder = join(target, '..')
  mkdirSync(folder, { recursive: true })
  const part = `${target}.${process.pid}.part`
  const { outputFiles } = await build({
    entryPoints: [join(home, 'generator', 'cli.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['chokidar', 'esbuild', 'fontkit', 'playwright-core', 'sharp', 'tsx'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    // Beside the program and not named in it: Node would read the map at every start, and only a fault needs it.
    sourcemap: 'external',
    sourcesContent: false,
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    plugins,
    write: false,
    outfile: target,
    absWorkingDir: home,
    // CommonJS libraries in an ES module still ask for Node's own modules in their way.
    banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
    logLevel: 'silent',
  })
  const [map, program] = outputFiles.sort((a, b) => (a.path < b.path ? 1 : -1))
  writeFileSync(`${target}.map`, map.contents)
  writeFileSync(part, Buffer.concat([program.contents, sealOf(program.contents)]))
  renameSync(part, target)
  const own = basename(target)
  for (const older of readdirSync(folder).filter((name) => !name.startsWith(own))) rmSync(join(folder, older), { force: true })
}

/** The last line of the compiled program: the digest of all that stands before it. */
const sealOf = (code) => Buffer.from(`//${createHash('sha256').update(code).digest('base64url')}\n`)

/** Whether the compiled program is as it was written. An empty one would run, do nothing, and look like a success. */
function isWhole(target) {
  const content = readFileSync(target)
  const end = content.length - sealOf('').length
  return end > 0 && content.subarray(end).equals(sealOf(content.subarray(0, end)))
}

async function compiledProgram() {
  const target = join(home, '.cache', 'program', `${digestOfProgram()}.mjs`)
  const exists = existsSync(target)
  if (!exists || !isWhole(target)) {
    if (exists) console.error(`warning  cache-damaged\n  The compiled program in ${relative(process.cwd(), target)} is damaged; it is compiled again.\n`)
    await compile(target)
  }
  return pathToFileURL(target).href
}

// A template that cannot be compiled is a mistake to report, and no reason to stop: the program checks the rest without it.
const program = await compiledProgram().catch(async (error) => (await import('./broken-templates.mjs')).programWithoutBroken(error, home, compile))
// It would look for its settings, how React is written among them, in the folder that the command is run in.
if (!program) (await import('tsx/esm/api')).register({ tsconfig: join(home, 'tsconfig.json') })

// A process that runs out of things to do, or that a library ends, has not done its work. It must not look as if it had.
let hasEnded = false
process.on('exit', (code) => {
  if (hasEnded || (code !== 0 && code !== unsettledAwait)) return
  console.error('The command ended before its work was done.\n→ This is a fault of the generator, not of your files.')
  process.exitCode = 70
})
const { run } = await import(program ?? './cli.ts')
const exitCode = await run()
hasEnded = true
// Encoders may still be at work after Ctrl-C; nobody waits for them.
if (exitCode !== undefined) process.exit(exitCode)
