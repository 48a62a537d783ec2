/** Small tools for texts: how they are cut, quoted, escaped and kept. */

/**
 * The text with a capital as its first letter. Accents that stress a word, `één`, are not written on capitals
 * (Taalunie).
 */
export function capitalise(text: string): string {
  const [first = '', second = ''] = text
  const isStressed = first === second && /^[áéíóú]$/.test(first)
  return (isStressed ? first.normalize('NFD').charAt(0) : first).toUpperCase() + text.slice(first.length)
}

/** The sentences of a text. A full stop before a lower-case letter or a digit ends no sentence. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u)

/**
 * Returns the line (1-based) of positions in a text. Counting from the start for each of many positions would
 * take the square of the time.
 */
export function lineFinder(text: string): (at: number) => number {
  let starts: number[] | undefined
  return (at) => {
    starts ??= lineStarts(text)
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= at) low = middle + 1
      else high = middle
    }
    return low
  }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}

/**
 * A text as a TypeScript literal: in single quotes, or in double quotes where they need fewer backslashes.
 */
export function textLiteral(text: string): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'"
  const escaped = text
    .replace(/[\\\n\r\t]/g, (character) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t' })[character] ?? '\\\\')
    .replaceAll(quote, `\\${quote}`)
  return `${quote}${escaped}${quote}`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML and XML. */
export const escapeMarkup = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (char) => entities[char] ?? char) : text

/**
 * JSON inside a script element: no text in it can close the element or open a comment (HTML standard,
 * "restrictions for contents of script elements").
 */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A copy that does not keep the page of which the text is a part in memory: V8 only refers to the whole. */
export const detach = <Text extends string>(text: Text): Text => {
  // One byte a character where that is possible: a text of two bytes a character would be kept as such.
  const encoding = /^[\0-\xff]*$/.test(text) ? 'latin1' : 'utf16le'
  return Buffer.from(text, encoding).toString(encoding) as Text
}

type PostalAddress = { streetAddress: string; postalCode: string; locality: string; country: string }

/** An address as one line for visitors. The region is not a part of Belgian addresses. */
export const addressLine = ({ streetAddress, postalCode, locality, country }: PostalAddress): string =>
  `${streetAddress}, ${postalCode} ${locality}, ${country}`

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The characters that an address writes as `%…`; the text as it is where these stand for none. */
export function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
