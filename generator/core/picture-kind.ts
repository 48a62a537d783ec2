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
