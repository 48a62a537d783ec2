/**
 * Digests of the program: of all of it, and of each part that makes something that `.cache/` keeps. Run by
 * Node as it is, before anything is compiled.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { templateFolders, withOwnTemplates } from './own-templates.mjs'

/** The digest of a text or of bytes: 64 bits in hexadecimal. */
export const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * The packages that some packages reach, found as Node finds them. Optional ones are left out: they are
 * builds for one kind of machine, in the version that the package around them names.
 * @param folder where the first ones are looked for
 * @param names of the first ones
 * @param probed gets the manifests that were looked for, also in vain
 * @returns `name@version` of each, sorted; one that is not installed is left out
 */
function reachedFrom(folder, names, probed = new Set()) {
  const reached = new Map()
  const visit = (from, name) => {
    for (let parent = from; ; parent = dirname(parent)) {
      // https://nodejs.org/api/modules.html#loading-from-node_modules-folders
      if (basename(parent) === 'node_modules') continue
      const at = join(parent, 'node_modules', name)
      if (reached.has(at)) return
      probed.add(join(at, 'package.json'))
      if (existsSync(join(at, 'package.json'))) {
        const { version, dependencies = {} } = manifestIn(at)
        reached.set(at, `${name}@${version}`)
        for (const next of Object.keys(dependencies)) visit(at, next)
        return
      }
      if (parent === dirname(parent)) return
    }
  }
  for (const name of names) visit(folder, name)
  return [...new Set(reached.values())].sort()
}

/** The digest of Node, and of the packages of a program as they are installed. */
export function digestOfPackages(home, probed) {
  const { dependencies = {} } = existsSync(join(home, 'package.json')) ? manifestIn(home) : {}
  return digestOf([process.version, ...reachedFrom(home, Object.keys(dependencies), probed)].join(' '))
}

/**
 * All that is below a folder, each folder before what it holds. Node's own recursive reading takes several
 * times as long.
 * @param isFolder tells what is read as a folder
 */
export const entriesBelow = (folder, isFolder = (entry) => entry.isDirectory()) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    isFolder(entry) ? [entry, ...entriesBelow(join(folder, entry.name), isFolder)] : [entry],
  )

/** A folder, or a link to one: the compiler follows it. */
const leadsToFolder = (entry) =>
  entry.isDirectory() ||
  (entry.isSymbolicLink() &&
    statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.isDirectory())

/**
 * The names and the paths of everything that is compiled, with the templates of the project, and of the list of
 * the program's packages.
 */
function sourcesOf(home) {
  const [ours, ...own] = templateFolders(home)
  const files = [join(home, 'generator'), ours, ...own].flatMap((folder) =>
    entriesBelow(folder, leadsToFolder)
      .filter(({ name }) => /(?<!\.test)\.(?:tsx?|mjs|yaml|json)$/.test(name))
      .map(({ name, parentPath }) => join(parentPath, name))
      .map((file) => [
        `${own.includes(folder) ? 'own ' : ''}${relative(dirname(folder), file).replaceAll(sep, '/')}`,
        file,
      ]),
  )
  return [
    ['package-lock.json', join(home, 'package-lock.json')],
    ...files.sort(([a], [b]) => (a < b ? -1 : 1)),
  ]
}

/**
 * The digest of everything that the program is made of: its sources, its packages and Node. Equal on machines
 * of every kind.
 */
export function digestOfProgram(home, probed) {
  const digest = createHash('sha256').update(digestOfPackages(home, probed))
  for (const [name, file] of sourcesOf(home))
    digest.update(`${name}\0`).update(existsSync(file) ? readFileSync(file) : '')
  return digest.digest('hex').slice(0, 16)
}

/**
 * In milliseconds. A file that changed this shortly before it was read may change again without a new time:
 * FAT counts two seconds. Its state is not trusted, as git does with its index
 * (https://git-scm.com/docs/racy-git).
 */
export const coarsestClock = 2_000

/**
 * The state of a program from the times and sizes of its files: to ask for those takes a tenth of the time
 * that reading the files takes.
 * @param probed further files, which may be missing
 * @returns a digest that stays equal as long as nothing changes, and when something changed last, in
 * milliseconds since 1970
 */
export function stateOf(home, probed) {
  const paths = [...sourcesOf(home).map(([, file]) => file), ...probed]
  const stats = paths.map((path) => statSync(path, { throwIfNoEntry: false }))
  const states = stats.map((stat, index) => `${paths[index]} ${stat?.mtimeMs} ${stat?.ctimeMs} ${stat?.size}`)
  const changed = Math.max(...stats.map((stat) => Math.max(stat?.mtimeMs ?? 0, stat?.ctimeMs ?? 0)))
  return { digest: digestOf([process.version, ...states].join('\n')), changed }
}

/**
 * The functions that make what is kept, by what they make. Each is compiled with all that it calls and with
 * nothing else.
 */
const makers = {
  bundles: "export { newBundle } from './assets/bundles.ts'",
  photographs: "export { encodePicture } from './assets/encode.ts'",
  posters: "export { makePoster } from './assets/make-poster.ts'",
  drawings: "export { prepareDrawing } from './assets/encode.ts'",
  downloads: "export { cleanRaster } from './assets/static-files.ts'",
  cards: "export { drawCard, loadCardFont } from './assets/cards.tsx'",
  riders:
    "export { makeFiles } from './assets/riders/riders.ts'; export { createLetterer } from './assets/lettering.ts'",
  texts:
    "export { renderBlocks, renderMarkdown } from './load/texts/blocks.ts'; export { findExcess } from './load/texts/text-limits.ts'",
}

/**
 * The digest of each maker: its code as it is compiled, which comments and the format of the sources do not
 * change, and the packages that it reaches.
 * @returns digests by what they make; undefined for those that do not compile
 */
export async function makerDigests(home) {
  const { build } = await import('esbuild')
  const settings = {
    bundle: true,
    packages: 'external',
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    metafile: true,
    write: false,
    plugins: withOwnTemplates(home),
  }
  const digestOfMaker = async (contents) => {
    const { outputFiles, metafile } = await build({
      ...settings,
      stdin: { contents, resolveDir: join(home, 'generator') },
      logLevel: 'silent',
    })
    const imports = Object.values(metafile.outputs).flatMap((output) =>
      output.imports.map(({ path }) => path),
    )
    const packages = imports
      .filter((path) => !path.startsWith('node:'))
      .map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
    return digestOf([...outputFiles.map(({ text }) => text), ...reachedFrom(home, packages)].join('\n'))
  }
  const found = Object.entries(makers).map(async ([name, contents]) => [
    name,
    await digestOfMaker(contents).catch(() => undefined),
  ])
  return Object.fromEntries(await Promise.all(found))
}
