/** Tables with thin rules: the input list and the list of monitors. */
import type { Block } from './layout.ts'
import { colours, decorate, type Pdf, rule, type Sheet, type Style, styles, tagged, within, wrap, write } from './paper.ts'

/** A column: its share of the width, and how its cells are set. */
export type Column = { heading: string; share: number; style?: Style; align?: 'left' | 'center' }

const cellPadding = 6
const rowPadding = 1.4

type Cell = { lines: string[]; style: Style; x: number; width: number; align: 'left' | 'center' }

/** A table whose rows are as high as their longest cell. A row is one text per column. */
export function table(pdf: Pdf, columns: readonly Column[], rows: readonly (readonly string[])[], width: number): Block {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const edges = columns.map((_, index) => (columns.slice(0, index).reduce((sum, { share }) => sum + share, 0) / whole) * width)
  const cellsOf = (texts: readonly string[], style?: Style): Cell[] =>
    columns.map((column, index) => {
      const cell = { x: edges[index] ?? 0, width: (column.share / whole) * width, align: column.align ?? 'left' }
      const chosen = style ?? column.style ?? styles.body
      return { ...cell, style: chosen, lines: wrap(pdf, texts[index] ?? '', chosen, cell.width - cellPadding) }
    })
  const head = cellsOf(
    columns.map(({ heading }) => heading),
    styles.caption,
  )
  const body = rows.map((row) => cellsOf(row))
  const heightOf = (cells: Cell[]) => Math.max(...cells.map(({ lines, style }) => lines.length * style.leading)) + 2 * rowPadding
  const drawRow = (sheet: Sheet, cells: Cell[], x: number, y: number, heading: boolean) => {
    const row = within(sheet, 'TR')
    for (const { lines, style, align, ...cell } of cells) {
      const place = { x: x + cell.x, y: y + rowPadding, width: cell.width - cellPadding, align }
      tagged(row, heading ? 'TH' : 'TD', () => write(pdf, lines, style, place), heading ? { scope: 'Column' } : {})
    }
  }
  return {
    height: [head, ...body].reduce((sum, cells) => sum + heightOf(cells), 0),
    draw: (sheet, x, y) => {
      const structure = within(sheet, 'Table')
      let top = y
      for (const [index, cells] of [head, ...body].entries()) {
        drawRow(structure, cells, x, top, index === 0)
        top += heightOf(cells)
        const strong = index === 0 || index === body.length
        decorate(sheet, () => rule(pdf, [x, top], [x + width, top], strong ? colours.ink : colours.line, strong ? 0.9 : 0.5))
      }
    },
  }
}
