/** Walks through the HTML of a page once, for everything that reads it. */
import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { Tokenizer } from 'htmlparser2'
import { detach } from './text.ts'

/** Elements within a line of text. All others end one. */
export const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd mark picture q s samp small source span strong sub sup svg time tt u var wbr'.split(' '),
)

/** Elements whose text has no character references. */
const rawElements = new Set(['iframe', 'noembed', 'noframes', 'plaintext', 'script', 'style', 'xmp'])

/** Receives the tags and texts of a page, in their order. Names are in lower case, and character references are decoded. */
export type HtmlListener = {
  /** @param tag the same object for every tag: it must be read at once */
  open?: (tag: StartTag) => void
  close?: (name: string) => void
  /** @param source the text as it is written */
  text?: (text: string, source: string) => void
}

/** A start tag. Attributes are read when they are asked for: most never are. */
export type StartTag = Pick<Walker, 'name' | 'source' | 'get' | 'attributes'>

/** Any HTML can be read; where it is invalid, as a browser would divide it into tags and texts. */
export const walkHtml = (html: string, ...listeners: readonly HtmlListener[]): void => walker.walk(html, listeners)

const decoded = (text: string, decode: (text: string) => string) => (text.includes('&') ? decode(text) : text)

const ignored = () => {}

const names = new Map<string, string>()

/** The same text for every spelling of an element's name: equal texts are compared faster when they are one. */
function lowerCase(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const lower = detach(name.toLowerCase())
  names.set(detach(name), lower)
  return lower
}

/** The tokenizer decodes nothing and reports positions, which is faster than a parser that makes an object of every tag. */
class Walker {
  name = ''
  private html = ''
  private listeners: readonly HtmlListener[] = []
  /** Where the tag begins and ends. */
  private readonly tag = { start: 0, end: 0 }
  /** Of each attribute of the tag: where its name begins and ends, and its value. Of the numbers after `count`, nothing is meant. */
  private readonly spans: number[] = []
  private count = 0
  private isRaw = false

  private readonly endOfTag = (end: number) => {
    this.tag.end = end + 1
    this.isRaw = rawElements.has(this.name)
    for (const listener of this.listeners) listener.open?.(this)
  }
  private readonly tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname: (start, end) => {
        this.tag.start = start - 1
        this.name = lowerCase(this.html.slice(start, end))
        this.count = 0
      },
      onattribname: (start, end) => {
        this.spans[this.count++] = start
        this.spans[this.count++] = end
        this.spans[this.count++] = end
        this.spans[this.count++] = end
      },
      onattribdata: (start, end) => {
        this.spans[this.count - 2] = start
        this.spans[this.count - 1] = end
      },
      onopentagend: this.endOfTag,
      onselfclosingtag: this.endOfTag,
      onclosetag: (start, end) => {
        this.isRaw = false
        const name = lowerCase(this.html.slice(start, end))
        for (const listener of this.listeners) listener.close?.(name)
      },
      ontext: (start, end) => {
        const source = this.html.slice(start, end)
        const text = this.isRaw ? source : decoded(source, decodeHTML)
        for (const listener of this.listeners) listener.text?.(text, source)
      },
      ...{ ontextentity: ignored, onattribentity: ignored, onattribend: ignored, oncdata: ignored, oncomment: ignored },
      ...{ ondeclaration: ignored, onprocessinginstruction: ignored, onend: ignored },
    },
  )

  walk(html: string, listeners: readonly HtmlListener[]): void {
    this.html = html
    this.listeners = listeners
    this.isRaw = false
    this.tokenizer.reset()
    this.tokenizer.write(html)
    this.tokenizer.end()
  }

  /** The tag as it is written. */
  get source(): string {
    return this.html.slice(this.tag.start, this.tag.end)
  }

  /** The value of an attribute; an empty one where it has none. @param name in lower case */
  get(name: string): string | undefined {
    for (let at = 0; at < this.count; at += 4) {
      const start = this.spans[at] ?? 0
      const end = this.spans[at + 1] ?? 0
      if (end - start === name.length && (this.html.startsWith(name, start) || this.html.slice(start, end).toLowerCase() === name)) return this.valueAt(at)
    }
    return undefined
  }

  /** All attributes by name. Of two with one name, the first counts. */
  attributes(): Record<string, string> {
    const found: [string, string][] = []
    for (let at = this.count - 4; at >= 0; at -= 4) found.push([this.html.slice(this.spans[at], this.spans[at + 1]).toLowerCase(), this.valueAt(at)])
    return Object.fromEntries(found)
  }

  private valueAt = (at: number) => decoded(this.html.slice(this.spans[at + 2], this.spans[at + 3]), decodeHTMLAttribute)
}

// One for all pages: to make one takes longer than to read a short text.
const walker = new Walker()
