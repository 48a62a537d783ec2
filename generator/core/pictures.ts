/** Pictures of the owner: their names in `static/images/`, and what kind of file they are. */

/** The endings of files that pages can show: drawings and photographs. */
export const pictureEndings = ['svg', 'jpg', 'jpeg', 'png'] as const
const ending = `\\.(?:${pictureEndings.join('|')})$`

/** A name that an entry can give, such as `acts/silkwood.svg`: safe in an address, and never a step out of the folder. */
export const pictureName = new RegExp(`^(?:[a-z0-9-]+/)*[a-z0-9-]+${ending}`)

const pictureEnding = new RegExp(ending)
export const isPicture = (name: string): boolean => pictureEnding.test(name)

/** Drawings keep their sharpness in any size; photographs have pixels. */
export const isDrawing = (name: string): boolean => name.endsWith('.svg')

/** The name without its ending: `cities/gent`. The picture of a city is found by it, whatever kind of file it is. */
export const stemOf = (name: string): string => name.replace(pictureEnding, '')

/** Kinds of files that are dropped in the place of a picture, by their first bytes in latin-1. */
const kinds: readonly (readonly [kind: string, begins: RegExp, ending?: string])[] = [
  ['a JPEG file', /^\xff\xd8\xff/, 'jpg'],
  ['a PNG file', /^\x89PNG/, 'png'],
  ['a GIF file', /^GIF8/],
  ['a WebP file', /^RIFF.{4}WEBP/s],
  ['an AVIF file', /^.{4}ftypavi[fs]/s],
  ['a HEIC file, as iPhones save photos,', /^.{4}ftyp(?:hei[cfmsx]|hev[cx]|mif1|msf1)/s],
  ['a film', /^.{4}ftyp/s],
  ['a TIFF file or a raw photo', /^(?:II\*\0|MM\0\*)/],
  ['a BMP file', /^BM/],
  ['a Photoshop file', /^8BPS/],
  ['a PDF file', /^%PDF/],
  ['a ZIP or Office file', /^PK[^a-z]{2}/i],
  ['a drawing (SVG)', /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg/, 'svg'],
  ['a web page', /^\s*<(?:!doctype html|html)/i],
]

/** What kind of file this is, with its article; nothing for an unknown one. */
export function pictureKind(content: Uint8Array): string | undefined {
  const start = Buffer.from(content.subarray(0, 500))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
  return kinds.find(([, begins]) => begins.test(start))?.[0]
}

/** The ending that names a kind; nothing for one that pages cannot show. */
export const endingOfKind = (kind: string): string | undefined => kinds.find(([name]) => name === kind)?.[2]

/** Whether the ending of a file names its kind. The reader of pictures takes a PNG file with the ending of a JPEG file, and the other way round. */
export const isKindOf = (file: string, kind: string): boolean => {
  const [isNamed, is] = [file.endsWith('.svg'), endingOfKind(kind)]
  return is !== undefined && isNamed === (is === 'svg')
}
