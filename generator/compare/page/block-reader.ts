/** Makes blocks of the tags and texts of a page, as they come. */

import type { Region } from '../difference.ts'
import { Block, type Link, readable, seam } from './blocks.ts'
import { type HeadEntry, type HeadFacts, rawEntry } from './head-facts.ts'
import type { StyleTrail } from './style-trail.ts'
import { isInline, type TagMeaning } from './tag-meaning.ts'
import type { TokenReader } from './tokens.ts'

type OpenLink = {
  target: NonNullable<TagMeaning['link']>
  /** The text inside, as it is written. */
  label: string
  /** What it is called when there is no text inside. */
  spare: string
  /** A block ended inside: its texts stand for themselves. */
  split: boolean
}

export class BlockReader implements TokenReader<TagMeaning> {
  private readonly blocks: Block[] = []
  private readonly entries: HeadEntry[] = []
  private readonly data: string[] = []
  private style: StyleTrail
  private heading = ''
  /** The last heading that has a section of its own. */
  private sectionHeading: Block | undefined
  private inPre = false
  /** The text of the block that is being read, and whether there are letters in it, inside of links or beside them. */
  private source = ''
  private hasText = false
  private hasTextBesideLinks = false
  private links: (Link & { target: OpenLink['target'] })[] = []
  private link: OpenLink | undefined

  /** @param region the one in which the reader begins */
  constructor(
    private readonly start: StyleTrail,
    private region: Region,
  ) {
    this.style = start
  }

  open(meaning: TagMeaning): void {
    const { name, inline, picture, link, frame, entry, spoken } = meaning
    if (entry) this.entries.push(entry)
    if (inline) this.add(name === 'br' || name === 'wbr' ? ' ' : seam)
    else this.endBlock()
    // A link that has no looks of its own is told as a link.
    if (meaning.look !== '<a>') this.style = this.style.followedBy(meaning.lookId, meaning.look)
    if (meaning.heading) this.heading = name
    else if (name === 'pre') this.inPre = true
    else if (name === 'main') this.region = 'main'
    else if ((name === 'header' || name === 'footer') && this.region === 'page') this.region = name
    for (const { what, text } of spoken) this.keep(new Block('text', this.region, what, text, this.start))
    if (name === 'a') this.endLink()
    if (link) this.link = { target: link, label: '', spare: spoken[0]?.text ?? '', split: false }
    if (picture) this.addPicture(picture)
    if (frame) this.keep(new Block('links', this.region, '', '', this.start, frame.address, frame.exact, [{ label: frame.what, address: frame.address }]))
  }

  close(name: string): void {
    if (name === 'a') this.endLink()
    if (isInline(name)) {
      this.add(seam)
      return
    }
    this.endBlock()
    if (name === this.heading) this.heading = ''
    else if (name === 'pre') this.inPre = false
    else if (name === this.region) this.region = 'page'
  }

  text(source: string): void {
    if (hasLetters(source)) {
      this.hasText = true
      if (!this.link) this.hasTextBesideLinks = true
    } else if (this.source === '') return
    this.source += source
    if (this.link) this.link.label += source
  }

  raw(meaning: TagMeaning, content: string): void {
    if (meaning.isData) this.data.push(content)
    else if (meaning.name === 'textarea') {
      this.open(meaning)
      if (hasLetters(content)) this.keep(new Block('text', this.region, 'pre', content, this.start))
    } else {
      const entry = rawEntry(meaning.name, meaning.entry, content)
      if (entry) this.entries.push(entry)
    }
  }

  /** All that was read. */
  finish(): { blocks: Block[]; loose: HeadFacts } {
    this.endLink()
    this.endBlock()
    if (!this.style.isStart) this.push('end', '', '')
    return { blocks: this.blocks, loose: { entries: this.entries, data: this.data, looks: [] } }
  }

  /** More of a line that has begun. */
  private add(source: string): void {
    if (this.source === '') return
    this.source += source
    if (this.link) this.link.label += source
  }

  private addPicture({ address, exact, alt, variants }: NonNullable<TagMeaning['picture']>): void {
    if (this.link && this.link.spare === '') this.link.spare = alt
    this.push('pictures', '', alt, address, exact + variants)
  }

  private endLink(): void {
    const { link } = this
    if (!link) return
    this.link = undefined
    const { target, label, spare, split } = link
    if (!split) this.links.push({ label: hasLetters(label) ? label : '', address: target.address, target })
    else if (!this.hasText) this.pushLink(target, '', readable(label) || spare)
    else this.links.push({ label: '', address: target.address, target })
  }

  private endBlock(): void {
    if (this.link && this.hasText) {
      this.link.split = true
      this.hasTextBesideLinks = true
    }
    if (!this.hasText && this.links.length === 0) {
      this.source = ''
      return
    }
    const { links, source, heading, hasTextBesideLinks } = this
    this.links = []
    if (heading === '' && !hasTextBesideLinks && links.length > 0) for (const { label, target } of links) this.pushLink(target, label, label)
    else this.push(heading === '' ? 'text' : 'headings', this.inPre ? 'pre' : heading, source, '', '', links)
    this.source = ''
    this.hasText = false
    this.hasTextBesideLinks = false
  }

  private pushLink({ address, exact }: OpenLink['target'], source: string, label: string): void {
    this.push('links', '', source, address, exact, [{ label: readable(label), address }])
  }

  private push(...[kind, what, source, address, exact, links]: [Block['kind'], string, string, string?, string?, (readonly Link[])?]): void {
    this.keep(new Block(kind, this.region, what, source, this.style, address, exact, links))
    this.style = this.start
  }

  private keep(block: Block): void {
    if (block.what === 'h1' || block.what === 'h2') this.sectionHeading = block
    else block.under = this.sectionHeading
    this.blocks.push(block)
  }
}

function hasLetters(source: string): boolean {
  for (let at = 0; at < source.length; at++) {
    const sign = source.charCodeAt(at)
    if (sign > 32 && sign !== 0xa0) return true
  }
  return false
}
