/** Problems that several checks report, and how names, values and lists appear in the text of a problem. */
import { closestWord } from './closest-word.ts'
import type { PictureKind } from './pictures.ts'
import type { ProblemText } from './problem.ts'
import { capitalise } from './text.ts'

/** The owner's text, short enough for a sentence: a picture can be an address of a million characters. */
export const short = (text: string) => (text.length > 100 ? `${text.slice(0, 97)}…` : text)

export const list = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ')

/**
 * `npm run new` writes these words where a text is missing; an entry with them stays a draft until they are
 * replaced.
 */
export const placeholderMark = 'Nog te schrijven'

/** The name of an entry, a field or a file at the start of a sentence. The name of a file keeps its case. */
export const atStart = (name: string) => (/^(?:content|data|static)\//.test(name) ? name : capitalise(name))

/** The first ten of a list, as the end of a sentence. */
export const firstOf = (names: readonly string[]) =>
  names.length > 10
    ? `${names.slice(0, 10).join(', ')} and ${names.length - 10} more.`
    : `${names.join(', ')}.`

/**
 * What to write in place of a word that is not known, as a hint.
 * @param otherwise the hint where no known word is similar
 */
export function didYouMean(
  word: string,
  known: readonly string[],
  otherwise = `There are: ${known.join(', ')}.`,
): string {
  const meant = closestWord(word, known)
  return meant === undefined ? otherwise : `Did you mean "${meant}"?`
}

/** @param example a value for the field, where no other entry of the file shows one */
export const missingField = (entry: string, field: string, example?: string): ProblemText => ({
  code: 'missing-field',
  what: `${atStart(entry)} has no ${field}.`,
  hint: `Add a line "${field.replace(/^.*\./, '')}: ${example ?? '…'}" to ${field.includes('.') ? `"${field.replace(/\.[^.]*$/, '')}"` : 'it'}${example === undefined ? '; other entries of the file show how' : ''}.`,
})

export const unknownValue = (
  entry: string,
  field: string,
  found: string,
  allowed: readonly string[],
): ProblemText => ({
  code: 'unknown-value',
  what: `The ${field} of ${entry} is ${found}, which is not an allowed value.`,
  hint: `Use one of ${list(allowed)}.`,
})

export const badValue = (
  entry: string,
  field: string,
  found: string,
  rule: string,
  fitting?: string,
): ProblemText => ({
  code: 'bad-value',
  what: `The ${field} of ${entry} is ${found}, but it must be ${rule}.`,
  hint: fitting === undefined ? 'Correct the value.' : `Write "${fitting}".`,
})

export const characterRefused = (where: string, character: string): ProblemText => ({
  code: 'sign-refused',
  what: `${atStart(where)} contains the character ${character}, which is invisible and not allowed in a page.`,
  hint:
    character === 'U+FFFD'
      ? 'Save the file as UTF-8, and retype the damaged character.'
      : 'Delete the words around it and retype them; such a character comes with copied text.',
})

export const duplicate = (field: string, value: string, entries: readonly string[]): ProblemText => ({
  code: 'duplicate',
  what: `${entries.join(' and ')} have the same ${field}, "${value}".`,
  hint: `Give one of them another ${field}.`,
})

export const unknownReference = (entry: string, field: string, value: string, list: string): ProblemText => ({
  code: 'unknown-reference',
  what: `The ${field} of ${entry} is "${value}", but ${list} has no such entry.`,
  hint: `Correct the name, or add the entry to ${list}.`,
})

export const pricesSwapped = (entry: string, from: number, to: number): ProblemText => ({
  code: 'prices-swapped',
  what: `The price range of ${entry} ends at ${to}, below its start at ${from}.`,
  hint: 'Write the lower figure in "from" and the higher one in "to".',
})

export const rule = (entry: string, what: string, hint: string): ProblemText => ({
  code: 'rule',
  what: `${atStart(entry)}: ${what}`,
  hint,
})

export const placeholderLeft = (where: string, name: string): ProblemText => ({
  code: 'placeholder-left',
  what: `${atStart(where)} contains ${short(name)}, which is not replaced by a value.`,
  hint: 'Write the text itself, or name a value with a dot, such as {site.phone}.',
})

export const pictureOfOtherKind = (file: string, { name, ending }: PictureKind): ProblemText => ({
  code: 'picture-broken',
  what: `${file} is ${name} and not what its name says.`,
  hint:
    ending === undefined
      ? `Open it in a program for pictures, and save it as ${file.replace(/^.*\./, '').toUpperCase()} under this name.`
      : `Give it the ending .${ending}, and write that where an entry names it.`,
})

/** On how many pages something is, and on which for example. */
const onPages = (count: number, example: string) =>
  `It is on ${count === 1 ? 'one page' : `${count} pages`}, for example ${example}.`

export const leadsToDraft = (
  href: string,
  entry: string,
  pages?: { count: number; example: string },
): ProblemText => ({
  code: 'leads-to-draft',
  what: `A link to ${href} leads to a draft: ${entry} is not on the site.${pages ? ` ${onPages(pages.count, pages.example)}` : ''}`,
  hint: 'Publish the entry (remove its draft or its date), or remove the link until then.',
})

export const deadContentLink = (href: string, closest?: string): ProblemText => ({
  code: 'dead-link',
  what: `The link to ${href} leads nowhere: the site has no such page.`,
  hint:
    closest === undefined
      ? 'Correct the address; "npm run routes" lists all pages.'
      : `Did you mean ${closest}?`,
})

export const deadLink = (href: string, pages: number, example: string): ProblemText => ({
  code: 'dead-link',
  what: `A link to ${href} leads nowhere. ${onPages(pages, example)}`,
  hint: 'Correct the link where the page or its template makes it, or add what it leads to.',
})

export const deadAnchor = (href: string, pages: number, example: string): ProblemText => ({
  code: 'dead-anchor',
  what: `A link to ${href} leads to a page that has no such anchor. ${onPages(pages, example)}`,
  hint: 'Correct the part behind the #, or give the heading that name.',
})
