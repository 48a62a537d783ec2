/** Makes the files of a poster of a photograph, and tells what a report needs to know of it. */
import { pick } from '../core/group-by.ts'
import type { Poster } from '../routes/hung-pictures.ts'
import type { Made } from '../system/cache.ts'
import { formats, openPicture } from './encode.ts'
import { cutsOf, darkSheet, deepOf, type Exposure, expose, litSheet, luminanceOf, pixelAt } from './poster.ts'
import { type Layout, layOut, sheet } from './sheet.ts'

/** Widths in pixels: on the wall of a phone, on a card, in a hero. */
const widths = [320, 540, sheet.width] as const

/** What is known of the poster of a photograph. */
export type PosterFacts = Pick<Layout, 'crop' | 'aim' | 'half' | 'isCut'> &
  Pick<Exposure, 'gamma' | 'isExtreme'> & {
    hue: number
    /** The dark of the act, each of red, green and blue from 0 to 7. */
    tint: readonly number[]
    /** The share, from 0 to 1, of what is round the faces that the camera burnt out. */
    burnt: number
    /** The mean difference between dark and lit there, in parts of the whole brightness. */
    difference: number
  }

/**
 * Makes the poster of a photograph in all formats and widths: `-dark-320.avif`, `-lit-1080.webp`.
 * @throws Error that says why the source cannot be used
 */
export async function makePoster(source: Uint8Array, poster: Poster): Promise<Required<Made<PosterFacts>>> {
  const { picture, width, height } = await openPicture(source)
  const { default: sharp } = await import('sharp')
  const { rows, faces, ...layout } = layOut(width, height, poster)
  const [r, g, b] = deepOf(poster.hue)
  const pixels = await picture
    .extract(layout.crop)
    .resize(sheet.width, rows, { fit: 'fill' })
    .flatten({ background: { r, g, b } })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const [left, top, right, bottom] = faces
  const isFace = (pixel: number) => {
    const [x, y] = [(pixel % sheet.width) / sheet.width, Math.floor(pixel / sheet.width) / sheet.height]
    return x >= left && x <= right && y >= top && y <= bottom
  }
  const exposure = expose(pixels, sheet.width, poster.focus || poster.keep ? isFace : undefined)
  const grey = { width: sheet.width, height: rows, channels: 1 } as const
  // Grain and small things would be a print of dots.
  const smooth = await sharp(exposure.greys, { raw: grey })
    .resize(540)
    .median(9)
    .blur(1.3)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const greys = await sharp(smooth.data, { raw: { ...grey, ...pick(smooth.info, 'width', 'height') } })
    .resize(grey.width, grey.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const dark = darkSheet(greys, cutsOf(greys, exposure), poster.hue)
  const lit = litSheet(pixels, exposure, poster)
  const files: { ending: string; content: Uint8Array }[] = []
  for (const { name, pixels, less } of [
    // What is printed in few inks needs less quality.
    { name: 'dark', pixels: dark, less: 7 },
    { name: 'lit', pixels: lit, less: 0 },
  ])
    for (const width of widths) {
      const resized = sharp(pixels, { raw: { ...sheet, channels: 3 } }).resize({ width })
      for (const { format, options } of formats) {
        const settings = { ...options, quality: options.quality - less, chromaSubsampling: '4:2:0' }
        const content = await resized.clone().toFormat(format, settings).toBuffer()
        files.push({ ending: `-${name}-${width}.${format}`, content })
      }
    }
  const near = { count: 0, burnt: 0, difference: 0 }
  for (let at = 0; at < exposure.luminance.length; at += 7) {
    if (!isFace(at)) continue
    near.count++
    if ((exposure.luminance[at] ?? 0) >= 250) near.burnt++
    const [inLight, inDark] = [luminanceOf(...pixelAt(lit, at)), luminanceOf(...pixelAt(dark, at))]
    near.difference += Math.abs(inLight - inDark) / 255
  }
  const value = {
    ...layout,
    ...pick(exposure, 'gamma', 'isExtreme'),
    hue: poster.hue,
    tint: [r, g, b].map((channel) => Math.round((channel / 255) * 7)),
    burnt: near.burnt / Math.max(1, near.count),
    difference: near.difference / Math.max(1, near.count),
  }
  return { value, files }
}
