/** Shows values of the owner's files in messages. */

/** Shows a value in a message: short, and without control characters. */
export const quote = (value: unknown): string => shortened(JSON.stringify(value) ?? String(value))

/** A text in a message: at most so many characters of it, and none that a terminal would execute. */
export function shortened(text: string, limit = 60): string {
  const shown = printable(text.slice(0, limit + 1))
  return shown.length > limit ? `${shown.slice(0, limit - 3)}…` : shown
}

/** A text with its control characters escaped: a terminal would execute them. */
export const printable = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
