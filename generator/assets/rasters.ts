/** Pictures of `static/` that are published under their own names: encoded again, so that no metadata leaves but the colour profile. */
import type { Sharp } from 'sharp'
import type { Made } from './asset-cache.ts'

/** Raise it when the code below makes something else of the same file. */
export const recipeVersion = 1

/** High qualities: these files are downloaded and printed, and there are few of them. */
const options = {
  jpeg: { quality: 92, chromaSubsampling: '4:4:4' },
  png: { compressionLevel: 9 },
  webp: { quality: 92 },
  gif: {},
  avif: { quality: 75 },
  tiff: { compression: 'lzw' },
} as const

type Format = keyof typeof options

const extensions = /\.(?:jpe?g|jfif|png|apng|webp|gif|avif|tiff?|hei[cf]|jxl|jp2|dng|cr[23]|nef|arw)$/i

/** The first bytes of JPEG, PNG, GIF, TIFF (and camera formats made of it), WebP, AVIF and HEIC, as text in latin-1. */
const firstBytes = /^(?:\xff\xd8\xff|\x89PNG|GIF8|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp(?:avi[fs]|hei[cfsx]|mif1|msf1))/s

/** Whether a file is a picture made of pixels, by its name or by its first bytes. */
export const isRaster = (path: string, content: Buffer): boolean => extensions.test(path) || firstBytes.test(content.toString('latin1', 0, 16))

/**
 * Encodes a picture in its own format and size, turned as it is seen. GIF and WebP stay animated.
 * @throws Error that says why the file cannot be used
 */
export async function cleanRaster(content: Buffer): Promise<Made<null>> {
  const { picture, format } = await openRaster(content)
  const encoded = await picture.autoOrient().keepIccProfile().toFormat(format, options[format]).toBuffer()
  return { facts: null, files: [{ ending: `.${format}`, content: encoded }] }
}

/**
 * Reads the head of a picture; that is all that a run needs which encodes nothing.
 * @throws Error that says why the file cannot be used
 */
export async function openRaster(content: Buffer): Promise<{ picture: Sharp; format: Format }> {
  if (content.length === 0) throw new Error('it is empty.')
  const { default: sharp } = await import('sharp')
  const picture = sharp(content, { failOn: 'error', animated: true })
  const metadata = await picture.metadata()
  const format: string | undefined = metadata.format === 'heif' && metadata.compression === 'av1' ? 'avif' : metadata.format
  if (!isFormat(format)) throw new Error(`it is ${format ?? 'of an unknown format'}, which browsers do not show.`)
  // The encoders write the first frame of these only.
  const isAnimated = (format === 'png' && content.includes('acTL')) || (format === 'avif' && content.subarray(0, 64).includes('avis'))
  if (isAnimated) throw new Error(`it is an animated ${format.toUpperCase()}, which cannot be encoded.`)
  return { picture, format }
}

const isFormat = (format: string | undefined): format is Format => format !== undefined && Object.hasOwn(options, format)
