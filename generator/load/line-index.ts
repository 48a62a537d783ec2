/**
 * Finds the line of every value in a data file.
 *
 * A value that was imported no longer knows where it was written, so the text of the file is read a second time, as far as a literal of
 * arrays, objects and strings goes: exactly what `data/` consists of. Anything else (a number, an expression) is stepped over.
 */

/** Lines (1-based) by path: `acts` is the list itself, `acts.3` its fourth entry, `acts.3.bio` a field of it. */
export type LineIndex = ReadonlyMap<string, number>

/** Indexes every `export const` of the text of a TypeScript file. Text that is not understood yields no lines, never an error. */
export const indexLines = (text: string): LineIndex => indexValues(text).lines

/** The same, with each value as it is written. */
export function indexValues(text: string): { lines: LineIndex; values: ReadonlyMap<string, string> } {
  const lines = new Map<string, number>()
  const values = new Map<string, string>()
  for (const found of text.matchAll(/^export const (\w+)[^=]*=/gm)) {
    const [head, name = ''] = found
    new LiteralReader(text, found.index + head.length, lines, values).value(name)
  }
  return { lines, values }
}

class LiteralReader {
  private readonly text: string
  private readonly lines: Map<string, number>
  private readonly values: Map<string, string>
  private at: number
  private line: number

  constructor(text: string, at: number, lines: Map<string, number>, values: Map<string, string>) {
    this.text = text
    this.lines = lines
    this.values = values
    this.at = at
    this.line = text.slice(0, at).split('\n').length
  }

  value(path: string): void {
    this.skipBlanks()
    this.lines.set(path, this.line)
    const [char, start] = [this.text[this.at], this.at]
    if (char === '[') this.items((index) => this.value(`${path}.${index}`))
    else if (char === '{') this.items(() => this.property(path))
    else this.skipValue()
    this.values.set(path, this.text.slice(start, this.at))
  }

  private items(readItem: (index: number) => void): void {
    this.step()
    for (let index = 0; this.at < this.text.length; index++) {
      this.skipBlanks()
      if (this.text[this.at] === ']' || this.text[this.at] === '}') {
        this.step()
        return
      }
      const before = this.at
      readItem(index)
      this.skipValue()
      if (this.text[this.at] === ',') this.step()
      else if (this.at === before) return
    }
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

  /** Steps over the rest of a value, up to the comma or bracket that ends it. */
  private skipValue(): void {
    for (let depth = 0; this.at < this.text.length; ) {
      this.skipBlanks()
      const char = this.text[this.at] ?? ''
      if (depth === 0 && /[,\]})]/.test(char)) return
      if (/['"`]/.test(char)) this.skipString(char)
      else {
        if (/[[{(]/.test(char)) depth++
        if (/[\]})]/.test(char)) depth--
        this.step()
      }
    }
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
