/** Motifs of the eighties and of guitars with an echo. */

import type { Colour } from '../palette.ts'
import { arc, at, circle, ellipse, line, type Point, path, polar, polygon, rect, rotated, stroke, times } from '../svg.ts'
import type { Motif } from './motif.ts'

/** A grid that runs to the horizon, and three chevrons that rise from it. */
export const gridAndChevrons: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const far: Point = [600, 900]
  const chevron = (y: number, colour: Colour, deep: Colour) =>
    polygon(at`600 ${y}, 1260 ${y + 520}, 1260 ${y + 700}, 600 ${y + 180}`, deep) +
    polygon(at`600 ${y}, -60 ${y + 520}, -60 ${y + 700}, 600 ${y + 180}`, colour)
  return [
    chevron(-60, bDeep, ink),
    chevron(180, b, bDeep),
    chevron(430, a, aDeep),
    rect(0, 980, 1200, 520, ink),
    rect(0, 972, 1200, 14, paper),
    ...times(15, (index) => line([far[0] + (index - 7) * 60, 986], [far[0] + (index - 7) * 420, 1520], a, 8)),
    ...times(7, (index) => rect(0, 1006 + index * 22 + index ** 2 * 9, 1200, 4 + index * 2, b)),
  ].join('')
}

/** Neon in quarter turns, and the neck of a guitar through the middle of it. */
export const neonNeck: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const centre: Point = [600, 760]
  const tube = (radius: number, from: number, to: number, bright: Colour, deep: Colour) =>
    stroke(arc(centre, radius, from, to), deep, 62, { 'stroke-linecap': 'round' }) +
    stroke(arc(centre, radius, from, to), bright, 30, { 'stroke-linecap': 'round' })
  const frets = times(10, (index) => 1700 - 1720 * (1 - 0.89 ** index) * 1.32)
  return [
    tube(540, 178, 352, a, aDeep),
    tube(420, 196, 334, b, bDeep),
    tube(540, 18, 132, b, bDeep),
    tube(420, 2, 150, a, aDeep),
    rotated(
      33,
      centre,
      rect(488, -500, 224, 2500, ink),
      rect(500, -500, 200, 2500, aDeep),
      ...frets.map((y) => rect(500, y, 200, 13, paper)),
      ...frets.slice(1).map((y, index) => ([2, 4, 6, 8].includes(index) ? circle([600, (y + (frets[index] ?? y)) / 2], 26, b) : '')),
      ...times(6, (index) => rect(518 + index * 31, -500, 9 - index * 0.7, 2500, paper)),
    ),
  ].join('')
}

/** A web in the corner of the room, and rain that hangs in it. */
export const webAndRain: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const corner: Point = [1120, 60]
  const spokes = [84, 101, 119, 137, 155, 172, 189]
  const hoops = [170, 330, 500, 690, 900, 1140]
  const hoop = (radius: number) => {
    const [first, ...others] = spokes.map((degrees) => polar(corner, radius, degrees))
    if (!first) return ''
    const bows = others.map((point, index) => at`Q${polar(corner, radius * 0.86, ((spokes[index] ?? 0) + (spokes[index + 1] ?? 0)) / 2)} ${point}`)
    return at`M${first}` + bows.join('')
  }
  const coats = [aDeep, a, ink, a, aDeep, a]
  const drop = (x: number, y: number, size: number) =>
    path(
      at`M${x} ${y} C${x + size * 0.2} ${y + size} ${x + size * 0.62} ${y + size * 1.3} ${x + size * 0.62} ${y + size * 1.8}
        A${size * 0.62} ${size * 0.62} 0 1 1 ${x - size * 0.62} ${y + size * 1.8}
        C${x - size * 0.62} ${y + size * 1.3} ${x - size * 0.2} ${y + size} ${x} ${y} Z`,
      b,
    )
  return [
    ...hoops.toReversed().map((radius, index) => path(`${hoop(radius)} L${corner[0]} ${corner[1]} Z`, coats[index] ?? a)),
    ...spokes.map((degrees) => line(corner, polar(corner, 1700, degrees), paper, 9)),
    ...hoops.map((radius) => stroke(hoop(radius), paper, 9)),
    ...spokes.slice(0, 5).map((degrees, index) => {
      const [x, y] = polar(corner, 1140, degrees)
      return line([x, y], [x, y + 90 + index * 24], paper, 6) + drop(x, y + 80 + index * 24, 62 + index * 4)
    }),
    ...[
      [160, 1300, 150],
      [560, 1400, 230],
      [980, 1330, 170],
    ].flatMap(([x = 0, y = 0, r = 0]) =>
      times(3, (index) =>
        ellipse([x, y], r * (1 - index * 0.32), r * (0.2 - index * 0.064), index === 2 ? b : 'none', { stroke: index ? b : bDeep, 'stroke-width': 12 }),
      ),
    ),
  ].join('')
}

/** A crate with halos: something holy in the storage room. */
export const crateAndHalos: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const [x, y, w, h] = [600, 900, 390, 430]
  const slope = 0.5
  const plank = (side: 1 | -1, index: number, colour: Colour) => {
    const [top, end] = [y + (index * h) / 4, y + ((index + 1) * h) / 4 - 16]
    return polygon(at`${x} ${top + w * slope}, ${x + side * w} ${top}, ${x + side * w} ${end}, ${x} ${end + w * slope}`, colour)
  }
  const post = (side: 1 | -1, from: number, to: number, colour: Colour) =>
    polygon(
      at`${x + side * from} ${y + (w - from) * slope}, ${x + side * to} ${y + (w - to) * slope}, ${x + side * to} ${y + h - 16 + (w - to) * slope},
        ${x + side * from} ${y + h - 16 + (w - from) * slope}`,
      colour,
    )
  const halo = (top: number, rx: number, colour: Colour, width: number) => ellipse([600, top], rx, rx * 0.3, 'none', { stroke: colour, 'stroke-width': width })
  return [
    circle([600, 640], 520, bDeep),
    circle([600, 640], 400, b),
    polygon(at`${x - w} ${y}, ${x} ${y - w * slope}, ${x + w} ${y}, ${x} ${y + w * slope}`, ink),
    polygon(at`${x - w + 70} ${y}, ${x} ${y - w * slope + 35}, ${x + w - 70} ${y}, ${x} ${y + w * slope - 35}`, aDeep),
    ...times(4, (index) => plank(-1, index, a) + plank(1, index, aDeep)),
    post(-1, 0, 60, paper),
    post(-1, 330, 390, paper),
    post(1, 0, 60, a),
    post(1, 330, 390, a),
    polygon(at`${x - 330} ${y + 60}, ${x - 270} ${y + 52}, ${x - 60} ${y + h + 100}, ${x - 120} ${y + h + 84}`, paper),
    halo(700, 330, ink, 74),
    halo(700, 330, paper, 44),
    halo(520, 440, ink, 74),
    halo(520, 440, a, 44),
    halo(330, 560, ink, 74),
    halo(330, 560, paper, 44),
  ].join('')
}

/** Lines of a school sheet that keep to their rules as far as the margin, and not a step further. */
export const marginLines: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const margin = 430
  const coats = [bDeep, b, aDeep, paper, a, b, paper, aDeep, b, bDeep]
  const strand = (index: number) => {
    const [y, away] = [322 + index * 96, index - 4.4]
    const [thin, wide, end] = [23, 118 + Math.abs(away) * 14, 740 + away * 470]
    return polygon(
      at`-10 ${y - thin}, ${margin} ${y - thin}, 1400 ${end - wide}, 1400 ${end + wide}, ${margin} ${y + thin}, -10 ${y + thin}`,
      coats[index] ?? b,
    )
  }
  return [...times(10, strand), rect(margin - 46, -10, 26, 1520, ink), rect(margin - 40, -10, 14, 1520, a)].join('')
}
