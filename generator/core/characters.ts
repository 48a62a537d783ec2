/**
 * Characters that no text of the owner may contain. HTML and XML forbid some of them; others change the reading direction of the words
 * around them. They are invisible, and come with copied text.
 */

// Control characters except tab and line feed, lone surrogates, noncharacters, direction overrides, and the replacement character of
// a file that is not UTF-8.
const refused = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069\ufffd]/u

/** The first refused character of a text: its position, and its Unicode name, `U+0007`. */
export function refusedCharacter(text: string): { at: number; name: string } | undefined {
  const found = refused.exec(text)
  return found ? { at: found.index, name: nameOf(found[0]) } : undefined
}

/** The text with a space for every refused character, so that the rest can be checked. */
export const withoutRefusedCharacters = (text: string): string => text.replace(new RegExp(refused, 'gu'), ' ')

const nameOf = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
