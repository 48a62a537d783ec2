/** The name of a value in braces, such as `{office.city}`: it has a dot, unlike the placeholders of a sentence. */
export const valueName = /\{([a-z][\w-]*(?:\.[\w-]+)+)\}/gi

/** The same, and names that lack a brace, or have a blank or another bracket beside them: values have names that nobody writes as words. */
export const valueNameAnywhere = /\{([a-z][\w-]*(?:\.[\w-]+)+)\}|\{{0,2}[ \t]?(?<![\w./@:-])([a-z][\w-]*(?:\.[\w-]+)+)(?![\w/@])[ \t]?\}{0,2}/gi

/** The first name in braces of a text, such as `{city}` or `{ city, name }`, with where it is. */
export function leftoverPlaceholder(text: string): { at: number; name: string } | undefined {
  const found = /\{ ?[A-Za-z][\w., -]*\}/.exec(text)
  return found ? { at: found.index, name: found[0] } : undefined
}
