/**
 * What no text of the owner may contain when it is published: characters that do harm, and names in braces
 * that no value replaced.
 */

// Control characters except tab and line feed, lone surrogates, noncharacters, direction overrides, and the
// replacement character of a file that is not UTF-8.
const refused = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069\ufffd]/u

/** Whether a text may have one: few do, and classes of Unicode take ten times as long as ranges. */
const mayBeRefused = /[^\t\n -~\u00a0-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\ufdcf\ufdf0-\ufffc]/

/** The first refused character of a text: its position, and its Unicode name, `U+0007`. */
export function refusedCharacter(text: string): { at: number; name: string } | undefined {
  const found = mayBeRefused.test(text) ? refused.exec(text) : null
  return found ? { at: found.index, name: nameOf(found[0]) } : undefined
}

/** The text with a space for every refused character, so that the rest can be checked. */
export const withoutRefusedCharacters = (text: string): string => text.replace(new RegExp(refused, 'gu'), ' ')

const nameOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/**
 * The name of a value in braces, such as `{office.city}`: it has a dot, unlike the placeholders of a
 * sentence.
 */
export const valueName = /\{([a-z][\w-]*(?:\.[\w-]+)+)\}/gi

/**
 * The same, and names that lack a brace, or have a blank or another bracket beside them: values have names
 * that nobody writes as words.
 */
export const valueNameAnywhere =
  /\{([a-z][\w-]*(?:\.[\w-]+)+)\}|\{{0,2}[ \t]?(?<![\w./@:-])([a-z][\w-]*(?:\.[\w-]+)+)(?![\w/@])[ \t]?\}{0,2}/gi

/** The first name in braces of a text, such as `{city}` or `{ city, name }`. */
export const leftoverPlaceholder = (text: string): string | undefined =>
  /\{ ?[A-Za-z][\w., -]*\}/.exec(text)?.[0]
