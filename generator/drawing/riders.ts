/** Draws the technical riders of `data/riders.ts`, one PDF of one or two pages for each, into `static/riders/`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { acts } from '../../data/acts.ts'
import { riders } from '../../data/riders.ts'
import { site } from '../../data/site.ts'
import type { Act } from '../schema/act.ts'
import type { TechnicalRider } from '../schema/rider.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { drawFoot, drawHead, drawNarrowHead, figures, headHeight } from './riders/header.ts'
import { inputList, monitorList } from './riders/input-list.ts'
import { type Block, beside, flow, stack } from './riders/layout.ts'
import { contentWidth, newDocument, type Pdf, page } from './riders/paper.ts'
import { askedOfOrganiser, contact, powerList, textSection, timeTable } from './riders/practical.ts'
import { stagePlot } from './riders/stage-plot.ts'

/** A stage that leaves room beside it takes times and power there: the rider of a duo is one sheet. */
const narrowStageMetres = 4

function partsOf(pdf: Pdf, rider: TechnicalRider, settings: SiteSettings): Block[] {
  const times = (width: number) => timeTable(pdf, rider, width)
  const power = (width: number) => powerList(pdf, rider, width)
  const sound = (width: number) => textSection(pdf, 'Geluid', rider.sound, width)
  const lights = (width: number) => textSection(pdf, 'Licht', rider.lights, width)
  const asked = (width: number) => askedOfOrganiser(pdf, rider.provided, width)
  const plot = (width: number) => stagePlot(pdf, rider, width)
  const inputs = inputList(pdf, rider.inputs)
  const monitors = rider.monitors.length === 0 ? [] : [monitorList(pdf, rider.monitors, contentWidth)]
  const glance = figures({ pdf }, rider)
  if (rider.stage.widthMetres <= narrowStageMetres) {
    const aside = (width: number) => stack([times(width), power(width), lights(width)])
    const help = (width: number) => stack([sound(width), contact(pdf, settings, width)], 14)
    return [glance, beside(plot, aside, 0.56), inputs, ...monitors, beside(asked, help)]
  }
  const help = (width: number) => contact(pdf, settings, width)
  return [glance, plot(contentWidth), beside(times, power), beside(sound, lights), inputs, ...monitors, beside(asked, help)]
}

const categoryNames = { tribute: 'Tribute Band', cover: 'Coverband', akoestisch: 'Akoestische Act' } as const

/** The rider of an act as a PDF. Equal data give equal bytes, as long as the same version of Node packs them. */
export async function riderDocument(rider: TechnicalRider, act: Act, settings: SiteSettings): Promise<Buffer> {
  const pdf = newDocument({
    title: `${act.name}: technische rider`,
    author: settings.brand,
    subject: 'Podiumplan, kanaallijst, stroom en tijden',
    date: new Date(`${rider.revised}T12:00:00Z`),
  })
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const sheet = { pdf, parent: root }
  const frame = { first: headHeight.first + 16, next: headHeight.next + 22, bottom: page.height - 48 }
  flow(sheet, partsOf(pdf, rider, settings), frame, (index) => {
    pdf.addPage()
    if (index === 0) drawHead(sheet, act, categoryNames[act.category], settings)
    else drawNarrowHead(sheet, act, settings)
  })
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    drawFoot(sheet, settings, rider.revised, index + 1, count)
  }
  pdf.end()
  return whole
}

/** Every rider with its file below `static/`. */
export async function allRiders(): Promise<{ file: string; bytes: Buffer }[]> {
  const roster: readonly Act[] = acts
  return Promise.all(
    riders.map(async (rider: TechnicalRider) => {
      const act = roster.find(({ slug }) => slug === rider.act)
      if (!act) throw new Error(`data/riders.ts has a rider of "${rider.act}", which is no act of data/acts.ts.`)
      return { file: `riders/${rider.act}.pdf`, bytes: await riderDocument(rider, act, site) }
    }),
  )
}

/** Writes all riders below `root`, and tells how many there are and how much they weigh. */
export async function drawRiders(root: string): Promise<{ riders: number; bytes: number }> {
  const files = await allRiders()
  await mkdir(join(root, 'static/riders'), { recursive: true })
  for (const { file, bytes } of files) await writeFile(join(root, 'static', file), bytes)
  return { riders: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) }
}
