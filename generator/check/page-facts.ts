/**
 * Reads finished pages: the only code that does. Links of articles exist only after markdown, and a template
 * may have a link of its own.
 */
import { decodeHTML } from 'entities'
import { type HtmlListener, type HtmlText, isInline, type StartTag, walkHtml } from '../core/html.ts'
import type { Piece, SharedPiece } from '../core/html-page.ts'
import { oncePer, remembered } from '../core/once-per.ts'

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

class PageReader implements HtmlListener {
  private readonly links = new LinkReader()
  private readonly main = new MainTextReader()
  private readonly visible = new TextReader(roleInVisible, true)
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

  text(text: HtmlText): void {
    this.main.text(text)
    if (!this.isWhole) return
    this.visible.text(text)
    this.data.text(text)
  }

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

const linkRole = remembered((name: string) =>
  /^(?:id|href|srcset)$/.test(name) ? name : /^(?:src|action|poster)$/.test(name) ? 'file' : '',
)

class LinkReader {
  private readonly targets: string[] = []
  private positions = ''
  private readonly ids: string[] = []
  private isMain = false
  private isBreadcrumb = false
  private openCards = 0

  add({ targets, positions, ids }: FoundLinks): void {
    this.targets.push(...targets)
    this.positions += positions
    this.ids.push(...ids)
  }

  found(): FoundLinks {
    return { targets: this.targets, positions: this.positions, ids: this.ids }
  }

  open(tag: StartTag): void {
    const { name } = tag
    if (name === 'main') this.isMain = true
    else if (name === 'article') this.openCards++
    else if (name === 'nav') this.isBreadcrumb = tag.get('class') === 'breadcrumb'
    for (let index = 0; index < tag.count; index++) {
      const attribute = tag.attributeName(index)
      const role = linkRole(attribute ?? '')
      if (role === '') continue
      const value = tag.value(index)
      if (role === 'id') this.ids.push(value)
      else if (role === 'srcset')
        for (const candidate of value.split(', ')) this.link(candidate.split(' ', 1)[0] ?? '', '-')
      else this.link(value, role === 'href' ? this.position() : '-')
    }
  }

  private link(target: string, position: string): void {
    this.targets.push(target)
    this.positions += position
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

/** The area that is read, what is left out there, a line break, a part of a line, or a block. */
type TextRole = 'area' | 'left out' | 'break' | 'inline' | 'block'

const textRole = (area: string | undefined, leftOut: ReadonlySet<string>) =>
  remembered((name: string): TextRole => {
    if (name === area) return 'area'
    if (leftOut.has(name)) return 'left out'
    if (name === 'br') return 'break'
    return isInline(name) ? 'inline' : 'block'
  })

/** Collects the blocks of text, such as paragraphs. What is left out ends a block, too. */
class TextReader {
  private readonly blocks: string[] = []
  private block = ''
  /** The element that is left out, and how many of its name are open. */
  private skipped: string | undefined
  private depth = 0

  /** @param isWithin whether the text outside of an area is read, too */
  constructor(
    private readonly roleOf: (name: string) => TextRole,
    private isWithin: boolean,
  ) {}

  open({ name }: StartTag): void {
    if (this.skipped) {
      if (name === this.skipped) this.depth++
      return
    }
    const role = this.roleOf(name)
    if (role === 'area') this.isWithin = true
    else if (!this.isWithin || role === 'inline') return
    else if (role === 'break') this.block += ' '
    else {
      this.end()
      if (role === 'block') return
      this.skipped = name
      this.depth = 1
    }
  }

  close(name: string): void {
    if (this.skipped) {
      if (name === this.skipped && --this.depth === 0) this.skipped = undefined
    } else if (this.isWithin && !isInline(name)) this.end()
    if (this.isWithin && this.roleOf(name) === 'area') this.isWithin = false
  }

  text(text: HtmlText): void {
    if (this.isWithin && !this.skipped) this.block += this.textOf(text)
  }

  protected textOf({ text }: HtmlText): string {
    return text
  }

  add(blocks: readonly string[]): void {
    this.end()
    this.blocks.push(...blocks)
  }

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

const roleInMain = textRole('main', notCompared)

class MainTextReader extends TextReader {
  constructor() {
    super(roleInMain, false)
  }

  // Markdown writes an ampersand so, and the digests in the ledger are those of texts that have it so: other
  // digests would change the days in the sitemap.
  protected override textOf(text: HtmlText): string {
    const { source } = text
    return source.includes('&#x26;') && text.text !== source
      ? decodeHTML(source.replaceAll('&#x26;', '&amp;#x26;'))
      : text.text
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
const roleInVisible = textRole(undefined, new Set(['head', 'script', 'style', 'svg', 'template', 'option']))

class DataReader {
  readonly found: string[] = []
  private isData = false

  open(tag: StartTag): void {
    this.isData = tag.name === 'script' && tag.get('type') === 'application/ld+json'
  }

  text({ text }: HtmlText): void {
    if (this.isData) this.found.push(text)
  }

  close(): void {
    this.isData = false
  }
}
