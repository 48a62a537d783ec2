/** What frames the pages: the head under the beam, the narrow head of later pages, the figures at a glance, the foot. */

import { longDate } from '../../core/format.ts'
import type { Act } from '../../schema/act.ts'
import type { TechnicalRider } from '../../schema/rider.ts'
import type { SiteSettings } from '../../schema/settings.ts'
import { house, mix } from '../palette.ts'
import type { Block } from './layout.ts'
import { colours, contentWidth, decorate, page, rule, type Sheet, type Style, styles, tagged, widthOf, wrap, write } from './paper.ts'

export const headHeight = { first: 116, next: 44 }

const kicker: Style = { ...styles.caption, size: 8, colour: colours.light, spacing: 0.6 }
const onStage: Style = { ...styles.body, colour: colours.onStageMuted }
const name: Style = { font: 'display', size: 34, leading: 40, colour: colours.paper }
const brandName: Style = { font: 'display', size: 13, leading: 18, colour: colours.paper }

/** The house sign: one beam, here from the upper right, where it meets no word. */
function drawBand({ pdf }: Sheet, height: number) {
  pdf.rect(0, 0, page.width, height).fill(colours.stage)
  const beam = pdf.linearGradient(page.width - 190, 0, page.width - 60, height)
  beam.stop(0, mix(house.light, colours.stage, 0.05)).stop(1, mix(colours.stage, house.light, 0.16))
  pdf.save().rect(0, 0, page.width, height).clip()
  pdf.polygon([page.width - 196, -24], [page.width - 150, height + 4], [page.width + 40, height + 4]).fill(beam)
  pdf.restore()
}

/** A long name gets smaller letters, not a second line. */
function fitting({ pdf }: Sheet, text: string, style: Style, width: number): Style {
  const size = Math.min(style.size, (style.size * width) / widthOf(pdf, text, style))
  return { ...style, size }
}

/** The head of the first page: brand, name, kind of act and line-up. */
export function drawHead(sheet: Sheet, act: Pick<Act, 'name' | 'lineUp' | 'originalArtist'>, kind: string, { brand }: SiteSettings): void {
  const { pdf } = sheet
  const width = contentWidth - 170
  const lines = wrap(pdf, `${act.originalArtist ? `Tribute aan ${act.originalArtist}` : kind}: ${act.lineUp}`, onStage, width)
  decorate(sheet, () => {
    drawBand(sheet, headHeight.first)
    write(pdf, [brand], brandName, { x: page.margin, y: 18, width: contentWidth, align: 'right' })
  })
  tagged(sheet, 'P', () => write(pdf, ['Technische rider'], kicker, { x: page.margin, y: 20 }))
  tagged(sheet, 'H1', () => write(pdf, [act.name], fitting(sheet, act.name, name, width), { x: page.margin, y: 33 }))
  tagged(sheet, 'P', () => write(pdf, lines, onStage, { x: page.margin, y: 77 }))
}

/** The head of every later page, which a screen reader need not hear again. */
export function drawNarrowHead(sheet: Sheet, act: Pick<Act, 'name'>, { brand }: SiteSettings): void {
  decorate(
    sheet,
    () => {
      drawBand(sheet, headHeight.next)
      write(sheet.pdf, [act.name], brandName, { x: page.margin, y: 13 })
      write(sheet.pdf, ['Technische rider'], kicker, { x: page.margin + widthOf(sheet.pdf, act.name, brandName) + 12, y: 18 })
      write(sheet.pdf, [brand], brandName, { x: page.margin, y: 13, width: contentWidth, align: 'right' })
    },
    'Pagination',
  )
}

/** The foot of every page: whom to call, which version, which page of how many. */
export function drawFoot(sheet: Sheet, { brand, phone, email }: SiteSettings, revised: string, current: number, all: number): void {
  const y = page.height - 40
  decorate(
    sheet,
    () => {
      rule(sheet.pdf, [page.margin, y], [page.width - page.margin, y])
      const place = { x: page.margin, y: y + 5, width: contentWidth }
      write(sheet.pdf, [`${brand}  ·  ${phone}  ·  ${email}`], styles.note, place)
      write(sheet.pdf, [`versie van ${longDate(revised)}  ·  pagina ${current} van ${all}`], styles.note, { ...place, align: 'right' })
    },
    'Pagination',
  )
}

/** Minutes as one says them: 45 min, 2 u, 1 u 15. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} u` : `${hours} u ${String(rest).padStart(2, '0')}`
}

/** What a stage manager wants to know before reading on. */
export function figures({ pdf }: Pick<Sheet, 'pdf'>, { stage, positions, inputs, monitors, power, times }: TechnicalRider): Block {
  const cells = [
    ['Podium', `${stage.widthMetres} × ${stage.depthMetres} m`],
    ['Op het podium', `${positions.length} mensen`],
    ['Kanalen', `${inputs.length}`],
    ['Monitormixen', monitors.length === 0 ? 'geen' : `${monitors.length}`],
    ['Stroom', `${power.length} × 16 A`],
    ['Klaar in', duration(times.setUpMinutes + times.soundCheckMinutes)],
  ] as const
  const widest = cells.map(([caption, value]) => Math.max(widthOf(pdf, caption, styles.caption), widthOf(pdf, value, styles.figure)))
  const gap = (contentWidth - widest.reduce((sum, width) => sum + width, 0)) / (cells.length - 1)
  return {
    height: 34,
    draw: (sheet, x, y) => {
      let left = x
      for (const [index, [caption, value]] of cells.entries()) {
        tagged(sheet, 'P', () => {
          write(pdf, [caption], styles.caption, { x: left, y })
          write(pdf, [value], styles.figure, { x: left, y: y + 11 })
        })
        left += (widest[index] ?? 0) + gap
      }
    },
  }
}
