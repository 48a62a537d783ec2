/** Colours as numbers: what lies between two of them, and whether a text on one can be read. */

/** Red, green and blue as `#rrggbb`. */
export type Hex = string

const channels = (colour: Hex) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)

const fromChannels = (values: readonly number[]): Hex =>
  `#${values
    .map((value) =>
      Math.round(255 * clamp(value))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/**
 * A colour between two others. @param share of the second, from 0 to 1; below 0 it is on the other side of the
 * first, further from the second
 */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const others = channels(other)
  return fromChannels(channels(one).map((value, index) => value + share * ((others[index] ?? 0) - value)))
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const luminance = (colour: Hex) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
