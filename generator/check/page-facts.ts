/**
 * Reads finished pages: the only code that does. Links of articles exist only after markdown, and a template
 * may have a link of its own.
 */
import { decodeHTML } from 'entities'
import { type HtmlListener, inlineElements, type StartTag, walkHtml } from '../core/html.ts'
import type { Piece, SharedPiece } from '../core/html-page.ts'
import { oncePer } from '../core/once-per.ts'

/**
 * The addresses that a page links to or loads, and its ids. `positions` has a letter for each target: `m` for
 * a link in the main part, `c` for one in a card or an article there, `-` for all others and for the
 * breadcrumb.
 */
export type FoundLinks = { targets: string[]; positions: string; ids: string[] }

/** What a page, or a part of one, has. */
export type HtmlFacts = {
  links: FoundLinks
  /**
   * The main text: what is in `<main>`, without navigation, cards, links, buttons and forms. A line for each
   * block; how its source is wrapped makes no difference.
   */
  lines: string[]
  /** What visitors can read, also where it is hidden until they ask for it, in lines. */
  visible: string[]
  /** The structured data, as JSON. */
  data: string[]
}

/** A main text as its digest and reports have it. */
export const mainText = (lines: readonly string[]): string => ['', ...lines, ''].join('\n')

/**
 * Creates what reads pages of a site.
 * @param isWhole whether `visible` and `data` are read, too
 */
export function createFactsReader(isWhole = false): (pieces: readonly Piece[]) => HtmlFacts {
  const factsOfShared = oncePer(({ html }: SharedPiece) => readFacts(html, isWhole))
  return (pieces) => {
    const reader = new PageReader(isWhole)
    for (const piece of pieces) {
      if (typeof piece === 'string') walkHtml(piece, reader)
      else reader.add(factsOfShared(piece))
    }
    return reader.facts()
  }
}

/** @param isWhole whether `visible` and `data` are read, too */
export const readFacts = (html: string, isWhole = false): HtmlFacts => createFactsReader(isWhole)([html])

/** Reads all that is known of a page in one walk. */
class PageReader implements HtmlListener {
  private readonly links = new LinkReader()
  private readonly main = new MainTextReader()
  private readonly visible = new TextReader(undefined, notVisible)
  private readonly data = new DataReader()

  constructor(private readonly isWhole: boolean) {}

  open(tag: StartTag): void {
    this.links.open(tag)
    this.main.open(tag)
    if (!this.isWhole) return
    this.visible.open(tag)
    this.data.open(tag)
  }

  close(name: string): void {
    this.links.close(name)
    this.main.close(name)
    if (!this.isWhole) return
    this.visible.close(name)
    this.data.close()
  }

  text(text: string, source: string): void {
    this.main.text(text, source)
    if (!this.isWhole) return
    this.visible.text(text, source)
    this.data.text(text)
  }

  /** What a shared piece has. */
  add({ links, visible, data }: HtmlFacts): void {
    this.links.add(links)
    this.visible.add(visible)
    this.data.found.push(...data)
  }

  facts(): HtmlFacts {
    return {
      links: this.links.found(),
      lines: this.main.lines(),
      visible: this.visible.all(),
      data: this.data.found,
    }
  }
}

class LinkReader {
  private readonly targets: string[] = []
  private readonly positions: string[] = []
  private readonly ids: string[] = []
  private isMain = false
  private isBreadcrumb = false
  private openCards = 0

  /** The links of a shared piece. */
  add({ targets, positions, ids }: FoundLinks): void {
    this.targets.push(...targets)
    this.positions.push(positions)
    this.ids.push(...ids)
  }

  found(): FoundLinks {
    return { targets: this.targets, positions: this.positions.join(''), ids: this.ids }
  }

  open(tag: StartTag): void {
    const { name } = tag
    if (name === 'main') this.isMain = true
    else if (name === 'article') this.openCards++
    else if (name === 'nav') this.isBreadcrumb = tag.get('class') === 'breadcrumb'
    // Most tags have no attributes.
    if (tag.count === 0) return
    const id = tag.get('id')
    if (id !== undefined) this.ids.push(id)
    const href = tag.get('href')
    if (href !== undefined) this.link(href, this.position())
    for (const candidate of tag.get('srcset')?.split(', ') ?? [])
      this.link(candidate.split(' ', 1)[0] ?? '', '-')
    for (const attribute of ['src', 'action', 'poster']) {
      const file = tag.get(attribute)
      if (file !== undefined) this.link(file, '-')
    }
  }

  private link(target: string, position: string): void {
    this.targets.push(target)
    this.positions.push(position)
  }

  close(name: string): void {
    if (name === 'main') this.isMain = false
    else if (name === 'article') this.openCards--
    else if (name === 'nav') this.isBreadcrumb = false
  }

  private position(): string {
    if (!this.isMain || this.isBreadcrumb) return '-'
    return this.openCards > 0 ? 'c' : 'm'
  }
}

/** Collects the blocks of text, such as paragraphs. What is left out ends a block, too. */
class TextReader {
  private readonly blocks: string[] = []
  private block = ''
  private isWithin: boolean
  /** The element that is left out, and how many of its name are open. */
  private skipped = ''
  private depth = 0

  /**
   * @param within the element whose text is read; everything where there is none
   * @param without the elements whose text is not
   */
  constructor(
    private readonly within: string | undefined,
    private readonly without: ReadonlySet<string>,
  ) {
    this.isWithin = within === undefined
  }

  open({ name }: StartTag): void {
    if (name === this.skipped) this.depth++
    else if (this.skipped !== '') return
    else if (name === this.within) this.isWithin = true
    else if (!this.isWithin) return
    else if (this.without.has(name)) {
      this.end()
      this.skipped = name
      this.depth = 1
    } else if (name === 'br') this.block += ' '
    else if (!inlineElements.has(name)) this.end()
  }

  close(name: string): void {
    if (name === this.skipped) {
      if (--this.depth === 0) this.skipped = ''
    } else if (this.skipped !== '' || !this.isWithin) return
    else if (!inlineElements.has(name)) this.end()
    if (name === this.within) this.isWithin = false
  }

  text(text: string, _source: string): void {
    if (this.isWithin && this.skipped === '') this.block += text
  }

  /** The blocks of a shared piece. */
  add(blocks: readonly string[]): void {
    this.end()
    this.blocks.push(...blocks)
  }

  /** The blocks up to here. */
  all(): string[] {
    this.end()
    return this.blocks
  }

  private end(): void {
    if (this.block === '') return
    if (/\S/.test(this.block)) this.blocks.push(this.block)
    this.block = ''
  }
}

/**
 * Elements whose text is not compared: it is the same wherever it stands, or it is the text of another page.
 */
const notCompared = new Set(['nav', 'a', 'article', 'button', 'form', 'svg', 'script', 'style'])

class MainTextReader extends TextReader {
  constructor() {
    super('main', notCompared)
  }

  // Markdown writes an ampersand so, and the digests in the ledger are those of texts that have it so: other
  // digests would change the days in the sitemap.
  override text(text: string, source: string): void {
    const isWritten = text !== source && source.includes('&#x26;')
    super.text(isWritten ? decodeHTML(source.replaceAll('&#x26;', '&amp;#x26;')) : text, source)
  }

  lines(): string[] {
    return this.all().map(onOneLine)
  }
}

const onOneLine = (text: string) =>
  /[\t\r\n]| {2}|^ | $/.test(text)
    ? text.replace(/[\t\r\n][ \t\r\n]*| [ \t\r\n]+/g, ' ').replace(/^ | $/g, '')
    : text

/** Elements whose text no visitor reads as text. */
const notVisible = new Set(['head', 'script', 'style', 'svg', 'template', 'option'])

class DataReader {
  readonly found: string[] = []
  private isData = false

  open(tag: StartTag): void {
    this.isData = tag.name === 'script' && tag.get('type') === 'application/ld+json'
  }

  text(text: string): void {
    if (this.isData) this.found.push(text)
  }

  close(): void {
    this.isData = false
  }
}
