/** Makes blocks of the tags and texts of HTML, as a parser reports them. */
import { inlineElements } from '../../core/html.ts'
import type { Region } from '../difference.ts'
import { entry, type HeadEntry, type Tag, type Target } from './tag.ts'

export type Link = { label: string; address: string }

/** The smallest piece of a page: a heading, a paragraph, a line of a list, a link that stands alone, a picture. */
export type Block = {
  /** `end` holds the tags after the last block. */
  kind: 'headings' | 'text' | 'links' | 'pictures' | 'end'
  region: Region
  /** More exactly than its kind: `h2`, `aria-label`, `pre` for preformatted text. */
  what: string
  text: string
  /** The address of a link or picture, without a digest. */
  address: string
  /** The address as it is written, and the attributes that choose between several files of a picture. */
  exact: string
  /** The links inside a text, or the only one of a link that stands alone. */
  links: readonly Link[]
  /** The tags before it since the last block, without their texts. */
  style: readonly string[]
}

/** What a page, or a part of one, consists of. */
export type PageFacts = {
  blocks: Block[]
  /** The entries of the head, and those in the body. */
  entries: HeadEntry[]
  /** Scripts of JSON-LD as they are written. */
  data: string[]
  /** All tags of the head, in their order. */
  headTags: string[]
}

type OpenLink = {
  target: Target
  label: string
  /** What the link is called when it holds no text. */
  alternative: string
  /** A block ended inside: its texts are blocks of their own. */
  split: boolean
}

const verbatim = new Set(['script', 'style', 'title', 'textarea'])

/** Replaces an inline tag, until it is known whether it separates two words. */
const seam = '\uE000'
const betweenWords = new RegExp(`(?<=[\\p{L}\\p{N}.!?])${seam}+(?=[\\p{L}\\p{N}€])`, 'gu')

/** The text as it is shown: `<b>Silkwood</b><span>€ 800</span>` is read as two words. */
const withoutSeams = (text: string): string => (text.includes(seam) ? text.replace(betweenWords, ' ').replaceAll(seam, '') : text)
const onOneLine = (text: string): string => {
  const plain = withoutSeams(text)
  return /^\s|\s$|\s\s|[^\S ]/.test(plain) ? plain.replace(/\s+/g, ' ').trim() : plain
}

const hasCharacters = (text: string): boolean => /[^\s\uE000]/.test(text)

export class BlockReader {
  private readonly facts: PageFacts = { blocks: [], entries: [], data: [], headTags: [] }
  /** Where what is read next begins. */
  region: Region = 'page'
  private style: string[] = []
  /** The heading or the preformatted text that is open. */
  private what = ''
  private text = ''
  private hasTextBesideLinks = false
  private links: { label: string; target: Target }[] = []
  private link: OpenLink | undefined
  private variants = ''
  /** The element whose content is text only, and that text. */
  private raw: { tag: Tag; text: string } | undefined
  /** The tags and texts of an inline SVG. */
  private drawing: { depth: number; content: string } | undefined

  open(tag: Tag): void {
    if (this.drawing) {
      if (tag.name === 'svg') this.drawing.depth++
      this.drawing.content += tag.style
      return
    }
    const { name, picture, link, frame, labels } = tag
    if (tag.entry) this.facts.entries.push(tag.entry)
    if (verbatim.has(name)) this.raw = { tag, text: '' }
    if (name === 'head') this.region = 'head'
    else if (name === 'body') this.region = 'page'
    if (this.region === 'head') this.facts.headTags.push(tag.full)
    if (this.region === 'head' || (this.raw && name !== 'textarea')) return
    if (inlineElements.has(name)) this.append(name === 'br' || name === 'wbr' ? ' ' : seam)
    else this.endBlock()
    if (name === 'svg') this.drawing = { depth: 1, content: tag.style }
    // A link without a style of its own is reported as a link.
    else if (tag.style !== '<a>') this.style.push(tag.style)
    if (/^(?:h[1-6]|pre)$/.test(name)) this.what = name
    else if (name === 'main') this.region = 'main'
    else if ((name === 'header' || name === 'footer') && this.region === 'page') this.region = name
    for (const { what, text } of labels) this.keep({ kind: 'text', what, text: onOneLine(text) })
    if (name === 'a' || name === 'area') this.endLink()
    if (link) this.link = { target: link, label: '', alternative: labels[0]?.text ?? '', split: false }
    this.variants += tag.variants
    if (picture) {
      if (this.link && this.link.alternative === '') this.link.alternative = picture.alt
      this.endStyled({ kind: 'pictures', text: onOneLine(picture.alt), address: picture.address, exact: picture.exact + this.variants })
      this.variants = ''
    }
    if (frame) this.keep({ kind: 'links', ...frame, links: [{ label: name, address: frame.address }] })
  }

  close(name: string): void {
    if (this.drawing) {
      if (name === 'svg' && --this.drawing.depth === 0) {
        this.style.push(this.drawing.content)
        this.drawing = undefined
      }
      return
    }
    if (this.raw) {
      this.endRaw(this.raw.tag, this.raw.text)
      this.raw = undefined
      return
    }
    if (name === 'a' || name === 'area') this.endLink()
    if (inlineElements.has(name)) this.append(seam)
    else this.endBlock()
    if (name === this.what) this.what = ''
    else if (name === this.region) this.region = 'page'
  }

  characters(text: string): void {
    if (this.drawing) this.drawing.content += text.replace(/\s+/g, ' ')
    else if (this.raw) this.raw.text += text
    else if (this.text !== '' || hasCharacters(text)) {
      if (!this.link && hasCharacters(text)) this.hasTextBesideLinks = true
      this.append(text, true)
    }
  }

  /** Everything that was read. */
  finish(): PageFacts {
    if (this.raw) this.endRaw(this.raw.tag, this.raw.text)
    if (this.drawing) this.style.push(this.drawing.content)
    this.endLink()
    this.endBlock()
    if (this.style.length > 0) this.endStyled({ kind: 'end' })
    return this.facts
  }

  /** Continues a line of text; only characters begin one. */
  private append(text: string, begins = false): void {
    if (this.text === '' && !begins) return
    this.text += text
    if (this.link) this.link.label += text
  }

  private endRaw({ name, isData, entry: own }: Tag, text: string): void {
    if (isData) this.facts.data.push(text)
    else if (name === 'textarea' && hasCharacters(text)) this.keep({ kind: 'text', what: 'pre', text })
    else if (name !== 'textarea' && !own) this.facts.entries.push(entry({ title: 'title', style: 'style element' }[name] ?? 'inline script', text))
  }

  private endLink(): void {
    const { link } = this
    if (!link) return
    this.link = undefined
    const { target, label, alternative, split } = link
    if (split && !hasCharacters(this.text)) this.keepLink(target, '', onOneLine(label) || onOneLine(alternative))
    else this.links.push({ label: split || !hasCharacters(label) ? '' : onOneLine(label), target })
  }

  private endBlock(): void {
    const { links, text, what, hasTextBesideLinks, link } = this
    const hasText = hasCharacters(text)
    if (link && hasText) link.split = true
    this.text = ''
    if (!hasText && links.length === 0) return
    this.links = []
    this.hasTextBesideLinks = false
    const isHeading = /^h/.test(what)
    const onlyLinks = !isHeading && !hasTextBesideLinks && !(link && hasText) && links.length > 0
    if (onlyLinks) for (const { label, target } of links) this.keepLink(target, label, label)
    else {
      const shown = what === 'pre' ? withoutSeams(text) : onOneLine(text)
      const plainLinks = links.map(({ label, target: { address } }) => ({ label, address }))
      this.endStyled({ kind: isHeading ? 'headings' : 'text', what, text: shown, links: plainLinks })
    }
  }

  private keepLink({ address, exact }: Target, text: string, label: string): void {
    this.endStyled({ kind: 'links', text, address, exact, links: [{ label, address }] })
  }

  /** Keeps a block with the tags since the last one. */
  private endStyled(block: NewBlock): void {
    this.keep(block, this.style)
    this.style = []
  }

  private keep({ kind, what = '', text = '', address = '', exact = '', links = none }: NewBlock, style: readonly string[] = none): void {
    this.facts.blocks.push({ kind, region: this.region, what, text, address, exact, links, style })
  }
}

type NewBlock = Pick<Block, 'kind'> & Partial<Pick<Block, 'what' | 'text' | 'address' | 'exact' | 'links'>>

// One list for all: most blocks have no link and no tags of their own.
const none: readonly never[] = []
