/** A text as a TypeScript literal: in single quotes, or in double quotes where they need fewer backslashes. */
export function textLiteral(text: string): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'"
  const escaped = text.replace(/[\\\n\r\t]/g, (character) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t' })[character] ?? '\\\\').replaceAll(quote, `\\${quote}`)
  return `${quote}${escaped}${quote}`
}
