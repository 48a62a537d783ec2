/** The smallest parts of a data file: blanks, comments, words, texts, numbers and types. Each is read once, with the blanks and comments behind it. */
import type { ProblemText } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import { lineFinder } from '../core/text.ts'

/** Ends the reading of a file: why it cannot be read, and the line. */
export class Unreadable extends Error {
  constructor(
    readonly line: number,
    readonly words: ProblemText,
  ) {
    super(words.what)
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' }

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
const numeral = /[+-]?\s*(?:[\d.][\d._]*e[+-][\w.]*|[\d.][\w.:]*)/iy
const name = /[\p{L}_$][\p{L}\p{N}_$]*/uy

/** The end of a line after which a type goes on. */
const typeGoesOn = /(?:[|&.]|=>|\b(?:as|satisfies|readonly|keyof|typeof))$/

export class Scanner {
  /** Where the next part begins. */
  at = 0
  /** Where the last part ended, before blanks and comments. */
  ended = 0
  /** The first list or group that may lack its closing bracket, and where that belongs. */
  unclosed: { at: number; ended: number } | undefined
  /** The line (1-based) of a position. */
  readonly lineAt: (at: number) => number

  constructor(readonly text: string) {
    this.lineAt = lineFinder(text)
  }

  get char(): string {
    return this.text.charAt(this.at)
  }

  isAtEnd = (): boolean => this.at >= this.text.length

  fail(at: number, words: ProblemText): never {
    throw new Unreadable(this.lineAt(at), words)
  }

  /** What a pattern with the flag `y` matches here; an empty text for none. */
  peek(pattern: RegExp): string {
    pattern.lastIndex = this.at
    return pattern.exec(this.text)?.[0] ?? ''
  }

  word = (): string => this.peek(name)

  /** The word here, stepped over. */
  takeWord(): string {
    const word = this.word()
    if (word !== '') this.step(word.length)
    return word
  }

  /** Steps over what was recognised, and the blanks and comments behind it. */
  step(length: number): void {
    this.at += length
    this.ended = this.at
    this.at += this.peek(blanks).length
    if (this.text.startsWith('/*', this.at)) this.fail(this.at, broken('This comment has no end.', 'Write */ where it ends.'))
  }

  /** A text in quotes or backticks. */
  string(): string {
    const { at, char: quote } = this
    const written = this.peek(texts[quote] ?? /y/y)
    const end = at + written.length
    if (this.text.startsWith('${', end)) this.fail(end, dataIsCode('${'))
    if (this.text[end] !== quote)
      this.fail(at, broken('This text has no closing quote.', `End it with ${quote}, as it begins${quote === '`' ? '' : ', on the same line'}.`))
    this.step(written.length + 1)
    return written.slice(1).replace(special, (found, long, short, byte, index) => this.character(found, long ?? short ?? byte, at + 1 + index))
  }

  /** What an escape stands for. @param digits of its number, where it has one */
  private character(found: string, digits: string, at: number): string {
    const point = Number.parseInt(digits, 16)
    if (point <= 0x10ffff) return String.fromCodePoint(point)
    if (!found.startsWith('\\')) return '\n'
    const char = found.charAt(1)
    if (/[ux1-9]/.test(char) || (char === '0' && /\d/.test(this.text.charAt(at + 2))))
      this.fail(at, broken(`This text has a \\${char}, and a backslash begins a special character.`, 'Write a backslash itself twice: \\\\.'))
    return /[\r\n\u2028\u2029]/.test(char) ? '' : (escapes[char] ?? char)
  }

  /** A number with its sign. */
  number(): number {
    const found = this.peek(numeral)
    const written = found.replace(/\s/g, '')
    const digits = written.replace(/^[+-]/, '')
    const value = Number(digits.replaceAll('_', ''))
    if (Number.isNaN(value) || /^0[\d_]|(?<![\da-f])_|_(?![\da-f])/i.test(digits)) this.fail(this.at, notNumber(written))
    this.step(found.length)
    return written.startsWith('-') ? 0 - value : value
  }

  /** Steps over a type, which ends at a comma, a bracket, a single `=`, the end of the line or what no type has. */
  skipType(): void {
    const open: number[] = []
    for (let isFirst = true; ; isFirst = false) {
      const { char } = this
      const word = this.word()
      const [from] = open.slice(-1)
      if (char === '' && from !== undefined) this.fail(this.ended, bracketNotClosed(this.text.charAt(from), this.lineAt(from)))
      if (char === '' || (from === undefined && !isFirst && this.isOnNewLine() && !/[|&.]/.test(char))) return
      if (char in texts) this.string()
      else if (word !== '') this.step(word.length)
      else if (this.text.startsWith('=>', this.at)) this.step(2)
      else if (/[[({<]/.test(char)) {
        open.push(this.at)
        this.step(1)
      } else if (from !== undefined) {
        if (/[\])}>]/.test(char)) open.pop()
        this.step(1)
      } else if (/[|&.\d]/.test(char)) this.step(1)
      else return
    }
  }

  /** Steps over a type behind this character, where that is here. */
  skipTypeBehind(mark: string): void {
    if (this.char !== mark) return
    this.step(1)
    this.skipType()
  }

  /** Whether a line ended since the last part, unless that part needs another one. */
  private isOnNewLine(): boolean {
    return this.text.slice(this.ended, this.at).includes('\n') && !typeGoesOn.test(this.text.slice(Math.max(0, this.ended - 10), this.ended))
  }
}

/** The text of a problem of the syntax. */
export const broken = (what: string, hint: string): ProblemText => ({ what, hint, code: 'data-file-broken' })

export const valuesAre = 'Values are texts in quotes, numbers, true, false, lists [ ] and groups { }.'

export const dataIsCode = (found: string): ProblemText => ({
  code: 'data-file-code',
  what: `"${short(found)}" is code, and data files hold plain values: they are read, never run.`,
  hint: `Write the value itself. ${valuesAre}`,
})

export const notNumber = (written: string) =>
  broken(
    `${short(written)} is not written as a number.`,
    'Write 1500 without a point or a comma, and decimals as 4.5. Hours, dates and phone numbers are texts in quotes.',
  )

export function bracketNotClosed(bracket: string, line: number): ProblemText {
  const opened = { '[': 'list [', '{': 'group {' }[bracket] ?? `bracket ${bracket}`
  const closing = { '[': ']', '{': '}', '(': ')' }[bracket] ?? '>'
  return broken(`The ${opened} that begins on line ${line} is not closed.`, `Write its ${closing} where it ends, which is here at the latest.`)
}
