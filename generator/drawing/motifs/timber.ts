/** Motifs of wood, earth and brick. */

import type { Colour } from '../palette.ts'
import { arc, at, circle, ellipse, line, type Point, path, polar, polygon, rect, repeat, stroke, times } from '../svg.ts'
import type { Motif } from './motif.ts'

/** Six strings over the rings of a tree; the heart of the wood is the sound hole. */
export const stringsAndRings: Motif = ({ a, b, aDeep, bDeep, paper, ink }, random) => {
  const heart: Point = [700, 740]
  const uneven = times(9, () => random.between(-1, 1))
  const grown = (radius: number) => {
    const at360 = (degrees: number) => {
      const bulge = uneven.reduce((sum, weight, index) => sum + weight * Math.sin(((index % 4) + 2) * ((degrees * Math.PI) / 180) + index), 0)
      return polar(heart, radius * (1 + 0.014 * bulge * Math.min(1, radius / 500)), degrees)
    }
    const [first, ...others] = times(90, (index) => at360(index * 4))
    return first ? `${at`M${first}`}${others.map((point) => at`L${point}`).join('')}Z` : ''
  }
  const rings: readonly (readonly [number, Colour])[] = [
    [860, aDeep],
    [800, ink],
    [760, bDeep],
    [690, aDeep],
    [640, a],
    [585, aDeep],
    [540, a],
    [500, b],
    [462, aDeep],
    [430, a],
    [372, aDeep],
    [340, a],
    [290, b],
    [262, ink],
  ]
  return [
    ...rings.map(([radius, colour]) => path(grown(radius), colour)),
    ...times(6, (index) => {
      const [x, width] = [455 + index * 98, 15 - index * 1.7]
      if (index !== 2) return rect(x - width / 2, -10, width, 1520, paper)
      return (
        path(at`M${x} -10 C${x - 50} 380 ${x - 50} 1120 ${x} 1510 C${x + 50} 1120 ${x + 50} 380 ${x} -10 Z`, paper, { opacity: 0.28 }) +
        stroke(at`M${x} -10 C${x + 50} 380 ${x + 50} 1120 ${x} 1510`, paper, width) +
        stroke(at`M${x} -10 C${x - 50} 380 ${x - 50} 1120 ${x} 1510`, paper, width / 2)
      )
    }),
  ].join('')
}

/** A rose that has a sound hole for its heart and a fingerboard for its stem. */
export const guitarRose: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const heart: Point = [600, 590]
  const whorl = (count: number, distance: number, radius: number, turn: number, bright: Colour, deep: Colour) =>
    repeat(count, (index) => {
      const [centre, degrees] = [polar(heart, distance, turn + (index * 360) / count), turn + (index * 360) / count]
      return (
        circle(centre, radius, deep) +
        path(
          at`M${polar(centre, radius, degrees - 100)} A${radius} ${radius} 0 0 1 ${polar(centre, radius, degrees + 80)}
            A${radius * 1.5} ${radius * 1.5} 0 0 0 ${polar(centre, radius, degrees - 100)} Z`,
          bright,
        )
      )
    })
  const leaf = (side: 1 | -1, y: number) =>
    path(
      at`M600 ${y} C${600 + side * 90} ${y - 230} ${600 + side * 390} ${y - 290} ${600 + side * 560} ${y - 250}
        C${600 + side * 520} ${y - 60} ${600 + side * 300} ${y + 70} 600 ${y} Z`,
      b,
    ) +
    path(
      at`M600 ${y} C${600 + side * 200} ${y - 40} ${600 + side * 400} ${y - 120} ${600 + side * 560} ${y - 250}
        C${600 + side * 520} ${y - 60} ${600 + side * 300} ${y + 70} 600 ${y} Z`,
      bDeep,
    )
  return [
    leaf(-1, 1290),
    leaf(1, 1370),
    rect(516, 700, 168, 820, ink),
    rect(530, 700, 140, 820, bDeep),
    ...times(6, (index) => rect(530, 1010 + index * 92, 140, 10, paper)),
    circle([600, 1150], 15, paper),
    circle([600, 1334], 15, paper),
    whorl(7, 270, 205, 12, a, aDeep),
    whorl(6, 165, 170, -20, a, aDeep),
    whorl(5, 95, 125, 30, a, aDeep),
    circle(heart, 136, paper),
    circle(heart, 118, aDeep),
    circle(heart, 100, ink),
    ...times(6, (index) => rect(548 + index * 20, 490, 4.5, 1020, paper)),
  ].join('')
}

/** Tents at dusk, with the sun in the smoke hole of the largest. */
export const tents: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const tent = (x: number, foot: number, half: number, height: number, bright: Colour, deep: Colour, band: Colour) => {
    const top = foot - height
    const edge = (share: number, side: number): Point => [x + side * half * share, top + height * share]
    const strip = (from: number, to: number) => polygon(at`${edge(from, -1)}, ${edge(from, 1)}, ${edge(to, 1)}, ${edge(to, -1)}`, band)
    return [
      ...[-26, -9, 10, 24].map((lean) => line([x + lean * -1.2, top + 70], [x + lean * 4.6, top - 150], paper, 14)),
      polygon(at`${x} ${top}, ${edge(1, 1)}, ${edge(1, -1)}`, deep),
      polygon(at`${x} ${top}, ${edge(1, -1)}, ${x + half * 0.12} ${foot}`, bright),
      strip(0.3, 0.35),
      strip(0.68, 0.75),
      polygon(at`${x + half * 0.02} ${top + height * 0.42}, ${x + half * 0.3} ${foot}, ${x - half * 0.22} ${foot}`, ink),
    ].join('')
  }
  return [
    circle([700, 560], 400, b),
    circle([700, 560], 300, paper),
    circle([700, 560], 210, b),
    tent(1010, 1160, 380, 620, b, bDeep, ink),
    tent(160, 1190, 420, 640, b, bDeep, ink),
    rect(0, 1150, 1200, 350, ink),
    tent(590, 1290, 520, 940, a, aDeep, paper),
    ...times(11, (index) =>
      polygon(at`${index * 120 - 60} 1360, ${index * 120} 1290, ${index * 120 + 60} 1360, ${index * 120} 1430`, index % 2 ? aDeep : bDeep),
    ),
  ].join('')
}

/** A works with a sawtooth roof; its chimneys are microphones. */
export const singingWorks: Motif = ({ a, b, aDeep, bDeep, paper, ink }) => {
  const tooth = (x: number) =>
    polygon(at`${x} 1500, ${x} 800, ${x + 330} 1010, ${x + 330} 1500`, a) +
    polygon(at`${x} 800, ${x + 330} 1010, ${x + 330} 1056, ${x} 846`, aDeep) +
    polygon(at`${x + 40} 930, ${x + 290} 1080, ${x + 290} 1190, ${x + 40} 1190`, paper) +
    repeat(3, (index) => rect(x + 92 + index * 62, 930, 12, 262, a)) +
    rect(x + 40, 1096, 250, 12, a) +
    rect(x + 40, 1270, 250, 150, ink) +
    rect(x + 158, 1270, 12, 150, a)
  const microphone = (x: number, top: number, size: number) =>
    polygon(at`${x - size * 0.42} ${top + size}, ${x + size * 0.42} ${top + size}, ${x + size * 0.3} 1200, ${x - size * 0.3} 1200`, ink) +
    polygon(at`${x - size * 0.42} ${top + size}, ${x - size * 0.1} ${top + size}, ${x - size * 0.1} 1200, ${x - size * 0.3} 1200`, bDeep) +
    circle([x, top + size * 0.5], size * 0.72, b) +
    path(at`M${x - size * 0.72} ${top + size * 0.5} A${size * 0.72} ${size * 0.72} 0 0 0 ${x + size * 0.72} ${top + size * 0.5} Z`, bDeep) +
    repeat(5, (index) => {
      const [rise, level] = [(index - 2) * 0.24 * size, top + size * 0.5]
      const half = Math.sqrt((size * 0.72) ** 2 - rise ** 2)
      return stroke(at`M${x - half} ${level + rise} Q${x} ${level + rise * 1.5} ${x + half} ${level + rise}`, ink, size * 0.05)
    }) +
    repeat(3, (index) => ellipse([x, top + size * 0.5], size * (0.16 + index * 0.22), size * 0.7, 'none', { stroke: ink, 'stroke-width': size * 0.05 })) +
    rect(x - size * 0.76, top + size * 0.42, size * 1.52, size * 0.2, paper)
  const call = (x: number, y: number, radius: number) => repeat(3, (index) => stroke(arc([x, y], radius + index * 74, 222, 318), index % 2 ? bDeep : b, 30))
  return [
    call(780, 330, 250),
    microphone(330, 400, 190),
    microphone(780, 250, 250),
    rect(0, 1200, 1200, 300, aDeep),
    ...times(4, (index) => tooth(-110 + index * 330)),
    line([-20, 1440], [1220, 1440], ink, 30),
  ].join('')
}
