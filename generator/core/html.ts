/** Walks through the HTML of a page once, for everything that reads it. */
import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { detach } from './text.ts'

/** Elements within a line of text. All others end one. */
export const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd mark picture q s samp small source span strong sub sup svg time tt u var wbr'.split(
    ' ',
  ),
)

/** Elements whose text has no character references. */
const rawElements = new Set(['iframe', 'noembed', 'noframes', 'plaintext', 'script', 'style', 'xmp'])

/** Elements whose text has no tags: it goes on until their end tag. */
const textElements = new Map(
  [...rawElements, 'textarea', 'title'].map((name) => [
    name,
    name === 'plaintext' ? /(?!)/g : new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'),
  ]),
)

/**
 * Receives the tags and texts of a page, in their order. Names are in lower case, and character references
 * are decoded.
 */
export type HtmlListener = {
  /** @param tag the same object for every tag: it must be read at once */
  open?: (tag: StartTag) => void
  close?: (name: string) => void
  /** @param source the text as it is written */
  text?: (text: string, source: string) => void
}

/** A start tag. Attributes are read when they are asked for: most never are. */
export type StartTag = Pick<Walker, 'name' | 'source' | 'count' | 'get' | 'attributes'>

/** Any HTML can be read; where it is invalid, as a browser would divide it into tags and texts. */
export const walkHtml = (html: string, listener: HtmlListener): void => walker.walk(html, listener)

const decoded = (text: string, decode: (text: string) => string) => (text.includes('&') ? decode(text) : text)

/** Names of elements as written, and in lower case, each at the place that its ends and its length give. */
const written: string[] = Array.from({ length: 1024 }, () => '')
const names = [...written]

/**
 * The name of an element, in lower case. Most names of a page were read just before: they are
 * found without making a text of each.
 */
function nameAt(html: string, start: number, end: number): string {
  const length = end - start
  const place = (html.charCodeAt(start) * 37 + html.charCodeAt(end - 1) * 5 + length * 131) & 1023
  const known = written[place] ?? ''
  if (known.length === length && html.startsWith(known, start)) return names[place] ?? ''
  const name = detach(html.slice(start, end))
  written[place] = name
  names[place] = name.toLowerCase()
  return names[place] ?? ''
}

/**
 * A comment, a declaration, or what a browser takes for one. Without its end, it takes the rest of the page.
 */
const comment = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[^>]*>?/y

const [slash, greater, equals, doubleQuote, singleQuote] = [47, 62, 61, 34, 39]

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
/** White space; not the end of the text, which has no code. */
const isBlank = (code: number) => code === 32 || (code >= 9 && code <= 13 && code !== 11)
/** Whether the name of an element or an attribute ends before this character, or with the text. */
const endsName = (code: number) =>
  !(code > greater) && (code === slash || code === greater || isBlank(code) || Number.isNaN(code))

function endOfName(html: string, start: number): number {
  let at = start
  while (!endsName(html.charCodeAt(at))) at++
  return at
}

/**
 * Divides HTML into tags and texts (https://html.spec.whatwg.org/multipage/parsing.html#tokenization). A
 * library took a sixth of the time of a run.
 */
class Walker {
  name = ''
  private html = ''
  /** Where the tag begins and ends. */
  private start = 0
  private end = 0
  private listener: HtmlListener = {}
  /**
   * Four offsets for each attribute: where its name begins and ends, and where its value does. Those behind
   * the last one are left over from earlier tags.
   */
  private readonly spans: number[] = []
  /** How many attributes it has. */
  count = 0

  walk(html: string, listener: HtmlListener): void {
    this.html = html
    this.listener = listener
    /** Where a text begins. */
    let start = 0
    for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', start > at ? start : at + 1)) {
      const next = html.charCodeAt(at + 1)
      const isEnd = next === slash
      const code = isEnd ? html.charCodeAt(at + 2) : next
      const isTag = isLetter(code)
      // Before the end of the page, and before other characters, it is text.
      if (!isTag && (Number.isNaN(code) || !(isEnd || code === 33 || code === 63))) continue
      if (start < at) this.hear(start, at)
      start = isTag ? (isEnd ? this.endTag(html, at) : this.startTag(html, at)) : this.comment(at)
    }
    this.hear(start, html.length)
  }

  /** @returns the position after the tag, or after all text that belongs to it */
  private startTag(html: string, start: number): number {
    const nameEnd = endOfName(html, start + 1)
    this.name = nameAt(html, start + 1, nameEnd)
    this.count = 0
    // Most tags have no attributes.
    const end = html.charCodeAt(nameEnd) === greater ? nameEnd : this.readAttributes(html, nameEnd)
    if (end === -1) return html.length
    this.start = start
    this.end = end + 1
    this.listener.open?.(this)
    const text = textElements.get(this.name)
    return text ? this.textUntil(text, end + 1) : end + 1
  }

  private endTag(html: string, start: number): number {
    const nameEnd = endOfName(html, start + 2)
    const end = html.charCodeAt(nameEnd) === greater ? nameEnd : html.indexOf('>', nameEnd)
    if (end === -1) return html.length
    this.listener.close?.(nameAt(html, start + 2, nameEnd))
    return end + 1
  }

  private comment(start: number): number {
    comment.lastIndex = start
    comment.test(this.html)
    return comment.lastIndex
  }

  private textUntil(end: RegExp, start: number): number {
    end.lastIndex = start
    const found = end.exec(this.html)?.index ?? this.html.length
    this.hear(start, found, rawElements.has(this.name))
    return found
  }

  private hear(start: number, end: number, isRaw = false): void {
    if (start >= end || !this.listener.text) return
    const source = this.html.slice(start, end)
    this.listener.text(isRaw ? source : decoded(source, decodeHTML), source)
  }

  /** @returns the position of the `>` behind them; -1 when there is none */
  private readAttributes(html: string, start: number): number {
    const { spans } = this
    let last = 0
    for (let at = start; ; ) {
      let code = html.charCodeAt(at)
      while (code === slash || isBlank(code)) code = html.charCodeAt(++at)
      if (code === greater) return at
      if (at >= html.length) return -1
      const name = at
      // An attribute may begin with an equals sign.
      do code = html.charCodeAt(++at)
      while (code !== equals && !endsName(code))
      const nameEnd = at
      while (isBlank(code)) code = html.charCodeAt(++at)
      let value = nameEnd
      let valueEnd = nameEnd
      if (code === equals) {
        do code = html.charCodeAt(++at)
        while (isBlank(code))
        if (code === doubleQuote || code === singleQuote) {
          value = at + 1
          valueEnd = html.indexOf(code === doubleQuote ? '"' : "'", value)
          if (valueEnd === -1) return -1
          at = valueEnd + 1
        } else {
          value = at
          while (at < html.length && code !== greater && !isBlank(code)) code = html.charCodeAt(++at)
          valueEnd = at
        }
      }
      spans[last++] = name
      spans[last++] = nameEnd
      spans[last++] = value
      spans[last++] = valueEnd
      this.count++
    }
  }

  /** The tag as it is written. */
  get source(): string {
    return this.html.slice(this.start, this.end)
  }

  /** The value of an attribute; of two with one name, of the first. @param name in lower case */
  get(name: string): string | undefined {
    const { html, spans } = this
    for (let at = 0; at < 4 * this.count; at += 4) {
      const start = spans[at] ?? 0
      const end = spans[at + 1] ?? 0
      if (
        end - start === name.length &&
        (html.startsWith(name, start) || html.slice(start, end).toLowerCase() === name)
      )
        return this.valueAt(at)
    }
    return undefined
  }

  /** All attributes by name. Of two with one name, the first counts. */
  attributes(): Record<string, string> {
    const found: [string, string][] = []
    for (let at = 4 * (this.count - 1); at >= 0; at -= 4)
      found.push([this.html.slice(this.spans[at], this.spans[at + 1]).toLowerCase(), this.valueAt(at)])
    return Object.fromEntries(found)
  }

  private valueAt = (at: number) =>
    decoded(this.html.slice(this.spans[at + 2], this.spans[at + 3]), decodeHTMLAttribute)
}

// One for all pages: its list of attributes is made once.
const walker = new Walker()
