/** Motifs of the acts that are always on their way. */
import type { Colour } from '../palette.ts'
import { arc, at, circle, line, type Point, polar, polygon, rect, repeat, ring, stroke, times } from '../svg.ts'
import type { Motif } from './motif.ts'

/** A road that runs straight into the sun. */
export const openRoad: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const far: Point = [690, 770]
  const fan = (from: number, to: number, colour: Colour) => polygon(at`${far}, ${from} 1520, ${to} 1520`, colour)
  const pole = (x: number, height: number) => {
    const foot = 770 + (690 - x) * 0.52
    return (
      rect(x - height * 0.016, foot - height, height * 0.032, height, ink) + rect(x - height * 0.14, foot - height * 0.92, height * 0.28, height * 0.03, ink)
    )
  }
  return [
    circle(far, 430, b),
    repeat(5, (index) => rect(200, 742 - index * 74, 1000, 26 - index * 5, bDeep)),
    rect(0, 770, 1200, 730, aDeep),
    ...times(7, (index) => fan(-3400 + index * 620, -3090 + index * 620, a)),
    ...times(7, (index) => fan(1260 + index * 620, 1570 + index * 620, a)),
    fan(-180, 1330, ink),
    fan(-90, -30, paper),
    fan(1190, 1245, paper),
    ...times(6, (index) => {
      const near = 790 + 26 * index + 11.5 * index ** 2.15
      const end = near + 12 + 9 * index ** 1.7
      const x = (y: number) => far[0] + (y - 770) * -0.14
      const half = (y: number) => (y - 770) * 0.034
      return polygon(at`${x(near) - half(near)} ${near}, ${x(near) + half(near)} ${near}, ${x(end) + half(end)} ${end}, ${x(end) - half(end)} ${end}`, paper)
    }),
    ...times(6, (index) => pole(650 - 560 * 0.62 ** (5 - index), 60 + 900 * 0.62 ** (5 - index))),
  ].join('')
}

/** A compass rose whose southern needle runs on as a road. */
export const compassRoad: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const heart: Point = [600, 690]
  const needle = (turn: number, length: number, left: Colour, right: Colour) => {
    const width = length * 0.25
    const side = (sign: number) => polar(heart, width, turn + sign * 45)
    return polygon(at`${heart}, ${side(-1)}, ${polar(heart, length, turn)}`, left) + polygon(at`${heart}, ${side(1)}, ${polar(heart, length, turn)}`, right)
  }
  return [
    circle(heart, 520, aDeep),
    ring(heart, 520, b, 22),
    repeat(72, (index) => line(polar(heart, 470, index * 5), polar(heart, index % 6 ? 496 : 440, index * 5), b, index % 6 ? 6 : 12)),
    ...[45, 135, 225, 315].map((turn) => needle(turn, 400, b, bDeep)),
    ...[0, 180].map((turn) => needle(turn, 690, a, paper)),
    needle(270, 660, paper, a),
    polygon('600 690, 1010 1520, 190 1520', ink),
    polygon('600 690, 214 1520, 120 1520', paper),
    polygon('600 690, 986 1520, 1080 1520', a),
    ...times(5, (index) => {
      const [top, end] = [840 + 60 * index + 22 * index ** 2, 880 + 74 * index + 28 * index ** 2]
      const half = (y: number) => (y - 690) * 0.03
      return polygon(at`${600 - half(top)} ${top}, ${600 + half(top)} ${top}, ${600 + half(end)} ${end}, ${600 - half(end)} ${end}`, paper)
    }),
    circle(heart, 58, ink),
    circle(heart, 30, b),
    stroke(arc(heart, 520, 200, 250), paper, 22),
  ].join('')
}
