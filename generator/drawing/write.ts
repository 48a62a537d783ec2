/** From SVG text to the picture files under `static/`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** A picture that still has to be made: its place under `static/`, its drawing, and how many bytes it may have. */
export type Picture = { file: string; drawing: string; limit: number }

/** Flat shapes need few bits. A picture that is too heavy at one quality is tried at the next, so that no page gets slow. */
const qualities = [76, 72, 68, 64, 60, 56, 52, 48, 44, 40]

async function rasterise({ file, drawing, limit }: Picture): Promise<Buffer> {
  const bitmap = await sharp(Buffer.from(drawing)).flatten().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = bitmap.info
  const pixels = () => sharp(bitmap.data, { raw: { width, height, channels } })
  let bytes: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await pixels().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer()
    if (bytes.length <= limit) return bytes
  }
  throw new Error(`${file} has ${bytes.length} bytes, more than ${limit}: simplify its drawing.`)
}

/** Icons keep their transparent corners, so they stay PNG. */
const asPng = ({ drawing }: Picture): Promise<Buffer> => sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer()

async function encode(picture: Picture): Promise<Buffer> {
  if (picture.file.endsWith('.svg')) return Buffer.from(`${picture.drawing}\n`)
  return picture.file.endsWith('.png') ? asPng(picture) : rasterise(picture)
}

/** Writes one picture and tells how many bytes it has. */
export async function writePicture(root: string, picture: Picture): Promise<number> {
  const target = join(root, 'static', picture.file)
  const bytes = await encode(picture)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, bytes)
  return bytes.length
}
