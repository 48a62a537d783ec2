/** Walks through the HTML of a page once, for everything that reads it. */
import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { remembered } from './once-per.ts'
import { detach } from './text.ts'

const isOneOf = (names: string) => {
  const all = new Set(names.split(' '))
  return (name: string) => all.has(name)
}

/** Whether an element is within a line of text. All others end one. */
export const isInline = isOneOf(
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd mark picture q s samp small source span strong sub sup svg time tt u var wbr',
)

/** Whether the text of an element has no character references. */
const isRaw = isOneOf('iframe noembed noframes plaintext script style xmp')

/** The end of an element whose text has no tags; others have none. */
const textEnd = remembered((name: string) => {
  if (!isRaw(name) && name !== 'textarea' && name !== 'title') return false
  return name === 'plaintext' ? /(?!)/g : new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi')
})

/**
 * Receives the tags and texts of a page, in their order; names are in lower case. Tags and texts are one object:
 * it must be read at once.
 */
export type HtmlListener = {
  open?: (tag: StartTag) => void
  close?: (name: string) => void
  text?: (text: HtmlText) => void
}

/** A start tag. Attributes are read when they are asked for: most never are. */
export type StartTag = Pick<
  Walker,
  'name' | 'source' | 'count' | 'attributeName' | 'value' | 'get' | 'attributes'
>

/** A text between tags. */
export type HtmlText = Pick<Walker, 'source' | 'text'>

/** Any HTML can be read; where it is invalid, as a browser would divide it into tags and texts. */
export const walkHtml = (html: string, listener: HtmlListener): void => walker.walk(html, listener)

const decoded = (text: string, decode: (text: string) => string) => (text.includes('&') ? decode(text) : text)

/** Each name that was met, as one text for all of its uses. */
const known = new Map<string, string>()

/** Names that were read, each at the place that its ends and its length give. */
const places = Array.from({ length: 1024 }, () => '')

/**
 * A comment, a declaration, or what a browser takes for one. Without its end, it takes the rest of the page.
 */
const comment = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[^>]*>?/y

const [less, slash, greater, equals, doubleQuote, singleQuote] = [60, 47, 62, 61, 34, 39]

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
/** White space; not the end of the page, whose code is 0. */
const isBlank = (code: number) => code === 32 || (code >= 9 && code <= 13 && code !== 11)
/** Whether the name of an element or an attribute ends before this character, or with the page. */
const endsName = (code: number) =>
  code <= greater && (code === slash || code === greater || isBlank(code) || code === 0)

/**
 * Divides HTML into tags and texts (https://html.spec.whatwg.org/multipage/parsing.html#tokenization). A
 * library took a sixth of the time of a run.
 */
class Walker {
  name = ''
  private html = ''
  /**
   * The characters of the page, and 0: React's texts are chains of parts, where each character costs several
   * steps.
   */
  private codes = new Uint16Array(0)
  /** Where the tag or the text begins and ends. */
  private start = 0
  private end = 0
  private listener: HtmlListener = {}
  private isRaw = false
  /**
   * The name of each attribute, and where its value begins and ends. Those behind the last one are left over
   * from earlier tags.
   */
  private readonly names: string[] = []
  private readonly starts: number[] = []
  private readonly ends: number[] = []
  /** How many attributes it has. */
  count = 0

  walk(html: string, listener: HtmlListener): void {
    this.html = html
    this.listener = listener
    if (this.codes.length <= html.length) this.codes = new Uint16Array(2 * html.length + 1)
    const { codes } = this
    Buffer.from(codes.buffer).write(html, 'utf16le')
    codes[html.length] = 0
    /** Where a text begins. */
    let start = 0
    for (let at = this.find(less, 0); at < html.length; at = this.find(less, start > at ? start : at + 1)) {
      const next = codes[at + 1] ?? 0
      const isEnd = next === slash
      const code = isEnd ? (codes[at + 2] ?? 0) : next
      const isTag = isLetter(code)
      // Before the end of the page, and before other characters, it is text.
      if (!isTag && (code === 0 || !(isEnd || code === 33 || code === 63))) continue
      if (start < at) this.hear(start, at)
      start = isTag ? (isEnd ? this.endTag(at) : this.startTag(at)) : this.comment(at)
    }
    this.hear(start, html.length)
  }

  /** @returns the position of the next such character, or the length of the page */
  private find(code: number, start: number): number {
    const { codes } = this
    const { length } = this.html
    let at = start
    while (at < length && codes[at] !== code) at++
    return at
  }

  private endOfName(start: number): number {
    const { codes } = this
    let at = start
    while (!endsName(codes[at] ?? 0)) at++
    return at
  }

  /** @returns the position after the tag, or after all text that belongs to it */
  private startTag(start: number): number {
    const nameEnd = this.endOfName(start + 1)
    this.name = this.nameAt(start + 1, nameEnd)
    this.count = 0
    // Most tags have no attributes.
    const end = this.codes[nameEnd] === greater ? nameEnd : this.readAttributes(nameEnd)
    if (end === this.html.length) return end
    this.start = start
    this.end = end + 1
    this.listener.open?.(this)
    const text = textEnd(this.name)
    return text ? this.textUntil(text, end + 1) : end + 1
  }

  private endTag(start: number): number {
    const nameEnd = this.endOfName(start + 2)
    const end = this.find(greater, nameEnd)
    if (end === this.html.length) return end
    this.listener.close?.(this.nameAt(start + 2, nameEnd))
    return end + 1
  }

  /**
   * The name of an element or an attribute. Most names of a page were read just before: they are found without
   * making a text of each.
   */
  private nameAt(start: number, end: number): string {
    const { html, codes } = this
    const place = ((codes[start] ?? 0) * 37 + (codes[end - 1] ?? 0) * 5 + (end - start) * 131) & 1023
    const last = places[place]
    if (last?.length === end - start && html.startsWith(last, start)) return last
    const text = html.slice(start, end).toLowerCase()
    const name = known.get(text) ?? detach(text)
    known.set(name, name)
    places[place] = name
    return name
  }

  private comment(start: number): number {
    comment.lastIndex = start
    comment.test(this.html)
    return comment.lastIndex
  }

  private textUntil(end: RegExp, start: number): number {
    end.lastIndex = start
    const found = end.exec(this.html)?.index ?? this.html.length
    this.isRaw = isRaw(this.name)
    this.hear(start, found)
    this.isRaw = false
    return found
  }

  private hear(start: number, end: number): void {
    if (start >= end) return
    this.start = start
    this.end = end
    this.listener.text?.(this)
  }

  /** @returns the position of the `>` behind them; the length of the page when there is none */
  private readAttributes(start: number): number {
    const { codes } = this
    const { length } = this.html
    for (let at = start; ; ) {
      let code = codes[at] ?? 0
      while (code === slash || isBlank(code)) code = codes[++at] ?? 0
      if (code === greater || at === length) return at
      const name = at
      // An attribute may begin with an equals sign.
      do code = codes[++at] ?? 0
      while (code !== equals && !endsName(code))
      const nameEnd = at
      while (isBlank(code)) code = codes[++at] ?? 0
      let value = nameEnd
      let valueEnd = nameEnd
      if (code === equals) {
        do code = codes[++at] ?? 0
        while (isBlank(code))
        if (code === doubleQuote || code === singleQuote) {
          value = at + 1
          valueEnd = this.find(code, value)
          if (valueEnd === length) return length
          at = valueEnd + 1
        } else {
          value = at
          while (at < length && code !== greater && !isBlank(code)) code = codes[++at] ?? 0
          valueEnd = at
        }
      }
      this.names[this.count] = this.nameAt(name, nameEnd)
      this.starts[this.count] = value
      this.ends[this.count] = valueEnd
      this.count++
    }
  }

  /** The tag or the text as it is written. */
  get source(): string {
    return this.html.slice(this.start, this.end)
  }

  /** The text as visitors read it. */
  get text(): string {
    return this.isRaw ? this.source : decoded(this.source, decodeHTML)
  }

  /**
   * The name of the attribute at an index below `count`; `undefined` where an earlier one has this name: of
   * two, the first counts.
   */
  attributeName(index: number): string | undefined {
    const name = this.names[index]
    return name !== undefined && this.names.indexOf(name) === index ? name : undefined
  }

  /** The value of the attribute at an index below `count`. */
  value(index: number): string {
    return decoded(this.html.slice(this.starts[index], this.ends[index]), decodeHTMLAttribute)
  }

  /** The value of an attribute; of two with one name, of the first. */
  get(name: string): string | undefined {
    const index = this.names.indexOf(name)
    return index === -1 || index >= this.count ? undefined : this.value(index)
  }

  /** All attributes with their values. */
  attributes(): [name: string, value: string][] {
    return Array.from({ length: this.count }, (_, index) => index).flatMap((index) => {
      const name = this.attributeName(index)
      return name === undefined ? [] : [[name, this.value(index)]]
    })
  }
}

// One for all pages: its list of attributes is made once.
const walker = new Walker()
