/** The colours of pictures: what is shown in their place until they have arrived, and the hue that their surroundings take on. Each is a class. */

/** The class of a colour whose channels go from 0 to 7: `tint-102`. */
export const tintClass = (levels: readonly [red: number, green: number, blue: number]): string => `tint-${levels.join('')}`

/** The class of a hue in degrees: `hue-45`. */
export const hueClass = (hue: number): string => `hue-${hue}`

/** The rules of a stylesheet for these classes. A hue is a value that other rules use. */
export const tintStyles = (classes: Iterable<string>): string => [...classes].sort().map(ruleOf).join('\n')

function ruleOf(name: string): string {
  const [kind, value = ''] = name.split('-')
  if (kind === 'hue') return `.${name}{--hue:${value}}`
  return `.${name}{background:rgb(${[...value].map((level) => Math.round((Number(level) / 7) * 255)).join(' ')})}`
}
