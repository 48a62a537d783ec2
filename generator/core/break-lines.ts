type Fits = (line: string) => boolean

/** Breaks a text into lines, each with as many words as fit; a word that fits in no line has its own. */
export function breakLines(text: string, fits: Fits): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * The text with a blank in each word that fits in no line, behind as many letters as fit. A letter keeps its
 * accents.
 */
export const divideWords = (text: string, fits: Fits): string =>
  text.replace(/[^ ]+/g, (word) => (fits(word) ? word : dividedWord(word, fits)))

function dividedWord(word: string, fits: Fits): string {
  const parts = ['']
  for (const letter of word.match(/\P{M}\p{M}*|\p{M}/gu) ?? []) {
    const longer = `${parts.at(-1)}${letter}`
    if (longer === letter || fits(longer)) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts.join(' ')
}
