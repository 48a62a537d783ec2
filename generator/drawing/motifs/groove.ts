/** Motifs of soul, funk, disco and pop: the acts that one dances to. */
import type { Colour } from '../palette.ts'
import { arc, at, circle, ellipse, type Point, path, polar, polygon, rect, repeat, ring, rotated, star, stroke, times, wedge } from '../svg.ts'
import type { Motif } from './motif.ts'

/** A mirror ball that is larger than the sheet, and the flecks that it throws. */
export const mirrorBall: Motif = ({ a, b, aDeep, bDeep, paper, ink }, random) => {
  const [cx, cy, r] = [730, 760, 540]
  const onBall = (longitude: number, latitude: number): Point => {
    const [x, y] = [Math.sin(longitude) * Math.cos(latitude), Math.sin(latitude)]
    return [cx + r * (x * 0.956 - y * 0.292), cy + r * (x * 0.292 + y * 0.956)]
  }
  const facet = (row: number, column: number) => {
    const [west, north] = [-Math.PI / 2 + (column * Math.PI) / 11, -Math.PI / 2 + (row * Math.PI) / 11]
    const [east, south] = [west + Math.PI / 11 - 0.022, north + Math.PI / 11 - 0.022]
    const coats: [Colour, ...Colour[]] = [a, a, aDeep, b, bDeep, aDeep, paper]
    return polygon(at`${onBall(west, north)}, ${onBall(east, north)}, ${onBall(east, south)}, ${onBall(west, south)}`, random.pick(coats))
  }
  const fleck = (orbit: number, index: number) => {
    const angle = 150 + index * 15 + orbit * 6
    return rotated(angle, [cx, cy], rect(cx + 640 + orbit * 150, cy - 18 - orbit * 6, 34 + orbit * 14, 36 + orbit * 12, orbit % 2 ? b : a))
  }
  return [
    repeat(3, (orbit) => repeat(12, (index) => fleck(orbit, index))),
    rect(874, -10, 16, 260, paper),
    circle([cx, cy], r, ink),
    ...times(11, (row) => repeat(11, (column) => facet(row, column))),
  ].join('')
}

/** Horns on the bends of their tubes, before the stripes of an old van. */
export const hornArcs: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const half = 46
  const horn = (x: number, y: number, w: number, bright: Colour, deep: Colour) => {
    const flare = (from: number, side: 1 | -1) =>
      at`M${x + from} ${y + w * 1.9} C${x + from} ${y + w * 0.8} ${x + from * 0.4} ${y + w * 0.5} ${x + from * 2} ${y} H${x + side * w}
        C${x + side * w * 0.36} ${y + w * 0.32} ${x + side * half} ${y + w * 0.8} ${x + side * half} ${y + w * 1.9} Z`
    return path(flare(0, -1), bright) + path(flare(0, 1), deep) + ellipse([x, y], w, w * 0.27, bright) + ellipse([x, y], w * 0.84, w * 0.19, ink)
  }
  const tube = (x: number, from: number, to: number, bright: Colour, deep: Colour) =>
    rect(x - half, from, half + 1, to - from, bright) + rect(x, from, half, to - from, deep)
  const bend = (x: number, y: number, radius: number, bright: Colour, deep: Colour) =>
    stroke(arc([x + radius, y], radius + half / 2, 0, 180), bright, half) + stroke(arc([x + radius, y], radius - half / 2, 0, 180), deep, half)
  const collar = (x: number, y: number) => rect(x - half - 10, y, half * 2 + 20, 34, paper)
  return [
    ...times(5, (index) => stroke(arc([40, 1130], 500 + index * 118, -100, 10), [bDeep, aDeep, b, aDeep, bDeep][index] ?? aDeep, 70)),
    bend(330, 1190, 150, b, bDeep),
    tube(330, 1000, 1192, b, bDeep),
    tube(630, 700, 1192, paper, bDeep),
    tube(930, 600, 1510, a, aDeep),
    horn(330, 800, 190, b, bDeep),
    horn(630, 560, 214, paper, bDeep),
    horn(930, 330, 262, a, aDeep),
    ...[collar(330, 1172), collar(630, 1172), collar(930, 1172)],
    ...times(3, (index) => rect(972, 905 + index * 76, 96, 40, aDeep) + rect(1060, 893 + index * 76, 30, 64, paper)),
  ].join('')
}

/** A floor of lit tiles, and two shoes on their toes, leaning further than one can. */
export const litFloor: Motif = ({ a, b, aDeep, bDeep, paper, ink }, random) => {
  const far: Point = [600, 640]
  const rows = [960, 1010, 1076, 1164, 1280, 1430, 1620]
  const across = (column: number, y: number): Point => [far[0] + (column - 6) * 0.46 * (y - far[1]), y]
  const tile = (row: number, column: number) => {
    const [top, end] = [rows[row] ?? 0, rows[row + 1] ?? 0]
    const [gap, coat] = [(end - top) * 0.06, (row + column) % 2 ? random.pick([aDeep, bDeep, aDeep]) : random.pick([a, a, paper, b])]
    const inset = 0.035
    return polygon(
      at`${across(column + inset, top + gap)}, ${across(column + 1 - inset, top + gap)}, ${across(column + 1 - inset, end - gap)},
        ${across(column + inset, end - gap)}`,
      coat,
    )
  }
  const leg = (x: number) =>
    path(at`M${x - 70} 190 H${x + 96} L${x + 62} 690 H${x - 58} Z`, ink) +
    path(at`M${x - 52} 690 H${x + 58} L${x + 46} 800 H${x - 40} Z`, paper) +
    path(
      at`M${x - 46} 790 C${x - 10} 812 ${x + 22} 806 ${x + 56} 786 C${x + 74} 850 ${x + 120} 900 ${x + 150} 950
        C${x + 172} 990 ${x + 150} 1012 ${x + 116} 1004 C${x + 60} 990 ${x - 40} 930 ${x - 66} 868 Z`,
      ink,
    )
  return [
    circle([640, 590], 420, b),
    ring([640, 590], 470, a, 14),
    rect(0, 950, 1200, 550, ink),
    ...times(6, (row) => repeat(12, (column) => tile(row, column))),
    ellipse([760, 1046], 300, 46, ink, { opacity: 0.75 }),
    rotated(22, [700, 1000], leg(520), leg(720)),
  ].join('')
}

/** Ten bells of brass, which wind like the tube of a horn. */
export const tenBells: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const eye: Point = [470, 610]
  const bell = (index: number) => {
    const size = 318 * 0.8 ** index
    const centre = polar(eye, size * 1.98, 48 - index * 57)
    const [x, y] = centre
    const [bright, deep] = index % 2 ? [b, bDeep] : [a, aDeep]
    const inner = (share: number): Point => [x + size * share, y + size * share]
    return [
      circle(centre, size * 1.04, ink),
      circle(centre, size, bright),
      circle(centre, size * 0.87, deep),
      circle(inner(0.03), size * 0.72, bright),
      wedge(inner(0.03), 0, size * 0.72, 20, 110, deep),
      circle(inner(0.06), size * 0.44, deep),
      circle(inner(0.08), size * 0.32, ink),
      stroke(arc(centre, size * 0.935, 180, 270), paper, size * 0.07),
      stroke(arc(inner(0.03), size * 0.58, 196, 254), paper, size * 0.06),
    ].join('')
  }
  return times(10, (index) => bell(9 - index)).join('')
}

/** A record that hangs off the sheet, and smoke that has learnt to walk in stripes. */
export const recordAndSmoke: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const heart: Point = [790, 800]
  const wisp = (x: number) =>
    at`M${x} 1560 C${x - 190} 1300 ${x + 210} 1120 ${x + 40} 860 C${x - 110} 630 ${x + 190} 470 ${x + 60} 220 C${x} 100 ${x + 60} 20 ${x + 90} -60`
  return [
    circle(heart, 620, ink),
    ...times(7, (index) => ring(heart, 592 - index * 52, index % 3 ? aDeep : a, index % 3 ? 6 : 14)),
    circle(heart, 222, a),
    path(at`M${heart} L${heart[0] + 222} ${heart[1]} A222 222 0 0 1 ${heart[0]} ${heart[1] + 222} Z`, aDeep),
    circle(heart, 118, paper),
    circle(heart, 26, ink),
    ...times(5, (index) => stroke(wisp(60 + index * 92), [b, paper, bDeep, b, bDeep][index] ?? b, 46)),
  ].join('')
}

/** The stairs of a show, with a star at the top. */
export const showStairs: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const step = (index: number) => {
    const [y, half, height] = [820 + index * 46 + index ** 2 * 7, 250 + index * 92, 46 + index * 14]
    return rect(600 - half, y, half * 2, height + 10, index % 2 ? b : bDeep) + rect(600 - half, y, half * 2, 15 + index * 2, a)
  }
  const lamps = (index: number) => {
    const [y, half] = [820 + index * 46 + index ** 2 * 7, 250 + index * 92]
    return circle([600 - half - 40, y + 14], 18 + index * 2, paper) + circle([600 + half + 40, y + 14], 18 + index * 2, paper)
  }
  const small = [
    [170, 330, 96],
    [1040, 300, 130],
    [320, 120, 60],
    [860, 96, 48],
    [1120, 640, 70],
    [90, 640, 58],
  ] as const
  const halves = (centre: Point, outer: number) => star(centre, 5, outer, outer * 0.4, -90, a)
  const facets = times(5, (index) => {
    const corner = (degrees: number, radius: number): Point => [
      600 + Math.cos((degrees * Math.PI) / 180) * radius,
      500 + Math.sin((degrees * Math.PI) / 180) * radius,
    ]
    return polygon(at`600 500, ${corner(-90 + index * 72, 400)}, ${corner(-54 + index * 72, 160)}`, aDeep)
  })
  return [
    rect(0, 1330, 1200, 170, ink),
    halves([600, 500], 400),
    ...facets,
    ...small.map(([x, y, r]) => star([x, y], 4, r, r * 0.22, 0, paper)),
    ...times(8, step),
    ...times(7, lamps),
  ].join('')
}

/** Waves of funk with a pelt. */
export const pelt: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const wave = (y: number) => at`M-140 ${y + 250} C120 ${y - 330} 330 ${y - 240} 560 ${y + 40} S1010 ${y + 330} 1340 ${y - 320}`
  const coats = [ink, aDeep, a, paper, b, bDeep, ink, a, aDeep, bDeep]
  return times(9, (index) => {
    const [d, colour] = [wave(60 + index * 172), coats[index] ?? a]
    return stroke(d, colour, 150) + stroke(d, colour, 206, { 'stroke-dasharray': '7 6' }) + stroke(d, colour, 178, { 'stroke-dasharray': '11 5' })
  }).join('')
}
