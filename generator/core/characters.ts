/**
 * Signs that no text of the owner may hold. HTML and XML forbid some of them outright, others turn the reading direction of the words
 * around them. None can be seen, and none is typed: they come along with something that was copied.
 */

// Control characters but tab and line feed, halves of signs, code points that Unicode keeps free, the turners of direction, and the sign
// that a reader puts where a file is not UTF-8.
const refused = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069\ufffd]/u

/** The first refused sign of a text: where it stands, and its name in Unicode's way, `U+0007`. */
export function refusedCharacter(text: string): { at: number; name: string } | undefined {
  const found = refused.exec(text)
  return found ? { at: found.index, name: nameOf(found[0]) } : undefined
}

/** The text with a blank for every refused sign, so that the rest of it can be checked all the same. */
export const withoutRefusedCharacters = (text: string): string => text.replace(new RegExp(refused, 'gu'), ' ')

const nameOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
