/** Motifs of the acts whose songs are made for a field full of people. */
import { at, circle, ellipse, group, line, path, polar, polygon, rect, repeat, ring, rotated, star, stroke, times, wedge } from '../svg.ts'
import type { Motif } from './motif.ts'

/** Paper discs, folded once, blown up out of the dark: small and far on the left, huge and near on the right. */
export const paperDiscs: Motif = ({ a, b, aDeep, bDeep, paper }) => {
  const discs = [
    [905, 1040, 390, 24],
    [330, 690, 262, -38],
    [820, 395, 168, 62],
    [235, 1190, 150, 15],
    [480, 330, 92, -20],
    [1090, 170, 118, -64],
    [180, 330, 58, 40],
    [600, 120, 52, 74],
    [330, 130, 30, -30],
    [90, 120, 20, 10],
  ] as const
  const coats = [
    [a, aDeep],
    [paper, b],
    [b, bDeep],
    [b, bDeep],
    [paper, a],
    [a, aDeep],
    [a, aDeep],
    [paper, b],
    [b, bDeep],
    [paper, a],
  ] as const
  return discs
    .map(([x, y, r, turn], index) => {
      const [bright, deep] = coats[index] ?? coats[0]
      const half = (sweep: 0 | 1, depth: number) => at`M${-r} 0 A${r} ${r * depth} 0 0 ${sweep} ${r} 0 Z`
      const fold = [0.34, 0.52, 0.3, 0.66, 0.24][index % 5] ?? 0.5
      return group(
        at`translate(${x} ${y}) rotate(${turn})`,
        path(half(0, 1), bright),
        path(half(1, fold), deep),
        path(half(0, fold * 0.36), deep, { opacity: 0.35 }),
      )
    })
    .join('')
}

/** A tree of the desert before a setting sun, with the strata of the plain below. */
export const desertTree: Motif = ({ a, b, aDeep, bDeep, ink }) => {
  const limbs = [
    'M570 1060 C575 960 570 860 600 740',
    'M575 930 C640 880 770 850 800 660',
    'M590 800 C520 730 430 720 400 590',
    'M600 760 C610 660 640 600 610 470',
    'M740 830 C840 830 930 790 965 690',
  ]
  const tufts = [
    [392, 585, 126],
    [612, 440, 150],
    [806, 640, 118],
    [975, 655, 104],
  ] as const
  return [
    circle([660, 700], 440, b),
    repeat(4, (index) => rect(0, 900 + index * 52, 1200, 8 + index * 9, bDeep, { opacity: 0.75 })),
    path('M0 1085 L340 1062 L760 1096 L1200 1070 V1500 H0 Z', a),
    path('M0 1230 L520 1200 L1200 1262 V1500 H0 Z', aDeep),
    ...limbs.map((limb, index) => stroke(limb, ink, index === 0 ? 66 : 46, { 'stroke-linecap': 'round' })),
    path('M440 1120 C530 1085 540 1020 536 960 L606 960 C602 1040 620 1085 700 1120 Z', ink),
    ...tufts.map(([x, y, r], index) => star([x, y], 17, r, r * 0.42, index * 7, ink)),
  ].join('')
}

/** Sunburst bands over a horizon. */
export const sunburst: Motif = ({ a, b, aDeep, bDeep, gold, ink }) => {
  const centre = [640, 1010] as const
  const bands = [a, gold, b, ink]
  return [
    repeat(16, (index) => wedge(centre, 0, 1600, 180 + index * 11.25, 180 + (index + 1) * 11.25, bands[index % 4] ?? a)),
    circle(centre, 372, ink),
    circle(centre, 330, gold),
    circle(centre, 222, b),
    circle(centre, 116, a),
    rect(0, 1010, 1200, 490, ink),
    repeat(5, (index) => rect(640 - 470 + index * 62, 1046 + index * 66, 940 - index * 124, 34 - index * 3, [a, b][index % 2] ?? a)),
    repeat(3, (index) => rect(0, 1046 + index * 132, 90 - index * 20, 34, aDeep)),
    repeat(3, (index) => rect(1130 + index * 10, 1046 + index * 132, 90, 34, bDeep)),
  ].join('')
}

/** A planet, the orbits around it, and the one thing that moves there. */
export const orbits: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const centre = [780, 1010] as const
  const tilted = (...content: string[]) => rotated(-24, centre, ...content)
  return [
    tilted(
      ...times(4, (index) => ellipse(centre, 560 + index * 120, 190 + index * 82, 'none', { stroke: index % 2 ? bDeep : b, 'stroke-width': 20 - index * 3 })),
    ),
    circle(centre, 370, a),
    path(at`M${polar(centre, 370, -66)} A370 370 0 0 1 ${polar(centre, 370, 114)} A520 520 0 0 0 ${polar(centre, 370, -66)} Z`, aDeep),
    tilted(stroke('M220 1010 A560 190 0 0 0 1340 1010', b, 22)),
    rotated(
      -24,
      [390, 560],
      rect(60, 486, 250, 148, b),
      rect(470, 486, 250, 148, b),
      repeat(4, (index) => rect(118 + index * 50, 486, 9, 148, ink)),
      repeat(4, (index) => rect(528 + index * 50, 486, 9, 148, ink)),
      rect(60, 555, 250, 9, ink),
      rect(470, 555, 250, 9, ink),
      rect(310, 548, 160, 24, bDeep),
      rect(338, 456, 104, 208, paper),
      rect(390, 456, 52, 208, a),
      path('M318 456 A72 72 0 0 1 462 456 Z', paper),
      line([390, 384], [390, 320], paper, 12),
      circle([390, 312], 20, a),
    ),
  ].join('')
}

/** A tower of steel with waves that leave its top. */
export const radioTower: Motif = ({ a, b, aDeep, paper, ink }) => {
  const top = [600, 430] as const
  const levels = [470, 610, 780, 990, 1240, 1540]
  const reach = (y: number) => 14 + (y - 470) * 0.235
  const left = (y: number) => [600 - reach(y), y] as const
  const right = (y: number) => [600 + reach(y), y] as const
  const bay = (upper: number, lower: number) =>
    line(left(upper), right(lower), paper, 15) + line(right(upper), left(lower), paper, 15) + line(left(lower), right(lower), paper, 20)
  return [
    repeat(5, (index) => {
      const radius = 690 - index * 130
      return wedge(top, radius - 66, radius, -52, 52, index % 2 ? b : a) + wedge(top, radius - 66, radius, 128, 232, index % 2 ? b : a)
    }),
    rect(0, 1270, 1200, 230, ink),
    polygon(at`${left(470)}, ${right(470)}, ${right(1540)}, ${left(1540)}`, ink),
    ...levels.slice(0, -1).map((upper, index) => bay(upper, levels[index + 1] ?? upper)),
    line(left(470), left(1540), paper, 24),
    line(right(470), right(1540), paper, 24),
    line([600, 480], [600, 330], paper, 16),
    circle(top, 58, ink),
    circle(top, 40, a),
    ring(top, 58, aDeep, 6),
  ].join('')
}
