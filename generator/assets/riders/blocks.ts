/**
 * The blocks of a rider. Their height is known before they are drawn, so that no block is split between
 * pages.
 */
import { circuitRadius, label } from '../../relate/stage.ts'
import type { RiderSheet, SheetTable, StagePlot } from '../../routes/rider-sheet.ts'
import type { Mark } from './drawing.ts'
import {
  contentWidth,
  decorate,
  type Pdf,
  type Pen,
  rule,
  type Style,
  styles,
  tagged,
  widthOf,
  within,
  wrap,
  write,
} from './paper.ts'
import { circuit, plotDrawing } from './plot.ts'

/** A part of a page, of a fixed width. `draw` takes the top left corner in points. */
export type Block = { height: number; draw: (pen: Pen, x: number, y: number) => void }
type BlockMaker = (width: number) => Block

export const gapBetween = { sections: 16, columns: 28 }

/** Blocks below each other. */
export const stack = (blocks: readonly Block[], gap = gapBetween.sections): Block => ({
  height: blocks.reduce((sum, block) => sum + block.height, gap * Math.max(0, blocks.length - 1)),
  draw: (pen, x, y) => {
    let top = y
    for (const block of blocks) {
      block.draw(pen, x, top)
      top += block.height + gap
    }
  },
})

/** Two blocks beside each other; `share` is the left one's part of the width, from 0 to 1. */
export function beside(left: BlockMaker, right: BlockMaker, share = 0.5): Block {
  const leftWidth = (contentWidth - gapBetween.columns) * share
  const [first, second] = [left(leftWidth), right(contentWidth - gapBetween.columns - leftWidth)]
  return {
    height: Math.max(first.height, second.height),
    draw: (pen, x, y) => {
      first.draw(pen, x, y)
      second.draw(pen, x + leftWidth + gapBetween.columns, y)
    },
  }
}

function words(pdf: Pdf, text: string, width: number, style: Style = styles.body, tag = 'P'): Block {
  const lines = wrap(pdf, text, style, width)
  return {
    height: lines.length * style.leading,
    draw: (pen, x, y) => tagged(pen, tag, () => write(pdf, lines, style, { x, y })),
  }
}

const section = (pdf: Pdf, title: string, width: number, blocks: readonly Block[], gap = 6): Block =>
  stack([words(pdf, title, width, styles.heading, 'H2'), ...blocks], gap)

export const textSection = (pdf: Pdf, { title, text }: RiderSheet['sound'], width: number): Block =>
  section(pdf, title, width, [words(pdf, text, width)], 4)

/** The key figures of the act in one row. */
export function figures(pdf: Pdf, cells: RiderSheet['figures']): Block {
  const widths = cells.map(([caption, value]) =>
    Math.max(widthOf(pdf, caption, styles.caption), widthOf(pdf, value, styles.figure)),
  )
  const gap = (contentWidth - widths.reduce((sum, width) => sum + width, 0)) / (cells.length - 1)
  return {
    height: 34,
    draw: (pen, x, y) => {
      let left = x
      for (const [index, [caption, value]] of cells.entries()) {
        tagged(pen, 'P', () => {
          write(pdf, [caption], styles.caption, { x: left, y })
          write(pdf, [value], styles.figure, { x: left, y: y + 11 })
        })
        left += (widths[index] ?? 0) + gap
      }
    },
  }
}

/** The times as bars on one scale. */
export function timeBars(pdf: Pdf, { title, rows }: RiderSheet['times'], width: number): Block {
  const [step, nameWidth, valueWidth] = [17, 104, 44]
  const longest = Math.max(1, ...rows.map(({ minutes }) => minutes))
  const bars = rows.map(
    (row, index): Block => ({
      height: step,
      draw: (pen, x, y) => {
        const length = (row.minutes / longest) * (width - nameWidth - valueWidth)
        decorate(pen, () =>
          pdf.rect(x + nameWidth, y + 4.5, length, 6).fill(pdf.tones[index < 2 ? 'ink' : 'body']),
        )
        tagged(pen, 'LBody', () => {
          write(pdf, [row.name], styles.body, { x, y: y + 1 })
          write(pdf, [row.words], styles.strong, {
            x: x + width - valueWidth,
            y: y + 1,
            width: valueWidth,
            align: 'right',
          })
        })
      },
    }),
  )
  return section(pdf, title, width, [list(bars, 0)])
}

/** Tags a block as one element, such as a table. */
const inside = (tag: string, { height, draw }: Block): Block => ({
  height,
  draw: (pen, x, y) => draw(within(pen, tag), x, y),
})

function list(items: readonly Block[], gap: number): Block {
  const entries = items.map((item) => inside('LI', item))
  return inside('L', stack(entries, gap))
}

/** A list of texts; `mark` draws the marker of each. */
function markedList(
  pdf: Pdf,
  items: readonly string[],
  width: number,
  indent: number,
  mark: (pen: Pen, index: number, x: number, y: number) => void,
): Block {
  const entries = items.map((item, index): Block => {
    const text = words(pdf, item, width - indent, styles.body, 'LBody')
    return {
      height: text.height,
      draw: (pen, x, y) => {
        mark(pen, index, x, y)
        text.draw(pen, x + indent, y)
      },
    }
  })
  return list(entries, 4)
}

/** The circuits, with the letters of the stage plot. */
export function powerList(pdf: Pdf, { title, items, note }: RiderSheet['power'], width: number): Block {
  const mark = (pen: Pen, index: number, x: number, y: number) =>
    tagged(pen, 'Lbl', () =>
      drawMarks(pdf, circuit(index, x + circuitRadius + 0.5, y + styles.body.leading / 2)),
    )
  return section(pdf, title, width, [
    markedList(pdf, items, width, 2 * circuitRadius + 9, mark),
    words(pdf, note, width, styles.note),
  ])
}

/** What the organiser provides, with boxes to tick. */
export function checklist(pdf: Pdf, { title, items }: RiderSheet['provided'], width: number): Block {
  const box = (x: number, y: number) => {
    pdf.rect(x + 0.5, y + 2.5, 8, 8)
    pdf.lineWidth(0.8).stroke(pdf.tones.ink)
  }
  return section(pdf, title, width, [
    markedList(pdf, items, width, 16, (pen, _, x, y) => decorate(pen, () => box(x, y))),
  ])
}

/** A text in a box. */
export function boxed(pdf: Pdf, content: RiderSheet['contact'], width: number): Block {
  const padding = 11
  const text = textSection(pdf, content, width - 2 * padding)
  const height = text.height + 2 * padding
  return {
    height,
    draw: (pen, x, y) => {
      decorate(pen, () => {
        pdf.rect(x, y, width, height).fill(pdf.tones.tint)
        pdf.rect(x, y, 3, height).fill(pdf.tones.light)
      })
      text.draw(pen, x + padding, y + padding)
    },
  }
}

const cell = { padding: 6, above: 1.4 }

/** A table over the whole width. */
export function table(pdf: Pdf, { title, columns, rows }: SheetTable): Block {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const rowOf = (texts: readonly string[], isHead: boolean, isLast: boolean): Block => {
    let left = 0
    const cells = columns.map(({ share, style }, index) => {
      const room = (share / whole) * contentWidth
      left += room
      const textStyle = isHead ? styles.caption : style ? styles.strong : styles.body
      const align = style === 'centred' ? ('center' as const) : ('left' as const)
      return {
        x: left - room,
        width: room - cell.padding,
        align,
        style: textStyle,
        lines: wrap(pdf, texts[index] ?? '', textStyle, room - cell.padding),
      }
    })
    const height = Math.max(...cells.map(({ lines, style }) => lines.length * style.leading)) + 2 * cell.above
    return {
      height,
      draw: (pen, x, y) => {
        const row = within(pen, 'TR')
        for (const { lines, style, ...place } of cells) {
          const draw = () => write(pdf, lines, style, { ...place, x: x + place.x, y: y + cell.above })
          tagged(row, isHead ? 'TH' : 'TD', draw, isHead ? { scope: 'Column' } : {})
        }
        const strong = isHead || isLast
        decorate(pen, () =>
          rule(pdf, x, y + height, contentWidth, strong ? 'ink' : 'line', strong ? 0.9 : 0.5),
        )
      },
    }
  }
  const headings = columns.map(({ heading }) => heading)
  const body = stack(
    [rowOf(headings, true, false), ...rows.map((row, index) => rowOf(row, false, index === rows.length - 1))],
    0,
  )
  return section(pdf, title, contentWidth, [inside('Table', body)], 2)
}

/** The stage plot with its remark, centred in `width`. */
export function stagePlot(pdf: Pdf, plot: StagePlot, width: number): Block {
  const drawing = plotDrawing(plot)
  const picture: Block = {
    height: drawing.height,
    draw: (pen, x, y) => {
      const left = x + (width - drawing.width) / 2
      const draw = () => {
        pdf.save().translate(left, y)
        drawMarks(pdf, drawing.marks)
        pdf.restore()
      }
      tagged(pen, 'Figure', draw, {
        alt: plot.alt,
        bbox: [left, y, left + drawing.width, y + drawing.height],
      })
    },
  }
  return section(pdf, plot.title, width, [
    words(pdf, plot.remark, width),
    picture,
    words(pdf, plot.note, width, styles.note),
  ])
}

function drawMarks(pdf: Pdf, marks: readonly Mark[]): void {
  for (const mark of marks) {
    if ('lines' in mark) {
      const top = mark.y - (mark.lines.length * label.leading) / 2
      write(pdf, mark.lines, { ...styles.label, tone: mark.tone }, { x: mark.x, y: top, align: 'center' })
      continue
    }
    pdf.save().translate(mark.x, mark.y).scale(mark.scale)
    for (const { d, fill, stroke, width = 1, dash } of mark.shapes) {
      pdf.path(d).lineWidth(width)
      if (dash !== undefined) pdf.dash(dash, { space: dash })
      if (fill && stroke) pdf.fillAndStroke(pdf.tones[fill], pdf.tones[stroke])
      else if (fill) pdf.fill(pdf.tones[fill])
      else if (stroke) pdf.stroke(pdf.tones[stroke])
      if (dash !== undefined) pdf.undash()
    }
    pdf.restore()
  }
}
