/** The pipelines of `check`: everything that `generate` checks, and what stands in `out/`. Nothing is written. */

import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { SiteSettings } from '../data/types.ts'
import { buildAssets } from './assets/assets.ts'
import { breather } from './breathe.ts'
import { type BuiltFile, BuiltLinks, checkFiles, checkWeights, type Weight } from './check/built.ts'
import { LinkChecker } from './check/links.ts'
import { DataProblems, isError, type Problem } from './check/problem.ts'
import type { SiteOptions } from './load/site-options.ts'
import { type Outline, outlineSite } from './outline.ts'
import { digestOf } from './output-file.ts'
import { PublishError } from './publish/file-system.ts'
import { readManifest } from './publish/manifest.ts'
import { nodeFileSystem } from './publish/node-file-system.ts'
import { findPlaces, isBesideSite } from './publish/places.ts'
import { renderPages } from './render/render.tsx'
import { basePathOf } from './routes/paths.ts'
import { cardsOf } from './routes/social-cards.ts'
import { siteRenderer } from './site-renderer.ts'

type InspectOptions = { root: string; options: SiteOptions; built?: string | undefined; signal?: AbortSignal }

/**
 * Checks the owner's files in `root`, and with `built` (a folder, relative to `root` or absolute) what was published there.
 * @returns all problems, errors and warnings; none is thrown
 * @throws PublishError when `built` is no folder that this command published
 */
export async function inspect({ root, options, built, signal }: InspectOptions): Promise<Problem[]> {
  try {
    const outline = await outlineSite(root, options, breather(signal))
    const source = outline.problems.some(isError) ? [] : await checkPages(root, outline, signal)
    const published = built === undefined ? [] : await checkPublished(root, built, outline.site.settings, signal)
    return [...outline.problems, ...source, ...published]
  } catch (error) {
    if (error instanceof DataProblems) return [...error.problems]
    throw error
  }
}

/** Renders every page and looks at its links, as `generate` does before it publishes. */
async function checkPages(root: string, { site, routes, drafts, derived }: Outline, signal?: AbortSignal): Promise<Problem[]> {
  const { settings } = site
  const { assets, files } = await buildAssets({ root, settings, cards: cardsOf(routes), draft: true })
  const links = new LinkChecker(settings)
  const render = siteRenderer(site, assets)
  const breathe = breather(signal)
  for (const { route, html } of renderPages(routes, render)) {
    links.see(route, html)
    await breathe()
  }
  return links.problems(new Set([...files, ...derived].map(({ path }) => assets.file(`/${path}`))), drafts)
}

async function checkPublished(root: string, out: string, settings: SiteSettings, signal?: AbortSignal): Promise<Problem[]> {
  const places = findPlaces(nodeFileSystem, root, out)
  const manifest = readManifest(nodeFileSystem, places.manifest)
  if (!manifest) throw new PublishError(`${out}/ was not published by this command, or its manifest is gone or damaged.`, 'Run "npm run generate" first.')
  const shown = (path: string) => places.shown(join(places.out, path))
  const present = new Set(filesBelow(places.out))
  const links = new BuiltLinks({ base: basePathOf(settings), trailingSlash: settings.trailingSlash })
  const scale = new Scale()
  const files: BuiltFile[] = []
  const breathe = breather(signal)
  for (const path of new Set([...manifest.keys(), ...present])) {
    const expected = manifest.get(path)
    const content = present.has(path) ? readFileSync(join(places.out, path)) : undefined
    files.push({ path, ...(expected && { expected }), ...(content && { found: { digest: digestOf(content), size: content.length } }) })
    if (content && expected && !expected.retired) {
      const text = path.endsWith('.html') ? content.toString('utf8') : undefined
      if (text !== undefined) links.see(path, text)
      scale.weigh(path, content, text)
    }
    await breathe()
  }
  return [...checkFiles(files, shown), ...links.problems(present, shown), ...checkWeights(scale.weights(basePathOf(settings)), shown)]
}

const filesBelow = (folder: string): string[] =>
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
