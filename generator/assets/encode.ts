/** The published forms of a picture: of a photograph lighter variants, of a drawing (SVG) a shorter file. */
import type { Sharp } from 'sharp'
import type { CustomPlugin, PluginConfig } from 'svgo'
import { checkDrawing } from '../check/drawing.ts'
import { drawingHeavy } from '../check/drawing-weight.ts'
import { hueStep } from '../core/hues.ts'
import { DataProblems, errorAt } from '../core/problem.ts'
import type { Made } from '../system/cache.ts'
import { canBeDrawn } from './can-be-drawn.ts'
import { darkEnding, hasLight, litEnding, onlyDark, onlyLit } from './light.ts'

export type PictureFacts = {
  /** Pixels of the file for all browsers, turned as the camera noted. */
  width: number
  height: number
  /** Pixels of the widest variant, where it has more than that file. */
  widest?: number
  /**
   * What is behind the picture, each of red, green and blue from 0 to 7: until it has arrived, its mean
   * colour, and where it is transparent a contrast to it.
   */
  tint: readonly [red: number, green: number, blue: number]
  /**
   * The hue that most of its colour has, in degrees of HSL and steps of `hueStep`: what surrounds it takes
   * that on.
   */
  hue: number
  isOpaque: boolean
}

/**
 * Widths in pixels, from a thumbnail on a phone to a hero on a sharp screen: no step doubles the pixels that
 * a visitor loads.
 */
export const widths = [160, 240, 400, 600, 800, 1200, 1600] as const
const widest = Math.max(...widths)

/**
 * The best type first: a browser takes the first that it knows. More effort takes twice the time, and saves
 * 10 % of avif and 5 % of webp.
 */
export const formats = [
  { type: 'image/avif', format: 'avif', options: { quality: 49, effort: 1 } },
  { type: 'image/webp', format: 'webp', options: { quality: 68, effort: 2 } },
] as const

/**
 * The ending of the file for browsers that know neither type, and for posters: the whole picture, in the
 * format of its source.
 */
export const originalEnding = '.original'

/**
 * How that file is encoded. Its source is never published, because it may carry where and when a photo was
 * taken.
 */
const originals = { jpeg: { quality: 84 }, png: { compressionLevel: 9 } } as const

/** The longest side of that file in pixels: a camera's 24 megapixels would be 12 MB for a visitor. */
const longestSide = 2000

/**
 * Larger sources are refused: they would cost seconds and memory on every machine, for no visible difference.
 */
const largestSide = 12_000

/**
 * Encodes a picture in all formats, and in all widths up to its own. Of the source's metadata only its colour
 * profile is kept, and that in the original format alone: the others are converted to sRGB.
 * @throws Error that says why the source cannot be used
 */
export async function encodePicture(source: Uint8Array): Promise<Required<Made<PictureFacts>>> {
  const { picture, width, facts, format: original, chromaSubsampling } = await openPicture(source)
  const { default: sharp } = await import('sharp')
  const own = Math.min(width, widest)
  const files: Required<Made<PictureFacts>>['files'][number][] = []
  for (const wanted of [...widths.filter((width) => width < own), own]) {
    const resized = picture.clone().resize({ width: wanted }).toColourspace('srgb')
    const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
    // Not the whole of `info`: that colours were multiplied by their transparency while it was resized is no
    // longer true of the data.
    const raw = { width: info.width, height: info.height, channels: info.channels }
    for (const { format, options } of formats) {
      const variant = sharp(data, { raw }).toFormat(format, { ...options, chromaSubsampling })
      files.push({ ending: `-${wanted}.${format}`, content: await variant.toBuffer() })
    }
  }
  const whole =
    width === facts.width
      ? picture.clone()
      : picture.clone().resize(facts.width, facts.height, { fit: 'fill' })
  files.push({
    ending: originalEnding,
    content: await whole.keepIccProfile().toFormat(original, originals[original]).toBuffer(),
  })
  return { value: facts, files }
}

/**
 * Opens a photograph, upright, with what a page must know of it.
 * @throws Error that says why the source cannot be used
 */
export async function openPicture(source: Uint8Array) {
  if (source.length === 0) throw new Error('it is empty.')
  // The library takes a tenth of a second to load: only runs that open a picture pay for it.
  const { default: sharp } = await import('sharp')
  const picture = sharp(source, { failOn: 'error', limitInputPixels: largestSide ** 2 }).autoOrient()
  const { autoOrient, format, chromaSubsampling } = await picture.metadata()
  const { width, height } = autoOrient
  if (format !== 'jpeg' && format !== 'png')
    throw new Error(`it is ${format ?? 'no picture'}, not JPEG or PNG.`)
  if (Math.max(width, height) > largestSide)
    throw new Error(`it is ${width} × ${height} pixels; the limit is ${largestSide}.`)
  const part = Math.min(1, longestSide / Math.max(width, height))
  const side = (pixels: number) => Math.max(1, Math.round(pixels * part))
  const facts: PictureFacts = {
    width: side(width),
    height: side(height),
    ...(part < 1 && { widest: Math.min(width, widest) }),
    ...(await coloursOf(picture)),
  }
  // For avif: colours at half the resolution where the source has no more, as most JPEG files; that takes a
  // third less time.
  return {
    picture,
    width,
    height,
    facts,
    format,
    chromaSubsampling: chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4',
  }
}

/** Replaces notes by an empty element, because a style sheet may count the elements around its own. */
const emptyNotes: CustomPlugin = {
  name: 'emptyNotes',
  fn: () => ({
    element: {
      enter(node) {
        if (/^metadata$|^desc$|:/.test(node.name))
          Object.assign(node, { name: 'metadata', attributes: {}, children: [] })
      },
    },
  }),
}

/** What nobody sees, whatever the drawing has. */
const withoutNotes: PluginConfig[] = [
  emptyNotes,
  'removeXMLProcInst',
  'removeComments',
  'removeEditorsNSData',
  'removeUnusedNS',
]

/**
 * Writes the same lines in fewer characters: nothing is left out, approximated or moved, because a shape may
 * be enlarged or get its outline elsewhere.
 */
const shorterPaths: PluginConfig = {
  name: 'convertPathData',
  params: {
    ...{
      floatPrecision: 9,
      applyTransforms: false,
      makeArcs: { threshold: 0, tolerance: 0 },
      straightCurves: false,
    },
    ...{ convertToQ: false, convertToZ: false, removeUseless: false, collapseRepeated: false },
  },
}

/**
 * Shortens a drawing without a change that anybody can see. Numbers are not rounded: what is little in one
 * unit is much in another. Where a style sheet may select an element by its name, place or attributes, only
 * notes are removed.
 * @param file the path for messages @param isHung whether it hangs under a lamp, where its dark and its lit part
 * are pictures of their own @throws DataProblems for what a drawing may not have
 */
export async function prepareDrawing(
  file: string,
  content: Uint8Array,
  isHung = false,
): Promise<Required<Made<PictureFacts>>> {
  const { facts, pixels } = await openDrawing(file, content)
  const { optimize } = await import('svgo')
  const text = Buffer.from(content).toString('utf8')
  const write = (plugins: PluginConfig[]) =>
    Buffer.from(optimize(text, { plugins: [...withoutNotes, ...plugins] }).data)
  const files = (plugins: PluginConfig[], whole: Buffer) => [
    { ending: originalEnding, content: whole },
    ...(isHung && hasLight(text)
      ? [
          { ending: darkEnding, content: write([onlyDark, ...plugins]) },
          { ending: litEnding, content: write([onlyLit, ...plugins]) },
        ]
      : []),
  ]
  // Declarations may name ids in ways that the library does not know, and give a rectangle its size.
  const shapes: PluginConfig[] = /\sstyle\s*=/.test(text) ? [] : ['cleanupIds', 'convertShapeToPath']
  const shorter: PluginConfig[] = ['removeMetadata', 'cleanupAttrs', ...shapes, shorterPaths]
  const short = /<style\b/.test(text) ? undefined : write(shorter)
  return {
    value: facts,
    files: short && looksLike(pixels, await pixelsOf(short)) ? files(shorter, short) : files([], write([])),
  }
}

/** What a page must know of a drawing. @throws DataProblems for what a drawing may not have */
export const readDrawing = async (file: string, content: Uint8Array): Promise<PictureFacts> =>
  (await openDrawing(file, content)).facts

async function openDrawing(file: string, content: Uint8Array) {
  const { width, height, problems } = await checkDrawing(file, content)
  if (problems.length > 0) throw new DataProblems(problems)
  if (!(await canBeDrawn(content)))
    throw new DataProblems([errorAt({ file }, drawingHeavy(file, 'takes 20 seconds or 500 MB to be drawn'))])
  const pixels = await pixelsOf(content)
  const { default: sharp } = await import('sharp')
  // At a density of 72 a unit is a pixel.
  const density = Math.min(100_000, Math.max(1, 72 * (64 / width)))
  const { data, raw } = pixels
  // Pixels at an edge may be covered in part.
  const [left, top] = [raw.width > 2 ? 1 : 0, raw.height > 2 ? 1 : 0]
  const inner = sharp(data, { raw }).extract({
    left,
    top,
    width: raw.width - 2 * left,
    height: raw.height - 2 * top,
  })
  return {
    pixels,
    facts: { width, height, ...(await coloursOf(sharp(content, { density, ...unlimited }), inner)) },
  }
}

/** Its own size does not matter: it is drawn in the one that is asked for. */
const unlimited = { limitInputPixels: false }

/** A drawing with a width of 64 pixels. */
async function pixelsOf(drawing: Uint8Array) {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(drawing, unlimited)
    .resize({ width: 64 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** Whether two drawings are the same but for the last digits of numbers. */
const looksLike = ({ data: one }: { data: Buffer }, { data: other }: { data: Buffer }): boolean =>
  one.length === other.length && one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 2)

/**
 * Against the first, dark lines are seen, against the second light ones, wherever on a page the picture is.
 */
const grounds = { light: [7, 7, 7], dark: [1, 1, 1] } as const

/**
 * What stands around a picture and in its place.
 * @param visible the same without an edge that may be thought transparent
 */
async function coloursOf(
  picture: Sharp,
  visible = picture,
): Promise<Pick<PictureFacts, 'tint' | 'hue' | 'isOpaque'>> {
  const mean = await picture
    .clone()
    .flatten()
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  const level = (channel: number) => Math.round(((mean[channel] ?? 0) / 255) * 7)
  const [red = 0, green = 0, blue = 0, opacity = 255] = await visible
    .clone()
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  const isOpaque = opacity === 255
  const ground = 0.3 * red + 0.6 * green + 0.1 * blue > 160 ? grounds.dark : grounds.light
  const pixels = await picture
    .clone()
    .flatten()
    .resize(32, 32, { fit: 'fill' })
    .toColourspace('hsv')
    .raw()
    .toBuffer()
  const colour = new Array<number>(360 / hueStep).fill(0)
  for (let at = 0; at < pixels.length; at += 3) {
    const [hue = 0, saturation = 0, value = 0] = pixels.subarray(at, at + 3)
    const step = Math.round(((hue / 256) * 360) / hueStep) % colour.length
    colour[step] = (colour[step] ?? 0) + saturation * value
  }
  return {
    isOpaque,
    tint: isOpaque ? [level(0), level(1), level(2)] : ground,
    hue: colour.indexOf(Math.max(...colour)) * hueStep,
  }
}

/** Why a picture cannot be used, in one line. The encoder's own words are about its code. */
export function reasonOf(error: unknown): string {
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  if (/premature end|truncat|end of stream|too short/i.test(message))
    return 'it ends in the middle, as a file that was not copied whole.'
  if (/unsupported image format/.test(message)) return 'it is of no known kind.'
  return /^(?:it is|Input)/.test(message)
    ? message.replace(/^Input.*/, 'it is damaged.')
    : `it is damaged (${message}).`
}
