/** Messages about data files that cannot be read. Their places say where something is missing or too much. */
import { short, type Wordings } from './words.ts'

const code = 'data-file-broken'

/** How a bracket is called where it opens something. */
const opened = (bracket: string) => ({ '[': 'list [', '{': 'group {' })[bracket] ?? `bracket ${bracket}`
const closing = (bracket: string) => ({ '[': ']', '{': '}', '(': ')' })[bracket] ?? '>'

const valuesAre = 'Values are texts in quotes, numbers, true, false, lists [ ] and groups { }.'

export const dataFileWording = {
  dataFileMissing: (file: string) => ({
    code: 'data-file-missing',
    what: `${file} is missing, and the site cannot be made without it.`,
    hint: 'Put the file back, or run the command in the folder of the project.',
  }),
  dataFileEmpty: (file: string) => ({
    code: 'data-file-empty',
    what: `${file} has no values.`,
    hint: 'Put its content back, such as that of the last commit. A list begins with "export const" and its name.',
  }),
  exportMissing: (file: string, name: string) => ({
    code: 'export-missing',
    what: `${file} does not export "${name}".`,
    hint: `Start its list with "export const ${name} =".`,
  }),
  dataIsCode: (found: string) => ({
    code: 'data-file-code',
    what: `"${short(found)}" is code, and data files hold plain values: they are read, never run.`,
    hint: `Write the value itself. ${valuesAre}`,
  }),
  dataImports: () => ({
    code: 'data-file-code',
    what: 'A data file takes nothing but types from other files.',
    hint: 'Write the values here. A type is imported with "import type".',
  }),
  commaMissing: () => ({ code, what: 'A comma is missing after this value.', hint: 'End the value with a comma.' }),
  commaTwice: () => ({ code, what: 'A value is missing before this comma.', hint: 'Remove the comma, or write the value.' }),
  wrongSeparator: (found: string) => ({ code, what: `A ${found} is in the place of a comma.`, hint: 'Write a comma in its place.' }),
  colonMissing: (name: string) => ({
    code,
    what: `There is no colon between the field "${short(name)}" and its value.`,
    hint: `Write "${short(name)}: " and the value.`,
  }),
  equalsMissing: (name: string) => ({ code, what: `There is no = between "${short(name)}" and its value.`, hint: `Write "export const ${short(name)} = ".` }),
  fieldNameMissing: (text: string) => ({
    code,
    what: `The text "${short(text)}" has no name of a field in front.`,
    hint: 'Write the name and a colon before it. Several values of one field are a list: write [ before the first of them.',
  }),
  valueMissing: (name: string) => ({ code, what: `"${short(name)}" has no value.`, hint: `Write one, or remove the field. ${valuesAre}` }),
  quoteMissing: (quote: string) => ({
    code,
    what: 'This text has no closing quote.',
    hint: quote === '`' ? 'End it with `, as it begins.' : `End it with ${quote}, as it begins, on the same line.`,
  }),
  quoteInside: (text: string, quote: string) => ({
    code,
    what: `The text "${short(text)}" ends at a ${quote} that more text follows.`,
    hint: `Write an apostrophe as ’ and not as '. If the ${quote} begins the next text, the quote that ends this one is missing.`,
  }),
  curlyQuotes: (found: string) => ({ code, what: `The quote ${found} neither begins nor ends a text.`, hint: "Put texts between straight quotes: 'Gent'." }),
  quotesMissing: (words: string) => ({
    code,
    what: `"${short(words)}" is written without quotes.`,
    hint: `If it is a text, put it between quotes. ${valuesAre}`,
  }),
  escapeUnknown: (found: string) => ({
    code,
    what: `This text has a ${found}, and a backslash begins a special character.`,
    hint: 'Write a backslash itself twice: \\\\.',
  }),
  notNumber: (written: string) => ({
    code,
    what: `${short(written)} is not written as a number.`,
    hint: 'Write 1500 without a point or a comma, and decimals as 4.5. Hours, dates and phone numbers are texts in quotes.',
  }),
  notClosed: (bracket: string, line: number) => ({
    code,
    what: `The ${opened(bracket)} that begins on line ${line} is not closed.`,
    hint: `Write its ${closing(bracket)} where it ends, which is here at the latest.`,
  }),
  closesNothing: (bracket: string) => ({
    code,
    what: `This ${bracket} closes nothing.`,
    hint: `Remove it. If it is right, the ${bracket} before it came too early.`,
  }),
  fieldOutside: (name: string) => ({
    code,
    what: `The field "${short(name)}" is not inside a group { }.`,
    hint: 'Write { before the first field of the entry. If there is one, remove the } that closes it too early.',
  }),
  notInList: () => ({
    code,
    what: 'What begins here is outside of the list.',
    hint: 'Remove the ] that closes the list too early, or write [ before its first entry.',
  }),
  fieldTwice: (name: string) => ({ code, what: `"${short(name)}" is written twice.`, hint: 'Keep one of the two.' }),
  exportForgotten: (name: string) => ({ code, what: `"const ${short(name)}" is not exported.`, hint: `Write "export const ${short(name)} = ".` }),
  commentNotClosed: () => ({ code, what: 'This comment has no end.', hint: 'Write */ where it ends.' }),
  commentNotOpened: () => ({ code, what: 'This line belongs to a comment that has no beginning.', hint: 'Write /** on the line above.' }),
  nestedTooDeep: (depth: number) => ({ code, what: `Lists and groups are nested more than ${depth} deep here.`, hint: 'Look for brackets too many.' }),
  unexpected: (found: string) => ({
    code,
    what: `A ${found} cannot be here.`,
    hint: `Remove it, or put the text that it belongs to between quotes. ${valuesAre}`,
  }),
} satisfies Wordings
