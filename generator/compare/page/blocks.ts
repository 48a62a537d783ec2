/** The pieces of which a page is made, for somebody who reads it. */
import type { Region } from '../difference.ts'
import { decodeEntities } from './entities.ts'
import type { StyleTrail } from './style-trail.ts'

export type Link = { label: string; address: string }

/** `end` is what comes after the last block: nothing but tags. */
export type BlockKind = 'headings' | 'text' | 'links' | 'pictures' | 'end'

// One list for all: most blocks have no link.
const none: readonly Link[] = []

/** The smallest piece of a page that says something: a heading, a paragraph, a line of a list, a link that stands alone, a picture. */
export class Block {
  private known: string | undefined
  /** The heading of the section that it stands in. */
  under: Block | undefined

  constructor(
    readonly kind: BlockKind,
    readonly region: Region,
    /** More exactly than its kind: `h2`, `aria-label`. */
    readonly what: string,
    /** The text as it is written. */
    readonly source: string,
    readonly style: StyleTrail,
    /** Of a link or picture, without a digest. */
    readonly address = '',
    /** What tells two files of the same address apart. */
    readonly exact = '',
    /** Links inside a text; what a link that stands alone is called. */
    readonly links: readonly Link[] = none,
  ) {}

  /** The text as it is read. */
  get text(): string {
    this.known ??= this.what === 'pre' ? withoutSeams(decodeEntities(this.source)) : readable(this.source)
    return this.known
  }

  /** Equal for blocks that say the same. */
  get key(): string {
    return `${this.kind} ${this.region} ${this.what}\n${this.address}\n${this.text}`
  }

  /** Says the same, though it may look different or link elsewhere. */
  saysTheSameAs(other: Block): boolean {
    if (this === other) return true
    if (this.kind !== other.kind || this.what !== other.what || this.region !== other.region || this.address !== other.address) return false
    return this.source === other.source || this.text === other.text
  }
}

/** Stands where a tag of a line of text stood. */
export const seam = '\u0001'

const betweenWords = new RegExp(`(?<=[\\p{L}\\p{N}.!?])${seam}+(?=[\\p{L}\\p{N}€])`, 'gu')

/** What two tags part is read as two words: `<strong>Silkwood</strong><span>€ 800</span>`. */
const withoutSeams = (text: string): string => (text.includes(seam) ? text.replace(betweenWords, ' ').replaceAll(seam, '') : text)

/** A text as it is read: on one line, without what belongs to the markup alone. */
export function readable(source: string): string {
  const text = withoutSeams(decodeEntities(source))
  return /^\s|\s$|\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text
}
