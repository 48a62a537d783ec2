/**
 * Compiles the program into one file of `.cache/`, named after the digest of its sources: loading its modules one by one takes longer than
 * rendering a thousand pages.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileSettings } from './compile.mjs'

/**
 * The addresses of the compiled program and of its small first part, compiled first if the sources changed or a file is damaged.
 * @param home the folder of the program
 * @returns both addresses, and the digest of the sources
 * @throws what esbuild throws, or the file system
 */
export async function compiledProgram(home) {
  const digest = digestOfSources(home)
  const folder = join(home, '.cache', 'program')
  const targets = { unchanged: join(folder, `${digest}.unchanged.mjs`), program: join(folder, `${digest}.mjs`) }
  const paths = Object.values(targets)
  const damaged = paths.find((target) => existsSync(target) && !isWhole(target))
  if (damaged) console.error(`warning  cache-damaged\n  The compiled program in ${relative(process.cwd(), damaged)} is damaged; it is compiled again.\n`)
  if (damaged || !paths.every((target) => existsSync(target))) {
    await compileInto(targets.unchanged, home, 'commands/unchanged.ts')
    await compileInto(targets.program, home, 'cli.ts')
  }
  return { digest, unchanged: pathToFileURL(targets.unchanged).href, program: pathToFileURL(targets.program).href }
}

/** The digest of everything that the compiled program is made of. */
function digestOfSources(home) {
  const digest = createHash('sha256').update(process.version)
  const files = ['generator', 'templates'].flatMap((folder) =>
    readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  for (const file of ['package-lock.json', ...files.filter((name) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(name)).sort()]) {
    digest
      .update(file)
      .update('\0')
      .update(existsSync(join(home, file)) ? readFileSync(join(home, file)) : '')
  }
  return digest.digest('hex').slice(0, 16)
}

/**
 * Compiles the program into a file, and removes older ones beside it. Libraries with parts outside of JavaScript are not included.
 * @param entry the first module, below `generator/`
 * @param plugins of esbuild
 */
export async function compileInto(target, home, entry, plugins = []) {
  const { build } = await import('esbuild')
  const folder = join(target, '..')
  mkdirSync(folder, { recursive: true })
  const part = `${target}.${process.pid}.part`
  const { outputFiles } = await build({
    ...compileSettings(home),
    entryPoints: [join(home, 'generator', entry)],
    format: 'esm',
    external: ['chokidar', 'css-tree', 'esbuild', 'fontkit', 'playwright-core', 'sax', 'sharp', 'svgo', 'tsx'],
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    plugins,
    outfile: target,
    // CommonJS libraries require Node's own modules, and an ES module has no `require`.
    banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
  })
  const [map, program] = outputFiles.sort((a, b) => (a.path < b.path ? 1 : -1))
  writeFileSync(`${target}.map`, map.contents)
  writeFileSync(part, Buffer.concat([program.contents, sealOf(program.contents)]))
  renameSync(part, target)
  const [own] = basename(target).split('.')
  for (const older of readdirSync(folder).filter((name) => !name.startsWith(own))) rmSync(join(folder, older), { force: true })
}

/** The last line of the compiled program: the digest of everything before it. */
const sealOf = (code) => Buffer.from(`//${createHash('sha256').update(code).digest('base64url')}\n`)

/** Whether the compiled program is complete. An empty one would run, do nothing, and look like a success. */
function isWhole(target) {
  const content = readFileSync(target)
  const end = content.length - sealOf('').length
  return end > 0 && content.subarray(end).equals(sealOf(content.subarray(0, end)))
}
