/** Pictures of the owner: their names in `static/images/`, and what kind of file they are. */
import { isOfSystem } from './names.ts'

/** The endings of files that pages can show: drawings and photographs. */
export const pictureEndings = ['svg', 'jpg', 'jpeg', 'png'] as const
const ending = `\\.(?:${pictureEndings.join('|')})$`

/**
 * A name that an entry can give, such as `acts/silkwood.svg`: safe in an address, and never a step out of the
 * folder.
 */
export const pictureName = new RegExp(`^(?:[a-z0-9-]+/)*[a-z0-9-]+${ending}`)

const pictureEnding = new RegExp(ending)
export const isPicture = (name: string): boolean =>
  pictureEnding.test(name) && !isOfSystem(name.replace(/^.*\//, ''))

/** Drawings keep their sharpness in any size; photographs have pixels. */
export const isDrawing = (name: string): boolean => name.endsWith('.svg')

/**
 * The name without its ending: `cities/gent`. The picture of a city is found by it, whatever kind of file it
 * is.
 */
export const stemOf = (name: string): string => name.replace(pictureEnding, '')

/**
 * A kind of file that is dropped in the place of a picture: its name with an article, its first bytes in
 * latin-1, and the ending of one that pages can show.
 */
export type PictureKind = { name: string; begins: RegExp; ending?: string }

const kinds: readonly PictureKind[] = [
  { name: 'a JPEG file', begins: /^\xff\xd8\xff/, ending: 'jpg' },
  { name: 'a PNG file', begins: /^\x89PNG/, ending: 'png' },
  { name: 'a GIF file', begins: /^GIF8/ },
  { name: 'a WebP file', begins: /^RIFF.{4}WEBP/s },
  { name: 'an AVIF file', begins: /^.{4}ftypavi[fs]/s },
  { name: 'a HEIC file, as iPhones save photos,', begins: /^.{4}ftyp(?:hei[cfmsx]|hev[cx]|mif1|msf1)/s },
  { name: 'a film', begins: /^.{4}ftyp/s },
  { name: 'a TIFF file or a raw photo', begins: /^(?:II\*\0|MM\0\*)/ },
  { name: 'a BMP file', begins: /^BM/ },
  { name: 'a Photoshop file', begins: /^8BPS/ },
  { name: 'a PDF file', begins: /^%PDF/ },
  { name: 'a ZIP or Office file', begins: /^PK[^a-z]{2}/i },
  { name: 'a drawing (SVG)', begins: /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg/, ending: 'svg' },
  { name: 'a web page', begins: /^\s*<(?:!doctype html|html)/i },
]

/** What kind of file this is; nothing for an unknown one. */
export function pictureKind(content: Uint8Array): PictureKind | undefined {
  const start = Buffer.from(content.subarray(0, 500))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
  return kinds.find(({ begins }) => begins.test(start))
}

/**
 * Whether the ending of a file names its kind. The reader of pictures takes a PNG file with the ending of a
 * JPEG file, and the other way round.
 */
export const isKindOf = (file: string, { ending }: PictureKind): boolean =>
  ending !== undefined && isDrawing(file) === isDrawing(`.${ending}`)
