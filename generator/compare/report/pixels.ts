/** Pictures as their pixels, and what differs between two of them. */
import sharp from 'sharp'

/** Three bytes a pixel, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** The least visible difference of a colour, of 255: letters are rendered slightly differently each time. */
const threshold = 24

export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).flatten({ background: 'white' }).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Two pictures of one width, the shorter one with white below it. */
export function sameSize(first: Pixels, second: Pixels): [Pixels, Pixels] {
  const height = Math.max(first.height, second.height)
  return [padded(first, height), padded(second, height)]
}

function padded({ data, width, height }: Pixels, wanted: number): Pixels {
  const more = new Uint8Array(width * wanted * 3).fill(255)
  more.set(data.subarray(0, width * Math.min(height, wanted) * 3))
  return { data: more, width, height: wanted }
}

/** The second picture in pale grey, and red where the first one was different. Both have the same size. */
export function markDifference(first: Pixels, second: Pixels): Pixels {
  const data = new Uint8Array(second.data.length)
  // A tall page has ten million pixels: an array for each would be slow.
  for (let at = 0; at < data.length; at += 3) {
    const different = apart(first.data, second.data, at) || apart(first.data, second.data, at + 1) || apart(first.data, second.data, at + 2)
    const grey = 200 + ((valueAt(second.data, at) + valueAt(second.data, at + 1) + valueAt(second.data, at + 2)) / 3) * 0.2
    data[at] = different ? 220 : grey
    data[at + 1] = different ? 0 : grey
    data[at + 2] = different ? 0 : grey
  }
  return { ...second, data }
}

const valueAt = (data: Uint8Array, at: number): number => data[at] ?? 0

const apart = (a: Uint8Array, b: Uint8Array, at: number): boolean => Math.abs(valueAt(a, at) - valueAt(b, at)) > threshold
