/** Close-ups of instruments on a sheet of 960 × 640: so near that they run off it on every side. */
import type { Tones } from './palette.ts'
import { arc, at, circle, ellipse, line, type Point, path, polar, polygon, rect, repeat, ring, rotated, stroke, times } from './svg.ts'

export type Instrument = (tones: Tones) => string

/** The body of an electric guitar, with its strings, its elements and its knobs. */
export const electricBody: Instrument = ({ a, b, aDeep, bDeep, paper, ink }) =>
  rotated(
    -16,
    [480, 320],
    path(
      `M-200 -60 C100 -190 420 -150 560 -20 C640 40 700 -10 820 -40 C900 -56 930 30 850 90 C790 140 790 200 800 260 H800 V380 C790 440 810 520 900 560
        C960 600 900 690 800 660 C700 640 640 590 560 660 C420 790 100 820 -200 720 Z`,
      a,
    ),
    path(
      `M-200 480 C100 560 400 580 520 470 C560 430 640 400 800 380 C790 440 810 520 900 560 C960 600 900 690 800 660 C700 640 640 590 560 660
        C420 790 100 820 -200 720 Z`,
      aDeep,
    ),
    path('M150 120 H640 C700 120 700 200 690 330 C680 470 560 560 420 520 C330 490 300 560 200 520 C120 480 130 200 150 120 Z', b),
    rect(660, 240, 520, 160, ink),
    repeat(5, (index) => rect(760 + index * 84, 240, 10, 160, paper)),
    ...[300, 520].map((x) => rect(x, 212, 92, 216, ink, { rx: 18 }) + repeat(6, (index) => circle([x + 46, 250 + index * 28], 9, paper))),
    rect(70, 226, 70, 188, bDeep, { rx: 12 }),
    ...times(6, (index) => rect(84, 248 + index * 28, 1100, 7 - index * 0.8, paper)),
    ...[
      [250, 560],
      [380, 610],
      [120, 590],
    ].map(([x = 0, y = 0]) => circle([x, y], 48, ink) + circle([x, y - 6], 36, b) + rect(x - 4, y - 40, 8, 32, ink)),
  )

/** The head of a bass guitar, with four tuners. */
export const bassHead: Instrument = ({ a, b, aDeep, bDeep, paper, ink }) =>
  rotated(
    -20,
    [480, 320],
    ...times(
      4,
      (index) => rect(270 + index * 160, 60, 22, 150, paper) + ellipse([281 + index * 160, 40], 62, 46, b) + ellipse([281 + index * 160, 54], 62, 32, bDeep),
    ),
    path('M-300 250 H120 C170 170 220 140 300 140 H820 C960 140 1010 230 960 330 C900 450 780 440 640 450 C440 470 300 520 150 430 H-300 Z', a),
    path('M-300 400 H140 C330 470 520 400 700 390 C840 380 920 360 974 290 C950 450 780 440 640 450 C440 470 300 520 150 430 H-300 Z', aDeep),
    rect(-300, 238, 400, 206, ink),
    rect(100, 238, 22, 206, paper),
    repeat(3, (index) => rect(-20 - index * 130, 238, 12, 206, b)),
    ...times(
      4,
      (index) =>
        line([-300, 268 + index * 48], [112, 268 + index * 48], paper, 14 - index * 2.4) +
        line([112, 268 + index * 48], [281 + (3 - index) * 160, 214 + index * 22], paper, 14 - index * 2.4),
    ),
    ...times(4, (index) => circle([281 + index * 160, 228], 44, ink) + circle([281 + index * 160, 228], 30, paper) + circle([281 + index * 160, 228], 10, ink)),
  )

/** A drum from above the drummer's knee, and two cymbals that cut it off. */
export const drumKit: Instrument = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const cymbal = ([x, y]: Point, radius: number, turn: number) =>
    rotated(
      turn,
      [x, y],
      ellipse([x, y + 10], radius, radius * 0.2, bDeep),
      ellipse([x, y], radius, radius * 0.2, b),
      repeat(3, (index) => ellipse([x, y], radius * (0.84 - index * 0.2), radius * (0.165 - index * 0.04), 'none', { stroke: bDeep, 'stroke-width': 5 })),
      ellipse([x, y - 8], radius * 0.18, radius * 0.07, bDeep),
      rect(x - 7, y - 60, 14, 54, paper),
    )
  return [
    rect(716, 120, 16, 600, ink),
    circle([430, 500], 350, ink),
    circle([430, 500], 332, a),
    circle([430, 500], 282, paper),
    circle([430, 500], 268, aDeep),
    circle([430, 500], 196, a),
    circle([520, 590], 74, ink),
    ...times(8, (index) => {
      const [x, y] = polar([430, 500], 312, index * 45 + 20)
      return rotated(index * 45 + 20, [x, y], rect(x - 38, y - 15, 76, 30, paper))
    }),
    cymbal([770, 190], 340, -12),
    cymbal([110, 250], 250, 14),
    rotated(-58, [560, 300], rect(300, 290, 640, 20, paper), ellipse([300, 300], 30, 17, paper)),
  ].join('')
}

/** A ball of wire on a thick handle. */
export const microphone: Instrument = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const heart: Point = [400, 300]
  return rotated(
    38,
    heart,
    polygon('560 190, 1300 236, 1300 364, 560 410', ink),
    polygon('560 190, 1300 236, 1300 276, 560 262', aDeep),
    rect(690, 262, 110, 44, b, { rx: 22 }),
    circle(heart, 240, a),
    path(at`M${polar(heart, 240, 10)} A240 240 0 0 1 ${polar(heart, 240, 190)} A300 300 0 0 0 ${polar(heart, 240, 10)} Z`, aDeep),
    ...times(6, (index) => ellipse(heart, 30 + index * 42, 240, 'none', { stroke: ink, 'stroke-width': 7 })),
    ...times(9, (index) => {
      const y = -200 + index * 50
      const half = Math.sqrt(240 ** 2 - y ** 2)
      return line([400 - half, 300 + y], [400 + half, 300 + y], ink, 7)
    }),
    rect(360, 50, 80, 500, paper),
    rect(410, 50, 30, 500, b),
    path('M560 170 H640 V430 H560 Q590 300 560 170 Z', bDeep),
    rect(620, 182, 20, 236, paper),
  )
}

/** Three valves and the bows of the tubes below them. */
export const brassValves: Instrument = ({ a, b, aDeep, bDeep, paper, ink }) =>
  rotated(
    -12,
    [480, 320],
    rect(-200, 200, 1400, 66, a),
    rect(-200, 242, 1400, 24, aDeep),
    stroke('M1200 520 H300 A130 130 0 0 1 300 260', b, 62),
    stroke('M1200 536 H300 A146 146 0 0 1 160 400', bDeep, 20),
    ...times(3, (index) => {
      const x = 330 + index * 190
      return [
        rect(x + 52, -20 + index * 26, 36, 160, paper),
        ellipse([x + 70, -24 + index * 26], 66, 20, paper),
        ellipse([x + 70, -34 + index * 26], 66, 20, b),
        rect(x, 120, 140, 400, a, { rx: 14 }),
        rect(x + 88, 120, 52, 400, aDeep, { rx: 14 }),
        rect(x - 10, 112, 160, 46, bDeep),
        rect(x - 10, 486, 160, 54, bDeep),
        rect(x + 20, 170, 14, 300, paper),
        rect(x + 34, 540, 72, 44, a),
      ].join('')
    }),
    path('M860 300 C1000 300 1060 220 1140 60 L1240 640 C1100 460 1000 400 860 400 Z', ink),
  )

/** A few keys, seen from the side of the one who plays. */
export const keyboard: Instrument = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const key = (index: number) => rect(-260 + index * 128, 130, 120, 620, [paper, paper, a, paper, paper, b, paper][index % 7] ?? paper)
  const black = (index: number) =>
    [2, 6].includes(index % 7) ? '' : rect(-172 + index * 128, 120, 76, 360, ink) + rect(-160 + index * 128, 120, 30, 332, [aDeep, bDeep][index % 2] ?? aDeep)
  return rotated(
    -18,
    [480, 320],
    rect(-400, -400, 1900, 540, ink),
    rect(-400, 96, 1900, 34, b),
    ...times(5, (index) => rect(40 + index * 92, -90, 22, 140, aDeep) + rect(22 + index * 92, -60 + ((index * 37) % 80), 58, 34, a)),
    ...times(
      4,
      (index) => circle([700 + index * 92, -20], 34, bDeep) + line([700 + index * 92, -20], polar([700 + index * 92, -20], 34, 200 + index * 70), paper, 8),
    ),
    ...times(12, key),
    ...times(12, black),
  )
}

/** The sound hole of an acoustic guitar, its rosette and the strings over it. */
export const soundHole: Instrument = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const heart: Point = [520, 330]
  return rotated(
    -24,
    heart,
    rect(-400, -400, 1900, 1500, aDeep),
    ...times(4, (index) => rect(-400, -330 + index * 360, 1900, 170, a)),
    circle(heart, 292, b),
    circle(heart, 262, bDeep),
    ring(heart, 232, paper, 8),
    circle(heart, 208, b),
    circle(heart, 190, ink),
    stroke(arc(heart, 176, 200, 300), aDeep, 8),
    rect(820, 196, 900, 268, ink),
    repeat(4, (index) => rect(930 + index * 110, 196, 12, 268, paper)),
    ...times(6, (index) => rect(-400, 222 + index * 42, 1900, 9 - index, paper)),
  )
}
