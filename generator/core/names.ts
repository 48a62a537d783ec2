/** How names are compared: case, accents and punctuation folded. And names of files that mean nothing. */

/** Letters that Unicode does not decompose into a letter and a diacritic. */
const folded: Record<string, string> = { ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd' }

/** A name reduced to what people type: `Guns N' Roses` and `guns-n-roses` both become `guns n roses`. */
export const normaliseName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłßæœđð]/g, (letter) => folded[letter] ?? letter)
    .replace(/['’‘`]/g, (_quote, at: number, text: string) =>
      /[a-z]/.test(text[at + 1] ?? '') && text[at - 1] !== ' ' ? '' : ' ',
    )
    .replace(/&/g, ' en ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The slug of a name: `Den Haag` becomes `den-haag`. Empty when the name has no letter or digit. */
export const slugOf = (name: string): string => normaliseName(name).replaceAll(' ', '-')

/**
 * Whether macOS or Windows writes a file of this name into folders that it shows, again after each time that
 * somebody removes it.
 */
export const isOfSystem = (name: string): boolean =>
  /^(?:\.ds_store|\._.*|(?:eh)?thumbs\.db|desktop\.ini)$/i.test(name)
