/** The stylesheet, the fonts and the scripts of the site: bundled, minified, named after their content. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build, version } from 'esbuild'
import { type AddressStyle, formatHref, paths } from '../core/addresses.ts'
import type { Feature } from '../core/features.ts'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import { madeOfFiles } from '../system/cache.ts'
import { home } from '../system/home.ts'

const templates = join(home, 'templates')

/** Browsers of the last three years or so. */
const target = ['chrome109', 'firefox115', 'safari16.4']

/** `inputs` are the sources, relative to the project, with slashes. */
export type Bundle = { path: string; files: OutputFile[]; inputs: readonly string[] }
export type StyleOptions = {
  /** Whether the site serves its own fonts; else the owner's provider brings them. */
  ownFonts: boolean
  /** Rules that the build found necessary, such as the tints of the pictures. */
  found: string
}

/**
 * The stylesheet with all files that it refers to.
 * @returns the fonts of the first view apart, for the preloads of a page
 * @throws Error when it does not build; warnings count as errors, because nobody reads them
 */
export async function buildStyles({ ownFonts, found }: StyleOptions): Promise<Bundle & { fonts: string[] }> {
  const imports = ['site.css', ...(ownFonts ? ['fonts.css'] : [])].map((file) => `@import "./${file}";\n`)
  const contents = `${imports.join('')}@layer base {\n${found}\n}`
  const built = await bundle('.css', { stdin: { contents, loader: 'css', resolveDir: join(templates, 'styles') }, loader: { '.woff2': 'file' } })
  return { ...built, fonts: built.files.map(({ path }) => path).filter((path) => path.endsWith('.woff2')) }
}

/**
 * The script that every page loads.
 * @param words the sentences that it shows, each written in the place of its name
 * @param style how the site writes the addresses that the script names
 * @throws Error when it does not build
 */
export const buildScript = (words: Words, style: AddressStyle): Promise<Bundle> =>
  bundle('.js', {
    entryPoints: [join(templates, 'browser', 'site.ts')],
    format: 'iife',
    define: definitions(words, style),
  })

type Words = Readonly<Record<string, string>>

/** What the scripts name and the build knows: sentences, and addresses as links have them. */
const definitions = (words: Words, style: AddressStyle) => ({
  ...Object.fromEntries(Object.entries(words).map(([name, text]) => [`WORDS.${name}`, JSON.stringify(text)])),
  FAVOURITES: JSON.stringify(formatHref(paths.favourites(), style)),
  PARTY: JSON.stringify(formatHref(paths.party(), style)),
})

/**
 * The files of a feature: its script, and its styles if it has any.
 * @param words as for the script of every page, and `style` too
 * @throws Error when one does not build
 */
export async function buildFeature(name: Feature, words: Words, style: AddressStyle): Promise<{ script: Bundle; styles?: Bundle }> {
  const sheet = join(templates, 'styles', 'features', `${name}.css`)
  const [script, styles] = await Promise.all([
    bundle('.js', { entryPoints: [join(templates, 'browser', 'features', `${name}.ts`)], format: 'iife', define: definitions(words, style), entryNames }),
    existsSync(sheet) ? bundle('.css', { entryPoints: [sheet], entryNames }) : undefined,
  ])
  return { script, ...(styles && { styles }) }
}

/** Files of features carry their name. */
const entryNames = '[name]-[hash]'

/**
 * The code of the service worker, or of the one that takes its place when it is switched off.
 * @throws Error when it does not build
 */
export async function buildWorkerCode(isOn: boolean): Promise<string> {
  const { files } = await bundle('.js', { entryPoints: [join(templates, 'service-worker', isOn ? 'service-worker.ts' : 'retired.ts')], format: 'iife' })
  return files.map(({ content }) => Buffer.from(content()).toString('utf8')).join('')
}

/** A bundle as the disk has it. */
type Kept = { path: string; files: { path: string; contents: Uint8Array }[]; inputs: string[] }

/** Several sites, with their own sentences in the scripts: each has some 20 bundles. */
const bundlesKept = 200

/** A bundle of an earlier run, if none of its sources has changed since, or a new one. */
async function bundle(ending: string, options: BuildOptions): Promise<Bundle> {
  const file = join(home, '.cache', 'bundles', `${digestOf(JSON.stringify([version, target, options])).slice(0, 16)}.v8`)
  const { path, files, inputs } = await madeOfFiles(file, bundlesKept, async () => {
    const made = await newBundle(ending, options)
    return { made, sources: made.inputs.map((input) => join(home, input)) }
  })
  const assets = files.map(
    ({ path, contents }): OutputFile => ({ path, kind: 'asset', digest: digestOf(contents), size: contents.length, content: () => contents }),
  )
  return { path, inputs, files: assets }
}

async function newBundle(ending: string, options: BuildOptions): Promise<Kept> {
  const {
    outputFiles = [],
    warnings,
    metafile,
  } = await build({
    outdir: '/assets',
    entryNames: 'site-[hash]',
    ...options,
    assetNames: '[name]-[hash]',
    bundle: true,
    metafile: true,
    minify: true,
    target,
    write: false,
    logLevel: 'silent',
    legalComments: 'none',
    absWorkingDir: home,
  })
  const [warning] = warnings
  if (warning) throw new Error(`${warning.location?.file}:${warning.location?.line}: ${warning.text}`)
  const files = outputFiles
    .map(({ path, contents }) => ({ path: `assets/${path.replaceAll('\\', '/').split('/assets/').at(-1)}`, contents }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const main = files.find(({ path }) => path.endsWith(ending))
  if (!main) throw new Error(`esbuild gave no ${ending} file`)
  // What is no file is part of the options.
  return { path: main.path, files, inputs: Object.keys(metafile.inputs).filter((path) => path !== '<stdin>') }
}
