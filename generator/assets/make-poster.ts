/** Makes the files of a poster of a photograph, and tells what a report needs to know of it. */
import { pick } from '../core/group-by.ts'
import type { Poster } from '../routes/hung-pictures.ts'
import type { Made } from '../system/cache.ts'
import { formats, openPicture } from './encode.ts'
import { cutsOf, darkSheet, deepOf, type Exposure, expose, litSheet, luminanceOf } from './poster.ts'
import { type Layout, layOut, sheet } from './sheet.ts'

/** Widths in pixels: on the wall of a phone, on a card, in a hero. */
export const posterWidths = [320, 540, sheet.width] as const

/** What is known of the poster of a photograph. Shares are from 0 to 1. */
export type PosterFacts = Omit<Layout, 'rows'> &
  Pick<Exposure, 'gamma' | 'isExtreme' | 'isWhite'> & {
    hue: number
    /** The dark of the act, each of red, green and blue from 0 to 7. */
    tint: readonly number[]
    /** Whether the photograph stands on the upper part of the sheet alone. */
    isWide: boolean
    /** The share of what is round the faces that the camera burnt out. */
    burnt: number
    /** The mean difference of brightness between dark and lit there. */
    difference: number
    /** How many times as many edges as elsewhere the lit picture has there. */
    edges: number
    /** How many of the four inks print a twentieth or more of what is there. */
    inks: number
  }

/**
 * Makes the poster of a photograph in all formats and widths: `-dark-320.avif`, `-lit-1080.webp`.
 * @throws Error that says why the source cannot be used
 */
export async function makePoster(source: Uint8Array, poster: Poster): Promise<Required<Made<PosterFacts>>> {
  const { default: sharp } = await import('sharp')
  const { dark, lit, facts } = await printPoster(source, poster)
  const files: { ending: string; content: Uint8Array }[] = []
  // What is printed in few inks needs less.
  for (const { name, pixels, less } of [
    { name: 'dark', pixels: dark, less: 7 },
    { name: 'lit', pixels: lit, less: 0 },
  ])
    for (const width of posterWidths) {
      const resized = sharp(pixels, { raw: { ...sheet, channels: 3 } }).resize({ width })
      for (const { format, options } of formats) {
        const settings = { ...options, quality: options.quality - less, chromaSubsampling: '4:2:0' }
        const content = await resized.clone().toFormat(format, settings).toBuffer()
        files.push({ ending: `-${name}-${width}.${format}`, content })
      }
    }
  return { value: facts, files }
}

/** Both sheets as pixels, and what is known of them. @throws Error that says why the source cannot be used */
export async function printPoster(source: Uint8Array, poster: Poster) {
  const { picture, width, height } = await openPicture(source)
  const { default: sharp } = await import('sharp')
  const { rows, ...layout } = layOut(width, height, poster)
  const [r, g, b] = deepOf(poster.hue)
  const pixels = await picture
    .extract(layout.crop)
    .resize(sheet.width, rows, { fit: 'fill' })
    .flatten({ background: { r, g, b } })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const [left, top, right, bottom] = layout.faces
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
  const cuts = cutsOf(greys, exposure)
  const [dark, lit] = [darkSheet(greys, cuts, poster.hue), litSheet(pixels, exposure, poster)]
  const inkAt = (at: number) => cuts.filter((cut) => (greys[at] ?? 0) >= cut).length
  const facts: PosterFacts = {
    ...layout,
    hue: poster.hue,
    tint: [r, g, b].map((channel) => Math.round((channel / 255) * 7)),
    isWide: rows < sheet.height,
    ...pick(exposure, 'gamma', 'isExtreme', 'isWhite'),
    ...measure(dark, lit, exposure.luminance, isFace, inkAt),
  }
  return { dark, lit, facts }
}

/** Looks at every third pixel of every third row, round the faces and elsewhere. */
function measure(
  dark: Uint8Array,
  lit: Uint8Array,
  luminance: Uint8Array,
  isFace: (pixel: number) => boolean,
  inkAt: (pixel: number) => number,
): Pick<PosterFacts, 'burnt' | 'difference' | 'edges' | 'inks'> {
  const brightness = (of: Uint8Array, at: number) =>
    luminanceOf(of[3 * at] ?? 0, of[3 * at + 1] ?? 0, of[3 * at + 2] ?? 0)
  const near = { count: 0, edges: 0, burnt: 0, difference: 0 }
  const far = { count: 0, edges: 0 }
  const printed = [0, 0, 0, 0]
  const { width } = sheet
  for (let row = 0; row < luminance.length - 3 * width; row += 3 * width)
    for (let at = row; at < row + width - 3; at += 3) {
      const here = brightness(lit, at)
      const isNear = isFace(at)
      const part = isNear ? near : far
      part.count++
      part.edges +=
        Math.abs(here - brightness(lit, at + 3)) + Math.abs(here - brightness(lit, at + 3 * width))
      if (!isNear) continue
      if ((luminance[at] ?? 0) >= 250) near.burnt++
      near.difference += Math.abs(here - brightness(dark, at)) / 255
      const ink = inkAt(at)
      printed[ink] = (printed[ink] ?? 0) + 1
    }
  const mean = (sum: number) => sum / Math.max(1, near.count)
  return {
    burnt: mean(near.burnt),
    difference: mean(near.difference),
    edges: mean(near.edges) / Math.max(0.1, far.edges / Math.max(1, far.count)),
    inks: printed.filter((count) => mean(count) >= 0.05).length,
  }
}
