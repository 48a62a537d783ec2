import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { BuiltLinks, checkFile, checkWeights, type Weight } from '../check/built.ts'
import { basePathOf } from '../core/addresses.ts'
import { digestOf } from '../core/output-file.ts'
import type { Problem } from '../core/problem.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { createFileSystem, PublishError } from '../system/file-system.ts'
import { createYield } from '../system/yield.ts'
import { readManifest } from './manifest.ts'
import { findPublicationPaths } from './publication-paths.ts'
import { isBesideSite } from './site-path.ts'

/**
 * Finds files that are missing, changed or unknown, dead links, and files over their budget.
 * @throws PublishError for a folder that was not published
 */
export async function checkPublished(
  root: string,
  out: string,
  settings: SiteSettings,
  signal?: AbortSignal,
): Promise<Problem[]> {
  const files = createFileSystem(root)
  const paths = findPublicationPaths(files, root, out)
  const manifest = readManifest(files, paths.manifest)
  if (!manifest)
    throw new PublishError(
      `${out}/ was not published by this command, or its manifest is missing or damaged.`,
      'Run "npm run generate" first.',
    )
  const shown = (path: string) => files.shown(join(paths.out, path))
  const present = new Set(everythingBelow(paths.out))
  const links = new BuiltLinks({ base: basePathOf(settings), trailingSlash: settings.trailingSlash })
  const scale = new Scale()
  const problems: Problem[] = []
  const yieldToEventLoop = createYield(signal)
  for (const path of new Set([...manifest.keys(), ...present])) {
    const expected = manifest.get(path)
    const content = present.has(path) ? readFileSync(join(paths.out, path)) : undefined
    problems.push(
      ...checkFile(shown(path), expected, content && { digest: digestOf(content), size: content.length }),
    )
    if (content && expected && !expected.retired) {
      const text = path.endsWith('.html') ? content.toString('utf8') : undefined
      if (text !== undefined) links.add(path, text)
      scale.weigh(path, content, text)
    }
    await yieldToEventLoop()
  }
  return [
    ...problems,
    ...links.problems(present, shown),
    ...checkWeights(scale.weights(basePathOf(settings)), shown),
  ]
}

/** All but folders, also links. A folder of the file system may be at the top, and cannot be read. */
const everythingBelow = (folder: string, above = ''): string[] =>
  readdirSync(join(folder, above), { withFileTypes: true }).flatMap((entry) => {
    const path = `${above}${entry.name}`
    if (isBesideSite(path)) return []
    return entry.isDirectory() ? everythingBelow(folder, `${path}/`) : [path]
  })

/**
 * The files that every page loads for its first view. Quotation marks in texts are escaped, so only tags
 * match.
 */
const loaded =
  /<link rel="(?:stylesheet|preload)"[^>]* href="([^"]+)"|<link[^>]* href="([^"]+)"[^>]* rel="(?:stylesheet|preload)"|<script[^>]* src="([^"]+)"/g

/** Measures the compressed size of files, and of pages together with the files that they load. */
class Scale {
  private readonly bytes = new Map<string, number>()
  private readonly pages = new Map<string, { size: number; parts: string[] }>()

  weigh(path: string, content: Buffer, html?: string): void {
    this.bytes.set(
      path,
      /\.(html|css|js|svg)$/.test(path)
        ? compressedSize(content, html === undefined ? 11 : 5)
        : content.length,
    )
    if (html === undefined) return
    const parts = new Set(
      [...html.matchAll(loaded)].map(([, ...found]) => found.find((address) => address !== undefined) ?? ''),
    )
    this.pages.set(path, { size: content.length, parts: [...parts] })
  }

  *weights(base: string): Iterable<Weight> {
    for (const [path, bytes] of this.bytes) {
      if (/^assets\/site-\w+\.js$/.test(path)) yield { path, kind: 'script', bytes }
      else if (/^assets\/site-\w+\.css$/.test(path)) yield { path, kind: 'stylesheet', bytes }
      else if (/^assets\/[^/]+\.(?:js|css)$/.test(path)) yield { path, kind: 'feature', bytes }
      else if (/^assets\/.*\.(avif|webp)$/.test(path)) yield { path, kind: 'picture', bytes }
    }
    for (const [path, { size, parts }] of this.pages) {
      yield { path, kind: 'page', bytes: size }
      const bytes = parts.reduce(
        (sum, address) => sum + (this.bytes.get(address.slice(base.length + 1)) ?? 0),
        this.bytes.get(path) ?? 0,
      )
      yield { path, kind: 'firstVisit', bytes }
    }
  }
}

/**
 * Servers compress pages with a medium quality at each request, and immutable files once with the highest.
 */
const compressedSize = (content: Buffer, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
