/** Motifs of the hard and loud acts. */
import { at, circle, type Point, path, polar, polygon, rect, repeat, ring, rotated, star, stroke, times } from '../svg.ts'
import type { Motif } from './motif.ts'

/** A sledgehammer at the moment of the blow, with the sparks that leave the anvil. */
export const hammer: Motif = ({ a, b, aDeep, bDeep, paper, ink }, random) => {
  const blow: Point = [430, 1035]
  const spark = (index: number) => {
    const direction = 181 + index * 9.9
    const length = [960, 520, 720][index % 3] ?? 600
    return polygon(
      at`${polar(blow, 190, direction - 6.5)}, ${polar(blow, length * random.between(0.92, 1.12), direction)}, ${polar(blow, 190, direction + 6.5)}`,
      index % 3 === 1 ? bDeep : b,
    )
  }
  return [
    repeat(19, spark),
    star(blow, 15, 300, 168, 6, paper),
    rotated(
      -24,
      blow,
      polygon('560 600, 1500 560, 1500 700, 560 700', b),
      polygon('560 650, 1500 640, 1500 700, 560 700', bDeep),
      polygon('300 330, 360 270, 560 270, 620 330, 620 960, 560 1020, 360 1020, 300 960', a),
      polygon('470 270, 560 270, 620 330, 620 960, 560 1020, 470 1020', aDeep),
      rect(300, 390, 320, 26, ink),
      rect(300, 874, 320, 26, ink),
    ),
    path('M-10 1030 H960 C1040 1040 1140 1060 1210 1100 C1130 1170 1000 1200 830 1206 C700 1220 660 1290 680 1380 C690 1430 760 1460 800 1510 H-10 Z', ink),
    path('M-10 1030 H960 C1040 1040 1140 1060 1210 1100 L-10 1110 Z', aDeep),
    rect(-10, 1030, 970, 22, a),
  ].join('')
}

/** Rose of turning pentagons before a wall of amplifiers. */
export const roseAndAmps: Motif = ({ a, b, aDeep, bDeep, ink }) => {
  const heart: Point = [640, 730]
  const cabinet = (x: number, y: number) =>
    rect(x, y, 590, 540, bDeep) +
    rect(x, y, 590, 56, b) +
    repeat(4, (index) => {
      const centre: Point = [x + 160 + (index % 2) * 270, y + 180 + Math.floor(index / 2) * 238]
      return circle(centre, 108, ink) + ring(centre, 80, b, 10) + circle(centre, 32, b)
    })
  const petals = times(9, (index) => ({ radius: 478 * 0.79 ** index, turn: index * 31 - 14 }))
  const leaf = (turn: number) => rotated(turn, heart, path('M640 730 L1070 545 L1360 730 L1070 915 Z', b), path('M640 730 L1360 730 L1070 915 Z', bDeep))
  return [
    repeat(3, (row) => repeat(2, (column) => cabinet(0 + column * 610, -70 + row * 560))),
    leaf(136),
    leaf(20),
    ...petals.map(({ radius, turn }, index) => {
      const corners = times(5, (corner) => polar(heart, radius, turn + corner * 72))
      const [first, second, third] = corners
      const fold = first && second && third ? polygon(at`${first}, ${second}, ${third}, ${heart}`, index % 2 ? ink : aDeep) : ''
      return polygon(corners, index % 2 ? aDeep : a) + fold
    }),
  ].join('')
}

/** The front of an old pickup, so close that its lamps fall off the sheet. */
export const pickup: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const lamp = (x: number) =>
    circle([x, 800], 218, bDeep) +
    circle([x, 800], 190, ink) +
    circle([x, 800], 164, paper) +
    repeat(5, (index) => rect(x - 164, 690 + index * 50, 328, 7, bDeep, { opacity: 0.6 }))
  return [
    path('M150 540 L270 250 Q290 200 344 200 H856 Q910 200 930 250 L1050 540 Z', aDeep),
    path('M226 520 L322 288 Q334 262 366 262 H834 Q866 262 878 288 L974 520 Z', ink),
    path('M322 288 Q334 262 366 262 H520 L420 520 H226 Z', bDeep),
    path('M580 262 H640 L540 520 H480 Z', bDeep),
    path('M-60 620 Q-60 500 80 490 Q600 420 1120 490 Q1260 500 1260 620 V1120 H-60 Z', a),
    path('M260 470 Q600 425 940 470 L900 590 H300 Z', aDeep),
    path('M285 610 H915 L880 1000 H320 Z', ink),
    repeat(7, (index) => rect(318, 640 + index * 50, 564, 24, b)),
    rect(580, 610, 40, 390, a),
    lamp(130),
    lamp(1070),
    rect(-40, 1062, 1280, 110, b),
    rect(-40, 1130, 1280, 42, bDeep),
    rect(455, 1052, 290, 130, paper),
    rect(475, 1070, 250, 94, a),
    rect(60, 1172, 250, 230, ink),
    rect(890, 1172, 250, 230, ink),
    repeat(4, (index) => rect(60, 1200 + index * 50, 250, 10, aDeep) + rect(890, 1200 + index * 50, 250, 10, aDeep)),
  ].join('')
}

/** A heart laid out as a motorway, and an arrow that did not survive it. */
export const motorwayHeart: Motif = ({ a, b, bDeep, paper, ink }) => {
  const heart = (scale: number) => {
    const half = 445 * scale
    const bow = half * Math.SQRT1_2
    return at`M600 ${740 + half} L${600 - half} 740 A${bow} ${bow} 0 0 1 600 ${740 - half} A${bow} ${bow} 0 0 1 ${600 + half} 740 Z`
  }
  const shaft = (from: number, to: number) => rect(from, 706, to - from, 44, paper)
  return rotated(
    -9,
    [600, 740],
    path(heart(1.12), a),
    stroke(heart(0.8), ink, 128, { 'stroke-linejoin': 'round' }),
    stroke(heart(0.8), paper, 10, { 'stroke-dasharray': '62 44' }),
    path(heart(0.48), b),
    path(heart(0.22), bDeep),
    rotated(
      -22,
      [600, 730],
      shaft(-320, 470),
      polygon('470 706, 540 706, 500 728, 524 750, 470 750', paper),
      ...times(4, (index) => polygon(at`${-40 - index * 76} 706, ${-100 - index * 76} 620, ${-60 - index * 76} 620, ${4 - index * 76} 706`, b)),
    ),
    rotated(
      -12,
      [700, 640],
      polygon('690 560, 640 560, 672 586, 650 604, 690 604', paper),
      rect(688, 560, 440, 44, paper),
      polygon('1110 500, 1260 582, 1110 664', paper),
    ),
  )
}
