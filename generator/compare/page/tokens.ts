/**
 * Takes HTML apart into tags and texts by one scan.
 *
 * It is made for the HTML of this project, which is well-formed, and comes to the end of any other: what it does not understand, it takes
 * for text. Tags repeat on thousands of pages, so what a tag means is worked out once for each distinct spelling and remembered.
 */

import { decodeEntities } from './entities.ts'

/** A start tag as it is written, or a whole `<svg>` or `<picture>`. */
export type Tag = {
  /** In lower case. */
  name: string
  /** By their names in lower case, entities decoded. Of two that are equal the first counts, as in a browser. */
  attributes: ReadonlyMap<string, string>
  /** The markup inside of a whole element; nothing for any other tag. */
  content: string
}

/** Told what stands in a text, in its order. `Meaning` is what the memory made of a tag. */
export type TokenReader<Meaning> = {
  open: (meaning: Meaning) => void
  close: (name: string) => void
  /** Characters between two tags as they are written: entities are not decoded. */
  text: (source: string) => void
  /** What stands in an element that knows no markup: a script, a style, a title … It was not opened before. */
  raw: (meaning: Meaning, content: string) => void
}

/** Elements that hold characters and no tags. */
const rawNames = new Set(['script', 'style', 'title', 'textarea', 'xmp', 'noembed', 'noframes'])

/** Elements that are understood as one thing. */
const wholeNames = new Set(['svg', 'picture'])

/** Spellings that are remembered at most: pages of other makers may bear none of them twice. */
const limit = 50_000

type Known<Meaning> = { name: string; meaning: Meaning }

/** What each distinct spelling of a tag means. */
export class TagMemory<Meaning> {
  private readonly known = new Map<string, Known<Meaning>>()

  /** @param meaningOf what is made of a tag; called once for most of them */
  constructor(private readonly meaningOf: (tag: Tag) => Meaning) {}

  find(source: string): Known<Meaning> | undefined {
    return this.known.get(source)
  }

  /** @param source a complete tag, and what stands in it if it is taken as a whole */
  learn(source: string, tagEnd: number = source.length): Known<Meaning> {
    const tag = parseTag(source.slice(0, tagEnd))
    const content = source.slice(tagEnd)
    const known = { name: tag.name, meaning: this.meaningOf({ ...tag, content }) }
    if (this.known.size >= limit) this.known.clear()
    this.known.set(detach(source), known)
    return known
  }
}

/** The same text, without the page of which it is a part: what is kept of a page would keep all of it in memory. */
export const detach = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le')

/** Reads HTML from its beginning to its end. */
export function scan<Meaning>(html: string, memory: TagMemory<Meaning>, reader: TokenReader<Meaning>): void {
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at)
    if (start === -1) {
      reader.text(html.slice(at))
      return
    }
    if (start > at) reader.text(html.slice(at, start))
    at = readMarkup(html, start, memory, reader)
  }
}

/** Reads what begins with the `<` at `start`, and gives the place behind it. */
function readMarkup<Meaning>(html: string, start: number, memory: TagMemory<Meaning>, reader: TokenReader<Meaning>): number {
  const sign = html.charCodeAt(start + 1)
  if (isLetter(sign)) return readTag(html, start, memory, reader)
  if (sign === slash) return readEndTag(html, start, reader)
  if (sign === exclamation || sign === question) return endOfDeclaration(html, start)
  reader.text('<')
  return start + 1
}

function readTag<Meaning>(html: string, start: number, memory: TagMemory<Meaning>, reader: TokenReader<Meaning>): number {
  const nearest = html.indexOf('>', start)
  if (nearest === -1) return html.length
  let source = html.slice(start, nearest + 1)
  let known = memory.find(source)
  if (known === undefined) {
    source = html.slice(start, endOfTag(html, start, nearest) + 1)
    known = memory.learn(source)
  }
  const behind = start + source.length
  if (wholeNames.has(known.name)) return readWhole(html, start, behind, known, memory, reader)
  if (rawNames.has(known.name)) return readRaw(html, behind, known, reader)
  reader.open(known.meaning)
  return behind
}

function readWhole<Meaning>(
  html: string,
  start: number,
  tagEnd: number,
  { name, meaning }: Known<Meaning>,
  memory: TagMemory<Meaning>,
  reader: TokenReader<Meaning>,
): number {
  const endTag = `</${name}>`
  const close = html.indexOf(endTag, tagEnd)
  if (close === -1) {
    reader.open(meaning)
    return tagEnd
  }
  const source = html.slice(start, close)
  reader.open((memory.find(source) ?? memory.learn(source, tagEnd - start)).meaning)
  return close + endTag.length
}

function readRaw<Meaning>(html: string, from: number, { name, meaning }: Known<Meaning>, reader: TokenReader<Meaning>): number {
  const close = findEndTag(html, name, from)
  reader.raw(meaning, html.slice(from, close))
  const end = html.indexOf('>', close)
  return end === -1 ? html.length : end + 1
}

/** Where the end tag of an element begins; the end of the text when there is none. */
function findEndTag(html: string, name: string, from: number): number {
  const close = html.indexOf(`</${name}>`, from)
  if (close !== -1) return close
  const pattern = new RegExp(`</${name}[\\s/>]`, 'gi')
  pattern.lastIndex = from
  return pattern.exec(html)?.index ?? html.length
}

function readEndTag<Meaning>(html: string, start: number, reader: TokenReader<Meaning>): number {
  const end = html.indexOf('>', start)
  if (end === -1) return html.length
  const name = html.slice(start + 2, end)
  if (isLetter(name.charCodeAt(0))) reader.close(/^[a-z][a-z0-9-]*$/.test(name) ? name : name.toLowerCase().replace(/[\s/][\s\S]*$/, ''))
  return end + 1
}

/** Behind a comment, a CDATA section, a doctype or what a browser would take for a comment. */
function endOfDeclaration(html: string, start: number): number {
  const after = (sign: string, from: number) => {
    const end = html.indexOf(sign, from)
    return end === -1 ? html.length : end + sign.length
  }
  // `<!-->` is a comment that is over.
  if (html.startsWith('<!--', start)) return html.startsWith('>', start + 4) ? start + 5 : after('-->', start + 4)
  if (html.startsWith('<![CDATA[', start)) return after(']]>', start)
  return after('>', start)
}

/** The `>` of a tag, which may have others in the values of its attributes. */
function endOfTag(html: string, start: number, nearest: number): number {
  let valueFollows = false
  for (let at = start; at < html.length; at++) {
    const sign = html.charCodeAt(at)
    if (sign === greater) return at
    if (valueFollows && (sign === doubleQuote || sign === singleQuote)) {
      const end = html.indexOf(String.fromCharCode(sign), at + 1)
      // A quotation that nobody closes would swallow the rest of the page.
      if (end === -1) return nearest
      at = end
      valueFollows = false
    } else if (sign === equals) valueFollows = true
    else if (sign > space) valueFollows = false
  }
  return nearest
}

const [slash, exclamation, question, greater, equals, space, doubleQuote, singleQuote] = [47, 33, 63, 62, 61, 32, 34, 39]

const isLetter = (sign: number): boolean => (sign >= 97 && sign <= 122) || (sign >= 65 && sign <= 90)

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g

function parseTag(source: string): Omit<Tag, 'content'> {
  const name = /^<([^\s/>]+)/.exec(source)?.[1] ?? ''
  const attributes = new Map<string, string>()
  for (const [, key = '', double, single, bare] of source.slice(name.length + 1).matchAll(attributePattern)) {
    const lower = key.toLowerCase()
    if (!attributes.has(lower)) attributes.set(lower, decodeEntities(double ?? single ?? bare ?? ''))
  }
  return { name: name.toLowerCase(), attributes }
}

/**
 * A start tag in a fixed order, a heading without its level.
 * @param isLeftOut tells of an attribute whether it is compared elsewhere
 */
export function startTag({ name, attributes }: Tag, isLeftOut: (name: string, attribute: string) => boolean = () => false): string {
  const told = [...attributes]
    .filter(([key]) => !isLeftOut(name, key))
    .map(([key, value]) => ` ${key}="${key === 'class' ? value.trim().split(/\s+/).sort().join(' ') : value}"`)
  return `<${name.replace(/^h[1-6]$/, 'h')}${told.sort().join('')}>`
}
