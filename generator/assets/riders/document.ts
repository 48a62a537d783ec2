/** Writes a rider as a PDF of one or two pages. */
import { buffer } from 'node:stream/consumers'
import type { RiderSheet } from '../../routes/rider-sheet.ts'
import {
  type Block,
  beside,
  boxed,
  checklist,
  figures,
  gapBetween,
  powerList,
  stack,
  stagePlot,
  table,
  textSection,
  timeBars,
} from './blocks.ts'
import {
  contentWidth,
  decorate,
  newDocument,
  type Pdf,
  type Pen,
  page,
  type RiderLook,
  rule,
  type Style,
  styles,
  tagged,
  widthOf,
  wrap,
  write,
} from './paper.ts'

/** @returns the bytes of the file: equal for equal sheets and looks, on every machine */
export async function riderDocument(sheet: RiderSheet, look: RiderLook): Promise<Uint8Array> {
  const pdf = await newDocument(sheet, look)
  const content = buffer(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const pen = { pdf, parent: root }
  const blocks = partsOf(pdf, sheet)
  pdf.addPage()
  drawHead(pen, sheet)
  let y = headHeight.first + 16
  // No block is split; one that is higher than a page is cut off.
  for (const block of blocks) {
    if (y + block.height > page.height - 48) {
      pdf.addPage()
      drawNarrowHead(pen, sheet)
      y = headHeight.next + 22
    }
    block.draw(pen, page.margin, y)
    y += block.height + gapBetween.sections
  }
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    drawFoot(pen, sheet, `${index + 1} / ${count}`)
  }
  pdf.end()
  return content
}

/**
 * The blocks in their order. Beside a narrow stage there is room for times and power, so that the rider of a
 * duo fits on one page.
 */
function partsOf(pdf: Pdf, sheet: RiderSheet): Block[] {
  const times = (width: number) => timeBars(pdf, sheet.times, width)
  const power = (width: number) => powerList(pdf, sheet.power, width)
  const sound = (width: number) => textSection(pdf, sheet.sound, width)
  const lights = (width: number) => textSection(pdf, sheet.lights, width)
  const provided = (width: number) => checklist(pdf, sheet.provided, width)
  const contact = (width: number) => boxed(pdf, sheet.contact, width)
  const plot = (width: number) => stagePlot(pdf, sheet.plot, width)
  const tables = sheet.tables.map((content) => table(pdf, content))
  const glance = figures(pdf, sheet.figures)
  if (sheet.narrow) {
    const aside = (width: number) => stack([times(width), power(width), lights(width)])
    return [
      glance,
      beside(plot, aside, 0.56),
      ...tables,
      beside(provided, (width) => stack([sound(width), contact(width)], 14)),
    ]
  }
  return [
    glance,
    plot(contentWidth),
    beside(times, power),
    beside(sound, lights),
    ...tables,
    beside(provided, contact),
  ]
}

const headHeight = { first: 116, next: 44 }
const kicker: Style = { ...styles.caption, size: 8, tone: 'light', spacing: 0.6 }
const onStage: Style = { ...styles.body, tone: 'onStage' }
const name: Style = { font: 'display', size: 34, leading: 40, tone: 'paper' }
const brandName: Style = { font: 'display', size: 13, leading: 18, tone: 'paper' }

/** The background of a head, with the beam of the logo in the upper right, where there is no text. */
function drawBand({ pdf }: Pen, height: number) {
  pdf.rect(0, 0, page.width, height).fill(pdf.tones.stage)
  // The beam is part of our logo.
  if (pdf.logo) return
  const beam = pdf.linearGradient(page.width - 190, 0, page.width - 60, height)
  beam.stop(0, pdf.tones.light).stop(1, pdf.tones.beam)
  pdf.save().rect(0, 0, page.width, height).clip()
  pdf
    .polygon([page.width - 196, -24], [page.width - 150, height + 4], [page.width + 40, height + 4])
    .fill(beam)
  pdf.restore()
}

/** A style in which a line is not wider than its room: smaller, where it must be. */
const fitted = (pdf: Pdf, line: string, style: Style, room: number): Style => ({
  ...style,
  size: Math.min(style.size, (style.size * room) / widthOf(pdf, line, style)),
})
const between = 12

/** The owner's logo, or the brand, at the right edge. */
function drawBrand(pdf: Pdf, brand: string, style: Style, y: number): void {
  const { logo } = pdf
  const width = Math.min(150, 22 * (logo?.ratio ?? 0))
  if (logo) pdf.image(logo.png, page.margin + contentWidth - width, y - 2, { width })
  else write(pdf, [brand], style, { x: page.margin, y, width: contentWidth, align: 'right' })
}

/** The head of the first page. A long name is set smaller instead of on two lines. */
function drawHead(pen: Pen, { head }: RiderSheet): void {
  const { pdf } = pen
  const width = contentWidth - 170
  decorate(pen, () => {
    drawBand(pen, headHeight.first)
    const room = contentWidth - widthOf(pdf, head.kicker, kicker) - between
    drawBrand(pdf, head.brand, fitted(pdf, head.brand, brandName, room), 18)
  })
  tagged(pen, 'P', () => write(pdf, [head.kicker], kicker, { x: page.margin, y: 20 }))
  tagged(pen, 'H1', () =>
    write(pdf, [head.name], fitted(pdf, head.name, name, width), { x: page.margin, y: 33 }),
  )
  tagged(pen, 'P', () => write(pdf, wrap(pdf, head.line, onStage, width), onStage, { x: page.margin, y: 77 }))
}

/** The head of every later page. It is an artifact: screen readers skip it. */
function drawNarrowHead(pen: Pen, { head }: RiderSheet): void {
  const { pdf } = pen
  const draw = () => {
    drawBand(pen, headHeight.next)
    const room = contentWidth - widthOf(pdf, head.kicker, kicker) - 2 * between
    const brandStyle = fitted(pdf, head.brand, brandName, room / 2)
    const nameStyle = fitted(pdf, head.name, brandName, room - widthOf(pdf, head.brand, brandStyle))
    write(pdf, [head.name], nameStyle, { x: page.margin, y: 13 })
    write(pdf, [head.kicker], kicker, {
      x: page.margin + widthOf(pdf, head.name, nameStyle) + between,
      y: 18,
    })
    drawBrand(pdf, head.brand, brandStyle, 13)
  }
  decorate(pen, draw, 'Pagination')
}

function drawFoot(pen: Pen, { foot }: RiderSheet, pages: string): void {
  const place = { x: page.margin, y: page.height - 35, width: contentWidth }
  const draw = () => {
    rule(pen.pdf, page.margin, page.height - 40, contentWidth)
    const version = `${foot.version}  ·  ${pages}`
    const room = contentWidth - widthOf(pen.pdf, version, styles.note) - between
    write(pen.pdf, [foot.contact], fitted(pen.pdf, foot.contact, styles.note, room), place)
    write(pen.pdf, [version], styles.note, { ...place, align: 'right' })
  }
  decorate(pen, draw, 'Pagination')
}
