/**
 * Finds where every value of a data file is written.
 *
 * An imported value has no place, so the text of the file is scanned as well, for literals of arrays, objects and strings. Anything else (a
 * number, an expression) is one value.
 */

/** Lines (1-based) by path: `acts` is the list itself, `acts.3` its fourth entry, `acts.3.bio` a field of it. */
export type LineIndex = ReadonlyMap<string, number>

/** A part of a text, from its first character to the one after its last. */
export type Span = { start: number; end: number }

/** The lines of all values in the text of a TypeScript file. Text that cannot be parsed yields no lines, never an error. */
export const indexLines = (text: string): LineIndex => indexValues(text).lines

/** The same, with the place of each value and its text. */
export function indexValues(text: string): { lines: LineIndex; spans: ReadonlyMap<string, Span>; values: ReadonlyMap<string, string> } {
  const lines = new Map<string, number>()
  const spans = new Map<string, Span>()
  for (const found of text.matchAll(/^export const (\w+)[^=]*=/gm)) {
    const [head, name = ''] = found
    new LiteralReader(text, found.index + head.length, lines, spans).value(name)
  }
  return { lines, spans, values: new Map([...spans].map(([path, { start, end }]) => [path, text.slice(start, end)])) }
}

/** The line of the value at a path, or of the innermost value around it that has one, down to `outermost` steps of the path. */
export function innermostLine(lines: LineIndex, path: readonly PropertyKey[], outermost = 1): number | undefined {
  for (let length = path.length; length >= outermost; length--) {
    const line = lines.get(path.slice(0, length).map(String).join('.'))
    if (line !== undefined) return line
  }
  return undefined
}

/** The items of an exported list, without the commas and comments between them; nothing when no list in square brackets has that name. */
export function itemsOf(text: string, list: string, { spans } = indexValues(text)): Span[] | undefined {
  const whole = spans.get(list)
  if (!whole || text[whole.start] !== '[' || text[whole.end - 1] !== ']') return undefined
  const items: Span[] = []
  for (let item = spans.get(`${list}.0`); item; item = spans.get(`${list}.${items.length}`)) items.push(item)
  return items
}

/** Levels of lists and entries, far above those of real files: each path holds all names above it. */
const mostDepth = 50

class LiteralReader {
  private readonly text: string
  private readonly lines: Map<string, number>
  private readonly spans: Map<string, Span>
  private at: number
  private line: number
  private depth = 0

  constructor(text: string, at: number, lines: Map<string, number>, spans: Map<string, Span>) {
    this.text = text
    this.lines = lines
    this.spans = spans
    this.at = at
    this.line = text.slice(0, at).split('\n').length
  }

  value(path: string): void {
    this.skipBlanks()
    this.lines.set(path, this.line)
    const [char, start] = [this.text[this.at], this.at]
    let end = start
    this.depth++
    if (char === '[' && this.depth <= mostDepth) end = this.items((index) => this.value(`${path}.${index}`))
    else if (char === '{' && this.depth <= mostDepth) end = this.items(() => this.property(path))
    else end = this.skipValue()
    this.depth--
    this.spans.set(path, { start, end })
  }

  /** Both readers return the end of the value, without the blanks after it. */
  private items(readItem: (index: number) => void): number {
    this.step()
    for (let index = 0; this.at < this.text.length; index++) {
      this.skipBlanks()
      if (this.text[this.at] === ']' || this.text[this.at] === '}') {
        this.step()
        return this.at
      }
      const before = this.at
      readItem(index)
      this.skipValue()
      if (this.text[this.at] === ',') this.step()
      else if (this.at === before) return this.at
    }
    return this.at
  }

  private property(path: string): void {
    const line = this.line
    const key = /^(?:(\w+)|'([^']*)'|"([^"]*)")\s*:/.exec(this.text.slice(this.at, this.at + 200))
    if (!key) return
    const field = `${path}.${key[1] ?? key[2] ?? key[3]}`
    this.step(key[0].length)
    this.value(field)
    this.lines.set(field, line)
  }

  /** Skips the rest of a value, up to the comma or bracket that ends it. */
  private skipValue(): number {
    let end = this.at
    for (let depth = 0; this.at < this.text.length; end = this.at) {
      this.skipBlanks()
      const char = this.text[this.at] ?? ''
      if (depth === 0 && /[,\]})]/.test(char)) return end
      if (/['"`]/.test(char)) this.skipString(char)
      else {
        if (/[[{(]/.test(char)) depth++
        if (/[\]})]/.test(char)) depth--
        this.step()
      }
    }
    return end
  }

  private skipString(quote: string): void {
    this.step()
    while (this.at < this.text.length && this.text[this.at] !== quote) this.step(this.text[this.at] === '\\' ? 2 : 1)
    this.step()
  }

  private skipBlanks(): void {
    const blanks = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
    blanks.lastIndex = this.at
    this.step(blanks.exec(this.text)?.[0].length ?? 0)
  }

  private step(count = 1): void {
    for (const end = this.at + count; this.at < end; this.at++) if (this.text[this.at] === '\n') this.line++
  }
}
