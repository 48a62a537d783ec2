/**
 * Pictures: from each source in `static/images/` the variants that the layout needs. Names in the output carry a digest of the source and
 * the recipe, never one of what an encoder gave.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageView } from '../../templates/parts/site-context.tsx'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import { DataProblems, type Problem } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { readable } from '../system/readable.ts'
import { AssetCache, type Kept } from './asset-cache.ts'
import { encodePicture, formats, originalEnding, originals, type PictureFacts, readPicture, reasonOf, recipeVersion, widths } from './encode.ts'
import { inParallel } from './in-parallel.ts'
import { tintClass } from './tints.ts'

type Source = { content: Uint8Array; digest: string }

/** All pictures, ready to be looked up by name and to be published. */
export type ImageLibrary = {
  find: (name: string) => ImageView | undefined
  /** The file as the owner dropped it. */
  source: (name: string) => Source | undefined
  /** What the pages' pictures need of the stylesheet. */
  tints: ReadonlySet<string>
  files: OutputFile[]
}

export type ImageOptions = {
  root: string
  /** What stands before a path in a link: the site's base path. */
  prefix: string
  jobs: number
  /** Encodes nothing: a picture that the cache does not hold is shown as the owner dropped it. */
  draft: boolean
  /** Told how many pictures are ready, of how many. */
  onReady?: ((ready: number, all: number) => void) | undefined
}

/**
 * Prepares every picture of `static/images/`.
 * @throws DataProblems naming each file that is not a picture
 */
export async function buildImages({ root, prefix, jobs, draft, onReady }: ImageOptions): Promise<ImageLibrary> {
  const folder = join(root, 'static', 'images')
  const cache = new AssetCache<PictureFacts>(join(root, '.cache', 'images'))
  const drafts = new AssetCache<PictureFacts>(join(root, '.cache', 'drafts'))
  const problems: Problem[] = []
  const listed = readable('static/images', problems, () => readdirSync(folder, { recursive: true, encoding: 'utf8' })) ?? []
  const names = listed
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(jpe?g|png)$/.test(name))
    .sort()
  const sources = new Map<string, Source>()
  const views = new Map<string, ImageView>()
  const files: OutputFile[] = []
  let ready = 0

  const encode = async (name: string) => {
    const content = readable(`static/images/${name}`, problems, () => readFileSync(join(folder, name)))
    if (!content) return undefined
    const source = { content, digest: digestOf(content) }
    const key = digestOf(JSON.stringify([recipeVersion, widths, formats, originals, source.digest]))
    try {
      const encoded: Kept<PictureFacts> = draft
        ? (cache.find(key) ?? (await drafts.get(key, async () => ({ facts: await readPicture(content), files: [] }))))
        : await cache.get(key, () => encodePicture(content))
      onReady?.(++ready, names.length)
      return { name, source, key, encoded }
    } catch (error) {
      problems.push({ severity: 'error', places: [{ file: `static/images/${name}` }], ...wording.pictureBroken(`static/images/${name}`, reasonOf(error)) })
      return undefined
    }
  }

  for (const result of await inParallel(names, jobs, encode)) {
    if (!result) continue
    const { name, source, key, encoded } = result
    const make = () => encodePicture(source.content)
    const { width, height, tint } = encoded.facts
    const [stem = name, extension = 'jpg'] = name.split('.')
    const path = (ending: string) => `assets/images/${stem}.${key.slice(0, 8)}${ending}`
    const original = path(`.${extension}`)
    for (const file of encoded.files) files.push(cache.output(file.ending === originalEnding ? original : path(file.ending), key, file, make))
    // A draft that the cache does not hold: it is shown on this machine and published nowhere.
    if (encoded.files.length === 0) {
      files.push({ path: original, kind: 'asset', digest: source.digest, size: source.content.length, content: () => source.content })
    }
    sources.set(name, source)
    views.set(name, {
      src: `${prefix}/${original}`,
      width,
      height,
      tint: tintClass(tint),
      sources: (encoded.files.length > 0 ? formats : []).map(({ type, format }) => ({
        type,
        srcSet: encoded.files
          .filter(({ ending }) => ending.endsWith(`.${format}`))
          .map(({ ending }) => `${prefix}/${path(ending)} ${ending.slice(1, -format.length - 1)}w`)
          .join(', '),
      })),
    })
  }
  if (problems.length > 0) throw new DataProblems(problems)
  cache.save()
  drafts.save()
  const tints = new Set([...views.values()].map(({ tint }) => tint))
  return { find: (name) => views.get(name), source: (name) => sources.get(name), tints, files }
}
