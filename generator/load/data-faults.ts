/** Explains what is wrong where the reader of data files cannot go on, in words for owners who forgot a comma. */
import { short } from '../core/problem-texts.ts'
import { bracketNotClosed, broken, dataIsCode, type Scanner, valuesAre } from './data-scanner.ts'

/** A list or a group that is being read, and what is around it. */
export type Open = {
  at: number
  around: Open | undefined
  depth: number
  /** How far its line is indented. */
  indent: number
  /** Whether it is a list of groups. */
  holdsGroups: boolean
}

const curly = /[\u2018-\u201f\u00ab\u00bb\u2039\u203a\u00b4]/
const operator = /[-+*/%&|^~?<>!=(@#\\]/

/** Words with which code begins, or which follow a closed list. */
const ofCode =
  /^(?:new|function|class|async|await|import|typeof|void|delete|throw|return|yield|if|for|while|do|switch|try|let|var|enum|get|set|export|default)$/
const afterLists = /^(?:as|satisfies|export|import|const|type|interface)$/

/** Whether a field begins here; `https://` is none. */
const isFieldName = (scan: Scanner): boolean => scan.peek(/[\p{L}_$][\p{L}\p{N}_$]*\s*:(?!\/)/uy) !== ''

function notClosed(scan: Scanner, open: Open): never {
  const { at, ended } = scan.unclosed ?? { at: open.at, ended: scan.ended }
  return scan.fail(ended, bracketNotClosed(scan.text.charAt(at), scan.lineAt(at)))
}

/** A field is outside of a group: that was closed too early, or never opened. */
function fieldOutside(scan: Scanner, name: string): never {
  const { at, ended, text } = scan
  const closed = text.lastIndexOf('}', ended - 1)
  const line = text.slice(text.lastIndexOf('\n', closed) + 1, closed + 1)
  const indent = at - text.lastIndexOf('\n', at) - 1
  const isTooEarly = closed !== -1 && line.search(/\S/) >= indent && line.split('}').length > line.split('{').length
  if (isTooEarly) scan.fail(closed, closesNothing('}'))
  const hint = 'Write { before the first field of the entry. If there is one, remove the } that closes it too early.'
  return scan.fail(at, broken(`The field "${short(name)}" is not inside a group { }.`, hint))
}

const isList = (scan: Scanner, open: Open | undefined): boolean => open !== undefined && scan.text[open.at] === '['

/** Something is in the place of a value: at the beginning of an item, of a field called `name`, or of an export. */
export function failAtValue(scan: Scanner, open: Open | undefined, name?: string): never {
  const { at, char } = scan
  const word = scan.word()
  if (name !== undefined && (scan.isAtEnd() || /[,;\]}]/.test(char) || isFieldName(scan))) scan.fail(scan.ended, valueMissing(name))
  if (open && name === undefined) {
    if (scan.isAtEnd() || (afterLists.test(word) && scan.text[at + word.length] !== '(')) notClosed(scan, open)
    if (isFieldName(scan)) return scan.unclosed || (open.around && !open.holdsGroups) ? notClosed(scan, open) : fieldOutside(scan, word)
    if (char === ',') scan.fail(at, commaTwice())
    failAtBracket(scan, open)
  }
  if (word !== '') {
    const next = scan.text.slice(at + word.length, at + word.length + 10)
    if (ofCode.test(word) || /^(?:[([`]|\s*=>|\??\.[\p{L}_$])/u.test(next)) scan.fail(at, dataIsCode(scan.peek(/[\w$.]+/y) || word))
    scan.fail(at, quotesMissing(scan.peek(/[^\n,;'"`[\]{}]*/y).trimEnd()))
  }
  return failAtCharacter(scan)
}

/** Something other than a comma follows a value. */
export function failAfterValue(scan: Scanner, open: Open, value: unknown): never {
  const { at, char, ended } = scan
  const word = scan.word()
  const isText = typeof value === 'string' && /['"`]/.test(scan.text.charAt(ended - 1))
  if (isText && at === ended && !scan.isAtEnd() && !/[.;:+)\]}([]/.test(char)) {
    const quote = scan.text.charAt(ended - 1)
    const hint = `Write an apostrophe as ’ and not as '. If the ${quote} begins the next text, the quote that ends this one is missing.`
    scan.fail(at, broken(`The text "${short(value)}" ends at a ${quote} that more text follows.`, hint))
  }
  if (scan.isAtEnd() || afterLists.test(word)) notClosed(scan, open)
  if (isFieldName(scan) && isList(scan, open) && !open.holdsGroups) notClosed(scan, open)
  if (char === ';' || char === ':' || (char === '.' && !/[\w.]/.test(scan.text.charAt(at + 1)))) scan.fail(at, wrongSeparator(char))
  failAtBracket(scan, open)
  if (ofCode.test(word)) scan.fail(at, dataIsCode(word))
  if (word !== '' || /['"`\d[{]/.test(char)) scan.fail(ended, broken('A comma is missing after this value.', 'End the value with a comma.'))
  return failAtCharacter(scan)
}

/** Something is in the place of the name of a field. */
export function failAtName(scan: Scanner, open: Open): never {
  const { at, char } = scan
  if (scan.isAtEnd() || char === '{') notClosed(scan, open)
  if (char === ',') scan.fail(at, commaTwice())
  if (char === ';') scan.fail(at, wrongSeparator(char))
  failAtBracket(scan, open)
  return failAtCharacter(scan)
}

/** A name of a field has no colon behind it. `isQuoted`: it is written as a text. */
export function failAfterName(scan: Scanner, open: Open, name: string, start: number, isQuoted: boolean): never {
  const { char } = scan
  if (!isQuoted && afterLists.test(name) && scan.ended === start + name.length && scan.word() !== '') {
    scan.ended = scan.text.slice(0, start).trimEnd().length
    notClosed(scan, open)
  }
  if (isQuoted && /[,\]}]/.test(char)) {
    const hint = 'Write the name and a colon before it. Several values of one field are a list: write [ before the first of them.'
    scan.fail(start, broken(`The text "${short(name)}" has no name of a field in front.`, hint))
  }
  if (char === '(' || (/^(?:get|set|async|static)$/.test(name) && scan.word() !== '')) scan.fail(start, dataIsCode(name))
  if (scan.isAtEnd() || /[,;\]}]/.test(char)) scan.fail(start, valueMissing(name))
  scan.fail(start, broken(`There is no colon between the field "${short(name)}" and its value.`, `Write "${short(name)}: " and the value.`))
}

/** Something is outside of all exports. */
export function failOutside(scan: Scanner): never {
  const { at, char } = scan
  const word = scan.word()
  if (/[\])}]/.test(char)) scan.fail(at, closesNothing(char))
  if (char === '*') scan.fail(at, broken('This line belongs to a comment that has no beginning.', 'Write /** on the line above.'))
  if (isFieldName(scan)) fieldOutside(scan, word)
  if (word !== '') scan.fail(at, dataIsCode(word))
  if (/[,[{'"`\d]/.test(char)) scan.fail(at, notInList())
  return failAtCharacter(scan)
}

/** A bracket that does not close what is open: either that is not closed, or the bracket is one too many. */
function failAtBracket(scan: Scanner, open: Open): void {
  const { at, char } = scan
  if (!/[\])}]/.test(char)) return
  const closesAround = open.around && (isList(scan, open.around) ? char === ']' : char === '}')
  if (closesAround && scan.text[scan.ended - 1] !== char) notClosed(scan, open)
  scan.fail(at, closesNothing(char))
}

function failAtCharacter(scan: Scanner): never {
  const { at, char } = scan
  const found = String.fromCodePoint(scan.text.codePointAt(at) ?? 32)
  if (curly.test(char)) scan.fail(at, broken(`The quote ${char} neither begins nor ends a text.`, "Put texts between straight quotes: 'Gent'."))
  if (scan.text.startsWith('...', at)) scan.fail(at, dataIsCode('...'))
  if (operator.test(char) || /^\.\w/.test(scan.text.slice(at, at + 2))) scan.fail(at, dataIsCode(scan.peek(/.[\w$.]*/uy)))
  return scan.fail(at, broken(`A ${found} cannot be here.`, `Remove it, or put the text that it belongs to between quotes. ${valuesAre}`))
}

const commaTwice = () => broken('A value is missing before this comma.', 'Remove the comma, or write the value.')
const wrongSeparator = (found: string) => broken(`A ${found} is in the place of a comma.`, 'Write a comma in its place.')

const valueMissing = (name: string) => broken(`"${short(name)}" has no value.`, `Write one, or remove the field. ${valuesAre}`)

const quotesMissing = (words: string) => broken(`"${short(words)}" is written without quotes.`, `If it is a text, put it between quotes. ${valuesAre}`)
const closesNothing = (bracket: string) => broken(`This ${bracket} closes nothing.`, `Remove it. If it is right, the ${bracket} before it came too early.`)

const notInList = () => broken('What begins here is outside of the list.', 'Remove the ] that closes the list too early, or write [ before its first entry.')
