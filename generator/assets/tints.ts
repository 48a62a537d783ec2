/**
 * The colour that is shown in a picture's place until it has arrived. A page may not carry inline styles, so each colour is a class; with
 * eight levels for red, green and blue there are never more than 512, and a site needs a few dozen of them.
 */

type Levels = readonly [red: number, green: number, blue: number]

/** The class of a colour whose channels go from 0 to 7: `tint-102`. */
export const tintClass = (levels: Levels): string => `tint-${levels.join('')}`

/** The rules of a stylesheet for these classes. */
export function tintStyles(classes: Iterable<string>): string {
  return [...classes]
    .sort()
    .map((name) => `.${name}{background:rgb(${[...name.slice(-3)].map((level) => Math.round((Number(level) / 7) * 255)).join(' ')})}`)
    .join('\n')
}
