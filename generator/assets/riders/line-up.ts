/**
 * The people of an act on their stage, from the front and to scale. Who would cover somebody else stands
 * further to the side than on the stage.
 */
import type { StagePlot } from '../../routes/rider-sheet.ts'
import type { StagePositionKind } from '../../schema/rider.ts'
import { type Drawing, type Mark, plain } from './drawing.ts'
import { figure, spanOf, type Tones } from './figures.ts'
import { polygon, segment } from './shapes.ts'

/** In points: labels are then large enough to read. */
const frame = { width: 240, height: 120 }
/** Its natural size, in pixels. */
export const lineUpSize = { width: 4 * frame.width, height: 4 * frame.height }
/** Where the front edge of the stage is. */
const edge = 98
/** Metres beside the stage: as far as the neck of a bass reaches. */
const margin = 0.7
/** In metres: a double bass, and room above it. */
const tallest = 1.92
/** How much higher in the picture somebody stands for each metre behind the front edge. */
const rise = 0.09
/** In points: as far as the back of the stage is narrower, at each side. */
const inset = 5

/** From the nearest person to the back of the stage, each row of this depth in metres. */
const rowDepth = 0.75
const backRow: Tones = { person: 'dusk', instrument: 'rust', wood: 'curtain' }
const rows: readonly Tones[] = [
  { person: 'paper', instrument: 'light', wood: 'rust' },
  { person: 'onStage', instrument: 'amber', wood: 'walnut' },
]

export function lineUpDrawing({ plan, across }: StagePlot): Drawing {
  const [width, depth] = [plan.width / plan.scale, plan.height / plan.scale]
  const scale = Math.min(frame.width / (width + 2 * margin), edge / (tallest + depth * rise))
  const left = (frame.width - width * scale) / 2
  const places = plan.positions.map(({ kind, body, microphone }) => {
    return { kind, sings: microphone !== undefined, x: body.x / plan.scale, y: depth - body.y / plan.scale }
  })
  const people = apart(places, width).sort((a, b) => b.y - a.y)
  const nearest = Math.min(...people.map(({ y }) => y))
  const figures = people.map(({ kind, sings, x, y }): Mark => {
    const tones = rows[Math.floor((y - nearest) / rowDepth)] ?? backRow
    return { shapes: figure(kind, sings, tones), x: left + x * scale, y: edge - y * rise * scale, scale }
  })
  const [right, back] = [left + width * scale, edge - depth * rise * scale]
  const floor = plain({
    d: polygon([left, edge], [left + inset, back], [right - inset, back], [right, edge]),
    fill: 'floor',
  })
  return { ...frame, marks: [backdrop, floor, ...figures, ...frontOf(left, right, scale, across)] }
}

/**
 * The same people, as far to the side as they must be so that none covers another one.
 * @param width of the stage, in metres
 */
function apart<Person extends { kind: StagePositionKind; x: number }>(
  people: readonly Person[],
  width: number,
): Person[] {
  let needed = people.reduce((sum, { kind }) => sum + spanOf(kind)[0] + spanOf(kind)[1], 0)
  // Where the stage is too narrow, the outermost reach over both of its ends.
  let taken = Math.min(0, width - needed) / 2
  const end = width - taken
  const fromLeft = [...people].sort((a, b) => a.x - b.x)
  return fromLeft.map((person) => {
    const [left, right] = spanOf(person.kind)
    needed -= left + right
    const x = Math.min(Math.max(person.x, taken + left), end - needed - right)
    taken = x + right
    return { ...person, x }
  })
}

const backdrop = plain(
  { d: polygon([0, 0], [frame.width, 0], [frame.width, frame.height], [0, frame.height]), fill: 'stage' },
  {
    d: polygon([-20, -30], [frame.width, 84], [frame.width, frame.height], [96, frame.height]),
    fill: 'beam',
  },
  { d: polygon([-20, -30], [frame.width - 40, frame.height], [140, frame.height]), fill: 'glow' },
)

/** The front of the stage, with a mark at each metre and its width below. */
function frontOf(left: number, right: number, scale: number, across: string): Mark[] {
  const metres = Array.from(
    { length: Math.floor((right - left) / scale) + 1 },
    (_, metre) => left + metre * scale,
  )
  return [
    plain(
      { d: polygon([left, edge], [right, edge], [right, edge + 7], [left, edge + 7]), fill: 'curtain' },
      { d: segment([left, edge], [right, edge]), stroke: 'light', width: 1 },
    ),
    plain({
      d: metres.map((x) => segment([x, edge + 2], [x, edge + 7])).join(''),
      stroke: 'onStage',
      width: 0.5,
    }),
    { lines: [across], x: (left + right) / 2, y: edge + 14, tone: 'paper' },
  ]
}
