/** The page, fonts and text styles of a rider, and functions that measure and draw text with PDFKit. */
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { breakLines, divideWords } from '../../core/break-lines.ts'
import { type Characters, drawable, isPlain, runsOf } from '../../core/drawn-text.ts'
import type { Tone, Tones } from '../../core/theme.ts'
import type { Theme } from '../../load/files/theme.ts'
import type { RiderSheet } from '../../routes/rider-sheet.ts'
import { fileOfPackage } from '../../system/home.ts'
import { charactersOf, filesOf, readFont } from '../lettering.ts'

/** With its colours, and with the characters of its fonts where its texts need to know them. */
export type Pdf = PDFKit.PDFDocument &
  Pick<RiderLook, 'tones' | 'logo'> & { characters?: Record<FontName, Characters[]> }

/** Colours, the files of each font, and the owner's logo with its width as a multiple of its height. */
export type RiderLook = {
  tones: Tones
  fonts: ReturnType<typeof riderFonts>
  logo?: { png: Buffer; ratio: number } | undefined
}

declare global {
  namespace PDFKit.Mixins {
    // PDFKit supports both options; its types lack them.
    interface StructureElementOptions {
      bbox?: [left: number, top: number, right: number, bottom: number]
      scope?: 'Column' | 'Row'
    }
  }
}

/** A4 in points. The margin is wider than the edge that printers cannot print. */
export const page = { width: 595.28, height: 841.89, margin: 40 }
export const contentWidth = page.width - 2 * page.margin

/** Fonts with one weight each: PDFKit ignores variations, so a variable font would have one weight only. */
export const riderFonts = ({ display, text }: Theme['fonts']) => ({
  display: display.heavy,
  text: text.regular,
  bold: text.bold,
})
type FontName = keyof RiderLook['fonts']
// The browser build compresses in JavaScript. The Node build uses zlib, whose output differs between
// machines.
export const pdfLibrary = join(dirname(fileOfPackage('pdfkit')), 'pdfkit.browser.mjs')

export type Style = { font: FontName; size: number; leading: number; tone: Tone; spacing?: number }

export const styles = {
  heading: { font: 'display', size: 13, leading: 18, tone: 'ink' },
  body: { font: 'text', size: 9, leading: 13, tone: 'ink' },
  strong: { font: 'bold', size: 9, leading: 13, tone: 'ink' },
  note: { font: 'text', size: 8, leading: 11, tone: 'muted' },
  caption: { font: 'bold', size: 7, leading: 10, tone: 'muted', spacing: 0.4 },
  figure: { font: 'display', size: 16, leading: 20, tone: 'ink' },
  label: { font: 'bold', size: 7.5, leading: 9, tone: 'ink' },
} satisfies Record<string, Style>

/** Loads the library that writes PDFs. */
export const loadPdfLibrary = (): Promise<{ default: typeof import('pdfkit') }> =>
  import(pathToFileURL(pdfLibrary).href)

/**
 * Creates a document without pages. Its dates come from the rider, not from the clock: the same rider gives
 * the same file.
 */
export async function newDocument(
  sheet: Pick<RiderSheet, 'properties' | 'revised'>,
  { tones, fonts, logo }: RiderLook,
): Promise<Pdf> {
  const { properties, revised } = sheet
  const { title, author, subject, lang } = properties
  const { default: PDFDocument } = await loadPdfLibrary()
  const date = new Date(`${revised}T12:00:00Z`)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang,
    tagged: true,
    displayTitle: true,
    font: '',
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: author,
      CreationDate: date,
      ModDate: date,
    },
  })
  for (const [name, [latin]] of Object.entries(fonts)) pdf.registerFont(name, readFont(latin))
  if (isPlain(drawable(JSON.stringify(sheet)))) return Object.assign(pdf, { tones, logo })
  for (const [name, [, further]] of Object.entries(fonts))
    if (further !== undefined) pdf.registerFont(`${name} 1`, readFont(further))
  const charactersIn = (font: FontName) => Promise.all(filesOf(fonts[font]).map(charactersOf))
  return Object.assign(pdf, {
    tones,
    logo,
    characters: {
      display: await charactersIn('display'),
      text: await charactersIn('text'),
      bold: await charactersIn('bold'),
    },
  })
}

/** The parts of a line, each with the font that has its characters and with its width. */
function partsOf(pdf: Pdf, line: string, { font, size, spacing = 0 }: Style) {
  return runsOf(drawable(line), pdf.characters?.[font] ?? []).map(({ text, font: index }) => {
    const name = index === 0 ? font : `${font} ${index}`
    return {
      text,
      name,
      width: pdf.font(name).fontSize(size).widthOfString(text, { characterSpacing: spacing }),
    }
  })
}

export const widthOf = (pdf: Pdf, text: string, style: Style): number =>
  partsOf(pdf, text, style).reduce((sum, { width }) => sum + width, 0)

/**
 * Breaks a text into lines of at most `width` points. PDFKit breaks lines only while it draws, and may then
 * start a new page.
 */
export function wrap(pdf: Pdf, text: string, style: Style, width: number): string[] {
  const fits = (line: string) => widthOf(pdf, line, style) <= width
  return breakLines(divideWords(drawable(text), fits), fits)
}

type Placed = { x: number; y: number; width?: number; align?: 'left' | 'center' | 'right' }

/** Draws lines of text below `y`, aligned within `width`. */
export function write(
  pdf: Pdf,
  lines: readonly string[],
  style: Style,
  { x, y, width = 0, align = 'left' }: Placed,
): void {
  const share = { left: 0, center: 0.5, right: 1 }[align]
  for (const [index, line] of lines.entries()) {
    let left = x + (share === 0 ? 0 : share * (width - widthOf(pdf, line, style)))
    const baseline = y + index * style.leading + (style.leading + style.size * 0.7) / 2
    const parts = partsOf(pdf, line, style)
    for (const part of parts) {
      const text = part === parts.at(-1) ? `${part.text} ` : part.text
      const options = {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: style.spacing ?? 0,
      } as const
      pdf
        .font(part.name)
        .fontSize(style.size)
        .fillColor(pdf.tones[style.tone])
        .text(text, left, baseline, options)
      left += part.width + (style.spacing ?? 0)
    }
  }
}

/** A document, and the structure element that receives the next content. */
export type Pen = { pdf: Pdf; parent: PDFKit.PDFStructureElement }

/** Draws content as one structure element, such as a paragraph. Screen readers read the structure. */
export function tagged(
  { pdf, parent }: Pen,
  tag: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  parent.add(pdf.struct(tag, options, draw))
}

/** Adds a structure element that contains others, such as a table, a row or a list. */
export function within({ pdf, parent }: Pen, tag: string): Pen {
  const element = pdf.struct(tag)
  parent.add(element)
  return { pdf, parent: element }
}

/** Draws an artifact, which screen readers skip: backgrounds, rules, and what repeats on every page. */
export function decorate(
  { pdf }: Pick<Pen, 'pdf'>,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

/** Draws a horizontal line. */
export function rule(
  pdf: Pdf,
  x: number,
  y: number,
  width: number,
  tone: Tone = 'line',
  thickness = 0.6,
): void {
  const right = x + width
  pdf.lineWidth(thickness).moveTo(x, y).lineTo(right, y).stroke(pdf.tones[tone])
}
