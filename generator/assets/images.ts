/**
 * Pictures: from each source in `static/images/` the variants that the layout needs.
 *
 * Encoding is slow, so results are kept in `.cache/images/` under a digest of all that decides them: the source, the settings, the
 * encoder's version. Names in the output carry that digest and never one of the encoder's output.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageView } from '../../templates/parts/site-context.tsx'
import { readCache, writeCache } from '../cache.ts'
import { DataProblems, type Problem } from '../check/problem.ts'
import { wording } from '../check/wording.ts'
import { digestOf, type OutputFile } from '../output-file.ts'

const widths = [400, 800, 1200] as const

/** The best type first: a browser takes the first that it knows. */
const formats = [{ type: 'image/webp', extension: 'webp', options: { quality: 72, effort: 4 } }] as const

/** Raise it when the settings of the encoder below change in a way that the lists above do not show. */
const recipeVersion = 1

/** Larger sources are refused: they would cost seconds and memory on every machine, and nobody sees the difference. */
const largestSide = 12_000

type Variant = { extension: string; width: number; digest: string; size: number }
type Encoded = { width: number; height: number; variants: Variant[] }

/** All pictures, ready to be looked up by name and to be published. */
export type ImageLibrary = { find: (name: string) => ImageView | undefined; files: OutputFile[] }

/**
 * Prepares every picture of `static/images/`.
 * @param prefix what stands before a path in a link: the site's base path
 * @throws DataProblems naming each file that is not a picture
 */
export async function buildImages(root: string, prefix: string): Promise<ImageLibrary> {
  const folder = join(root, 'static', 'images')
  const cache = new ImageCache(join(root, '.cache', 'images'))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(jpe?g|png)$/.test(name))
    .sort()
  const views = new Map<string, ImageView>()
  const files: OutputFile[] = []
  const problems: Problem[] = []

  const encode = async (name: string) => {
    const source = readFileSync(join(folder, name))
    const key = digestOf(JSON.stringify([recipeVersion, widths, formats, digestOf(source)]))
    try {
      return { name, source, key, encoded: await cache.get(key, source) }
    } catch (error) {
      const cause = source.length === 0 ? 'it is empty.' : error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
      problems.push({ severity: 'error', places: [{ file: `static/images/${name}` }], ...wording.pictureBroken(`static/images/${name}`, cause) })
      return undefined
    }
  }

  for (const result of await inParallel(names, 4, encode)) {
    if (!result) continue
    const { name, source, key, encoded } = result
    const [stem = name, extension = 'jpg'] = name.split('.')
    const path = (suffix: string) => `assets/images/${stem}.${key.slice(0, 8)}${suffix}`
    const original = path(`.${extension}`)
    files.push({ path: original, kind: 'asset', digest: digestOf(source), size: source.length, content: () => source })
    for (const variant of encoded.variants) {
      const file = path(`-${variant.width}.${variant.extension}`)
      files.push({ path: file, kind: 'asset', digest: variant.digest, size: variant.size, content: () => cache.read(key, variant) })
    }
    views.set(name, {
      src: `${prefix}/${original}`,
      width: encoded.width,
      height: encoded.height,
      sources: formats.map((format) => ({
        type: format.type,
        srcSet: encoded.variants
          .filter((variant) => variant.extension === format.extension)
          .map(({ width, extension }) => `${prefix}/${path(`-${width}.${extension}`)} ${width}w`)
          .join(', '),
      })),
    })
  }
  if (problems.length > 0) throw new DataProblems(problems)
  cache.save()
  return { find: (name) => views.get(name), files }
}

/** Encoded variants by key. The index spares a run from opening pictures at all; a damaged or missing index costs one encoding. */
class ImageCache {
  private readonly index: Map<string, Encoded>
  private changed = false

  constructor(private readonly folder: string) {
    this.index = readCache(join(folder, 'index.json'))
  }

  async get(key: string, source: Buffer): Promise<Encoded> {
    const known = this.index.get(key)
    if (known?.variants.every((variant) => existsSync(this.fileOf(key, variant)))) return known
    const encoded = await this.encode(key, source)
    this.index.set(key, encoded)
    this.changed = true
    return encoded
  }

  read(key: string, { width, extension }: Pick<Variant, 'width' | 'extension'>): Buffer {
    return readFileSync(this.fileOf(key, { width, extension }))
  }

  private fileOf(key: string, { width, extension }: Pick<Variant, 'width' | 'extension'>): string {
    return join(this.folder, `${key}-${width}.${extension}`)
  }

  save(): void {
    if (this.changed) writeCache(join(this.folder, 'index.json'), this.index)
  }

  private async encode(key: string, source: Buffer): Promise<Encoded> {
    // The library takes a tenth of a second to load: only runs that encode pay for it.
    const { default: sharp } = await import('sharp')
    const picture = sharp(source, { failOn: 'error', limitInputPixels: largestSide ** 2 }).autoOrient()
    const { autoOrient, format } = await picture.metadata()
    const { width, height } = autoOrient
    if (format !== 'jpeg' && format !== 'png') throw new Error(`it is ${format ?? 'no picture'}, not JPEG or PNG.`)
    if (Math.max(width, height) > largestSide) throw new Error(`it is ${width} × ${height} pixels; ${largestSide} is the most.`)
    mkdirSync(this.folder, { recursive: true })
    const fitting = widths.filter((candidate) => candidate <= width)
    const variants: Variant[] = []
    for (const wanted of fitting.length > 0 ? fitting : [width]) {
      for (const { extension, options } of formats) {
        const content = await picture.clone().resize({ width: wanted }).toColourspace('srgb').webp(options).toBuffer()
        writeFileSync(this.fileOf(key, { width: wanted, extension }), content)
        variants.push({ extension, width: wanted, digest: digestOf(content), size: content.length })
      }
    }
    return { width, height, variants }
  }
}

/** Runs a task for each item, a few at a time; the results stand in the order of the items. */
async function inParallel<T, R>(items: readonly T[], lanes: number, task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) results[at] = await task(item)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
