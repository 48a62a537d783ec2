/** Files of `static/` that are published under their own names: icons, and what else the owner puts there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, type OutputFile } from '../core/output-file.ts'
import { DataProblems, errorAt, isError, type Problem, type ProblemText } from '../core/problem.ts'
import { pointerProblems } from '../load/files/lfs-pointer.ts'
import { readStaticFolder } from '../load/files/static-folder.ts'
import { createCache, type Made } from '../system/cache.ts'
import { knownMakers } from '../system/home.ts'
import { readable } from '../system/readable.ts'
import { reasonOf } from './encode.ts'
import { inParallel } from './in-parallel.ts'
import { withoutMetadata } from './metadata.ts'
import { soundProblem } from './sounds.ts'

/**
 * Reads everything below `static/` but the pictures of pages, which have variants of their own. Pictures lose
 * their metadata; a draft encodes none.
 * @throws DataProblems for files that cannot be read, and for links, pipes and hidden files, should one have
 * come since the site was loaded
 */
export async function readStaticFiles({
  root,
  jobs,
  draft,
  fresh,
}: {
  root: string
  jobs: number
  draft: boolean
  fresh?: boolean
}): Promise<OutputFile[]> {
  const { value: files, problems } = readStaticFolder(root)
  const cache = createCache<null>({
    root,
    name: 'static',
    makers: { downloads: (await knownMakers()).downloads },
    fresh,
  })
  const found: Problem[] = problems.filter(isError)
  const results = await inParallel(files, jobs, async (path): Promise<OutputFile[]> => {
    const file = `static/${path}`
    const { value: content, problems: unreadable } = readable(file, () => readFileSync(join(root, file)))
    found.push(...unreadable)
    if (!content) return []
    const pointers = pointerProblems(file, content)
    const sound = pointers.length > 0 ? undefined : soundProblem(file, content)
    found.push(...pointers, ...(sound ? [errorAt({ file }, sound)] : []))
    if (pointers.length > 0 || sound) return []
    const source = fileOf(path, 'asset', content)
    if (!isRaster(path, content)) return [source]
    const key = cache.keyOf('downloads', source.digest)
    const make = () => cleanRaster(content)
    try {
      if (draft && !cache.find(key, make)) await openRaster(content)
      if (draft) return [source]
      const { files: cleaned } = await cache.get(key, make)
      return cleaned.map((file) => file.at(path))
    } catch (error) {
      found.push(errorAt({ file }, rasterBroken(file, reasonOf(error))))
      return []
    }
  })
  if (found.length > 0) throw new DataProblems(found)
  cache.save()
  return results.flat()
}

const extensions = /\.(?:jpe?g|jfif|png|apng|webp|gif|avif|tiff?|hei[cf]|jxl|jp2|dng|cr[23]|nef|arw)$/i

/** Of JPEG, PNG, GIF, TIFF (and camera formats made of it), WebP, AVIF and HEIC, in latin-1. */
const firstBytes =
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp(?:avi[fs]|hei[cfsx]|mif1|msf1))/s

/** Whether a file is a picture made of pixels, by its name or by its first bytes. */
const isRaster = (path: string, content: Buffer): boolean =>
  extensions.test(path) || firstBytes.test(content.toString('latin1', 0, 16))

/**
 * Removes the metadata of a picture: it is printed, so its pixels and colours stay as they are.
 * @throws Error that says why the file cannot be used
 */
export async function cleanRaster(content: Buffer): Promise<Made<null>> {
  const { picture, format, space, orientation } = await openRaster(content)
  if (format === 'tiff') {
    const same = picture.autoOrient().keepIccProfile().pipelineColourspace(space).toColourspace(space)
    return {
      value: null,
      files: [{ ending: '.tiff', content: await same.tiff({ compression: 'lzw' }).toBuffer() }],
    }
  }
  const cleaned = withoutMetadata(content, format, orientation)
  const { default: sharp } = await import('sharp')
  // Read to its end, so that a damaged one is not published.
  await sharp(cleaned, { failOn: 'error', animated: true }).resize(8).toBuffer()
  return { value: null, files: [{ ending: `.${format}`, content: cleaned }] }
}

/**
 * The head of a picture is all that a draft needs.
 * @throws Error that says why the file cannot be used
 */
async function openRaster(content: Buffer) {
  if (content.length === 0) throw new Error('it is empty.')
  const { default: sharp } = await import('sharp')
  const picture = sharp(content, { failOn: 'error', animated: true })
  const metadata = await picture.metadata()
  const format: string | undefined =
    metadata.format === 'heif' && metadata.compression === 'av1' ? 'avif' : metadata.format
  if (!isFormat(format))
    throw new Error(`it is ${format ?? 'of an unknown format'}, which browsers do not show.`)
  // The library reads the first frame of these only.
  const isAnimated =
    (format === 'png' && content.includes('acTL')) ||
    (format === 'avif' && content.subarray(0, 64).includes('avis'))
  if (isAnimated) throw new Error(`it is an animated ${format.toUpperCase()}, which cannot be read whole.`)
  return { picture, format, space: metadata.space, orientation: metadata.orientation }
}

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const
const isFormat = (format: string | undefined): format is (typeof formats)[number] =>
  formats.some((known) => known === format)

const rasterBroken = (file: string, cause: string): ProblemText => ({
  code: 'picture-broken',
  what: `${file} would be published, but cannot be read as a picture: ${cause}`,
  hint: 'Save it again as a JPEG, PNG, GIF, WebP, AVIF or TIFF file; then the place and time of a photo can be removed.',
})
