/**
 * What towers and towns are built of. A tower is written as its tiers from the ground up, so that forty cities stay readable
 * and a new one takes a line or two.
 */
import type { Colour, Tones } from '../palette.ts'
import { at, circle, ellipse, line, type Point, path, polar, polygon, rect, repeat, ring, stroke, times } from '../svg.ts'

/** Draws what makes a city recognisable, standing on the ground line, on a sheet of 1200 × 800. */
export type Landmark = (tones: Tones) => string

/** Where the ground is, in the pictures of all cities. */
export const ground = 640

type Shape = 'block' | 'ledge' | 'windows' | 'clock' | 'pinnacles' | 'battlements' | 'lantern' | 'spire' | 'roof' | 'onion' | 'dome' | 'mast'
type Place = { x: number; foot: number; width: number; height: number }

/** The left half in light, the right half in its shade: the light comes from the upper left, here as everywhere. */
const halves = (x: number, foot: number, left: string, right: string, colour: Colour, deep: Colour) =>
  path(at`M${x} ${foot}` + left, colour) + path(at`M${x} ${foot}` + right, deep)

const block = ({ x, foot, width, height }: Place, { a, aDeep }: Tones) =>
  rect(x - width / 2, foot - height, width, height + 1, a) + rect(x + width * 0.14, foot - height, width * 0.36, height + 1, aDeep)

/** Narrow windows with pointed tops, as many as fit. */
const lancets = ({ x, foot, width, height }: Place, colour: Colour) => {
  const count = Math.max(1, Math.round(width / 46))
  const pitch = width / count
  return repeat(count, (index) => {
    const [left, half] = [x - width / 2 + pitch * index + pitch / 2, pitch * 0.24]
    const [top, end] = [foot - height * 0.84, foot - height * 0.14]
    return path(at`M${left - half} ${end} V${top + half} L${left} ${top - half * 0.6} L${left + half} ${top + half} V${end} Z`, colour)
  })
}

const curved = ({ x, foot, width, height }: Place, bulge: number, colour: Colour, deep: Colour) => {
  const half = width / 2
  const side = (sign: number) =>
    at` H${x + sign * half} C${x + sign * half * bulge} ${foot - height * 0.42} ${x + sign * half * 0.3} ${foot - height * 0.58} ${x} ${foot - height} Z`
  return halves(x, foot, side(-1), side(1), colour, deep)
}

const shapes: Record<Shape, (place: Place, tones: Tones) => string> = {
  block,
  ledge: ({ x, foot, width, height }, { paper }) => rect(x - width / 2, foot - height, width, height, paper),
  windows: (place, tones) => block(place, tones) + lancets(place, tones.ink),
  clock: (place, tones) => {
    const centre: Point = [place.x, place.foot - place.height / 2]
    const radius = Math.min(place.width, place.height) * 0.36
    const hand = (degrees: number, length: number) => line(centre, polar(centre, radius * length, degrees), tones.ink, radius * 0.14)
    return block(place, tones) + circle(centre, radius * 1.16, tones.ink) + circle(centre, radius, tones.paper) + hand(-90, 0.8) + hand(30, 0.58)
  },
  pinnacles: ({ x, foot, width, height }, { a, aDeep }) => {
    const count = Math.max(2, Math.round(width / 52) + 1)
    return repeat(count, (index) => {
      const middle = x - width / 2 + (width / (count - 1)) * index
      const half = height * 0.16
      return halves(middle, foot, at` h${-half} L${middle} ${foot - height} Z`, at` h${half} L${middle} ${foot - height} Z`, a, aDeep)
    })
  },
  battlements: ({ x, foot, width, height }, { a, aDeep }) =>
    repeat(5, (index) => rect(x - width / 2 + (index * width) / 4.5, foot - height, width / 9, height + 1, index < 3 ? a : aDeep)),
  lantern: ({ x, foot, width, height }, { a, aDeep }) =>
    repeat(4, (index) => rect(x - width / 2 + (index * width * 0.86) / 3, foot - height, width * 0.14, height, index < 2 ? a : aDeep)) +
    rect(x - width / 2, foot - height, width, height * 0.14, a),
  spire: ({ x, foot, width, height }, { b, bDeep }) =>
    halves(x, foot, at` h${-width / 2} L${x} ${foot - height} Z`, at` h${width / 2} L${x} ${foot - height} Z`, b, bDeep),
  roof: ({ x, foot, width, height }, { b, bDeep }) =>
    polygon(at`${x - width / 2} ${foot}, ${x - width * 0.36} ${foot - height}, ${x + width * 0.36} ${foot - height}, ${x + width / 2} ${foot}`, b) +
    polygon(at`${x + width * 0.14} ${foot}, ${x + width * 0.1} ${foot - height}, ${x + width * 0.36} ${foot - height}, ${x + width / 2} ${foot}`, bDeep),
  onion: (place, { b, bDeep }) => curved(place, 1.7, b, bDeep),
  dome: (place, { b, bDeep }) => curved(place, 1.08, b, bDeep),
  mast: ({ x, foot, height }, { paper }) => rect(x - 3, foot - height, 6, height, paper) + circle([x, foot - height], 8, paper),
}

const isShape = (word: string): word is Shape => word in shapes

/** A tower at `x`, tier upon tier from the ground: each a shape, its width and its height, as in `'block 90 200, spire 90 60'`. */
export function tower(tones: Tones, x: number, tiers: string, foot = ground): string {
  let level = foot
  return tiers
    .split(', ')
    .map((tier) => {
      const [shape = '', width, height] = tier.split(' ')
      if (!isShape(shape)) throw new Error(`No tier of a tower is called "${shape}".`)
      const drawn = shapes[shape]({ x, foot: level, width: Number(width), height: Number(height) }, tones)
      // Pinnacles stand around the foot of what comes next, they do not carry it.
      if (shape !== 'pinnacles') level -= Number(height)
      return drawn
    })
    .join('')
}

/** A house with a stepped, a pointed or a bell-shaped gable, such as stand along a canal. */
export function gableHouse(x: number, width: number, height: number, style: number, wall: Colour, { paper, ink }: Tones): string {
  const top = ground - height
  const middle = x + width / 2
  const rise = width * 0.62
  const stepped =
    times(4, (index) => at`V${top - (rise / 4) * (index + 1)} h${(width * 0.36) / 4}`).join('') +
    at`H${middle + width * 0.14}` +
    times(4, (index) => at`V${top - (rise / 4) * (3 - index)} h${(width * 0.36) / 4}`).join('')
  const pointed = at`L${middle - width * 0.16} ${top - rise} h${width * 0.32} L${x + width} ${top}`
  const bell = at`C${x + width * 0.3} ${top} ${x + width * 0.2} ${top - rise} ${middle} ${top - rise} S${x + width * 0.7} ${top} ${x + width} ${top}`
  const outline = [stepped, pointed, bell][style % 3] ?? pointed
  const windows = repeat(3, (row) =>
    repeat(2, (column) =>
      rect(x + width * (0.2 + column * 0.36), top + 26 + row * height * 0.27, width * 0.24, height * 0.15, (row + column + style) % 3 ? ink : paper),
    ),
  )
  return (
    path(at`M${x} ${ground + 1} V${top} ` + outline + at` V${ground + 1} Z`, wall) +
    windows +
    rect(middle - width * 0.09, top - rise * 0.48, width * 0.18, width * 0.2, ink)
  )
}

/** An arch bridge from bank to bank; `rise` is the height of its bow. */
export function archBridge(tones: Tones, from: number, to: number, deck: number, rise: number): string {
  const middle = (from + to) / 2
  const bow = (share: number) => deck - rise * (1 - ((share - 0.5) * 2) ** 2)
  return (
    stroke(at`M${from} ${deck} Q${middle} ${deck - rise * 2} ${to} ${deck}`, tones.a, 26) +
    repeat(13, (index) => {
      const share = (index + 1) / 14
      const x = from + (to - from) * share
      return rect(x - 4, bow(share), 8, deck - bow(share), tones.a)
    }) +
    rect(-10, deck, 1220, 24, tones.paper) +
    rect(-10, deck + 24, 1220, 12, tones.aDeep) +
    rect(from - 34, deck + 10, 60, ground - deck + 60, tones.aDeep) +
    rect(to - 26, deck + 10, 60, ground - deck + 60, tones.aDeep)
  )
}

/** A stone bridge on round arches. */
export const stoneBridge = (tones: Tones, deck: number, count: number): string => {
  const pitch = 1240 / count
  const openings = times(count, (index) => {
    const [x, r] = [-20 + pitch * (index + 0.5), pitch * 0.37]
    return at`M${x - r} ${ground + 60} V${deck + 40 + r * 0.9} A${r} ${r * 0.9} 0 0 1 ${x + r} ${deck + 40 + r * 0.9} V${ground + 60} Z`
  })
  return rect(-10, deck, 1220, ground + 60 - deck, tones.a) + rect(-10, deck, 1220, 16, tones.paper) + path(openings.join(''), tones.ink)
}

/** A mill of the old kind, with four sails. */
export function windmill({ a, b, aDeep, bDeep, paper, ink }: Tones, x: number, size: number): string {
  const hub: Point = [x, ground - size * 1.06]
  const sail = (turn: number) => {
    const [root, tip] = [polar(hub, size * 0.12, turn), polar(hub, size * 0.82, turn)]
    const beside = (from: number, width: number) => polar(polar(hub, size * from, turn), size * width, turn + 90)
    return line(root, tip, paper, size * 0.03) + polygon(at`${polar(hub, size * 0.2, turn)}, ${tip}, ${beside(0.82, 0.17)}, ${beside(0.2, 0.15)}`, b)
  }
  return [
    polygon(
      at`${x - size * 0.34} ${ground}, ${x - size * 0.17} ${ground - size * 0.9}, ${x + size * 0.17} ${ground - size * 0.9}, ${x + size * 0.34} ${ground}`,
      a,
    ),
    polygon(
      at`${x + size * 0.06} ${ground}, ${x + size * 0.03} ${ground - size * 0.9}, ${x + size * 0.17} ${ground - size * 0.9}, ${x + size * 0.34} ${ground}`,
      aDeep,
    ),
    path(
      at`M${x - size * 0.2} ${ground - size * 0.9} C${x - size * 0.18} ${ground - size * 1.22} ${x + size * 0.18} ${ground - size * 1.22}
        ${x + size * 0.2} ${ground - size * 0.9} Z`,
      bDeep,
    ),
    rect(x - size * 0.46, ground - size * 0.36, size * 0.92, size * 0.035, paper),
    rect(x - size * 0.06, ground - size * 0.2, size * 0.12, size * 0.2, ink),
    ...[-62, 28, 118, 208].map(sail),
    circle(hub, size * 0.05, ink),
  ].join('')
}

/** A row of windows, as those of halls and palaces. */
export const rowOfWindows = (x: number, y: number, count: number, pitch: number, width: number, height: number, colour: Colour) =>
  repeat(count, (index) => rect(x + index * pitch, y, width, height, colour))

/** A disc with a rim: wheels, clocks and balloons. */
export const disc = (centre: Point, radius: number, fill: Colour, rim: Colour) => circle(centre, radius, fill) + ring(centre, radius, rim, 8)

/** Water or a long floor: calm stripes under the ground line. */
export const water = ({ b, bDeep }: Tones) =>
  repeat(6, (index) => ellipse([260 + ((index * 293) % 800), ground + 34 + index * 22], 190 - index * 12, 4, index % 2 ? b : bDeep))
