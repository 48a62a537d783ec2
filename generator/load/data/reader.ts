/**
 * Reads data files as plain values. They are written in TypeScript, so that editors know their fields, but
 * nothing in them is run: the reader knows lists, groups, texts, numbers, `true`, `false`, `null` and
 * `undefined` (a field without a value), and refuses everything else with its line.
 */
import type { Place, ProblemText } from '../../core/problem.ts'
import { lineFinder } from '../../core/text.ts'
import * as say from './words.ts'

/**
 * Lines (1-based) by path: `acts` is the list itself, `acts.3` its fourth entry, `acts.3.bio` a field of it.
 */
export type LineIndex = ReadonlyMap<string, number>

/** A part of a text, from its first character to the one after its last. */
export type Span = { start: number; end: number }

export type DataText = {
  /** The exported values by name; none in a file with a failure. `{ value, sample }` is read as the value. */
  exports: Record<string, unknown>
  /** The paths of those that are marked as samples: `site.phone`, `testimonials.0`. */
  samples: readonly string[]
  /** The lines of all values, and where each is written. With a failure, of those before it. */
  lines: LineIndex
  spans: ReadonlyMap<string, Span>
  /** Why the file cannot be read. */
  failure?: { line: number; words: ProblemText }
}

/** Levels of lists and groups; the deepest field of any entry has five. */
const mostDepth = 20

const literals: Readonly<Record<string, unknown>> = {
  true: true,
  false: false,
  null: null,
  undefined: undefined,
}
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
}

/** A text from its quote on: up to the next such quote, to code in it, or to the end of the line. */
const texts: Readonly<Record<string, RegExp>> = {
  "'": /'[^'\\\n\r]*(?:\\(?:\r\n|.)[^'\\\n\r]*)*/sy,
  '"': /"[^"\\\n\r]*(?:\\(?:\r\n|.)[^"\\\n\r]*)*/sy,
  '`': /`[^`\\$]*(?:(?:\\(?:\r\n|.)|\$(?!\{))[^`\\$]*)*/sy,
}

/** An escape, or a line end of Windows, which JavaScript reads as one of Unix. */
const special = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|\r\n|.)|\r\n?/gs

/** Blanks and whole comments. */
const blanks = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
/** A number with its sign, and what else is typed like one. */
const numeral = /[+-]?\s*(?=\.?\d)(?:[\d.][\d._]*e[+-][\w.]*|[\d.][\w.:]*)/iy
const wordOrNot = /[\p{L}_$][\p{L}\p{N}_$]*/uy
const partOfType = /[\p{L}_$][\p{L}\p{N}_$]*|=>|./suy

/**
 * Reads the text of a data file, in a time that grows with its length. Never throws: what cannot be read is a
 * failure with its line.
 */
export function readData(text: string): DataText {
  const lines = new Map<string, number>()
  const spans = new Map<string, Span>()
  const samples: string[] = []
  const exported = new Map<string, unknown>()
  const lineAt = lineFinder(text)
  /** Where the next part begins. */
  let at = 0
  /** Where the last part ended, before blanks and comments. */
  let ended = 0
  /** How far the line is indented. */
  let indent = 0
  let unclosed: say.Here['unclosed']

  const charHere = () => text.charAt(at)
  const peek = (pattern: RegExp) => say.matchAt(pattern, text, at)
  const here = (open?: say.Open): say.Here => ({
    text,
    at,
    char: charHere(),
    word: peek(wordOrNot),
    ended,
    open,
    unclosed,
  })
  const fail = (fault: say.Fault): never => {
    throw new say.Unreadable(lineAt(fault.at), fault.words)
  }

  /** Steps over a part, and over the blanks and comments behind it. */
  function step(part: string): string {
    ended = at + part.length
    at = ended
    at += peek(blanks).length
    if (text.startsWith('/*', at)) fail(say.commentOpen(at))
    return part
  }

  const takeWord = () => step(peek(wordOrNot))

  function readText(): string {
    const [start, quote] = [at, charHere()]
    const written = peek(texts[quote] ?? /y/y)
    const end = at + written.length
    if (text.startsWith('${', end)) fail(say.dataIsCode(end, '${'))
    if (text[end] !== quote) fail(say.quoteMissing(at, quote))
    step(written + quote)
    return written.slice(1).replace(special, (found, long, short, byte, index) => {
      const point = Number.parseInt(long ?? short ?? byte, 16)
      if (point <= 0x10ffff) return String.fromCodePoint(point)
      if (!found.startsWith('\\')) return '\n'
      const char = found.charAt(1)
      const isNumber = char === '0' && /\d/.test(text.charAt(start + index + 3))
      if (/[ux1-9]/.test(char) || isNumber) fail(say.escapeUnknown(start + index + 1, char))
      return /[\r\n\u2028\u2029]/.test(char) ? '' : (escapes[char] ?? char)
    })
  }

  function readNumber(found: string): number {
    const written = found.replace(/\s/g, '')
    const digits = written.replace(/^[+-]/, '')
    const value = Number(digits.replaceAll('_', ''))
    if (Number.isNaN(value) || /^0[\d_]|(?<![\da-f])_|_(?![\da-f])/i.test(digits))
      fail(say.notNumber(at, written))
    step(found)
    return written.startsWith('-') ? 0 - value : value
  }

  /**
   * Steps over a type, which ends at a comma, a bracket, a single `=`, the end of the line or what no type
   * has.
   */
  function skipType(): void {
    const open: number[] = []
    for (let goesOn = true; ; ) {
      const from = open.at(-1)
      const part = peek(partOfType)
      if (part === '' && from !== undefined) fail(say.bracketOpen(ended, text, from))
      const isOnNewLine = !goesOn && text.slice(ended, at).includes('\n') && !/^[|&.]/.test(part)
      if (from === undefined && (isOnNewLine || !/^(?:[\p{L}_$\d'"`|&.[({<]|=>)/u.test(part))) return
      if (/[[({<]/.test(part)) open.push(at)
      else if (/^[\])}>]/.test(part)) open.pop()
      goesOn = /^(?:[|&.]|=>|as|satisfies|readonly|keyof|typeof)$/.test(part)
      if (part in texts) readText()
      else step(part)
    }
  }

  /** Steps over a type behind this character, where that is here. */
  function skipTypeBehind(mark: string): void {
    if (charHere() !== mark) return
    step(mark)
    skipType()
  }

  /**
   * The value that begins here, and its `as const` or `satisfies …`.
   * @param name that of its field or export
   */
  function readValue(path: string, line: number, open: say.Open | undefined, name?: string): unknown {
    const start = at
    lines.set(path, line)
    const value = readLiteral(path, open, name)
    spans.set(path, { start, end: ended })
    while (/^(?:as|satisfies)$/.test(peek(wordOrNot))) {
      takeWord()
      skipType()
    }
    return value
  }

  function readLiteral(path: string, around: say.Open | undefined, name?: string): unknown {
    const char = charHere()
    if (char === '[' || char === '{')
      return readParts(path, {
        at,
        around,
        isList: char === '[',
        depth: around ? around.depth + 1 : 0,
        indent,
        holdsGroups: false,
      })
    if (char in texts) return readText()
    const number = peek(numeral)
    if (number !== '') return readNumber(number)
    const word = peek(wordOrNot)
    if (!Object.hasOwn(literals, word) || (word === 'undefined' && name === undefined))
      fail(say.faultAtValue(here(around), name))
    return literals[takeWord()]
  }

  /** A list, whose items are named by their numbers, or a group. */
  function readParts(path: string, open: say.Open): unknown {
    const closing = open.isList ? ']' : '}'
    const parts = new Map<string, unknown>()
    if (open.depth > mostDepth) fail(say.tooDeep(open.at, mostDepth))
    step(charHere())
    while (charHere() !== closing) {
      noteIndent(open, open.indent + 1)
      if (open.isList && charHere() === '{') open.holdsGroups = true
      const start = at
      const name = open.isList ? undefined : readName(open, parts)
      const value = readValue(`${path}.${name ?? parts.size}`, lineAt(start), open, name)
      parts.set(name ?? `${parts.size}`, value)
      // `1,500`: the number ends at its comma.
      const rest = typeof value === 'number' && !open.isList ? peek(/,\d+(?![\d\s]*:)/y) : ''
      if (rest !== '') fail(say.notNumber(at, /[+-]?[\w.]*$/.exec(text.slice(start, ended))?.[0] + rest))
      if (charHere() === ',') step(',')
      else if (charHere() !== closing) fail(say.faultAfterValue(here(open), open, value))
    }
    noteIndent(open, open.indent)
    step(closing)
    if (open.isList) return [...parts.values()]
    const group = Object.fromEntries([...parts].filter(([, value]) => value !== undefined))
    if (group.sample === true) samples.push(path)
    const isMarkedValue =
      group.value !== undefined && typeof group.sample === 'boolean' && Object.keys(group).length === 2
    return isMarkedValue ? group.value : group
  }

  /** The name of a field, and its colon. */
  function readName(open: say.Open, others: ReadonlyMap<string, unknown>): string {
    const start = at
    const isQuoted = /['"]/.test(charHere())
    const plain = peek(/\d+/y) || peek(wordOrNot)
    if (!isQuoted && plain === '') fail(say.faultAtName(here(open), open))
    const name = isQuoted ? readText() : step(plain)
    if (charHere() !== ':') fail(say.faultAfterName(here(open), open, name, start, isQuoted))
    if (others.has(name)) fail(say.writtenTwice(start, name))
    step(':')
    return name
  }

  /**
   * An item or a bracket that is indented less than what it is in was probably written for something around
   * that: then a closing bracket is missing.
   */
  function noteIndent(open: say.Open, least: number): void {
    const lineEnd = text.slice(ended, at).lastIndexOf('\n')
    if (lineEnd === -1) return
    indent = at - ended - lineEnd - 1
    if (open.around && indent < least) unclosed ??= { at: open.at, ended }
  }

  function readStatement(): void {
    const start = at
    const first = takeWord()
    const word = first === 'export' ? takeWord() : first
    if (word === 'type' || word === 'interface') {
      skipType()
      skipTypeBehind('=')
    } else if (first === 'export') readExport(start, word)
    else if (word === 'import') {
      if (peek(/(?:\{\s*)?type\b/y) === '') fail(say.importsValues(start))
      step(peek(/[^'";]*/y))
      if (/['"]/.test(charHere())) readText()
    } else if (word === 'const') fail(say.exportForgotten(start, takeWord()))
    else if (charHere() === ';' && word === '') step(';')
    else {
      at = start
      fail(say.faultOutside(here()))
    }
  }

  function readExport(start: number, word: string): void {
    if (word !== 'const') fail(say.dataIsCode(start, `export ${word}`.trim()))
    const nameAt = at
    const name = takeWord()
    if (name === '') fail(say.dataIsCode(nameAt, charHere()))
    if (exported.has(name)) fail(say.writtenTwice(nameAt, name))
    skipTypeBehind(':')
    if (charHere() !== '=') fail(say.equalsMissing(nameAt, name))
    step('=')
    exported.set(name, readValue(name, lineAt(at), undefined, name))
  }

  try {
    step('')
    while (at < text.length) readStatement()
    return { exports: Object.fromEntries(exported), samples, lines, spans }
  } catch (error) {
    if (!(error instanceof say.Unreadable)) throw error
    return { exports: {}, samples: [], lines, spans, failure: error }
  }
}

/**
 * The line of the value at a path, or of the innermost value around it that has one, down to `outermost`
 * steps of the path.
 */
export function innermostLine(
  lines: LineIndex,
  path: readonly PropertyKey[],
  outermost = 1,
): number | undefined {
  for (let length = path.length; length >= outermost; length--) {
    const line = lines.get(path.slice(0, length).map(String).join('.'))
    if (line !== undefined) return line
  }
  return undefined
}

/** Places of fields in a file: each has the line of the innermost value around it. */
export const placeFinder =
  (file: string, lines: LineIndex) =>
  (path: readonly PropertyKey[]): Required<Place> => ({
    file,
    line: innermostLine(lines, path) ?? 1,
    field: path.map(String).join('.'),
  })
