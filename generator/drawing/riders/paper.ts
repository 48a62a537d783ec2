/** What a rider is written with: its page, fonts and colours, and text that is measured before it is set. */
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { type Colour, house, mix, oklch } from '../palette.ts'

export type Pdf = PDFKit.PDFDocument

declare global {
  namespace PDFKit.Mixins {
    // PDFKit writes both; its types do not know them yet.
    interface StructureElementOptions {
      bbox?: [left: number, top: number, right: number, bottom: number]
      scope?: 'Column' | 'Row'
    }
  }
}

/** A4 in points, with the edge that every printer leaves white and a little air beside it. */
export const page = { width: 595.28, height: 841.89, margin: 40 }
export const contentWidth = page.width - 2 * page.margin

/** Dark on white, so that a black and white printer loses nothing; amber only where a shape says the same. */
export const colours = {
  stage: house.stage,
  light: house.light,
  paper: house.paper,
  ink: oklch(0.22, 0.03, 300),
  muted: oklch(0.45, 0.02, 300),
  line: oklch(0.8, 0.012, 300),
  grid: oklch(0.9, 0.008, 300),
  tint: oklch(0.965, 0.008, 300),
  body: oklch(0.9, 0.022, 300),
  onStageMuted: mix(house.paper, house.stage, 0.28),
}

const fontFile = (name: string) => createRequire(import.meta.url).resolve(`@fontsource/${name}-normal.woff`)

// Not the site's own files: PDFKit copies outlines without varying them, so a variable font would come out in one weight, and woff2 it cannot subset.
const fonts = {
  display: fontFile('bricolage-grotesque/files/bricolage-grotesque-latin-800'),
  text: fontFile('figtree/files/figtree-latin-400'),
  bold: fontFile('figtree/files/figtree-latin-700'),
}

export type Style = { font: keyof typeof fonts; size: number; leading: number; colour: Colour; spacing?: number }

export const styles = {
  heading: { font: 'display', size: 13, leading: 18, colour: colours.ink },
  body: { font: 'text', size: 9, leading: 13, colour: colours.ink },
  strong: { font: 'bold', size: 9, leading: 13, colour: colours.ink },
  note: { font: 'text', size: 8, leading: 11, colour: colours.muted },
  caption: { font: 'bold', size: 7, leading: 10, colour: colours.muted, spacing: 0.4 },
  figure: { font: 'display', size: 16, leading: 20, colour: colours.ink },
  label: { font: 'bold', size: 7.5, leading: 9, colour: colours.ink },
} satisfies Record<string, Style>

/** What the reader's program shows beside the pages. */
export type Properties = { title: string; author: string; subject: string; date: Date }

/** A document without pages. Its dates come from the rider and never from the clock: the same rider gives the same file. */
export const newDocument = ({ title, author, subject, date }: Properties): Pdf =>
  new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'nl-BE',
    tagged: true,
    displayTitle: true,
    font: fonts.text,
    info: { Title: title, Author: author, Subject: subject, Creator: author, CreationDate: date, ModDate: date },
  })

const setStyle = (pdf: Pdf, { font, size }: Style) => pdf.font(fonts[font]).fontSize(size)

export const widthOf = (pdf: Pdf, text: string, style: Style): number => setStyle(pdf, style).widthOfString(text, { characterSpacing: style.spacing ?? 0 })

/** Breaks a text into lines of at most `width`. PDFKit would break it as well, but only while it draws, and then also onto a new page. */
export function wrap(pdf: Pdf, text: string, style: Style, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(pdf, longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

type Placed = { x: number; y: number; width?: number; align?: 'left' | 'center' | 'right' }

/** Sets lines of text below `y`, in the width between left and right where they are not to stand left. */
export function write(pdf: Pdf, lines: readonly string[], style: Style, { x, y, width = 0, align = 'left' }: Placed): void {
  const share = { left: 0, center: 0.5, right: 1 }[align]
  for (const [index, line] of lines.entries()) {
    const left = x + (share === 0 ? 0 : share * (width - widthOf(pdf, line, style)))
    const baseline = y + index * style.leading + (style.leading + style.size * 0.7) / 2
    setStyle(pdf, style)
      .fillColor(style.colour)
      .text(`${line} `, left, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing: style.spacing ?? 0 })
  }
}

/** A document and the element of its structure that the next words belong to. */
export type Sheet = { pdf: Pdf; parent: PDFKit.PDFStructureElement }

/** Draws words as one element of the document's structure, which is what a screen reader reads. */
export function tagged({ pdf, parent }: Sheet, tag: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
  parent.add(pdf.struct(tag, options, draw))
}

/** An element that holds others: a table, a row, a list. */
export function within({ pdf, parent }: Sheet, tag: string): Sheet {
  const element = pdf.struct(tag)
  parent.add(element)
  return { pdf, parent: element }
}

/** Draws what a screen reader passes over: grounds, rules, and what repeats on every page. */
export function decorate({ pdf }: Pick<Sheet, 'pdf'>, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

/** A line from one point to another. */
export function rule(pdf: Pdf, [x1, y1]: [number, number], [x2, y2]: [number, number], colour: Colour = colours.line, width = 0.6): void {
  pdf.lineWidth(width).moveTo(x1, y1).lineTo(x2, y2).stroke(colour)
}
