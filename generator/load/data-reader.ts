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

const literals: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined: undefined }

/** Reads the text of a data file, in a time that grows with its length. Never throws: what cannot be read is a failure with its line. */
export function readData(text: string): DataText {
  const reader = new DataReader(text)
  const { lines, spans, samples } = reader
  try {
    return { exports: reader.exports(), samples, lines, spans }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { exports: {}, samples: [], lines, spans, failure: error }
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

class DataReader extends Scanner {
  readonly lines = new Map<string, number>()
  readonly spans = new Map<string, Span>()
  readonly samples: string[] = []
  /** How far the line is indented. */
  private indent = 0

  exports(): Record<string, unknown> {
    const values = new Map<string, unknown>()
    this.step(0)
    while (!this.isAtEnd()) {
      const start = this.at
      const first = this.takeWord()
      const word = first === 'export' ? this.takeWord() : first
      if (word === 'type' || word === 'interface') {
        this.skipType()
        this.skipTypeBehind('=')
      } else if (first === 'export') this.exportStatement(start, word, values)
      else if (word === 'import') this.importStatement(start)
      else if (word === 'const') this.fail(start, exportForgotten(this.takeWord()))
      else if (this.char === ';' && word === '') this.step(1)
      else {
        this.at = start
        failOutside(this)
      }
    }
    return Object.fromEntries(values)
  }

  private importStatement(start: number): void {
    if (this.peek(/(?:\{\s*)?type\b/y) === '')
      this.fail(start, {
        code: 'data-file-code',
        what: 'A data file takes nothing but types from other files.',
        hint: 'Write the values here. A type is imported with "import type".',
      })
    this.step(this.peek(/[^'";]*/y).length)
    if (/['"]/.test(this.char)) this.string()
  }

  private exportStatement(start: number, word: string, values: Map<string, unknown>): void {
    if (word !== 'const') this.fail(start, dataIsCode(`export ${word}`.trim()))
    const { at } = this
    const name = this.takeWord()
    if (name === '') this.fail(at, dataIsCode(this.char))
    if (values.has(name)) this.fail(at, fieldTwice(name))
    this.skipTypeBehind(':')
    if (this.char !== '=') this.fail(at, broken(`There is no = between "${short(name)}" and its value.`, `Write "export const ${short(name)} = ".`))
    this.step(1)
    values.set(name, this.value(name, this.lineAt(this.at), undefined, name))
  }

  /** The value that begins here, and its `as const` or `satisfies …`. `name` is that of its field or export. */
  private value(path: string, line: number, open: Open | undefined, name?: string): unknown {
    const start = this.at
    this.lines.set(path, line)
    const value = this.literal(path, open, name)
    this.spans.set(path, { start, end: this.ended })
    while (/^(?:as|satisfies)$/.test(this.word())) {
      this.takeWord()
      this.skipType()
    }
    return value
  }

  private literal(path: string, open: Open | undefined, name?: string): unknown {
    const { at, char } = this
    if (char === '[' || char === '{')
      return this.collection(path, { at, around: open, depth: open ? open.depth + 1 : 0, indent: this.indent, holdsGroups: false })
    if (char === "'" || char === '"' || char === '`') return this.string()
    if (this.peek(/[+-]?\s*\.?\d/y) !== '') return this.number()
    const word = this.word()
    if (!Object.hasOwn(literals, word) || (word === 'undefined' && name === undefined)) failAtValue(this, open, name)
    this.step(word.length)
    return literals[word]
  }

  /** A list, whose items are named by their numbers, or a group. */
  private collection(path: string, open: Open): unknown {
    const { char } = this
    const isList = char === '['
    const closing = isList ? ']' : '}'
    const parts = new Map<string, unknown>()
    if (open.depth > mostDepth) this.fail(open.at, broken(`Lists and groups are nested more than ${mostDepth} deep here.`, 'Look for brackets too many.'))
    this.step(1)
    while (this.char !== closing) {
      this.noteIndent(open)
      if (isList && this.char === '{') open.holdsGroups = true
      const start = this.at
      const name = isList ? undefined : this.name(open, parts)
      const value = this.value(`${path}.${name ?? parts.size}`, this.lineAt(start), open, name)
      parts.set(name ?? `${parts.size}`, value)
      // `1,500`: the number ends at its comma.
      const rest = typeof value === 'number' && !isList ? this.peek(/,\d+(?![\d\s]*:)/y) : ''
      if (rest !== '') this.fail(this.at, notNumber(/[+-]?[\w.]*$/.exec(this.text.slice(start, this.ended))?.[0] + rest))
      if (this.char === ',') this.step(1)
      else if (this.char !== closing) failAfterValue(this, open, value)
    }
    this.noteIndent(open, open.indent)
    this.step(1)
    if (isList) return [...parts.values()]
    const group = Object.fromEntries([...parts].filter(([, value]) => value !== undefined))
    if (group.sample === true) this.samples.push(path)
    const isMarkedValue = group.value !== undefined && typeof group.sample === 'boolean' && Object.keys(group).length === 2
    return isMarkedValue ? group.value : group
  }

  /** The name of a field, and its colon. */
  private name(open: Open, others: ReadonlyMap<string, unknown>): string {
    const { at, char } = this
    const isQuoted = char === "'" || char === '"'
    const name = isQuoted ? this.string() : this.peek(/\d+/y) || this.word()
    if (!isQuoted && name === '') failAtName(this, open)
    if (!isQuoted) this.step(name.length)
    if (this.char !== ':') failAfterName(this, open, name, at, isQuoted)
    if (others.has(name)) this.fail(at, fieldTwice(name))
    this.step(1)
    return name
  }

  /** An item or a bracket that is indented less than what it is in was probably written for something around that: then a closing bracket is missing. */
  private noteIndent(open: Open, least = open.indent + 1): void {
    const { at, ended, text, unclosed } = this
    const lineEnd = text.slice(ended, at).lastIndexOf('\n')
    if (lineEnd === -1) return
    this.indent = at - ended - lineEnd - 1
    if (open.around && this.indent < least && !unclosed) this.unclosed = { at: open.at, ended }
  }
}

const fieldTwice = (name: string) => broken(`"${short(name)}" is written twice.`, 'Keep one of the two.')
const exportForgotten = (name: string) => broken(`"const ${short(name)}" is not exported.`, `Write "export const ${short(name)} = ".`)
