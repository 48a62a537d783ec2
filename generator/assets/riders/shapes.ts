/**
 * The symbols of a stage plot, seen from above with the audience below. They are in metres around a point, so
 * that they can be drawn to any scale.
 */
import type { StagePositionKind } from '../../schema/rider.ts'
import type { Shape } from './drawing.ts'

export type Point = readonly [x: number, y: number]

const line = 0.018
const rounded = (value: number) => Number(value.toFixed(4))
export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius)

function ellipse(x: number, y: number, across: number, along: number, turned = 0): string {
  const [dx, dy] = turn([across, 0], turned)
  const arc = (sign: number) =>
    `a${across} ${along} ${turned} 1 0 ${rounded(2 * sign * dx)} ${rounded(2 * sign * dy)}`
  return `M${rounded(x - dx)} ${rounded(y - dy)}${arc(1)}${arc(-1)}z`
}

/** A rectangle with rounded corners, centred on a point. */
export function slab(x: number, y: number, width: number, depth: number, corner = 0): string {
  const [w, h, r] = [width - 2 * corner, depth - 2 * corner, corner]
  const arc = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`)
  const start = `M${rounded(x - w / 2)} ${rounded(y - depth / 2)}`
  return `${start}h${rounded(w)}${arc(1, 1)}v${rounded(h)}${arc(-1, 1)}h${rounded(-w)}${arc(-1, -1)}v${rounded(-h)}${arc(1, -1)}z`
}

export const segment = ([x1, y1]: Point, [x2, y2]: Point): string =>
  `M${rounded(x1)} ${rounded(y1)}L${rounded(x2)} ${rounded(y2)}`
export const polygon = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`

/** Rotates a point around the origin, clockwise on the plot, in degrees. */
function turn([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cos - y * sin, x * sin + y * cos]
}

const solid = (d: string): Shape => ({ d, fill: 'body', stroke: 'ink', width: line })
const hollow = (d: string): Shape => ({ d, fill: 'white', stroke: 'ink', width: line })
const dot = (x: number, y: number, radius: number): Shape => ({ d: circle(x, y, radius), fill: 'ink' })
const stroke = (from: Point, to: Point, width = line): Shape => ({
  d: segment(from, to),
  stroke: 'ink',
  width,
})

/** Overlapping circles with one outline around all of them. */
const merged = (...circles: [x: number, y: number, radius: number][]): Shape[] => [
  ...circles.map(([x, y, radius]) => dot(x, y, radius + line / 2)),
  ...circles.map(([x, y, radius]): Shape => ({ d: circle(x, y, radius - line / 2), fill: 'body' })),
]

/** A keyboard along the back edge, where the player is. */
function manual(width: number, top: number, depth: number): Shape[] {
  const count = Math.round(width / 0.09)
  const gaps = Array.from({ length: count - 1 }, (_, key) => -width / 2 + ((key + 1) * width) / count)
  return [
    hollow(slab(0, top + depth / 2, width, depth)),
    { d: gaps.map((x) => segment([x, top], [x, top + depth])).join(''), stroke: 'ink', width: line / 2 },
  ]
}

/** A horizontal guitar: two bouts and a neck, shifted so that it is centred on its area. */
function guitar([x, y]: Point, neck: number, bout: number, hole: boolean): Shape[] {
  const at = (along: number, across = 0): Point => {
    const [dx, dy] = turn([along, across], -18)
    return [x + dx, y + dy]
  }
  const bridge = (along: number) => stroke(at(bout * along, -bout * 0.4), at(bout * along, bout * 0.4), 0.03)
  return [
    stroke(at(0), at(neck), 0.05),
    stroke(at(neck), at(neck + 0.1), 0.085),
    ...merged([...at(0.02), bout * 0.76], [...at(-bout * 0.95), bout]),
    ...(hole ? [dot(...at(-bout * 0.32), bout * 0.3)] : [bridge(-0.5), bridge(-1)]),
  ]
}

/** A cello or a double bass: upright, its neck away from the audience. */
const bowed = (size: number): Shape[] => [
  stroke([0, 0], [0, -size * 0.56], 0.05),
  ...merged([0, -size * 0.02, size * 0.17], [0, size * 0.24, size * 0.22]),
  ...[-1, 1].map((side) => stroke([side * size * 0.09, size * 0.04], [side * size * 0.09, size * 0.2], 0.02)),
  stroke([0, size * 0.46], [0, size * 0.54], 0.025),
]

const tom = (x: number, y: number, radius: number): Shape[] => [
  hollow(circle(x, y, radius)),
  dot(x, y, 0.022),
]

/** A right-handed kit: floor tom on the left and hi-hat on the right of the audience. */
const drums: Shape[] = [
  ...[tom(-0.58, -0.02, 0.24), tom(0.55, 0.02, 0.2), tom(0.78, -0.22, 0.15)].flat(),
  solid(slab(0, 0.27, 0.52, 0.58, 0.06)),
  stroke([-0.26, 0.42], [0.26, 0.42]),
  ...[
    circle(-0.52, -0.28, 0.2),
    circle(0.4, -0.25, 0.17),
    circle(-0.16, 0.02, 0.15),
    circle(0.17, 0.02, 0.14),
  ].map(solid),
  hollow(circle(0, -0.45, 0.14)),
]

const conga = (x: number, y: number, radius: number): Shape[] => [
  solid(circle(x, y, radius)),
  { d: circle(x, y, radius * 0.72), stroke: 'ink', width: line / 2 },
]

const horn: Shape[] = [
  stroke([-0.28, 0.02], [0.1, 0.02], 0.045),
  solid(slab(-0.06, 0.02, 0.2, 0.16, 0.05)),
  solid(polygon([0.06, 0.0], [0.3, -0.13], [0.3, 0.17], [0.06, 0.04])),
]

/** A round base with the microphone above it. */
export const microphone: Shape[] = [hollow(circle(0, 0, 0.13)), dot(0, 0, 0.065)]
/** A box with its loudspeaker towards the audience. */
export const amplifier: Shape[] = [
  solid(slab(0, 0, 0.64, 0.32, 0.04)),
  { d: slab(0, 0.09, 0.54, 0.06), fill: 'ink' },
]
/** A monitor on the floor, its wide side towards the musician. */
export const wedge: Shape[] = [
  { d: polygon([-0.26, -0.17], [0.26, -0.17], [0.18, 0.17], [-0.18, 0.17]), fill: 'ink' },
]

/** The shape of every kind of position. */
export const shapes: Record<StagePositionKind, readonly Shape[]> = {
  vocal: microphone,
  guitar: guitar([-0.1, 0.05], 0.42, 0.15, false),
  'acoustic-guitar': guitar([-0.08, 0.05], 0.44, 0.2, true),
  bass: guitar([-0.16, 0.07], 0.54, 0.14, false),
  'double-bass': bowed(1),
  cello: bowed(0.78),
  drums,
  keys: [solid(slab(0, 0, 1.26, 0.36, 0.04)), ...manual(1.14, -0.15, 0.15)],
  piano: [solid(slab(0, 0, 1.42, 0.56, 0.08)), ...manual(1.26, -0.23, 0.18)],
  organ: [solid(slab(0, 0, 1.24, 0.62, 0.04)), ...manual(1.02, -0.25, 0.15), ...manual(1.02, -0.06, 0.15)],
  percussion: [conga(-0.36, 0.02, 0.15), conga(-0.02, 0.06, 0.18), conga(0.36, -0.02, 0.14)].flat(),
  horn,
  dance: [
    { d: circle(0, 0, 0.38), stroke: 'ink', width: line, dash: 0.07 },
    ...[-1, 1].map((side) => solid(ellipse(...turn([side * 0.1, 0], side * 14), 0.06, 0.14, side * 14))),
  ],
}
