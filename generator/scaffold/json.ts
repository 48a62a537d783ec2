/** JSON as the formatter leaves it: a list stands on one line where it fits. */

/** `lineWidth` of `biome.json`. */
const lineWidth = 160

export const printJson = (value: unknown): string => `${printed(value, 0, 0)}\n`

/** @param before how many signs stand before the value on its line */
function printed(value: unknown, depth: number, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = '  '.repeat(depth + 1)
  const outer = '  '.repeat(depth)
  if (Array.isArray(value)) {
    const flat = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
    // One sign is kept for the comma behind it.
    if (value.every((item) => typeof item !== 'object') && before + flat.length + 1 <= lineWidth) return flat
    return `[\n${value.map((item) => `${inner}${printed(item, depth + 1, inner.length)}`).join(',\n')}\n${outer}]`
  }
  const lines = Object.entries(value).filter(([, part]) => part !== undefined)
  return `{\n${lines.map(([key, part]) => `${inner}"${key}": ${printed(part, depth + 1, inner.length + key.length + 4)}`).join(',\n')}\n${outer}}`
}
