/**
 * The two faces of a photograph under a lamp, made of its pixels: in the dark a print in four inks of the act's
 * hue, in the light the people as they are.
 */
import type { Poster } from '../routes/hung-pictures.ts'
import { sheet } from './sheet.ts'

type Colour = readonly [red: number, green: number, blue: number]

const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value))
const between = (from: number, to: number, part: number) => from + (to - from) * part
export const luminanceOf = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** A pixel by its number. */
export const pixelAt = (pixels: Uint8Array, at: number): Colour => [
  pixels[3 * at] ?? 0,
  pixels[3 * at + 1] ?? 0,
  pixels[3 * at + 2] ?? 0,
]

/** The colour `hsl(hue saturation lightness)` of a style sheet (CSS Color 4, section "Converting HSL Colors to sRGB"). */
function hsl(hue: number, saturation: number, lightness: number): Colour {
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    const away = saturation * Math.min(lightness, 1 - lightness)
    return 255 * (lightness - away * clamp(Math.min(turn - 3, 9 - turn), -1))
  }
  return [channel(0), channel(8), channel(4)]
}

/** The dark of an act, as its page has it behind the poster: `--deep`. */
export const deepOf = (hue: number): Colour => hsl(hue, 0.38, 0.1)

function countEach(values: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** The value below which a part of the values lies. */
function quantile(counts: Uint32Array, part: number): number {
  let left = part * counts.reduce((sum, count) => sum + count, 0)
  return counts.findIndex((count) => {
    left -= count
    return left <= 0
  })
}

/** How bright a photograph is, and what that becomes on the sheet. */
export type Exposure = {
  /** Of each pixel. */
  luminance: Uint8Array
  /** The brightness on the sheet by the luminance, and of each pixel. */
  curve: Uint8Array
  greys: Uint8Array
  gamma: number
  /** Whether the photograph needs more or less light than the limits allow. */
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
export function expose(pixels: Uint8Array, width: number, isFace?: (pixel: number) => boolean): Exposure {
  const luminance = new Uint8Array(pixels.length / 3)
  let [edge, white] = [0, 0]
  for (let at = 0; at < luminance.length; at++) {
    const [red, green, blue] = pixelAt(pixels, at)
    const bright = luminanceOf(red, green, blue)
    luminance[at] = bright
    if (at % width !== 4 && at % width !== width - 5) continue
    edge++
    if (bright > 205 && Math.max(red, green, blue) - Math.min(red, green, blue) < 40) white++
  }
  const isWhite = white > 0.4 * edge
  const isWall = (value: number) => isWhite && value >= 190
  const all = countEach(luminance)
  const people = countEach(luminance.filter((value) => !isWall(value)))
  const faces = isFace && countEach(luminance.filter((value, at) => isFace(at) && !isWall(value)))
  // Round a face there may be less light than on it.
  const [face, brightFace] = faces ? [quantile(faces, 0.5), quantile(faces, 0.75)] : [90, 0]
  const low = Math.min(quantile(all, 0.01), face / 3)
  const high = Math.max(quantile(all, 0.99), 110, 2 * Math.min(brightFace, 110))
  const gammaFor = (wanted: number, value: number) =>
    Math.log(clamp(wanted, 0.02, 0.98)) / Math.log(clamp((value - low) / (high - low), 0.02, 0.98))
  const ofAll = gammaFor(middle, quantile(people, 0.5))
  const wanted = faces
    ? Math.min(
        gammaFor((0.8 * face) / 255, face),
        Math.max(gammaFor(Math.max(middle, (1.15 * brightFace) / 255), brightFace), ofAll),
      )
    : ofAll
  const gamma = clamp(wanted, lightest, darkest)
  const curve = Uint8Array.from(all, (_, value) => 247 * clamp((value - low) / (high - low)) ** gamma)
  const greys = luminance.map((value) => curve[value] ?? 0)
  return { luminance, curve, greys, gamma, isExtreme: gamma !== wanted, isWhite }
}

/** The light of the lamp; and where it falls on a white wall, as strong as it may be: more darkens skin. */
const [warm, gelled]: readonly [Colour, Colour] = [
  [1.05, 0.99, 0.88],
  [1.02, 0.87, 0.65],
]

/**
 * What the lamp shows: brighter near it, and what has no colour of its own has that of the light. Everybody keeps
 * the colour of their skin, which is only brighter or darker.
 * @param pixels of the upper part of the sheet
 */
export function litSheet(
  pixels: Uint8Array,
  { luminance, greys, isWhite }: Exposure,
  { hue, gel = true }: Poster,
): Uint8Array {
  const { width, height } = sheet
  const light: Colour = gel ? (isWhite ? gelled : warm) : [1, 1, 1]
  const strength = luminanceOf(...light)
  const lit = new Uint8ClampedArray(width * height * 3)
  for (let at = 0; at < luminance.length; at++) {
    const distance = Math.hypot((at % width) + 0.12 * width, Math.floor(at / width) + 0.14 * height)
    const own = pixelAt(pixels, at)
    const [red, green, blue] = own
    const most = Math.max(red, green, blue)
    const colourless = 1 - clamp(((most - Math.min(red, green, blue)) / Math.max(1, most) - 0.06) / 0.12)
    const bright = (greys[at] ?? 0) * (1.12 - 0.5 * clamp(distance / (1.93 * width))) * strength
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
  const [wall = 255] = curve.subarray(200)
  const counts = countEach(isWhite ? greys.filter((grey) => grey < wall) : greys)
  const wanted = isWhite
    ? [quantile(counts, 0.4), quantile(counts, 0.75), wall]
    : [0.36, 0.66, 0.88].map((part) => quantile(counts, part))
  const near = (grey: number) => counts.subarray(grey - 4, grey + 5).reduce((sum, count) => sum + count, 0)
  const cuts: number[] = []
  for (const cut of wanted) {
    let best = clamp(cut, 6, 245)
    for (let grey = clamp(cut - 20, 6, 245); grey <= clamp(cut + 20, 6, 245); grey++)
      if (near(grey) < 0.98 * near(best)) best = grey
    cuts.push(Math.max(best, (cuts.at(-1) ?? -10) + 10))
  }
  return cuts
}

/** What hangs in the dark: greys become inks, softly over some of them. @param greys smoothed */
export function darkSheet(greys: Uint8Array, cuts: readonly number[], hue: number): Uint8Array {
  const own = inks.map((ink) => inkOf(hue, ink))
  const colours = Array.from({ length: 256 }, (_, grey) =>
    own.reduce<readonly number[]>((below, ink, step) => {
      const part = clamp((grey - (cuts[step] ?? 255) + 5) / 10)
      return ink.map((value, channel) => between(below[channel] ?? 0, value, part))
    }, night),
  )
  const dark = new Uint8ClampedArray(sheet.width * sheet.height * 3)
  for (const [at, grey] of greys.entries()) dark.set(colours[grey] ?? night, 3 * at)
  return fade(dark, greys.length / sheet.width, deepOf(hue))
}

/** Lets a picture that ends on the sheet become the dark below it. */
function fade(pixels: Uint8ClampedArray, rows: number, deep: Colour): Uint8Array {
  const { width, height } = sheet
  for (let y = Math.round(0.8 * rows); rows < height && y < height; y++) {
    const part = clamp((y / rows - 0.8) / 0.2)
    for (let at = 3 * y * width; at < 3 * (y + 1) * width; at++)
      pixels[at] = between(pixels[at] ?? 0, deep[at % 3] ?? 0, part * part * (3 - 2 * part))
  }
  return new Uint8Array(pixels.buffer)
}
