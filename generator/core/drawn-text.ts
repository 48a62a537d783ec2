/**
 * Texts that are drawn with the fonts of the program, on cards and riders: no other font helps out where one
 * lacks a character.
 */

/**
 * A text as fonts can draw it: a letter and its accent in one character, plain blanks and hyphens, and
 * nothing that is invisible.
 */
export const drawable = (text: string): string =>
  text
    .replace(/\p{Cf}|\p{Variation_Selector}|\u034f/gu, '')
    .normalize('NFC')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/[^\S\u00a0]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')

/**
 * Whether the Latin part of every font has all characters of a drawable text: nearly all texts are such, and
 * fonts take long to open.
 */
export const isPlain = (text: string): boolean =>
  /^[ -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00ff–—‘’‚“”„•…€™]*$/.test(text)

/** The characters of a font, by their numbers. */
export type Characters = ReadonlySet<number>

/**
 * The parts of a text by the font that draws them, one after the other. A letter and its accents are in one
 * font if there is one that has all of them; what no font has is in the first one, as a box.
 */
export function runsOf(text: string, fonts: readonly Characters[]): { text: string; font: number }[] {
  if (isPlain(text)) return [{ text, font: 0 }]
  const fontWith = (part: string) =>
    fonts.findIndex((font) => [...part].every((character) => font.has(character.codePointAt(0) ?? 0)))
  const letters = text.match(/\P{M}\p{M}*|\p{M}/gu) ?? []
  const parts = letters.flatMap((letter) => (fontWith(letter) < 0 ? [...letter] : [letter]))
  const runs: { text: string; font: number }[] = []
  for (const part of parts) {
    const font = Math.max(0, fontWith(part))
    const last = runs.at(-1)
    if (last?.font === font) last.text += part
    else runs.push({ text: part, font })
  }
  return runs
}
