/** The stage plot: the stage to scale, its grid in metres, and who and what stands where. */
import type { TechnicalRider } from '../../schema/rider.ts'
import { type Block, paragraph, section, stack } from './layout.ts'
import { colours, contentWidth, decorate, type Pdf, rule, styles, tagged, widthOf, wrap, write } from './paper.ts'
import { clashesOf, type MeasureLabel, type Plan, placeInWords, planOf } from './plan.ts'
import { circuitLetter, drawAmplifier, drawCircuit, drawMicrophone, drawPosition, drawWedge } from './symbols.ts'

/** Points around the stage itself: dimensions above and at the right, the audience below. */
const rim = { top: 16, side: 30, audience: 26 }
const largestScale = 88
const highestStage = { wide: 228, narrow: 146 }
const labelWidth = 70

/** Lines of about equal length: the narrowest that are no more than `labelWidth` gives. */
function balanced(pdf: Pdf, label: string): string[] {
  let lines = wrap(pdf, label, styles.label, labelWidth)
  for (let width = labelWidth - 2; width > 0; width -= 2) {
    const narrower = wrap(pdf, label, styles.label, width)
    if (narrower.length > lines.length) break
    lines = narrower
  }
  return lines
}

const measureWith =
  (pdf: Pdf): MeasureLabel =>
  (label) => {
    const lines = balanced(pdf, label)
    return { lines, width: Math.max(...lines.map((line) => widthOf(pdf, line, styles.label))), height: lines.length * styles.label.leading }
  }

const metres = (value: number): string => `${value.toString().replace('.', ',')} m`

function drawFloor(pdf: Pdf, { width, height, scale }: Plan) {
  pdf.rect(0, 0, width, height).fill('#ffffff')
  for (let x = scale; x < width - 1; x += scale) rule(pdf, [x, 0], [x, height], colours.grid)
  for (let y = height - scale; y > 1; y -= scale) rule(pdf, [0, y], [width, y], colours.grid)
  pdf.dash(3, { space: 3 })
  rule(pdf, [width / 2, 0], [width / 2, height], colours.line)
  pdf.undash()
  pdf.rect(0, 0, width, height).lineWidth(1).stroke(colours.ink)
  // The front edge is the one side that nobody may mistake.
  rule(pdf, [0, height], [width, height], colours.ink, 3)
}

function drawDimensions(pdf: Pdf, { width, height }: Plan, { widthMetres, depthMetres }: TechnicalRider['stage']) {
  const across = metres(widthMetres)
  const gap = widthOf(pdf, across, styles.caption) / 2 + 4
  for (const [from, to] of [
    [0, width / 2 - gap],
    [width / 2 + gap, width],
  ] as const) {
    rule(pdf, [from, -9], [to, -9], colours.muted)
  }
  for (const x of [0, width]) rule(pdf, [x, -12], [x, -6], colours.muted)
  write(pdf, [across], styles.caption, { x: 0, y: -14, width, align: 'center' })
  const x = width + 9
  for (const [from, to] of [
    [0, height / 2 - 7],
    [height / 2 + 7, height],
  ] as const) {
    rule(pdf, [x, from], [x, to], colours.muted)
  }
  for (const y of [0, height]) rule(pdf, [x - 3, y], [x + 3, y], colours.muted)
  write(pdf, [metres(depthMetres)], styles.caption, { x: x - 10, y: height / 2 - styles.caption.leading / 2, width: 20, align: 'center' })
}

/** A row of heads: the side where the audience stands. */
function drawAudience(pdf: Pdf, { width, height }: Plan) {
  const words = 'publiek'
  const free = widthOf(pdf, words, styles.strong) / 2 + 10
  const step = 11
  for (let index = 0; (index + 0.5) * step < width / 2 - free; index++) {
    for (const x of [(index + 0.5) * step, width - (index + 0.5) * step]) {
      pdf.circle(x, height + 17 + (index % 2) * 3, 3.6).fill(colours.grid)
    }
  }
  write(pdf, [words], styles.strong, { x: 0, y: height + 12, width, align: 'center' })
}

function drawThings(pdf: Pdf, { positions, amplifiers, wedges, circuits, scale }: Plan) {
  for (const { x, y } of amplifiers) drawAmplifier(pdf, x, y, scale)
  for (const { position, body, microphone, label } of positions) {
    drawPosition(pdf, position.kind, body.x, body.y, scale)
    if (microphone) drawMicrophone(pdf, microphone.x, microphone.y, scale)
    pdf.rect(label.x - label.width / 2 - 1, label.y - label.height / 2, label.width + 2, label.height).fill('#ffffff')
    write(pdf, label.lines, styles.label, { x: label.x - label.width / 2, y: label.y - label.height / 2, width: label.width, align: 'center' })
  }
  for (const { mix, x, y } of wedges) drawWedge(pdf, mix, x, y, scale)
  for (const [index, { x, y }] of circuits.entries()) drawCircuit(pdf, index, x, y)
}

type Sign = { words: string; draw: (x: number, y: number) => void }

/** Only the signs that this stage has: a key to things that are not there makes one look for them. */
function signsOf(pdf: Pdf, { positions, amplifiers, wedges, circuits }: Plan): Sign[] {
  const signs: [boolean, Sign][] = [
    [
      positions.some(({ position, microphone }) => microphone || position.kind === 'vocal'),
      { words: 'zangmicrofoon', draw: (x, y) => drawMicrophone(pdf, x, y, 34) },
    ],
    [amplifiers.length > 0, { words: 'versterker', draw: (x, y) => drawAmplifier(pdf, x, y, 22) }],
    [wedges.length > 0, { words: 'monitor, met het nummer van de mix', draw: (x, y) => drawWedge(pdf, wedges[0]?.mix ?? 1, x, y, 32) }],
    [circuits.length > 0, { words: 'stroomkring van 16 A', draw: (x, y) => drawCircuit(pdf, 0, x, y) }],
  ]
  return signs.flatMap(([present, sign]) => (present ? [sign] : []))
}

function legend(pdf: Pdf, plan: Plan, width: number): Block {
  const placed: { sign: Sign; x: number; row: number }[] = []
  let x = 0
  let row = 0
  for (const sign of signsOf(pdf, plan)) {
    const wide = 22 + widthOf(pdf, sign.words, styles.note)
    if (x > 0 && x + wide > width) {
      x = 0
      row += 1
    }
    placed.push({ sign, x, row })
    x += wide + 14
  }
  return {
    height: (row + 1) * 16,
    draw: (sheet, left, top) =>
      tagged(sheet, 'P', () => {
        for (const { sign, ...place } of placed) {
          sign.draw(left + place.x + 9, top + place.row * 16 + 8)
          write(pdf, [sign.words], styles.note, { x: left + place.x + 22, y: top + place.row * 16 + 2.5 })
        }
      }),
  }
}

/** What a reader hears who cannot see the plan. */
function inWords({ stage, positions, monitors, power }: TechnicalRider): string {
  const places = positions.map((position) => `${position.label} ${placeInWords(position, stage)}`)
  const floor = monitors.flatMap(({ places: spots }, index) => spots.map((spot) => `monitor ${index + 1} ${placeInWords(spot, stage)}`))
  const sockets = power.map((circuit, index) => `stroomkring ${circuitLetter(index)} ${placeInWords(circuit, stage)}`)
  return `Podiumplan van ${metres(stage.widthMetres)} breed en ${metres(stage.depthMetres)} diep, gezien vanuit het publiek: ${[...places, ...floor, ...sockets].join('; ')}.`
}

/** The stage plot with its remark and its key, as large as `width` allows. Throws when labels or symbols cover each other. */
export function stagePlot(pdf: Pdf, rider: TechnicalRider, width: number): Block {
  const { stage } = rider
  const scale = Math.min((width - 2 * rim.side) / stage.widthMetres, highestStage[width < contentWidth ? 'narrow' : 'wide'] / stage.depthMetres, largestScale)
  const plan = planOf(rider, scale, measureWith(pdf))
  const clashes = clashesOf(plan)
  if (clashes.length > 0) throw new Error(`On the stage plot of "${rider.act}" in data/riders.ts:\n${clashes.map((clash) => `  ${clash}`).join('\n')}`)
  const drawing: Block = {
    height: rim.top + plan.height + rim.audience,
    draw: (sheet, x, y) => {
      const left = x + (width - plan.width) / 2
      const top = y + rim.top
      const bbox: [number, number, number, number] = [x, y, x + width, top + plan.height + rim.audience]
      const shifted = (draw: () => void) => {
        pdf.save().translate(left, top)
        draw()
        pdf.restore()
      }
      decorate(sheet, () => shifted(() => drawFloor(pdf, plan)))
      tagged(
        sheet,
        'Figure',
        () =>
          shifted(() => {
            drawDimensions(pdf, plan, stage)
            drawAudience(pdf, plan)
            drawThings(pdf, plan)
          }),
        { alt: inWords(rider), bbox },
      )
    },
  }
  const note = paragraph(pdf, 'Eén ruit is één bij één meter. Links en rechts zoals het publiek ze ziet.', width, styles.note)
  return section(pdf, 'Podiumplan', [paragraph(pdf, stage.remark, width), drawing, stack([legend(pdf, plan, width), note], 2)], 8)
}
