/** The stylesheet, the fonts and the scripts of the site: bundled, minified, named after their content. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { type AddressStyle, formatHref, paths } from '../core/addresses.ts'
import type { Hex } from '../core/colours.ts'
import type { Feature } from '../core/features.ts'
import type { OutputFile } from '../core/output-file.ts'
import { isLight } from '../core/theme.ts'
import { type Theme, tokenOf } from '../load/files/theme.ts'
import type { Category } from '../schema/category.ts'
import { type Cache, createCache } from '../system/cache.ts'
import { coarsestClock } from '../system/digests.mjs'
import { contentDigest } from '../system/file-digests.ts'
import { pathFrom } from '../system/file-paths.ts'
import { cacheRoot, home, knownMakers } from '../system/home.ts'
import { ownTemplates, sourceName, templateFile, withOwnTemplates } from '../system/own-templates.mjs'
import { templateFiles } from '../system/templates.ts'

/** Seen from the program, so that a bundle has the same key in every copy of it. */
const templates = './templates'

/** Browsers of the last three years or so. */
const target = ['chrome109', 'firefox121', 'safari16.4']

/** `inputs` are the sources, relative to the project, with slashes. */
export type Bundle = { path: string; files: OutputFile[]; inputs: readonly string[] }

type StyleOptions = {
  root: string
  theme: Theme
  /** The categories of acts, of which some have colours of their own. */
  categories?: readonly Pick<Category, 'key' | 'colour'>[]
  hasLogo?: boolean
  ownFonts: boolean
  found: string
}

/**
 * The stylesheet with all files that it refers to, and the fonts of the first view, for the preloads of a
 * page: without `ownFonts`, the owner's provider brings those.
 * @param found rules that the build found necessary, such as the tints of the pictures
 * @throws Error when it does not build
 */
export async function buildStyles(
  { root, theme, categories = [], hasLogo = false, ownFonts, found }: StyleOptions,
  bundles: Bundles,
): Promise<Bundle & { fonts: string[] }> {
  const own = join(root, 'templates', 'styles', 'own.css')
  const contents = [
    '@import "./site.css";',
    ...(hasLogo ? ['@import "./logo.css" layer(parts);'] : []),
    // A layer that `site.css` does not name is the last one.
    ...(isLight(theme) ? ['@import "./light-stage.css" layer(own);'] : []),
    ...(existsSync(own) ? [`@import ${urlOf(own)} layer(own);`] : []),
    ...(ownFonts ? fontFaces(theme) : []),
    `@layer base {\n${found}\n}`,
    ...themeRules(theme),
    ...categoryRules(categories),
  ]
  const options: BuildOptions = {
    stdin: { contents: `${contents.join('\n')}\n`, loader: 'css', resolveDir: styleFolder },
    loader: { '.woff2': 'file', '.woff': 'file', '.ttf': 'file', '.otf': 'file' },
  }
  const built = await bundle('.css', options, bundles, theme)
  const isFont = (path: string) => /\.(?:woff2?|ttf|otf)$/.test(path)
  return { ...built, fonts: built.files.map(({ path }) => path).filter(isFont) }
}

const styleFolder = `${templates}/styles`

/** A file seen from the styles of the program, as a style sheet names it. */
const urlOf = (file: string) => JSON.stringify(pathFrom(join(home, styleFolder), file))

const fontFaces = ({ fonts }: Theme): string[] =>
  [fonts.display, fonts.text].flatMap(({ family, faces }) =>
    faces.map(
      ({ file, weight }) =>
        `@font-face { font-family: "${family}"; src: url(${urlOf(file)})${file.endsWith('.woff2') ? ' format("woff2")' : ''}; font-weight: ${weight}; font-display: swap }`,
    ),
  )

/** What the owner's theme says otherwise than `tokens.css`. */
function themeRules({ changed, radius, fonts, ownFonts }: Theme): string[] {
  const rules = [
    ...Object.entries(changed).map(([name, colour]) => `--${tokenOf(name)}: ${colour}`),
    ...(radius === undefined ? [] : [`--radius: ${radius / 16}rem; --radius-large: ${radius / 8}rem`]),
    ...ownFonts.map((use) => `--${use}: "${fonts[use].family}", system-ui, sans-serif`),
  ]
  return rules.length > 0 ? [`@layer tokens { :root { ${rules.join('; ')} } }`] : []
}

/** In the layer of the rules that they replace, behind them. */
const categoryRules = (categories: Required<StyleOptions>['categories']): string[] =>
  categories.flatMap(({ key, colour }) =>
    colour === undefined
      ? []
      : [
          `@layer parts { .badge-${key} { background: ${colour} } article.act-card-${key} { --key: ${colour} } }`,
        ],
  )

/** The sentences that a script shows, each written in the place of its name. */
type ScriptWords = Readonly<Record<string, string>>

/** The script that every page loads. @throws Error when it does not build */
export const buildScript = (define: Definitions, bundles: Bundles): Promise<Bundle> =>
  script('browser/site.ts', { define }, bundles)

const script = (entry: string, options: BuildOptions, bundles: Bundles) =>
  bundle('.js', { entryPoints: [`${templates}/${entry}`], format: 'iife', ...options }, bundles)

type Definitions = ReturnType<typeof definitions>

/**
 * What the scripts name and the build knows: sentences, and addresses as links have them.
 * @param style how the site writes the addresses
 * @param hasDiaries whether something is known of the days of acts
 */
export const definitions = (words: ScriptWords, style: AddressStyle, hasDiaries: boolean) => ({
  ...Object.fromEntries(Object.entries(words).map(([name, text]) => [`WORDS.${name}`, JSON.stringify(text)])),
  FAVOURITES: JSON.stringify(formatHref(paths.favourites(), style)),
  PARTY: JSON.stringify(formatHref(paths.party(), style)),
  DIARIES: JSON.stringify(hasDiaries ? formatHref(paths.diaries(), style) : ''),
  ACT: JSON.stringify(formatHref(paths.act({ slug: '*' }), style)),
})

/** The files of a feature: its script, and its styles if it has any. @throws Error when one does not build */
export async function buildFeature(
  name: Feature,
  define: Definitions,
  bundles: Bundles,
): Promise<{ script: Bundle; styles?: Bundle }> {
  const sheet = `styles/features/${name}.css`
  // Files of features carry their name.
  const entryNames = '[name]-[hash]'
  const [code, styles] = await Promise.all([
    script(
      `browser/features/${name}.ts`,
      // Others import what it exports.
      { define, entryNames, ...(name === 'party' && { format: 'esm' }) },
      bundles,
    ),
    templateFile(home, sheet)
      ? bundle('.css', { entryPoints: [`${templates}/${sheet}`], entryNames }, bundles)
      : undefined,
  ])
  return { script: code, ...(styles && { styles }) }
}

/**
 * The code of the service worker, or of the one that takes its place when it is switched off.
 * @throws Error when it does not build
 */
export async function buildWorkerCode(isOn: boolean, bundles: Bundles): Promise<string> {
  const { files } = await script(`service-worker/${isOn ? 'service-worker' : 'retired'}.ts`, {}, bundles)
  const whole = await Promise.all(files.map((file) => file.checked?.() ?? file))
  return whole.map(({ content }) => Buffer.from(content()).toString('utf8')).join('')
}

/** Several sites, with their own sentences in the scripts: each has some 20 bundles. */
const unused = 200

/** A bundle as it is kept: where its files are published, and the digest of its sources, if it is known. */
type KeptBundle = Pick<Bundle, 'path' | 'inputs'> & { paths: readonly string[]; sources: string }

export type Bundles = Cache<KeptBundle>

/** Opens the bundles of earlier runs. @param fresh takes none of them */
export const createBundles = async (fresh = false): Promise<Bundles> =>
  createCache({
    root: cacheRoot,
    name: 'bundles',
    makers: { bundles: (await knownMakers()).bundles },
    fresh,
    unused,
  })

/** A bundle of an earlier run, if none of its sources has changed since, or a new one. */
async function bundle(
  ending: string,
  options: BuildOptions,
  bundles: Bundles,
  theme?: Theme,
): Promise<Bundle> {
  const light = theme?.changed.light
  // A new template of the project may take the place of a source that has not changed.
  const own = ownTemplates(home)
  const key = bundles.keyOf('bundles', options, light, own && [...templateFiles().values()])
  const make = async () => {
    const start = Date.now()
    const { path, files, inputs } = await newBundle(ending, options, light)
    // A file that somebody saves meanwhile may be another one than the bundle is made of.
    const isSettled = inputs.every((source) => changedAt(join(home, source)) < start - coarsestClock)
    const sources = isSettled ? digestOfSources(inputs) : ''
    return {
      value: { path, inputs, paths: files.map((file) => file.path), sources },
      files: files.map(({ contents }, index) => ({ ending: `.${index}`, content: contents })),
    }
  }
  const kept = bundles.find(key, make)
  const isCurrent = kept?.value.sources === digestOfSources(kept?.value.inputs ?? [])
  const { value, files } = kept && isCurrent ? kept : bundles.keep(key, await make())
  const { path, inputs, paths } = value
  return { path, inputs, files: paths.flatMap((own, index) => files[index]?.at(own) ?? []) }
}

const digestOfSources = (sources: readonly string[]): string =>
  contentDigest(sources.map((source) => join(home, source)))

/** In milliseconds since 1970. A file that is gone has just changed. */
function changedAt(path: string): number {
  const { mtimeMs, ctimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {
    mtimeMs: Infinity,
    ctimeMs: Infinity,
  }
  return Math.max(mtimeMs, ctimeMs)
}

/**
 * Writes shades of `--light` as plain colours: browsers have known `oklch(from …)` for two years only.
 * @param light the owner's; ours is in `tokens.css`
 */
const plainShades = (light: Hex | undefined): Plugin => ({
  name: 'plain-shades',
  setup({ onLoad }) {
    const tokens = readFileSync(templateFile(home, 'styles/tokens.css') ?? '', 'utf8')
    const [, ours = ''] = /--light: (.*);/.exec(tokens) ?? []
    onLoad({ filter: /[\\/]styles[\\/].*\.css$/ }, ({ path }) => {
      const shade = (_: string, alpha: string) =>
        light === undefined
          ? ours.replace(')', () => ` / ${alpha})`)
          : `${light}${Math.round(255 * Number(alpha)).toString(16)}`
      const contents = readFileSync(path, 'utf8')
      return {
        contents: contents.replaceAll(/oklch\(from var\(--light\) l c h \/ ([\d.]+)\)/g, shade),
        loader: 'css',
      }
    })
  },
})

/** A bundle as the disk has it. @param light the accent on the stage, if it is not ours */
export async function newBundle(ending: string, options: BuildOptions, light?: Hex) {
  const { build } = await import('esbuild')
  const result = await build({
    outdir: '/assets',
    entryNames: 'site-[hash]',
    ...options,
    plugins: [...withOwnTemplates(home), plainShades(light)],
    assetNames: '[name]-[hash]',
    bundle: true,
    metafile: true,
    minify: true,
    target,
    write: false,
    logLevel: 'silent',
    legalComments: 'none',
    absWorkingDir: home,
    // In an installed package, esbuild reads no tsconfig.json: its scripts would be others than those of a clone.
    tsconfigRaw: { compilerOptions: { alwaysStrict: true, verbatimModuleSyntax: true } },
  })
  // Warnings count as errors, because nobody reads them.
  const [warning] = result.warnings
  if (warning) {
    const { file = '', line } = warning.location ?? {}
    throw new Error(`${sourceName(home, resolve(home, file))}:${line}: ${warning.text}`)
  }
  const files = result.outputFiles
    .map(({ path, contents }) => ({
      path: `assets/${path.replaceAll('\\', '/').split('/assets/').at(-1)}`,
      contents,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const main = files.find(({ path }) => path.endsWith(ending))
  if (!main) throw new Error(`esbuild gave no ${ending} file`)
  // What is no file is part of the options.
  return {
    path: main.path,
    files,
    inputs: Object.keys(result.metafile.inputs).filter((path) => path !== '<stdin>'),
  }
}
