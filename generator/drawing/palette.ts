/**
 * The colours of all pictures, as OKLCH. Mixing happens in OKLab: a mix of two strong colours in sRGB goes grey in the middle,
 * and a dark stage full of half-lit shapes consists of nothing but such mixes.
 */

/** A colour as `#rrggbb`: the one notation that every part of an SVG renderer understands. */
export type Colour = `#${string}`

type Lab = [lightness: number, a: number, b: number]

const toByte = (linear: number): string => {
  const clipped = Math.min(1, Math.max(0, linear))
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

const fromByte = (hex: string): number => {
  const encoded = Number.parseInt(hex, 16) / 255
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
}

function labToColour([lightness, a, b]: Lab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return `#${red}${green}${blue}`
}

function colourToLab(colour: Colour): Lab {
  const [r, g, b] = [fromByte(colour.slice(1, 3)), fromByte(colour.slice(3, 5)), fromByte(colour.slice(5, 7))]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function oklch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180
  return labToColour([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
}

/** `share` of the second colour in the first: 0 is the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const [l1, a1, b1] = colourToLab(first)
  const [l2, a2, b2] = colourToLab(second)
  const between = (from: number, to: number) => from + (to - from) * share
  return labToColour([between(l1, l2), between(a1, a2), between(b1, b2)])
}

/** The house's own colours. */
export const house = {
  stage: oklch(0.18, 0.03, 300),
  pit: oklch(0.13, 0.025, 300),
  curtain: oklch(0.27, 0.05, 305),
  light: oklch(0.83, 0.16, 78),
  paper: oklch(0.96, 0.025, 85),
  spark: oklch(0.64, 0.21, 30),
}
