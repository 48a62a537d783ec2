/**
 * Pictures: of a photograph, the variants that the layout needs; of a drawing, a shorter file. Their names
 * carry a digest of source and recipe.
 */
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { ImageView } from '../../templates/parts/site-context.tsx'
import { digestOf, fileOf, type OutputFile } from '../core/output-file.ts'
import { isDrawing, isKindOf, isPicture, pictureKind, stemOf } from '../core/pictures.ts'
import { DataProblems, errorAt, type Problem, type ProblemText } from '../core/problem.ts'
import { pictureOfOtherKind } from '../core/problem-texts.ts'
import { pointerProblems } from '../load/files/lfs-pointer.ts'
import type { hungPictures, Poster } from '../routes/hung-pictures.ts'
import { createCache } from '../system/cache.ts'
import { filesBelow } from '../system/files-below.ts'
import { knownMakers } from '../system/home.ts'
import { readable } from '../system/readable.ts'
import {
  encodePicture,
  openPicture,
  originalEnding,
  type PictureFacts,
  prepareDrawing,
  readDrawing,
  reasonOf,
} from './encode.ts'
import { classesOf, colourOf, imageView, placesOf } from './image-views.ts'
import { inParallel } from './in-parallel.ts'
import { makePoster, type PosterFacts } from './make-poster.ts'

export type PictureSource = {
  content: Uint8Array
  digest: string
  isDrawing: boolean
  /** The colour behind one that is transparent. */
  ground?: string | undefined
}

/**
 * `draft` encodes nothing: a picture that the cache does not hold is shown as the owner dropped it. What
 * `isOfDraft` (a path below the project) is only looked at, and is not in the result.
 */
type ImageOptions = {
  root: string
  prefix: string
  /** What hangs under a lamp: a drawing is split for it, and a photograph is printed for it as well. */
  hung: ReturnType<typeof hungPictures>
  jobs: number
  draft: boolean
  fresh?: boolean
  isOfDraft?: (file: string) => boolean
  onReady?: ((ready: number) => void) | undefined
}

/**
 * Prepares every picture of `static/images/`.
 * @param prefix the site's base path
 * @throws DataProblems naming each file that cannot be used
 * @returns views and sources by name, with the ending and without; the classes that the pictures need of the
 * stylesheet; what is known of posters of photographs, by the names of these; the files to publish
 */
export async function buildImages({
  root,
  prefix,
  hung,
  jobs,
  draft,
  fresh = false,
  isOfDraft = () => false,
  onReady,
}: ImageOptions) {
  const folder = join(root, 'static', 'images')
  const { photographs, drawings, posters: ofPosters } = await knownMakers()
  const open = (name: string) =>
    createCache<PictureFacts>({ root, name, makers: { photographs, drawings }, fresh })
  const [cache, drafts] = [open('images'), open('drafts')]
  const prints = createCache<PosterFacts>({ root, name: 'posters', makers: { posters: ofPosters }, fresh })
  const listed = readable('static/images', () => filesBelow(folder))
  const problems: Problem[] = [...listed.problems]
  const names = (listed.value ?? []).filter(isPicture).sort()
  const sources = new Map<string, PictureSource>()
  const views = new Map<string, ImageView>()
  const posters = new Map<string, PosterFacts>()
  const files: OutputFile[] = []
  let ready = 0

  const prepare = async (name: string) => {
    const file = `static/images/${name}`
    const { value: content, problems: unreadable } = readable(file, () => readFileSync(join(folder, name)))
    problems.push(...unreadable)
    if (!content) return undefined
    const pointers = pointerProblems(file, content)
    problems.push(...pointers)
    if (pointers.length > 0) return undefined
    const source = { content, digest: digestOf(content), isDrawing: isDrawing(name) }
    const isHung = hung.has(name) || hung.has(stemOf(name))
    const maker = source.isDrawing ? 'drawings' : 'photographs'
    const key = cache.keyOf(maker, source.digest, source.isDrawing && isHung)
    const makeThis = () => (source.isDrawing ? prepareDrawing(file, content, isHung) : encodePicture(content))
    const poster = source.isDrawing ? undefined : hung.get(name)
    try {
      const read = async () => ({
        value: source.isDrawing ? await readDrawing(file, content) : (await openPicture(content)).facts,
      })
      const isHidden = isOfDraft(file)
      const made =
        draft || isHidden
          ? (cache.find(key, makeThis) ?? (await drafts.get(drafts.keyOf(maker, source.digest), read)))
          : await cache.get(key, makeThis)
      const print = poster && (await printed(source, poster))
      onReady?.(++ready)
      if (isHidden) return undefined
      return { name, source, print, ...made }
    } catch (error) {
      const kind = pictureKind(content)
      const words =
        kind === undefined || isKindOf(name, kind)
          ? pictureBroken(file, reasonOf(error))
          : pictureOfOtherKind(file, kind)
      problems.push(...(error instanceof DataProblems ? error.problems : [errorAt({ file }, words)]))
      return undefined
    }
  }

  /** The poster of a photograph; of a draft, if it is kept. */
  function printed({ content, digest }: PictureSource, poster: Poster) {
    const key = prints.keyOf('posters', digest, poster)
    const make = () => makePoster(content, poster)
    return draft ? prints.find(key, make) : prints.get(key, make)
  }

  for (const result of await inParallel(names, jobs, prepare)) {
    if (!result) continue
    const { name, source, print, value: facts, files: made } = result
    const place = placesOf(name, made.length > 0 ? made : [source])
    const original = place(extname(name))
    for (const file of made)
      files.push(file.at(file.ending === originalEnding ? original : place(file.ending)))
    // A draft that the cache does not hold: it is shown on this machine and published nowhere.
    if (made.length === 0) files.push(fileOf(original, 'asset', source.content))
    const addressFrom = (place: (ending: string) => string) => (ending: string) =>
      `${prefix}/${place(ending)}`
    const picture = { value: facts, files: made, address: addressFrom(place) }
    const placeOfPrint = placesOf(name, print?.files ?? [])
    if (print) {
      posters.set(name, print.value)
      for (const file of print.files) files.push(file.at(placeOfPrint(file.ending)))
    }
    const view = imageView(
      `${prefix}/${original}`,
      picture,
      print && { ...print, address: addressFrom(placeOfPrint) },
    )
    for (const each of [name, stemOf(name)]) {
      sources.set(each, { ...source, ground: facts.isOpaque ? undefined : colourOf(facts.tint) })
      views.set(each, view)
    }
  }
  if (problems.length > 0) throw new DataProblems(problems)
  cache.save()
  drafts.save()
  prints.save()
  const tints = new Set([...views.values()].flatMap(classesOf))
  return { views, sources, tints, posters, files }
}

const pictureBroken = (file: string, cause: string): ProblemText => ({
  code: 'picture-broken',
  what: `${file} cannot be read as a picture: ${cause}`,
  hint: 'Save it again as an SVG, JPEG or PNG file.',
})
