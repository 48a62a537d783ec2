/** Shows values of the owner's files in messages. */

/** Names a value for a message, short enough to stand in a sentence, and without signs that a terminal would obey. */
export function quote(value: unknown): string {
  const shown = printable(written(value))
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown
}

/** A text without signs that a terminal would obey. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)

/** JSON knows no 4n, no list within itself, and none a thousand deep; the owner's TypeScript does. */
function written(value: unknown): string {
  // What a data file gives and JSON cannot carry comes as a symbol that says what it is.
  if (typeof value === 'symbol') return value.description ?? 'a symbol'
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return typeof value === 'object' ? 'a group of fields or a list that cannot be shown' : String(value)
  }
}
