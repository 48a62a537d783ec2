/** Where everything on a stage comes to stand on paper. Pure: `stage-plot.ts` draws what is decided here. */
import type { StagePlace, StagePosition, TechnicalRider } from '../../schema/rider.ts'
import { microphoneFloor } from './shapes.ts'
import { amplifierFloor, circuitRadius, floorOf, microphoneSide, wedgeFloor } from './symbols.ts'

/** A rectangle around a middle, in points from the stage's upper left corner. */
export type Box = { name: string; x: number; y: number; width: number; height: number }

/** A text under a position, already broken into lines. */
export type LabelBox = Box & { lines: readonly string[] }

/** Breaks a label, and tells how wide and high it gets. */
export type MeasureLabel = (label: string) => { lines: string[]; width: number; height: number }

type PlacedPosition = { position: StagePosition; body: Box; microphone: Box | undefined; label: LabelBox }

export type Plan = {
  width: number
  height: number
  scale: number
  positions: PlacedPosition[]
  amplifiers: Box[]
  wedges: (Box & { mix: number })[]
  circuits: Box[]
}

const labelGap = 2

/** Lays a rider's stage out at `scale` points a metre. */
export function planOf(
  { stage, positions, monitors, power }: Pick<TechnicalRider, 'stage' | 'positions' | 'monitors' | 'power'>,
  scale: number,
  measure: MeasureLabel,
): Plan {
  const at = ({ x, y }: StagePlace) => ({ x: (x + stage.widthMetres / 2) * scale, y: (stage.depthMetres - y) * scale })
  const boxOf = (name: string, place: StagePlace, floor: { width: number; depth: number }): Box => ({
    name,
    ...at(place),
    width: floor.width * scale,
    height: floor.depth * scale,
  })

  const placed = positions.map((position): PlacedPosition => {
    const floor = floorOf(position.kind)
    const body = boxOf(position.label, position, floor)
    const side = microphoneSide(position.kind)
    const reach = (floor.depth + microphoneFloor.depth) / 2 + 0.03
    const microphone =
      position.sings && position.kind !== 'vocal'
        ? boxOf(`microfoon van ${position.label}`, { x: position.x, y: position.y - side * reach }, microphoneFloor)
        : undefined
    const foot = Math.max(...[body, ...(microphone ? [microphone] : [])].map(({ y, height }) => y + height / 2))
    const { lines, width, height } = measure(position.label)
    return { position, body, microphone, label: { name: `het woord "${position.label}"`, lines, x: body.x, y: foot + labelGap + height / 2, width, height } }
  })

  return {
    width: stage.widthMetres * scale,
    height: stage.depthMetres * scale,
    scale,
    positions: placed,
    amplifiers: positions.flatMap(({ label, amplifier }) => (amplifier ? [boxOf(`versterker van ${label}`, amplifier, amplifierFloor)] : [])),
    wedges: monitors.flatMap(({ places }, index) => places.map((place) => ({ mix: index + 1, ...boxOf(`monitor ${index + 1}`, place, wedgeFloor) }))),
    circuits: power.map((circuit) => ({ name: `stroom voor ${circuit.feeds}`, ...at(circuit), width: 2 * circuitRadius, height: 2 * circuitRadius })),
  }
}

/** Things may touch, as an amplifier touches its player; half a point is less than an eye sees. */
const tolerance = 0.5

const apart = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) >= (one.width + other.width) / 2 - tolerance || Math.abs(one.y - other.y) >= (one.height + other.height) / 2 - tolerance

/** What covers something else, or stands half off the stage: one sentence for each. */
export function clashesOf(plan: Plan): string[] {
  const boxes: Box[] = [
    ...plan.positions.flatMap(({ body, microphone, label }) => [body, label, ...(microphone ? [microphone] : [])]),
    ...plan.amplifiers,
    ...plan.wedges,
    ...plan.circuits,
  ]
  const covering = boxes.flatMap((one, index) => boxes.slice(index + 1).flatMap((other) => (apart(one, other) ? [] : [`${one.name} covers ${other.name}`])))
  const outside = boxes.filter(
    ({ x, y, width, height }) =>
      x - width / 2 < -tolerance || x + width / 2 > plan.width + tolerance || y - height / 2 < -tolerance || y + height / 2 > plan.height + tolerance,
  )
  return [...covering, ...outside.map(({ name }) => `${name} stands off the stage`)]
}

/** Where a place is, in words; left and right as the audience sees them. */
export function placeInWords({ x, y }: StagePlace, { widthMetres, depthMetres }: TechnicalRider['stage']): string {
  const depth = y > depthMetres / 2 ? 'achteraan' : 'vooraan'
  if (Math.abs(x) < widthMetres / 10) return `${depth} in het midden`
  return `${depth} ${x < 0 ? 'links' : 'rechts'}`
}
