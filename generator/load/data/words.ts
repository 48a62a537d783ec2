/** What owners read where the reader of data files cannot go on: in words for those who forgot a comma. */
import type { ProblemText } from '../../core/problem.ts'
import { short } from '../../core/problem-texts.ts'

/** Ends the reading of a file: why it cannot be read, and the line. */
export class Unreadable extends Error {
  constructor(
    readonly line: number,
    readonly words: ProblemText,
  ) {
    super(words.what)
  }
}

/** A list or a group that is being read, and what is around it. */
export type Open = {
  at: number
  around: Open | undefined
  isList: boolean
  depth: number
  /** How far its line is indented. */
  indent: number
  /** Whether it is a list of groups. */
  holdsGroups: boolean
}

/** Where the reader is. */
export type Here = {
  text: string
  /** Where the next part begins: its first character, and the word that it is. */
  at: number
  char: string
  word: string
  /** Where the last part ended, before blanks and comments. */
  ended: number
  open: Open | undefined
  /** The first list or group that may lack its closing bracket, and where that belongs. */
  unclosed: { at: number; ended: number } | undefined
}

/** A mistake, and where it is. */
export type Fault = { at: number; words: ProblemText }

const broken = (at: number, what: string, hint: string): Fault => ({
  at,
  words: { code: 'data-file-broken', what, hint },
})
const code = (at: number, what: string, hint: string): Fault => ({
  at,
  words: { code: 'data-file-code', what, hint },
})

const valuesAre = 'Values are texts in quotes, numbers, true, false, lists [ ] and groups { }.'

export const dataIsCode = (at: number, found: string) =>
  code(
    at,
    `"${short(found)}" is code, and data files hold plain values: they are read, never run.`,
    `Write the value itself. ${valuesAre}`,
  )
export const importsValues = (at: number) =>
  code(
    at,
    'A data file takes nothing but types from other files.',
    'Write the values here. A type is imported with "import type".',
  )
export const notNumber = (at: number, written: string) =>
  broken(
    at,
    `${short(written)} is not written as a number.`,
    'Write 1500 without a point or a comma, and decimals as 4.5. Hours, dates and phone numbers are texts in quotes.',
  )
export const commentOpen = (at: number) => broken(at, 'This comment has no end.', 'Write */ where it ends.')
export const quoteMissing = (at: number, quote: string) =>
  broken(
    at,
    'This text has no closing quote.',
    `End it with ${quote}, as it begins${quote === '`' ? '' : ', on the same line'}.`,
  )
export const escapeUnknown = (at: number, char: string) =>
  broken(
    at,
    `This text has a \\${char}, and a backslash begins a special character.`,
    'Write a backslash itself twice: \\\\.',
  )
export const equalsMissing = (at: number, name: string) =>
  broken(
    at,
    `There is no = between "${short(name)}" and its value.`,
    `Write "export const ${short(name)} = ".`,
  )
export const exportForgotten = (at: number, name: string) =>
  broken(at, `"const ${short(name)}" is not exported.`, `Write "export const ${short(name)} = ".`)
export const writtenTwice = (at: number, name: string) =>
  broken(at, `"${short(name)}" is written twice.`, 'Keep one of the two.')
export const tooDeep = (at: number, most: number) =>
  broken(at, `Lists and groups are nested more than ${most} deep here.`, 'Look for brackets too many.')

const commaTwice = (at: number) =>
  broken(at, 'A value is missing before this comma.', 'Remove the comma, or write the value.')
const wrongSeparator = ({ at, char }: Here) =>
  broken(at, `A ${char} is in the place of a comma.`, 'Write a comma in its place.')
const valueMissing = (at: number, name: string) =>
  broken(at, `"${short(name)}" has no value.`, `Write one, or remove the field. ${valuesAre}`)
const closesNothing = (at: number, bracket: string) =>
  broken(
    at,
    `This ${bracket} closes nothing.`,
    `Remove it. If it is right, the ${bracket} before it came too early.`,
  )

/** @param opened where the bracket is that is not closed */
export function bracketOpen(at: number, text: string, opened: number): Fault {
  const bracket = text.charAt(opened)
  const kind = { '[': 'list [', '{': 'group {' }[bracket] ?? `bracket ${bracket}`
  const closing = { '[': ']', '{': '}', '(': ')' }[bracket] ?? '>'
  const line = text.slice(0, opened).split('\n').length
  return broken(
    at,
    `The ${kind} that begins on line ${line} is not closed.`,
    `Write its ${closing} where it ends, which is here at the latest.`,
  )
}

/** What is open has no end, or what indentation shows to be open. */
const notClosed = ({ text, ended, unclosed }: Here, open: Open) =>
  bracketOpen(unclosed?.ended ?? ended, text, (unclosed ?? open).at)

const curly = /[\u2018-\u201f\u00ab\u00bb\u2039\u203a\u00b4]/
const operator = /[-+*/%&|^~?<>!=(@#\\]/

/** Words with which code begins, or which follow a closed list. */
const ofCode =
  /^(?:new|function|class|async|await|import|typeof|void|delete|throw|return|yield|if|for|while|do|switch|try|let|var|enum|get|set|export|default)$/
const afterLists = /^(?:as|satisfies|export|import|const|type|interface)$/

/** What a pattern with the flag `y` matches here; an empty text for none. */
export function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** Whether a field begins here; `https://` is none. */
const isFieldName = ({ text, at }: Here): boolean =>
  matchAt(/[\p{L}_$][\p{L}\p{N}_$]*\s*:(?!\/)/uy, text, at) !== ''

/** A field is outside of a group: that was closed too early, or never opened. */
function fieldOutside({ text, at, ended, word }: Here): Fault {
  const closed = text.lastIndexOf('}', ended - 1)
  const line = text.slice(text.lastIndexOf('\n', closed) + 1, closed + 1)
  const indent = at - text.lastIndexOf('\n', at) - 1
  const isTooEarly =
    closed !== -1 && line.search(/\S/) >= indent && line.split('}').length > line.split('{').length
  if (isTooEarly) return closesNothing(closed, '}')
  const hint =
    'Write { before the first field of the entry. If there is one, remove the } that closes it too early.'
  return broken(at, `The field "${short(word)}" is not inside a group { }.`, hint)
}

/**
 * Something is in the place of a value: at the beginning of an item, of a field called `name`, or of an
 * export.
 */
export function faultAtValue(here: Here, name: string | undefined): Fault {
  const { text, at, char, word, ended, open } = here
  if (name !== undefined && (char === '' || /[,;\]}]/.test(char) || isFieldName(here)))
    return valueMissing(ended, name)
  if (open && name === undefined) {
    if (char === '' || (afterLists.test(word) && text[at + word.length] !== '(')) return notClosed(here, open)
    if (isFieldName(here))
      return here.unclosed || (open.around && !open.holdsGroups) ? notClosed(here, open) : fieldOutside(here)
    if (char === ',') return commaTwice(at)
    if (isClosing(char)) return faultAtBracket(here, open)
  }
  if (word === '') return faultAtCharacter(here)
  const next = text.slice(at + word.length, at + word.length + 10)
  if (ofCode.test(word) || /^(?:[([`]|\s*=>|\??\.[\p{L}_$])/u.test(next))
    return dataIsCode(at, matchAt(/[\w$.]+/y, text, at) || word)
  const words = matchAt(/[^\n,;'"`[\]{}]*/y, text, at).trimEnd()
  return broken(
    at,
    `"${short(words)}" is written without quotes.`,
    `If it is a text, put it between quotes. ${valuesAre}`,
  )
}

/** Something other than a comma follows a value. */
export function faultAfterValue(here: Here, open: Open, value: unknown): Fault {
  const { text, at, char, word, ended } = here
  const last = text.charAt(ended - 1)
  if (typeof value === 'string' && /['"`]/.test(last) && at === ended && !/^$|[.;:+)\]}([]/.test(char)) {
    const hint = `Write an apostrophe as ’ and not as '. If the ${last} begins the next text, the quote that ends this one is missing.`
    return broken(at, `The text "${short(value)}" ends at a ${last} that more text follows.`, hint)
  }
  if (char === '' || afterLists.test(word)) return notClosed(here, open)
  if (isFieldName(here) && open.isList && !open.holdsGroups) return notClosed(here, open)
  if (char === ';' || char === ':' || (char === '.' && !/[\w.]/.test(text.charAt(at + 1))))
    return wrongSeparator(here)
  if (isClosing(char)) return faultAtBracket(here, open)
  if (ofCode.test(word)) return dataIsCode(at, word)
  if (word !== '' || /['"`\d[{]/.test(char))
    return broken(ended, 'A comma is missing after this value.', 'End the value with a comma.')
  return faultAtCharacter(here)
}

/** Something is in the place of the name of a field. */
export function faultAtName(here: Here, open: Open): Fault {
  const { at, char } = here
  if (char === '' || char === '{') return notClosed(here, open)
  if (char === ',') return commaTwice(at)
  if (char === ';') return wrongSeparator(here)
  return isClosing(char) ? faultAtBracket(here, open) : faultAtCharacter(here)
}

/** A name of a field has no colon behind it. @param isQuoted whether it is written as a text */
export function faultAfterName(
  here: Here,
  open: Open,
  name: string,
  start: number,
  isQuoted: boolean,
): Fault {
  const { text, char, word, ended } = here
  if (!isQuoted && afterLists.test(name) && ended === start + name.length && word !== '')
    return notClosed({ ...here, ended: text.slice(0, start).trimEnd().length }, open)
  if (isQuoted && /[,\]}]/.test(char)) {
    const hint =
      'Write the name and a colon before it. Several values of one field are a list: write [ before the first of them.'
    return broken(start, `The text "${short(name)}" has no name of a field in front.`, hint)
  }
  if (char === '(' || (/^(?:get|set|async|static)$/.test(name) && word !== '')) return dataIsCode(start, name)
  if (char === '' || /[,;\]}]/.test(char)) return valueMissing(start, name)
  return broken(
    start,
    `There is no colon between the field "${short(name)}" and its value.`,
    `Write "${short(name)}: " and the value.`,
  )
}

/** Something is outside of all exports. */
export function faultOutside(here: Here): Fault {
  const { at, char, word } = here
  if (isClosing(char)) return closesNothing(at, char)
  if (char === '*')
    return broken(at, 'This line belongs to a comment that has no beginning.', 'Write /** on the line above.')
  if (isFieldName(here)) return fieldOutside(here)
  if (word !== '') return dataIsCode(at, word)
  if (/[,[{'"`\d]/.test(char))
    return broken(
      at,
      'What begins here is outside of the list.',
      'Remove the ] that closes the list too early, or write [ before its first entry.',
    )
  return faultAtCharacter(here)
}

const isClosing = (char: string) => /[\])}]/.test(char)

/** A bracket that does not close what is open: either that is not closed, or the bracket is one too many. */
function faultAtBracket(here: Here, open: Open): Fault {
  const { text, at, char, ended } = here
  const closesAround = open.around && char === (open.around.isList ? ']' : '}')
  return closesAround && text[ended - 1] !== char ? notClosed(here, open) : closesNothing(at, char)
}

function faultAtCharacter({ text, at, char }: Here): Fault {
  if (curly.test(char))
    return broken(
      at,
      `The quote ${char} neither begins nor ends a text.`,
      "Put texts between straight quotes: 'Gent'.",
    )
  if (text.startsWith('...', at)) return dataIsCode(at, '...')
  if (operator.test(char) || /^\.\w/.test(text.slice(at, at + 2)))
    return dataIsCode(at, matchAt(/.[\w$.]*/uy, text, at))
  const found = String.fromCodePoint(text.codePointAt(at) ?? 32)
  return broken(
    at,
    `A ${found} cannot be here.`,
    `Remove it, or put the text that it belongs to between quotes. ${valuesAre}`,
  )
}
