/** The pictures of the four occasions on which a band is booked. */
import { crowd } from './crowd.ts'
import { house, mix, oklch, type Pair, type Tones } from './palette.ts'
import { randomFrom } from './random.ts'
import { houseBeam, lightScene } from './stage.ts'
import { arc, at, circle, ellipse, path, polygon, rect, repeat, ring, rotated, type Size, stroke, times } from './svg.ts'

export const wide: Size = { width: 1200, height: 800 }

/** A string of lamps between two points, with a lamp at every eighth. */
function festoon(from: number, to: number, y: number, sag: number, { paper, b }: Tones): string {
  const lamps = times(7, (index) => {
    const share = (index + 1) / 8
    const [x, hang] = [from + (to - from) * share, y + sag * 4 * share * (1 - share)]
    return rect(x - 5, hang - 4, 10, 18, b) + circle([x, hang + 28], 17, paper)
  })
  return stroke(at`M${from} ${y} Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`, b, 5) + lamps.join('')
}

/** Two rings, one through the other, under strings of lamps. */
const wedding = (tones: Tones): string => {
  const [left, right] = [[560, 440] as const, [800, 440] as const]
  return [
    festoon(-60, 560, 60, 110, tones),
    festoon(560, 1260, 60, 130, tones),
    rect(0, 660, 1200, 140, tones.ink),
    ...times(4, (index) => ellipse([680, 690 + index * 8], 560 - index * 120, 44 - index * 9, index % 2 ? tones.aDeep : tones.bDeep)),
    ring(left, 208, tones.bDeep, 62),
    ring(left, 216, tones.paper, 40),
    ring(right, 208, tones.aDeep, 62),
    ring(right, 216, tones.a, 40),
    stroke(arc(left, 208, -62, 20), tones.bDeep, 62),
    stroke(arc(left, 216, -62, 20), tones.paper, 40),
    polygon('800 246, 728 172, 762 118, 838 118, 872 172', tones.paper),
    polygon('800 246, 772 172, 800 118, 838 118, 872 172', tones.b),
    polygon('800 246, 830 172, 872 172', tones.bDeep),
  ].join('')
}

/** The roof of a field stage, its loudspeakers and its flags. */
const festival = (tones: Tones): string => {
  const { a, b, aDeep, bDeep, paper, ink } = tones
  const tower = (x: number) =>
    rect(x, 210, 62, 500, ink) +
    repeat(7, (index) => rotated(index * 3 - 6, [x + 31, 300 + index * 44], rect(x - 14, 286 + index * 44, 90, 38, index % 2 ? b : bDeep)))
  const flag = (x: number, y: number, pole: number, colour: Tones['a']) =>
    rect(x, y, 8, pole, paper) +
    path(
      at`M${x + 8} ${y + 4} C${x + 46} ${y - 18} ${x + 62} ${y + 30} ${x + 104} ${y + 10} V${y + 66}
        C${x + 62} ${y + 86} ${x + 46} ${y + 40} ${x + 8} ${y + 62} Z`,
      colour,
    )
  return [
    flag(236, 60, 220, b),
    flag(560, 12, 104, a),
    flag(900, 60, 220, b),
    path('M150 330 C330 150 460 110 600 110 S870 150 1050 330 L980 330 C860 250 740 220 600 220 S340 250 220 330 Z', a),
    path('M600 110 C740 110 870 150 1050 330 L980 330 C860 250 740 220 600 220 Z', aDeep),
    rect(236, 300, 728, 360, bDeep),
    ...times(9, (index) => polygon(at`600 640, ${236 + index * 81} 300, ${276 + index * 81} 300`, index % 2 ? b : a)),
    circle([600, 640], 150, paper),
    circle([600, 640], 104, a),
    tower(160),
    tower(978),
    rect(90, 620, 1020, 60, ink),
  ].join('')
}

const people = (pair: Pair, seed: string) => crowd(wide, mix(house.pit, pair[0], 0.15), house.pit, randomFrom(seed))

const occasion = (pair: Pair, draw: (tones: Tones) => string, front = '') =>
  lightScene({ size: wide, pair, beams: [houseBeam(wide, 37, 27)], draw, foot: 0.4, depth: 0.44, front })

const rose: Pair = [oklch(0.68, 0.17, 8), oklch(0.66, 0.09, 185)]
const field: Pair = [oklch(0.64, 0.21, 30), oklch(0.62, 0.13, 185)]

/** The drawing of each occasion, by the name of its file. */
export const occasionDrawings = (): [name: string, drawing: string][] => [
  ['bruiloft', occasion(rose, wedding)],
  ['festival', occasion(field, festival, people(field, 'field'))],
]
