/** The smallest pieces of a page: a heading, a paragraph, a line of a list, a link that stands alone, a picture. */
import type { Region } from '../difference.ts'

export type Link = { label: string; address: string }

/** `end` holds the tags after the last block. */
export type BlockKind = 'headings' | 'text' | 'links' | 'pictures' | 'end'

export type Block = {
  kind: BlockKind
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

/** Whether two blocks say the same. They may look different, or link elsewhere. */
export const saysTheSame = (a: Block, b: Block): boolean =>
  a === b || (a.kind === b.kind && a.text === b.text && a.what === b.what && a.region === b.region && a.address === b.address)
