/** The pipelines of `check`: everything that `generate` checks, and what stands in `out/`. Nothing is written. */

import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { buildAssets } from './assets/assets.ts'
import { brokenTemplates } from './broken-templates.ts'
import { type BuiltFile, BuiltLinks, checkFiles, checkWeights, type Weight } from './check/built.ts'
import { PageChecker } from './check/pages.ts'
import { basePathOf, formatHref } from './core/addresses.ts'
import { isComplete } from './core/left-out.ts'
import { digestOf } from './core/output-file.ts'
import type { Problem } from './core/problem.ts'
import { type CheckedPlan, planSite } from './generate.ts'
import { pictureNames, withEntries } from './load/asked-files.ts'
import { conflictProblems } from './load/leftovers.ts'
import type { SiteOptions } from './load/site-options.ts'
import { readManifest } from './publish/manifest.ts'
import { findPlaces, isBesideSite } from './publish/places.ts'
import { problemsBehind } from './report/fault-problems.ts'
import type { SitePlan } from './routes/expand.ts'
import type { SiteAssets } from './routes/site-assets.ts'
import type { SiteSettings } from './schema/settings.ts'
import { siteRenderer } from './site-renderer.ts'
import { PublishError } from './system/file-system.ts'
import { filesBelow } from './system/files-below.ts'
import { home } from './system/home.ts'
import { nodeFileSystem } from './system/node-file-system.ts'
import { createYield } from './system/yield.ts'
import { hasTypeScript, newOfTypes, typeProblems } from './type-check.ts'

export type InspectOptions = {
  root: string
  /** What the run asks of the site. */
  options: SiteOptions
  /** A folder, relative to `root` or absolute, in which the site was published: it is checked as well. */
  built?: string | undefined
  /** Whether types are checked as well. */
  types?: boolean
  /** Told what could not be checked, and why. */
  note?: (text: string) => void
  signal?: AbortSignal
}

/**
 * Checks the owner's files in `root` and the templates, and with `built` what was published there.
 * @returns all problems, errors and warnings; none is thrown
 * @throws PublishError when `built` is no folder that this command published
 */
export async function inspect({ root, options: asked, built, types = true, note, signal }: InspectOptions): Promise<Problem[]> {
  if (types && !hasTypeScript()) note?.('Types were not checked: TypeScript is not installed.')
  const end = new AbortController()
  const options = { root, signal: signal ? AbortSignal.any([signal, end.signal]) : end.signal }
  const ofTypes = types ? typeProblems(options) : Promise.resolve([])
  // It may fail while the rest is still at work.
  ofTypes.catch(() => undefined)
  try {
    const source = await checkSource(root, asked, signal)
    const found = [...source.problems, ...(await newOfTypes(await ofTypes, source.problems, options))]
    return built === undefined ? found : [...found, ...(await checkPublished(root, built, source.settings, signal))]
  } finally {
    end.abort()
  }
}

/** Everything that a run of `generate` would find, and what would keep it from looking further. */
async function checkSource(root: string, asked: SiteOptions, signal?: AbortSignal): Promise<{ problems: Problem[]; settings: SiteSettings }> {
  const conflicts = templateFiles().flatMap((file) => conflictProblems(file, readFileSync(join(home, file), 'utf8')))
  const known = new Set(conflicts.flatMap(({ places }) => places.map(({ file }) => file)))
  const isNew = ({ places }: Problem) => places.every(({ file }) => !known.has(file))
  const outline = await planSite(root, asked, createYield(signal))
  const broken = brokenTemplates()
  const pages = broken.length > 0 ? [] : await checkPages(root, outline, signal)
  return { problems: [...conflicts, ...[...broken, ...outline.problems, ...pages].filter(isNew)], settings: outline.site.settings }
}

const templateFiles = () =>
  filesBelow(join(home, 'templates'))
    .filter((path) => /\.(?:tsx?|css)$/.test(path))
    .map((path) => `templates/${path}`)

/** Renders every page and looks at its links and pictures, as `generate` does before it publishes. A page that fails does not stop the others. */
async function checkPages(root: string, plan: CheckedPlan, signal?: AbortSignal): Promise<Problem[]> {
  const { site, pages, derived } = plan
  const { assets, files, problems } = await assetsOrNone(root, plan)
  const checker = new PageChecker(site.settings, assets)
  const render = siteRenderer(site, checker.assets)
  const yieldToEventLoop = createYield(signal)
  for (const { route } of pages) {
    try {
      checker.see(render(route))
    } catch (error) {
      checker.miss(route)
      problems.push(...problemsOrThrow(error))
    }
    await yieldToEventLoop()
  }
  for (const { path } of derived) files.add(assets.file(`/${path}`))
  const isWhole = problems.length === 0 && isComplete(site.leftOut)
  return [...withEntries(site, oneForEachPlace(problems)), ...checker.problems(plan, files, isWhole ? pictureNames(root, site) : [])]
}

/** The problems that an error reports. @throws the error when it is a fault of the program */
function problemsOrThrow(error: unknown): readonly Problem[] {
  const problems = problemsBehind(error)
  if (!problems) throw error
  return problems
}

/** A template that throws does so on many pages. */
const oneForEachPlace = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify([problem.code, problem.places]), problem])).values(),
]

type AssetsOrNone = { assets: SiteAssets; files: Set<string>; problems: Problem[] }

/** The site's files; when they cannot be built, their problems and placeholders with which pages can be rendered. */
async function assetsOrNone(root: string, { site, cards }: SitePlan): Promise<AssetsOrNone> {
  const { settings, staticFiles } = site
  try {
    const { assets, files } = await buildAssets({ root, settings, words: site.browserWords(), cards, draft: true })
    return { assets, files: new Set(files.map(({ path }) => assets.file(`/${path}`))), problems: [] }
  } catch (error) {
    const problems = [...problemsOrThrow(error)]
    const files = new Set(staticFiles.map((path) => formatHref(`/${path}`, settings)))
    const file = (path: string) => {
      const address = formatHref(path, settings)
      files.add(address)
      return address
    }
    const image = (name: string) => ({ src: file(`/${name}`), width: Number.POSITIVE_INFINITY, height: 1, tint: '', sources: [] })
    return { files, problems, assets: { stylesheet: '', preloads: [], file, image, card: () => '' } }
  }
}

async function checkPublished(root: string, out: string, settings: SiteSettings, signal?: AbortSignal): Promise<Problem[]> {
  const places = findPlaces(nodeFileSystem, root, out)
  const manifest = readManifest(nodeFileSystem, places.manifest)
  if (!manifest) throw new PublishError(`${out}/ was not published by this command, or its manifest is gone or damaged.`, 'Run "npm run generate" first.')
  const shown = (path: string) => places.shown(join(places.out, path))
  const present = new Set(everythingBelow(places.out))
  const links = new BuiltLinks({ base: basePathOf(settings), trailingSlash: settings.trailingSlash })
  const scale = new Scale()
  const files: BuiltFile[] = []
  const yieldToEventLoop = createYield(signal)
  for (const path of new Set([...manifest.keys(), ...present])) {
    const expected = manifest.get(path)
    const content = present.has(path) ? readFileSync(join(places.out, path)) : undefined
    files.push({ path, ...(expected && { expected }), ...(content && { found: { digest: digestOf(content), size: content.length } }) })
    if (content && expected && !expected.retired) {
      const text = path.endsWith('.html') ? content.toString('utf8') : undefined
      if (text !== undefined) links.see(path, text)
      scale.weigh(path, content, text)
    }
    await yieldToEventLoop()
  }
  return [...checkFiles(files, shown), ...links.problems(present, shown), ...checkWeights(scale.weights(basePathOf(settings)), shown)]
}

const everythingBelow = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !isBesideSite(name))
    .flatMap((name) =>
      lstatSync(join(folder, name)).isDirectory()
        ? readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((below) => join(name, below))
        : [name],
    )
    .filter((name) => !lstatSync(join(folder, name)).isDirectory())
    .map((name) => name.replaceAll('\\', '/'))

/** What every page loads for its first view. Quotation marks in texts are escaped, so only tags can look like these. */
const loaded = /<link rel="(?:stylesheet|preload)"[^>]* href="([^"]+)"|<link[^>]* href="([^"]+)"[^>]* rel="(?:stylesheet|preload)"|<script[^>]* src="([^"]+)"/g

/** Weighs files as servers send them, and pages together with what they load. */
class Scale {
  private readonly bytes = new Map<string, number>()
  private readonly pages = new Map<string, string[]>()

  weigh(path: string, content: Buffer, html?: string): void {
    this.bytes.set(path, /\.(html|css|js|svg)$/.test(path) ? compressedSize(content, html === undefined ? 11 : 5) : content.length)
    if (html !== undefined)
      this.pages.set(path, [...new Set([...html.matchAll(loaded)].map(([, ...found]) => found.find((address) => address !== undefined) ?? ''))])
  }

  *weights(base: string): Iterable<Weight> {
    for (const [path, bytes] of this.bytes) {
      if (/^assets\/site-\w+\.js$/.test(path)) yield { path, kind: 'script', bytes }
      else if (path.endsWith('.css')) yield { path, kind: 'stylesheet', bytes }
      else if (/^assets\/.*\.(avif|webp)$/.test(path)) yield { path, kind: 'picture', bytes }
    }
    for (const [path, parts] of this.pages) {
      const bytes = parts.reduce((sum, address) => sum + (this.bytes.get(address.slice(base.length + 1)) ?? 0), this.bytes.get(path) ?? 0)
      yield { path, kind: 'firstVisit', bytes }
    }
  }
}

/** Servers that compress on the way use a middling quality; what stays the same for long is compressed once, at the best. */
const compressedSize = (content: Buffer, quality: number) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
