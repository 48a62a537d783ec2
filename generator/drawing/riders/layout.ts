/** Blocks: parts of a rider that know their height before they are drawn, so that none of them is cut by the end of a page. */
import { contentWidth, type Pdf, page, type Sheet, type Style, styles, tagged, wrap, write } from './paper.ts'

/** A part of a page. Its width was decided when it was made. */
export type Block = { height: number; draw: (sheet: Sheet, x: number, y: number) => void }

/** Makes a block as wide as it is told. */
export type BlockMaker = (width: number) => Block

const gapBetween = { sections: 16, columns: 28 }

/** Blocks below each other. */
export function stack(blocks: readonly Block[], gap = gapBetween.sections): Block {
  return {
    height: blocks.reduce((sum, block) => sum + block.height, gap * Math.max(0, blocks.length - 1)),
    draw: (sheet, x, y) => {
      let top = y
      for (const block of blocks) {
        block.draw(sheet, x, top)
        top += block.height + gap
      }
    },
  }
}

/** Two blocks beside each other; `share` is what the left one takes of the width. */
export function beside(left: BlockMaker, right: BlockMaker, share = 0.5, width = contentWidth): Block {
  const leftWidth = (width - gapBetween.columns) * share
  const first = left(leftWidth)
  const second = right(width - gapBetween.columns - leftWidth)
  return {
    height: Math.max(first.height, second.height),
    draw: (sheet, x, y) => {
      first.draw(sheet, x, y)
      second.draw(sheet, x + leftWidth + gapBetween.columns, y)
    },
  }
}

/** A paragraph. */
export function paragraph(pdf: Pdf, text: string, width: number, style: Style = styles.body): Block {
  const lines = wrap(pdf, text, style, width)
  return { height: lines.length * style.leading, draw: (sheet, x, y) => tagged(sheet, 'P', () => write(pdf, lines, style, { x, y })) }
}

/** A heading with what belongs below it. */
export function section(pdf: Pdf, title: string, blocks: readonly Block[], gap = 6): Block {
  const heading: Block = {
    height: styles.heading.leading,
    draw: (sheet, x, y) => tagged(sheet, 'H2', () => write(pdf, [title], styles.heading, { x, y })),
  }
  return stack([heading, ...blocks], gap)
}

/** Where blocks may stand on a page: the first has the large head. */
export type Frame = { first: number; next: number; bottom: number }

/**
 * Sets blocks on as many pages as they need, never half a block on each. One that is higher than a page is refused.
 */
export function flow(sheet: Sheet, blocks: readonly Block[], { first, next, bottom }: Frame, newPage: (index: number) => void): void {
  let pages = 1
  let y = first
  newPage(0)
  for (const block of blocks) {
    if (y + block.height > bottom) {
      if (next + block.height > bottom) throw new Error(`A part of ${Math.ceil(block.height)} points is higher than a page: shorten its list.`)
      newPage(pages)
      pages += 1
      y = next
    }
    block.draw(sheet, page.margin, y)
    y += block.height + gapBetween.sections
  }
}
