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
import { createCache } from '../system/cache.ts'
import { filesBelow } from '../system/files-below.ts'
import { knownMakers } from '../system/home.ts'
import { readable } from '../system/readable.ts'
import { drawings, formats, originalEnding, type PictureFacts, photographs, reasonOf } from './encode.ts'
import { inParallel } from './in-parallel.ts'
import { darkEnding, litEnding } from './light.ts'

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
 * stylesheet; the files to publish
 */
export async function buildImages({
  root,
  prefix,
  jobs,
  draft,
  fresh = false,
  isOfDraft = () => false,
  onReady,
}: ImageOptions) {
  const folder = join(root, 'static', 'images')
  const { photographs: ofPhotographs, drawings: ofDrawings } = await knownMakers()
  const open = (name: string) =>
    createCache<PictureFacts>({
      root,
      name,
      makers: { photographs: ofPhotographs, drawings: ofDrawings },
      fresh,
    })
  const [cache, drafts] = [open('images'), open('drafts')]
  const listed = readable('static/images', () => filesBelow(folder))
  const problems: Problem[] = [...listed.problems]
  const names = (listed.value ?? []).filter(isPicture).sort()
  const sources = new Map<string, PictureSource>()
  const views = new Map<string, ImageView>()
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
    const { make, readFacts } = source.isDrawing ? drawings : photographs
    const maker = source.isDrawing ? 'drawings' : 'photographs'
    const key = cache.keyOf(maker, source.digest)
    const makeThis = () => make(file, content)
    try {
      const read = async () => ({ value: await readFacts(file, content) })
      const isHidden = isOfDraft(file)
      const made =
        draft || isHidden
          ? (cache.find(key, makeThis) ?? (await drafts.get(drafts.keyOf(maker, source.digest), read)))
          : await cache.get(key, makeThis)
      onReady?.(++ready)
      if (isHidden) return undefined
      return { name, source, ...made }
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

  for (const result of await inParallel(names, jobs, prepare)) {
    if (!result) continue
    const { name, source, value: facts, files: made } = result
    // Named after its bytes: another program that makes the same leaves all addresses as they are.
    const hash = digestOf(made.length > 0 ? made.map(({ digest }) => digest).join() : source.digest).slice(
      0,
      8,
    )
    const path = (ending: string) => `assets/images/${stemOf(name)}.${hash}${ending}`
    const original = path(extname(name))
    for (const file of made)
      files.push(file.at(file.ending === originalEnding ? original : path(file.ending)))
    // A draft that the cache does not hold: it is shown on this machine and published nowhere.
    if (made.length === 0) files.push(fileOf(original, 'asset', source.content))
    const variants = (format: string) => {
      const endings = made.map(({ ending }) => ending).filter((ending) => ending.endsWith(`.${format}`))
      return endings
        .map((ending) => `${prefix}/${path(ending)} ${ending.slice(1, -format.length - 1)}w`)
        .join(', ')
    }
    const isLit = made.some(({ ending }) => ending === litEnding)
    const view = {
      ...facts,
      light: isLit
        ? { dark: `${prefix}/${path(darkEnding)}`, lit: `${prefix}/${path(litEnding)}` }
        : undefined,
      src: `${prefix}/${original}`,
      tint: `tint-${facts.tint.join('')}`,
      hue: `hue-${facts.hue}`,
      sources: formats
        .map(({ type, format }) => ({ type, srcSet: variants(format) }))
        .filter(({ srcSet }) => srcSet !== ''),
    }
    for (const each of [name, stemOf(name)]) {
      sources.set(each, { ...source, ground: facts.isOpaque ? undefined : colourOf(facts.tint) })
      views.set(each, view)
    }
  }
  if (problems.length > 0) throw new DataProblems(problems)
  cache.save()
  drafts.save()
  const tints = new Set([...views.values()].flatMap(({ tint, hue }) => [tint, hue]))
  return { views, sources, tints, files }
}

/**
 * The rules of a stylesheet for the classes of pictures: `tint-102`, whose channels go from 0 to 7, and
 * `hue-45`, in degrees, which other rules use.
 */
export const tintStyles = (classes: Iterable<string>): string => [...classes].sort().map(ruleOf).join('\n')

function ruleOf(name: string): string {
  const [kind, value = ''] = name.split('-')
  if (kind === 'hue') return `.${name}{--hue:${value}}`
  return `.${name}{background:${colourOf(Array.from(value, Number))}}`
}

const colourOf = (levels: readonly number[]): string =>
  `rgb(${levels.map((level) => Math.round((level / 7) * 255)).join(' ')})`

const pictureBroken = (file: string, cause: string): ProblemText => ({
  code: 'picture-broken',
  what: `${file} cannot be read as a picture: ${cause}`,
  hint: 'Save it again as an SVG, JPEG or PNG file.',
})
