/** Pictures: of a photograph, the variants that the layout needs; of a drawing, a shorter file. Their names carry a digest of source and recipe. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { ImageView } from '../../templates/parts/site-context.tsx'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import { isDrawing, isKindOf, isPicture, pictureKind, stemOf } from '../core/pictures.ts'
import { DataProblems, errorAt, type Problem, type ProblemText } from '../core/problem.ts'
import { pictureOfOtherKind } from '../core/problem-texts.ts'
import { readable } from '../system/readable.ts'
import { AssetCache, inParallel, type Made } from './asset-cache.ts'
import { recipeVersion as drawingRecipe, prepareDrawing, readDrawing } from './drawings.ts'
import { encodePicture, formats, openPicture, originalEnding, originals, type PictureFacts, reasonOf, recipeVersion, widths } from './encode.ts'
import { hueClass, tintClass } from './tints.ts'

/** A file as the owner dropped it. */
export type PictureSource = { content: Uint8Array; digest: string; isDrawing: boolean }

/** All pictures: by name, with the ending and without, and to be published. */
export type ImageLibrary = {
  views: ReadonlyMap<string, ImageView>
  sources: ReadonlyMap<string, PictureSource>
  /** The classes that the pictures need of the stylesheet. */
  tints: ReadonlySet<string>
  files: OutputFile[]
}

export type ImageOptions = {
  root: string
  prefix: string
  jobs: number
  /** Encodes nothing: a picture that the cache does not hold is shown as the owner dropped it. */
  draft: boolean
  onReady?: ((ready: number, all: number) => void) | undefined
}

/** Prepares every picture of `static/images/`. @param prefix the site's base path @throws DataProblems naming each file that cannot be used */
export async function buildImages({ root, prefix, jobs, draft, onReady }: ImageOptions): Promise<ImageLibrary> {
  const folder = join(root, 'static', 'images')
  const cache = new AssetCache<PictureFacts>(join(root, '.cache', 'images'))
  const drafts = new AssetCache<PictureFacts>(join(root, '.cache', 'drafts'))
  const listed = readable('static/images', () => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const problems: Problem[] = [...listed.problems]
  const names = (listed.value ?? [])
    .map((name) => name.replaceAll('\\', '/'))
    .filter(isPicture)
    .sort()
  const sources = new Map<string, PictureSource>()
  const views = new Map<string, ImageView>()
  const files: OutputFile[] = []
  let ready = 0

  const prepare = async (name: string) => {
    const file = `static/images/${name}`
    const { value: content, problems: unreadable } = readable(file, () => readFileSync(join(folder, name)))
    problems.push(...unreadable)
    if (!content) return undefined
    const source = { content, digest: digestOf(content), isDrawing: isDrawing(name) }
    const { recipe, make, readFacts } = source.isDrawing ? drawings : photographs
    const key = digestOf(JSON.stringify([recipe, source.digest]))
    const makeThis = () => make(file, content)
    try {
      const read = async () => ({ facts: await readFacts(file, content), files: [] })
      const made = draft ? (cache.find(key, makeThis) ?? (await drafts.get(key, read))) : await cache.get(key, makeThis)
      onReady?.(++ready, names.length)
      return { name, source, key, ...made }
    } catch (error) {
      const kind = pictureKind(content)
      const words = kind === undefined || isKindOf(name, kind) ? pictureBroken(file, reasonOf(error)) : pictureOfOtherKind(file, kind)
      problems.push(...(error instanceof DataProblems ? error.problems : [errorAt({ file }, words)]))
      return undefined
    }
  }

  for (const result of await inParallel(names, jobs, prepare)) {
    if (!result) continue
    const { name, source, key, facts, files: made } = result
    const { width, height, tint, hue } = facts
    const path = (ending: string) => `assets/images/${stemOf(name)}.${key.slice(0, 8)}${ending}`
    const original = path(extname(name))
    for (const file of made) files.push(file.at(file.ending === originalEnding ? original : path(file.ending)))
    // A draft that the cache does not hold: it is shown on this machine and published nowhere.
    if (made.length === 0) {
      files.push({ path: original, kind: 'asset', digest: source.digest, size: source.content.length, content: () => source.content })
    }
    const variants = (format: string) =>
      made
        .filter(({ ending }) => ending.endsWith(`.${format}`))
        .map(({ ending }) => `${prefix}/${path(ending)} ${ending.slice(1, -format.length - 1)}w`)
        .join(', ')
    const view = {
      src: `${prefix}/${original}`,
      width,
      height,
      tint: tintClass(tint),
      hue: hueClass(hue),
      sources: formats.map(({ type, format }) => ({ type, srcSet: variants(format) })).filter(({ srcSet }) => srcSet !== ''),
    }
    for (const each of [name, stemOf(name)]) {
      sources.set(each, source)
      views.set(each, view)
    }
  }
  if (problems.length > 0) throw new DataProblems(problems)
  cache.save()
  drafts.save()
  const tints = new Set([...views.values()].flatMap(({ tint, hue }) => [tint, hue]))
  return { views, sources, tints, files }
}

/** How a kind of picture is made, and how little of it a draft needs. */
type Kind = {
  recipe: unknown
  make: (file: string, content: Uint8Array) => Promise<Made<PictureFacts>>
  readFacts: (file: string, content: Uint8Array) => Promise<PictureFacts>
}

const drawings: Kind = { recipe: ['drawing', drawingRecipe], make: prepareDrawing, readFacts: readDrawing }
const photographs: Kind = {
  recipe: [recipeVersion, widths, formats, originals],
  make: (_, content) => encodePicture(content),
  readFacts: async (_, content) => (await openPicture(content)).facts,
}

const pictureBroken = (file: string, cause: string): ProblemText => ({
  code: 'picture-broken',
  what: `${file} cannot be read as a picture: ${cause}`,
  hint: 'Save it again as an SVG, JPEG or PNG file.',
})
