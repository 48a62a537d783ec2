/** Colours of style sheets as browsers show them. */

const inHex = (value: number) =>
  Math.round(255 * Math.min(1, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')

/**
 * A colour of a style sheet, `oklch(0.18 0.03 300)`, as browsers show it. The matrices are those of CSS Color 4,
 * section "Sample code for color conversions".
 */
export function hexOfOklch(text: string): string | undefined {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text) ?? []
  if (lightness === undefined) return undefined
  const [L, C, h] = [Number(lightness), Number(chroma), (Number(hue) * Math.PI) / 180]
  const [a, b] = [C * Math.cos(h), C * Math.sin(h)]
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const shown = linear.map((value) =>
    value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055,
  )
  return `#${shown.map(inHex).join('')}`
}
