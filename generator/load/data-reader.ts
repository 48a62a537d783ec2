/**
 * Reads data files as plain values. They are written in TypeScript, so that editors know their fields, but nothing in them is run: the reader knows
 * lists, groups, texts, numbers, `true`, `false`, `null` and `undefined` (a field without a value), and refuses everything else with its line.
 */
import type { ProblemText } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import { failAfterName, failAfterValue, failAtName, failAtValue, failOutside, type Open } from './data-faults.ts'
import { broken, dataIsCode, notNumber, Scanner, Unreadable } from './data-scanner.ts'

/** Lines (1-based) by path: `acts` is the list itself, `acts.3` its fourth entry, `acts.3.bio` a field of it. */
export type LineIndex = ReadonlyMap<string, number>

/** A part of a text, from its first character to the one after its last. */
export type Span = { start: number; end: number }

export type DataText = {
  /** The exported values by name; none in a file with a failure. */
  exports: Record<string, unknown>
  /** The lines of all values, and where each is written. With a failure, of those before it. */
  lines: LineIndex
  spans: ReadonlyMap<string, Span>
  /** Why the file cannot be read. */
  failure?: { line: number; words: ProblemText }
}

/** Levels of lists and groups; the deepest field of any entry has five. */
const mostDepth = 20

const literals: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined: undefined }

/** Reads the text of a data file, in a time that grows with its length. Never throws: what cannot be read is a failure with its line. */
export function readData(text: string): DataText {
  const reader = new DataReader(text)
  const { lines, spans } = reader
  try {
    return { exports: reader.exports(), lines, spans }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { exports: {}, lines, spans, failure: error }
  }
}

/** The line of the value at a path, or of the innermost value around it that has one, down to `outermost` steps of the path. */
export function innermostLine(lines: LineIndex, path: readonly PropertyKey[], outermost = 1): number | undefined {
  for (let length = path.length; length >= outermost; length--) {
    const line = lines.get(path.slice(0, length).map(String).join('.'))
    if (line !== undefined) return line
  }
  return undefined
}

class DataReader {
  readonly lines = new Map<string, number>()
  readonly spans = new Map<string, Span>()
  private readonly scan: Scanner
  /** How far the line is indented. */
  private indent = 0

  constructor(text: string) {
    this.scan = new Scanner(text)
  }

  exports(): Record<string, unknown> {
    const { scan } = this
    const values = new Map<string, unknown>()
    for (scan.skipBlanks(); !scan.isAtEnd(); scan.skipBlanks()) {
      const start = scan.at
      const first = this.takeWord()
      const word = first === 'export' ? this.takeWord() : first
      if (word === 'type' || word === 'interface') this.typeDeclaration()
      else if (first === 'export') this.exportStatement(start, word, values)
      else if (word === 'import') this.importStatement(start)
      else if (word === 'const') scan.fail(start, exportForgotten(this.takeWord()))
      else if (scan.char === ';' && word === '') scan.step(1)
      else {
        scan.at = start
        failOutside(scan)
      }
    }
    return Object.fromEntries(values)
  }

  /** The word here, stepped over with the blanks behind it. */
  private takeWord(): string {
    const word = this.scan.word()
    if (word !== '') this.stepOver(word.length)
    return word
  }

  /** Steps over what was recognised, and the blanks behind it. */
  private stepOver(length: number): void {
    this.scan.step(length)
    this.scan.skipBlanks()
  }

  private importStatement(start: number): void {
    const { scan } = this
    if (!/^(?:type\b|\{\s*type\b)/.test(scan.text.slice(scan.at, scan.at + 100))) scan.fail(start, takesNoValues)
    scan.at += scan.peek(/[^'";]*/y).length
    if (/['"]/.test(scan.char)) scan.string()
  }

  private typeDeclaration(): void {
    const { scan } = this
    scan.skipType()
    if (scan.char !== '=') return
    scan.step(1)
    scan.skipType()
  }

  private exportStatement(start: number, word: string, values: Map<string, unknown>): void {
    const { scan } = this
    if (word !== 'const') scan.fail(start, dataIsCode(`export ${word}`.trim()))
    const at = scan.at
    const name = this.takeWord()
    if (name === '') scan.fail(at, dataIsCode(scan.char))
    if (values.has(name)) scan.fail(at, fieldTwice(name))
    if (scan.char === ':') {
      scan.step(1)
      scan.skipType()
    }
    if (scan.char !== '=') scan.fail(at, equalsMissing(name))
    this.stepOver(1)
    values.set(name, this.value(name, scan.lineAt(scan.at), undefined, name))
  }

  /** The value that begins here, and its `as const` or `satisfies …`. `name` is that of its field or export. */
  private value(path: string, line: number, open: Open | undefined, name?: string): unknown {
    const { scan } = this
    const start = scan.at
    this.lines.set(path, line)
    const value = this.literal(path, open, name)
    this.spans.set(path, { start, end: scan.at })
    scan.skipBlanks()
    while (/^(?:as|satisfies)$/.test(scan.word())) {
      this.takeWord()
      scan.skipType()
      scan.skipBlanks()
    }
    return value
  }

  private literal(path: string, open: Open | undefined, name?: string): unknown {
    const { scan } = this
    const { at, char } = scan
    const inner = { at, around: open, depth: open ? open.depth + 1 : 0, indent: this.indent, holdsGroups: false }
    if (char === '[' || char === '{') return this.collection(path, inner)
    if (char === "'" || char === '"' || char === '`') return scan.string()
    if (scan.peek(/[+-]?\s*\.?\d/y) !== '') return scan.number()
    const word = scan.word()
    if (!Object.hasOwn(literals, word) || (word === 'undefined' && name === undefined)) failAtValue(scan, open, name)
    scan.step(word.length)
    return literals[word]
  }

  /** A list, whose items are named by their numbers, or a group. */
  private collection(path: string, open: Open): unknown {
    const { scan } = this
    const { char } = scan
    const isList = char === '['
    const closing = isList ? ']' : '}'
    const parts = new Map<string, unknown>()
    if (open.depth > mostDepth) scan.fail(open.at, broken(`Lists and groups are nested more than ${mostDepth} deep here.`, 'Look for brackets too many.'))
    this.stepOver(1)
    while (scan.char !== closing) {
      this.noteIndent(open)
      if (isList && scan.char === '{') open.holdsGroups = true
      const start = scan.at
      const name = isList ? undefined : this.name(open, parts)
      const value = this.value(`${path}.${name ?? parts.size}`, scan.lineAt(start), open, name)
      parts.set(name ?? `${parts.size}`, value)
      // `1,500`: the number ends at its comma.
      const rest = typeof value === 'number' && !isList ? scan.peek(/,\d+(?![\d\s]*:)/y) : ''
      if (rest !== '') scan.fail(scan.at, notNumber(`${value}${rest}`))
      if (scan.char === ',') this.stepOver(1)
      else if (scan.char !== closing) failAfterValue(scan, open, value)
    }
    this.noteIndent(open, open.indent)
    scan.step(1)
    return isList ? [...parts.values()] : Object.fromEntries([...parts].filter(([, value]) => value !== undefined))
  }

  /** The name of a field, and its colon. */
  private name(open: Open, others: ReadonlyMap<string, unknown>): string {
    const { scan } = this
    const { at, char } = scan
    const isQuoted = char === "'" || char === '"'
    const digits = scan.peek(/\d+/y)
    const name = isQuoted ? scan.string() : digits || scan.word()
    if (!isQuoted && name === '') failAtName(scan, open)
    if (!isQuoted) scan.step(name.length)
    scan.skipBlanks()
    if (scan.char !== ':') failAfterName(scan, open, name, at, isQuoted)
    if (others.has(name)) scan.fail(at, fieldTwice(name))
    this.stepOver(1)
    return name
  }

  /** An item or a bracket that is indented less than what it is in was probably written for something around that: then a closing bracket is missing. */
  private noteIndent(open: Open, least = open.indent + 1): void {
    const { at, ended, text, unclosed } = this.scan
    const lineEnd = text.slice(ended, at).lastIndexOf('\n')
    if (lineEnd === -1) return
    this.indent = at - ended - lineEnd - 1
    if (open.around && this.indent < least && !unclosed) this.scan.unclosed = { at: open.at, ended }
  }
}

const takesNoValues: ProblemText = {
  code: 'data-file-code',
  what: 'A data file takes nothing but types from other files.',
  hint: 'Write the values here. A type is imported with "import type".',
}

const fieldTwice = (name: string) => broken(`"${short(name)}" is written twice.`, 'Keep one of the two.')
const equalsMissing = (name: string) => broken(`There is no = between "${short(name)}" and its value.`, `Write "export const ${short(name)} = ".`)
const exportForgotten = (name: string) => broken(`"const ${short(name)}" is not exported.`, `Write "export const ${short(name)} = ".`)
