/**
 * The dark, the beam and the haze: what every picture of the house shares.
 * A scene is drawn twice, in shade and in light, and the light is let through by the shape of the beam only. So the beam
 * does not lie on top of a picture, it is what makes the picture visible, and that is the one idea of the whole set.
 */
import { type Colour, house, inLight, inShade, mix, type Pair, type Tones } from './palette.ts'
import { at, clipPath, clipped, type Fill, linearGradient, type Point, polar, polygon, radialGradient, rect, type Size, svg, times } from './svg.ts'

/** A cone of light: from `source`, in the direction `aim` (degrees, clockwise from the right), `spread` degrees wide. */
export type Beam = {
  source: Point
  aim: number
  spread: number
  reach: number
  /** Where the cone meets a floor that one sees; without it the beam runs off the picture. */
  pool?: Pool
}

type Pool = { centre: Point; rx: number; ry: number }

type Scene = {
  size: Size
  pair: Pair
  beams: readonly Beam[]
  /** Draws everything but the light; called once per kind of light. */
  draw: (tones: Tones) => string
  /** Drawn in the shade only: what the beam goes past on its way, such as a back wall. */
  behind?: (tones: Tones) => string
  /** How dark the shade is: 0 shows the pure colours, 1 hides them. */
  depth?: number
  /** How much amber lies on the ground inside the beam. */
  glow?: number
  /** How far the foot of the picture sinks into the dark, for a title that is set over it. */
  foot?: number
  /** Drawn last, over light and shade: silhouettes before the stage. */
  front?: string
}

/** The beam of the house: from beyond the upper left corner, down through the middle of the picture. */
export function houseBeam({ width, height }: Size, aim = 52, spread = 25): Beam {
  return { source: [-0.12 * width, -0.14 * height], aim, spread, reach: Math.hypot(width, height) * 1.25 }
}

/** The beam that ends in a pool of light: as wide as the pool, and no wider. */
export function beamOnto(source: Point, pool: Pool): Beam {
  const rim = rimOf(pool, 1).map((point) => direction(source, point))
  const { centre } = pool
  const [low, high] = [Math.min(...rim), Math.max(...rim)]
  return { source, aim: (low + high) / 2, spread: high - low, reach: Math.hypot(centre[0] - source[0], centre[1] - source[1]) * 1.5, pool }
}

/** The outline of the light; `more` degrees wider for the haze around it. */
function lightShape({ source, aim, spread, reach, pool }: Beam, fill: Fill, more = 0): string {
  const [left, right] = [aim + (spread + more) / 2, aim - (spread + more) / 2]
  if (!pool) return polygon(at`${source}, ${polar(source, reach, right)}, ${polar(source, reach, left)}`, fill)
  return polygon([source, ...farRim(source, pool, 1 + more / spread)], fill)
}

const rimOf = ({ centre: [x, y], rx, ry }: Pool, scale: number): Point[] =>
  times(120, (index) => [x + rx * scale * Math.cos((index * Math.PI) / 60), y + ry * scale * Math.sin((index * Math.PI) / 60)])

const direction = ([x0, y0]: Point, [x, y]: Point) => (Math.atan2(y - y0, x - x0) * 180) / Math.PI

/** The rim of a pool from tangent to tangent, round its far side: with the source it makes one outline, so nothing is painted twice. */
function farRim(source: Point, pool: Pool, scale: number): Point[] {
  const rim = rimOf(pool, scale)
  const towards = rim.map((point) => direction(source, point))
  const start = towards.indexOf(Math.min(...towards))
  const fromStart = [...rim.slice(start), ...rim.slice(0, start)]
  const end = fromStart.indexOf(rim[towards.indexOf(Math.max(...towards))] ?? source)
  const oneWay = fromStart.slice(0, end + 1)
  const otherWay = [...fromStart.slice(end), ...fromStart.slice(0, 1)].toReversed()
  const reach = (points: Point[]) => Math.max(...points.map(([x, y]) => Math.hypot(x - source[0], y - source[1])))
  return reach(oneWay) >= reach(otherWay) ? oneWay : otherWay
}

/** The ground is dyed with a trace of the act's own colour: enough to tell two posters apart at the size of a thumbnail. */
const groundOf = ([a]: Pair): Colour => mix(house.stage, a, 0.1)

function definitions(scene: Scene): string {
  const { size, pair, beams, glow = 0.8, foot = 0.5 } = scene
  const { width, height } = size
  const ground = groundOf(pair)
  // Amber that fades into plum goes olive; a little coral on the way keeps it light.
  const ember = mix(house.light, house.spark, 0.32)
  return [
    radialGradient('ground', [width * 0.52, height * 0.45], Math.max(width, height) * 0.72, [
      [0, mix(ground, pair[0], 0.08)],
      [0.55, ground],
      [1, house.pit],
    ]),
    clipPath('light', beams.map((beam) => lightShape(beam, house.light)).join('')),
    ...beams.flatMap((beam, index) => [
      radialGradient(`beam-${index}`, beam.source, beam.reach, [
        [0, mix(house.light, house.paper, 0.35)],
        [0.22, mix(house.light, ground, 1 - glow)],
        [0.5, mix(ember, ground, 1 - glow * 0.66)],
        [0.85, mix(ember, ground, 1 - glow * 0.34)],
      ]),
      radialGradient(`haze-${index}`, beam.source, beam.reach, [
        [0, house.light, 0.26],
        [0.35, house.light, 0.09],
        [0.8, house.light, 0],
      ]),
      radialGradient(`fall-${index}`, beam.source, beam.reach, [
        [0, house.light, 0.3],
        [0.4, house.light, 0],
        [0.45, house.pit, 0],
        [0.9, house.pit, 0.42],
      ]),
    ]),
    linearGradient(
      'foot',
      [0, height * 0.68],
      [0, height],
      [
        [0, house.pit, 0],
        [1, house.pit, foot],
      ],
    ),
  ].join('')
}

/** The whole picture, as SVG text. */
export function lightScene(scene: Scene): string {
  const { size, pair, beams, draw, depth = 0.42, behind = () => '', front = '' } = scene
  const whole = (fill: `url(#${string})`) => rect(0, 0, size.width, size.height, fill)
  return svg(
    size,
    `<defs>${definitions(scene)}</defs>`,
    whole('url(#ground)'),
    behind(inShade(pair, depth)),
    draw(inShade(pair, depth)),
    ...beams.map((beam, index) => lightShape(beam, `url(#haze-${index})`, 6)),
    clipped(
      'light',
      ...beams.map((beam, index) => lightShape(beam, `url(#beam-${index})`)),
      draw(inLight(pair)),
      ...beams.map((beam, index) => lightShape(beam, `url(#fall-${index})`)),
    ),
    whole('url(#foot)'),
    front,
  )
}
