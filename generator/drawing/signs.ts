/** The signs of the articles: one plain thing for the question that each of them answers. */
import type { Tones } from './palette.ts'
import { at, circle, ellipse, group, line, type Point, path, polygon, rect, repeat, ring, rotated, stroke, times, wedge } from './svg.ts'

export type Sign = (tones: Tones) => string

/** Five plectrums, held like a hand of cards; the middle one is the trump. */
export const fivePlectrums: Sign = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const hand = [
    [-56, bDeep, ink],
    [56, aDeep, ink],
    [-28, b, bDeep],
    [28, a, aDeep],
    [0, paper, b],
  ] as const
  const card = (turn: number, face: Tones['a'], shade: Tones['a']) =>
    rotated(
      turn,
      [640, 840],
      path('M640 720 C550 640 396 400 420 270 C446 140 834 140 860 270 C884 400 730 640 640 720 Z', ink),
      path('M640 696 C556 610 416 400 438 284 C458 164 822 164 842 284 C864 400 724 610 640 696 Z', face),
      path('M640 696 C724 610 864 400 842 284 C834 236 770 208 700 198 C780 330 760 560 640 696 Z', shade),
    )
  return (
    hand.map(([turn, face, shade]) => card(turn, face, shade)).join('') +
    path('M610 500 C540 440 500 400 510 346 C520 296 590 290 610 340 C630 290 700 296 710 346 C720 400 680 440 610 500 Z', a)
  )
}

/** A record: half of it from many hands, half of it from one. */
export const splitRecord: Sign = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const heart: Point = [640, 400]
  const coats = [a, paper, bDeep, aDeep, b, ink]
  return [
    circle(heart, 360, ink),
    ...times(9, (index) => wedge(heart, 150, 340, 90 + index * 20, 110 + index * 20, coats[(index * 5) % 6] ?? a)),
    ...times(5, (index) => wedge(heart, 150 + index * 40, 176 + index * 40, -90, 90, b)),
    circle(heart, 128, paper),
    wedge(heart, 0, 128, -90, 90, a),
    circle(heart, 20, ink),
    rect(634, 44, 12, 712, ink),
  ].join('')
}

/** A cable that leads past four stations into the socket. */
export const cableToSocket: Sign = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const lead = 'M-40 640 C140 640 120 300 300 300 S450 620 620 620 S720 400 840 400'
  const stations: Point[] = [
    [128, 480],
    [300, 300],
    [460, 460],
    [620, 620],
  ]
  return [
    rect(930, 60, 400, 680, aDeep),
    rect(930, 60, 400, 90, a),
    ...times(4, (index) => circle([1010 + index * 80, 105], 22, paper)),
    circle([1090, 450], 190, ink),
    ring([1090, 450], 150, a, 18),
    circle([940, 400], 74, ink),
    circle([940, 400], 50, paper),
    circle([940, 400], 28, ink),
    stroke(lead, bDeep, 44, { 'stroke-linecap': 'round' }),
    stroke(lead, b, 26, { 'stroke-linecap': 'round' }),
    ...stations.map((centre, index) => circle(centre, 58, ink) + circle(centre, 44, index % 2 ? a : paper) + circle(centre, 16, ink)),
    rect(740, 362, 130, 76, ink),
    rect(760, 362, 90, 76, a),
    rect(866, 384, 74, 32, paper),
  ].join('')
}

/** A book that opens into a stage. */
export const bookStage: Sign = ({ a, b, aDeep, bDeep, paper, ink }) =>
  [
    path('M640 330 C500 250 330 240 170 290 L60 640 C260 590 460 600 640 690 Z', paper),
    path('M640 330 C780 250 950 240 1110 290 L1220 640 C1020 590 820 600 640 690 Z', b),
    path('M60 640 C260 590 460 600 640 690 L640 740 C460 650 240 640 46 690 Z', a),
    path('M1220 640 C1020 590 820 600 640 690 L640 740 C820 650 1040 640 1234 690 Z', aDeep),
    ...times(4, (index) =>
      stroke(
        at`M${190 - index * 20} ${350 + index * 62} C${330 - index * 10} ${310 + index * 64} ${440} ${330 + index * 66} ${560} ${376 + index * 66}`,
        index % 2 ? a : bDeep,
        17,
      ),
    ),
    ...times(4, (index) =>
      stroke(
        at`M${720} ${376 + index * 66} C${840} ${330 + index * 66} ${950 + index * 10} ${310 + index * 64} ${1090 + index * 20} ${350 + index * 62}`,
        index % 2 ? aDeep : bDeep,
        17,
      ),
    ),
    ellipse([640, 520], 150, 40, ink),
    rect(632, 130, 16, 390, ink),
    line([640, 150], [540, 96], ink, 16),
    circle([520, 82], 44, a),
    rect(516, 36, 12, 92, paper),
  ].join('')

/** Coins in columns, as high as the music is loud. */
export const coins: Sign = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const columns = [2, 4, 7, 5, 9, 6, 3]
  const coin = (x: number, y: number, face: Tones['a'], edge: Tones['a']) =>
    path(at`M${x - 76} ${y} V${y + 34} A76 22 0 0 0 ${x + 76} ${y + 34} V${y} Z`, edge) +
    ellipse([x, y], 76, 22, face) +
    ellipse([x, y], 48, 12, 'none', { stroke: edge, 'stroke-width': 5 })
  return [
    rect(0, 690, 1200, 110, ink),
    ...columns.map((count, column) =>
      repeat(count, (index) => coin(150 + column * 164, 668 - index * 60, index === count - 1 ? paper : index > 5 ? b : a, index > 5 ? bDeep : aDeep)),
    ),
  ].join('')
}

/** The arches of a jukebox, and a record in its window. */
export const jukebox: Sign = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const arch = (half: number, colour: Tones['a']) => path(at`M${640 - half} 820 V${80 + 470} A${half} ${half} 0 0 1 ${640 + half} ${80 + 470} V820 Z`, colour)
  return [
    ...[460, 410, 360, 310, 262].map((half, index) => arch(half, [a, paper, b, aDeep, ink][index] ?? a)),
    circle([640, 540], 210, bDeep),
    circle([640, 540], 198, ink),
    ...times(4, (index) => ring([640, 540], 180 - index * 26, index % 2 ? bDeep : b, 5)),
    circle([640, 540], 76, a),
    circle([640, 540], 14, ink),
    rect(378, 700, 524, 120, aDeep),
    ...times(7, (index) => rect(404 + index * 70, 724, 50, 100, index % 2 ? paper : b)),
  ].join('')
}

/** A folded map, and a pin whose eye is a record. */
export const mapPin: Sign = ({ a, b, aDeep, bDeep, paper, ink }) =>
  [
    ...times(4, (index) =>
      polygon(
        at`${90 + index * 270} ${index % 2 ? 470 : 540}, ${360 + index * 270} ${index % 2 ? 540 : 470}, ${400 + index * 270} ${index % 2 ? 800 : 730},
          ${50 + index * 270} ${index % 2 ? 730 : 800}`,
        index % 2 ? bDeep : b,
      ),
    ),
    stroke('M80 700 C300 600 380 720 560 640 S900 560 1200 660', paper, 16),
    stroke('M300 820 C380 700 340 600 420 480', aDeep, 12),
    stroke('M900 820 C860 700 980 640 940 480', aDeep, 12),
    ellipse([640, 672], 110, 26, ink),
    path('M640 680 C590 540 420 450 420 270 A220 220 0 0 1 860 270 C860 450 690 540 640 680 Z', a),
    path('M640 680 C690 540 860 450 860 270 A220 220 0 0 0 700 58 C800 200 760 460 640 680 Z', aDeep),
    circle([640, 270], 150, ink),
    ...times(3, (index) => ring([640, 270], 134 - index * 22, b, 5)),
    circle([640, 270], 62, paper),
    circle([640, 270], 12, ink),
  ].join('')

/** Two microphones, nose to nose. */
export const twoMicrophones: Sign = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const one = (tint: Tones['a'], deep: Tones['a']) =>
    [
      polygon('-60 40, 60 40, 38 700, -38 700', ink),
      polygon('-60 40, 0 40, 0 700, -38 700', deep),
      circle([0, -90], 140, tint),
      path('M0 -230 A140 140 0 0 1 0 50 A180 180 0 0 0 0 -230 Z', deep),
      ...times(4, (index) => ellipse([0, -90], 20 + index * 38, 140, 'none', { stroke: ink, 'stroke-width': 6 })),
      ...times(5, (index) => {
        const rise = (index - 2) * 48
        const half = Math.sqrt(140 ** 2 - rise ** 2)
        return stroke(at`M${-half} ${rise - 90} Q0 ${rise * 1.5 - 90} ${half} ${rise - 90}`, ink, 6)
      }),
      rect(-146, -112, 292, 44, paper),
      rect(-74, 34, 148, 40, deep),
    ].join('')
  return [
    polygon('660 -10, 1210 -10, 1210 810, 540 810', bDeep),
    group('translate(430 330) rotate(24)', one(a, aDeep)),
    group('translate(800 330) rotate(-24)', one(b, ink)),
  ].join('')
}

/** The sheet on the stage floor: lines to play, and what is done with them. */
export const setList: Sign = ({ a, b, aDeep, bDeep, paper, ink }) =>
  [
    ...times(7, (index) => polygon(at`${-700 + index * 360} 800, ${60 + index * 170} 0, ${80 + index * 170} 0, ${-660 + index * 360} 800`, bDeep)),
    rotated(
      -9,
      [640, 420],
      rect(370, 60, 560, 900, ink),
      rect(350, 40, 560, 900, paper),
      ...times(5, (index) => rect(510, 130 + index * 126, [330, 260, 350, 220, 300][index] ?? 300, 46, index === 3 ? b : ink)),
      ...times(5, (index) => (index === 4 ? ring([430, 153 + index * 126], 32, aDeep, 12) : stroke(at`M${394} ${150 + index * 126} l30 34 l58 -84`, a, 24))),
      rotated(-38, [350, 40], rect(270, 14, 170, 52, b)),
      rotated(38, [910, 40], rect(826, 14, 170, 52, bDeep)),
    ),
  ].join('')
