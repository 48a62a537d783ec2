/** Times, power, and what is asked of the organiser. */
import type { TechnicalRider } from '../../schema/rider.ts'
import type { SiteSettings } from '../../schema/settings.ts'
import { duration } from './header.ts'
import { type Block, paragraph, section } from './layout.ts'
import { colours, decorate, type Pdf, styles, tagged, within, wrap, write } from './paper.ts'
import { placeInWords } from './plan.ts'
import { circuitRadius, drawCircuit } from './symbols.ts'

/** The four times as bars on one scale, so that the long one is seen to be long. */
export function timeTable(pdf: Pdf, { times }: TechnicalRider, width: number): Block {
  const rows: [name: string, minutes: number][] = [
    ['Opbouw', times.setUpMinutes],
    ['Soundcheck', times.soundCheckMinutes],
    ['Wissel op een festival', times.changeOverMinutes],
    ['Afbouw', times.breakdownMinutes],
  ]
  const step = 17
  const column = { name: 104, value: 44 }
  const longest = Math.max(...rows.map(([, minutes]) => minutes))
  const bars: Block = {
    height: rows.length * step,
    draw: (sheet, x, y) => {
      const list = within(sheet, 'L')
      for (const [index, [name, minutes]] of rows.entries()) {
        const top = y + index * step
        const room = width - column.name - column.value
        decorate(sheet, () => pdf.rect(x + column.name, top + 4.5, (minutes / longest) * room, 6).fill(index < 2 ? colours.ink : colours.body))
        tagged(within(list, 'LI'), 'LBody', () => {
          write(pdf, [name], styles.body, { x, y: top + 1 })
          write(pdf, [duration(minutes)], styles.strong, { x: x + width - column.value, y: top + 1, width: column.value, align: 'right' })
        })
      }
    },
  }
  return section(pdf, 'Tijden', [bars])
}

type Mark = { sheet: Parameters<Block['draw']>[0]; item: ReturnType<typeof within>; index: number; x: number; y: number }

/** Sentences below each other, each with what `mark` puts before it. */
function markedList(pdf: Pdf, sentences: readonly string[], { width, indent }: { width: number; indent: number }, mark: (place: Mark) => void): Block {
  const items = sentences.map((sentence) => wrap(pdf, sentence, styles.body, width - indent))
  const gap = 4
  return {
    height: items.reduce((sum, lines) => sum + lines.length * styles.body.leading + gap, -gap),
    draw: (sheet, x, y) => {
      const structure = within(sheet, 'L')
      let top = y
      for (const [index, lines] of items.entries()) {
        const item = within(structure, 'LI')
        const from = top
        mark({ sheet, item, index, x, y: from })
        tagged(item, 'LBody', () => write(pdf, lines, styles.body, { x: x + indent, y: from }))
        top += lines.length * styles.body.leading + gap
      }
    },
  }
}

/** The circuits, lettered as on the stage plot. */
export function powerList(pdf: Pdf, { power, stage }: TechnicalRider, width: number): Block {
  const circuits = power.map((circuit) => `${circuit.feeds} (${placeInWords(circuit, stage)})`)
  const list = markedList(pdf, circuits, { width, indent: 2 * circuitRadius + 9 }, ({ item, index, x, y }) =>
    tagged(item, 'Lbl', () => drawCircuit(pdf, index, x + circuitRadius + 0.5, y + styles.body.leading / 2)),
  )
  const one = 'Een gewoon stopcontact van 230 V op een kring van 16 A, waar verder niets zwaars op zit.'
  const more = 'Aparte kringen van 230 V en 16 A, geaard. Koffie, koeling en keuken hangen er niet aan.'
  return section(pdf, 'Stroom', [list, paragraph(pdf, power.length === 1 ? one : more, width, styles.note)])
}

/** Sound or lights: a heading and a text. */
export const textSection = (pdf: Pdf, title: string, text: string, width: number): Block => section(pdf, title, [paragraph(pdf, text, width)], 4)

/** What the organiser provides, as a list to tick off. */
export function askedOfOrganiser(pdf: Pdf, provided: readonly string[], width: number): Block {
  const list = markedList(pdf, provided, { width, indent: 16 }, ({ sheet, x, y }) =>
    decorate(sheet, () =>
      pdf
        .rect(x + 0.5, y + 2.5, 8, 8)
        .lineWidth(0.8)
        .stroke(colours.ink),
    ),
  )
  return section(pdf, 'Dit voorzie jij', [list])
}

const unbroken = '\u00a0'

/** Whom to ask, in the one box of the paper. */
export function contact(pdf: Pdf, { brand, phone, email }: SiteSettings, width: number): Block {
  const padding = 11
  const inner = width - 2 * padding
  const number = phone.replaceAll(' ', unbroken)
  const words = `Leg deze rider minstens drie weken vooraf bij je geluidsploeg. Wat niet kan, bespreken we samen en bevestigen we op papier. Bel ${brand} op ${number} of mail ${email}.`
  const text = textSection(pdf, 'Lukt iets niet?', words, inner)
  return {
    height: text.height + 2 * padding,
    draw: (sheet, x, y) => {
      decorate(sheet, () => {
        pdf.rect(x, y, width, text.height + 2 * padding).fill(colours.tint)
        pdf.rect(x, y, 3, text.height + 2 * padding).fill(colours.light)
      })
      text.draw(sheet, x + padding, y + padding)
    },
  }
}
