/** The texts of finished pages. */
import { decodeHTML } from 'entities'
import { type HtmlListener, inlineElements, type StartTag, walkHtml } from '../core/html.ts'

/** A block of text, such as a paragraph: the element that it begins with, and its text as it is written. */
export type TextBlock = { tag: string; text: string }

/** Collects the blocks of text in an element, such as `<main>`. What is left out ends a block, too. */
class TextReader implements HtmlListener {
  readonly blocks: TextBlock[] = []
  private block: TextBlock = { tag: '', text: '' }
  private isWithin = false
  /** The element that is left out, and how many of its name are open. */
  private skipped = ''
  private depth = 0

  constructor(
    private readonly within: string,
    private readonly leftOut: ReadonlySet<string>,
  ) {}

  open({ name }: StartTag): void {
    if (name === this.skipped) this.depth++
    else if (this.skipped !== '') return
    else if (name === this.within) this.isWithin = true
    else if (!this.isWithin) return
    else if (this.leftOut.has(name)) {
      this.begin(this.block.tag)
      this.skipped = name
      this.depth = 1
    } else if (name === 'br') this.block.text += ' '
    else if (!inlineElements.has(name)) this.begin(name)
  }

  close(name: string): void {
    if (name === this.skipped) {
      if (--this.depth === 0) this.skipped = ''
    } else if (this.skipped !== '' || !this.isWithin) return
    else if (!inlineElements.has(name)) this.begin('')
    if (name === this.within) this.isWithin = false
  }

  text(text: string, _source: string): void {
    if (this.isWithin && this.skipped === '') this.block.text += text
  }

  private begin(tag: string): void {
    if (/\S/.test(this.block.text)) this.blocks.push(this.block)
    this.block = { tag, text: '' }
  }
}

/** Elements whose text is not compared: it is the same wherever it stands, or it is the text of another page. */
const notCompared = new Set(['nav', 'a', 'article', 'button', 'form', 'svg', 'script', 'style'])

/** Collects the main text of a page: what is in `<main>`, without navigation, cards, links, buttons and forms. */
export class MainTextReader extends TextReader {
  constructor() {
    super('main', notCompared)
  }

  // Markdown writes an ampersand so, and the digests in the ledger are those of texts that have it so: other digests would change the days in the sitemap.
  override text(text: string, source: string): void {
    super.text(source.includes('&#x26;') ? decodeHTML(source.replaceAll('&#x26;', '&amp;#x26;')) : text, source)
  }

  /** @returns a line for each block; how its source is wrapped makes no difference */
  mainText(): string {
    return ['', ...this.blocks.map(({ text }) => onOneLine(text)), ''].join('\n')
  }
}

const onOneLine = (text: string) => (/[\t\r\n]| {2}|^ | $/.test(text) ? text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '') : text)

export function mainText(html: string): string {
  const reader = new MainTextReader()
  walkHtml(html, reader)
  return reader.mainText()
}

/** Elements whose text no visitor reads as text. */
const notRead = new Set(['script', 'style', 'svg', 'template', 'option'])

/** What a finished page says to visitors and to search engines, also where it is hidden until a visitor asks for it. */
export type PageText = { description: string; things: unknown[]; main: TextBlock[]; body: TextBlock[] }

export function readPage(html: string): PageText {
  const [main, body] = [new TextReader('main', notRead), new TextReader('body', notRead)]
  const things: unknown[] = []
  let description = ''
  let isData = false
  const head: HtmlListener = {
    open(tag) {
      isData = tag.name === 'script' && tag.get('type') === 'application/ld+json'
      if (tag.name === 'meta' && tag.get('name') === 'description') description = tag.get('content') ?? ''
    },
    text(text) {
      if (isData) things.push(JSON.parse(text))
    },
    close() {
      isData = false
    },
  }
  walkHtml(html, head, main, body)
  return { description, things, main: main.blocks, body: body.blocks }
}
