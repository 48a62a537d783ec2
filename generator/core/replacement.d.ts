/**
 * Refuses a text that is not written in the code as a replacement: `$&` in a name, an e-mail address or a
 * file would be read as a pattern, `$'` would copy what follows. A function gives such a text as it is:
 * `text.replace('{name}', () => name)`. The result of a refused call is of no use as a text.
 */
interface String {
  replace<Text extends string>(
    found: string | RegExp,
    replacement: Record<never, 1> extends Record<Text, 1> ? Text : never,
  ): symbol
  replaceAll<Text extends string>(
    found: string | RegExp,
    replacement: Record<never, 1> extends Record<Text, 1> ? Text : never,
  ): symbol
}
