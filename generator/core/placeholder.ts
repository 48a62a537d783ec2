/** The name of a value in braces, such as `{office.city}`: it has a dot, unlike the placeholders of a sentence. */
export const valueName = /\{([a-z][\w-]*(?:\.[\w-]+)+)\}/gi

/** The first name in braces of a text, such as `{city}`, with where it is. */
export function leftoverPlaceholder(text: string): { at: number; name: string } | undefined {
  const found = /\{[A-Za-z][\w.-]*\}/.exec(text)
  return found ? { at: found.index, name: found[0] } : undefined
}
