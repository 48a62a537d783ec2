/**
 * The two faces of a photograph under a lamp, made of its pixels: in the dark a print in four inks of the act's
 * hue, in the light the people as they are.
 */
import type { Poster } from '../routes/hung-pictures.ts'
import { sheet } from './sheet.ts'

/** Red, green and blue of each pixel, row by row. */
type Pixels = Uint8Array
type Colour = readonly [red: number, green: number, blue: number]

const clamp = (value: number, most = 1) => Math.min(most, Math.max(0, value))
/** Without corners where it begins and ends. */
const smooth = (part: number) => part * part * (3 - 2 * part)
const between = (from: number, to: number, part: number) => from + (to - from) * part
export const luminanceOf = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** A colour of a style sheet, `hsl(hue saturation lightness)`. */
function hsl(hue: number, saturation: number, lightness: number): Colour {
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    const away = saturation * Math.min(lightness, 1 - lightness)
    return 255 * (lightness - away * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}

/** The dark of an act, as its page has it behind the poster: `--deep`. */
export const deepOf = (hue: number): Colour => hsl(hue, 0.38, 0.1)

/** The value below which a part of the values lies. */
function quantiles(values: Uint8Array): (part: number) => number {
  const counts = new Uint32Array(256)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return (part) => {
    let below = 0
    const found = counts.findIndex((count) => {
      below += count
      return below >= part * values.length
    })
    return found < 0 ? 255 : found
  }
}

/** How bright a photograph is, and what it becomes on the sheet. */
export type Exposure = {
  /** Of each pixel. */
  luminance: Uint8Array
  /** The brightness on the sheet by the luminance, and of each pixel. */
  curve: Uint8Array
  greys: Uint8Array
  gamma: number
  /** Whether the limits allow less or more light than the photograph needs. */
  isExtreme: boolean
  /** Whether it was taken before a white wall. */
  isWhite: boolean
}

/** From much lighter to much darker: beyond that, noise or skin suffer. */
const [lightest, darkest] = [0.6, 1.7]
/** The brightness of the middle of a photograph on the sheet. */
const middle = 0.3

/**
 * Exposes a photograph, so that one from a dark hall hangs beside one from a studio: its own darkest and lightest
 * parts become black and white, and the middle of what is no white wall becomes 0.3. Of faces that are known,
 * none that is bright enough becomes much lighter, and none much darker than it is.
 * @param isFace whether a pixel is round a face
 */
export function expose(pixels: Pixels, width: number, isFace?: (pixel: number) => boolean): Exposure {
  const count = pixels.length / 3
  const luminance = new Uint8Array(count)
  let [edge, white] = [0, 0]
  for (let at = 0; at < count; at++) {
    const [red = 0, green = 0, blue = 0] = [pixels[3 * at], pixels[3 * at + 1], pixels[3 * at + 2]]
    luminance[at] = luminanceOf(red, green, blue)
    const column = at % width
    if (column !== 4 && column !== width - 5) continue
    edge++
    if (luminanceOf(red, green, blue) > 205 && Math.max(red, green, blue) - Math.min(red, green, blue) < 40)
      white++
  }
  const isWhite = white > 0.4 * edge
  const isPart = (value: number) => !isWhite || value < 190
  const all = quantiles(luminance)
  const people = luminance.filter(isPart)
  const face = isFace
    ? quantiles(luminance.filter((value, at) => isFace(at) && isPart(value)))(0.5)
    : undefined
  const [low, high] = [Math.min(all(0.01), 60), Math.max(all(0.99), 110, 2 * Math.min(face ?? 0, 110))]
  const level = (value: number) => Math.min(0.98, Math.max(0.02, (value - low) / (high - low)))
  const gammaFor = (wanted: number, value: number) =>
    Math.log(level(low + wanted * (high - low))) / Math.log(level(value))
  const ofAll = gammaFor(middle, quantiles(people.length > 0 ? people : luminance)(0.5))
  const wanted =
    face === undefined
      ? ofAll
      : Math.min(
          gammaFor((0.8 * face) / 255, face),
          Math.max(gammaFor(Math.max(middle, (1.15 * face) / 255), face), ofAll),
        )
  const gamma = Math.min(darkest, Math.max(lightest, wanted))
  const curve = Uint8Array.from(
    { length: 256 },
    (_, value) => 247 * clamp((value - low) / (high - low)) ** gamma,
  )
  const greys = luminance.map((value) => curve[value] ?? 0)
  return { luminance, curve, greys, gamma, isExtreme: gamma !== wanted, isWhite }
}

/** The light of the lamp, and of the beams of drawings by their distance from it, which a white wall takes on. */
const warm: Colour = [1.05, 0.99, 0.88]
const beams: readonly Colour[] = [
  [254, 205, 125],
  [206, 149, 56],
  [141, 88, 54],
  [86, 56, 47],
]
/** Of the beam on a white wall: more darkens the skin of those before it. */
const gelled = 0.35

/** The colour of the light at a distance from the lamp, where 1 is across the sheet. */
function lightAt(distance: number, isWhite: boolean): Colour {
  if (!isWhite) return warm
  const step = Math.min(2.99, distance * 3.3)
  const [near = warm, far = warm] = beams.slice(Math.floor(step))
  const of = (channel: 0 | 1 | 2) =>
    warm[channel] * between(1, Math.min(1, between(near[channel], far[channel], step % 1) / 225), gelled)
  return [of(0), of(1), of(2)]
}

/**
 * What the lamp shows: brighter near it, and what has no colour of its own has that of the light. Everybody keeps
 * the colour of their skin, which is only brighter or darker.
 * @param pixels of the upper part of the sheet
 */
export function litSheet(
  pixels: Pixels,
  { luminance, greys, isWhite }: Exposure,
  { hue, gel = true }: Poster,
): Pixels {
  const { width } = sheet
  const lit = new Uint8ClampedArray(width * sheet.height * 3)
  for (let at = 0; at < luminance.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const distance = Math.hypot(x + 0.12 * width, y + 0.14 * sheet.height) / (2.22 * width)
    const light: Colour = gel ? lightAt(distance, isWhite) : [1, 1, 1]
    const strength = luminanceOf(...light)
    const own = [pixels[3 * at] ?? 0, pixels[3 * at + 1] ?? 0, pixels[3 * at + 2] ?? 0]
    const most = Math.max(...own)
    const colourless = 1 - clamp(((most - Math.min(...own)) / Math.max(1, most) - 0.06) / 0.12)
    const bright = (greys[at] ?? 0) * (1.12 - 0.5 * clamp(1.15 * distance)) * strength
    const scale = bright / Math.max(1, luminance[at] ?? 1)
    // What is too bright for its colour becomes white, never of another colour.
    const pale = clamp((255 - bright) / Math.max(1, most * scale - bright))
    for (let channel = 0; channel < 3; channel++) {
      const tint = between(1, (light[channel] ?? 1) / strength, colourless)
      lit[3 * at + channel] = between(bright, (own[channel] ?? 0) * scale, pale) * tint
    }
  }
  return fade(lit, luminance.length / width, deepOf(hue))
}

/** The inks from the darkest on: the first is night, the others have the act's hue, each as bright as here. */
const night: Colour = [14, 6, 20]
const inks = [0.0114, 0.0393, 0.11]

/** In a hue, the colour of a luminance: a yellow ink is as dark as a blue one. */
function inkOf(hue: number, luminance: number): Colour {
  const [red, green, blue] = hsl(hue, 0.45, 0.5)
  const own = luminanceOf((red / 255) ** 2.2, (green / 255) ** 2.2, (blue / 255) ** 2.2)
  const scale = (luminance / own) ** (1 / 2.2)
  return [red * scale, green * scale, blue * scale]
}

/** The greys at which one ink becomes the next, each where the picture has few: a wall would print its noise. */
export function cutsOf(greys: Uint8Array, { curve, isWhite }: Exposure): number[] {
  const wall = curve[205] ?? 255
  const part = quantiles(isWhite ? greys.filter((grey) => grey < (curve[200] ?? 255)) : greys)
  const wanted = isWhite ? [part(0.4), part(0.75), 0.98 * wall] : [part(0.36), part(0.66), part(0.88)]
  const counts = new Uint32Array(256)
  for (const grey of greys) counts[grey] = (counts[grey] ?? 0) + 1
  const near = (grey: number) =>
    counts.slice(Math.max(0, grey - 4), grey + 5).reduce((sum, count) => sum + count, 0)
  const emptiest = (cut: number) => {
    const around = Array.from({ length: 41 }, (_, step) => Math.round(cut) - 20 + step)
    return around
      .filter((grey) => grey >= 6 && grey <= 245)
      .reduce((best, grey) => (near(grey) < 0.98 * near(best) ? grey : best), Math.round(cut))
  }
  const cuts: number[] = []
  for (const cut of wanted.map(emptiest).sort((a, b) => a - b))
    cuts.push(Math.max(cut, (cuts.at(-1) ?? -10) + 10))
  return cuts
}

/** What hangs in the dark: greys become inks, softly over some of them. @param greys smoothed */
export function darkSheet(greys: Uint8Array, cuts: readonly number[], hue: number): Pixels {
  const own = inks.map((ink) => inkOf(hue, ink))
  const colours = Array.from({ length: 256 }, (_, grey) =>
    own.reduce<Colour>((below, ink, step) => {
      const part = clamp((grey - (cuts[step] ?? 255) + 5) / 10)
      const [red, green, blue] = ink
      return [between(below[0], red, part), between(below[1], green, part), between(below[2], blue, part)]
    }, night),
  )
  const dark = new Uint8ClampedArray(sheet.width * sheet.height * 3)
  for (const [at, grey] of greys.entries()) dark.set(colours[grey] ?? night, 3 * at)
  return fade(dark, greys.length / sheet.width, deepOf(hue))
}

/** Lets a picture that ends on the sheet become the dark below it. */
function fade(pixels: Uint8ClampedArray, rows: number, deep: Colour): Pixels {
  const { width, height } = sheet
  for (let y = Math.round(0.8 * rows); rows < height && y < height; y++) {
    const part = smooth(clamp((y / rows - 0.8) / 0.2))
    for (let at = 3 * y * width; at < 3 * (y + 1) * width; at++)
      pixels[at] = between(pixels[at] ?? 0, deep[at % 3] ?? 0, part)
  }
  return new Uint8Array(pixels.buffer)
}
