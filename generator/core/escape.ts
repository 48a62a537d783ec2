/** Escapes text for HTML and XML. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

/**
 * JSON that can be inside a script element: no text in it can close the element or open a comment (HTML standard, "restrictions for
 * contents of script elements"), and the two line separators that JavaScript once forbade are escaped as well.
 */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
