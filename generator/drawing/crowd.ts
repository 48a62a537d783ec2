/** People, seen from behind and only as an edge against the light: heads, shoulders and raised arms, never a face. */
import type { Colour } from './palette.ts'
import type { Random } from './random.ts'
import { at, circle, ellipse, line, type Point, path, polar, polygon, type Size } from './svg.ts'

/** One row of people along the foot of a picture; `size` is the width of a head. */
function row({ width }: Size, y: number, size: number, colour: Colour, random: Random): string {
  const people: string[] = []
  for (let x = -size + random.between(0, size); x < width + size; x += size * random.between(1.8, 2.3)) {
    const top = y + random.between(-0.5, 0.5) * size
    people.push(person(x, top, size, colour))
    if (random.between(0, 1) < 0.42) people.push(arms(x, top, size, colour, random))
  }
  return people.join('')
}

const person = (x: number, top: number, size: number, colour: Colour) =>
  ellipse([x, top], size * 0.5, size * 0.62, colour) +
  path(
    at`M${x - size * 1.15} ${top + size * 6} V${top + size * 1.7}
      C${x - size * 1.15} ${top + size * 1.1} ${x - size * 0.3} ${top + size * 1.1} ${x - size * 0.26} ${top + size * 0.4} H${x + size * 0.26}
      C${x + size * 0.3} ${top + size * 1.1} ${x + size * 1.15} ${top + size * 1.1} ${x + size * 1.15} ${top + size * 1.7} V${top + size * 6} Z`,
    colour,
  )

/** One or two raised arms: an upper arm outwards, a forearm up, a hand at the end. */
function arms(x: number, top: number, size: number, colour: Colour, random: Random): string {
  const sides = random.pick([[1], [-1], [1, -1]])
  return sides
    .map((side) => {
      const elbow: Point = [x + side * size * random.between(1.3, 1.6), top + size * random.between(0.3, 0.6)]
      const hand: Point = [x + side * size * random.between(0.9, 1.5), top - size * random.between(1.1, 1.7)]
      const limb = (from: Point, to: Point, thick: number, thin: number) =>
        polygon(at`${from[0] - thick} ${from[1]}, ${to[0] - thin} ${to[1]}, ${to[0] + thin} ${to[1]}, ${from[0] + thick} ${from[1]}`, colour)
      const shoulder: Point = [x + side * size * 0.86, top + size * 1.9]
      const fingers = [-24, -6, 12].map((lean) =>
        line(hand, polar(hand, size * 0.5, -90 + lean + side * 8), colour, size * 0.15, { 'stroke-linecap': 'round' }),
      )
      return (
        limb(shoulder, elbow, size * 0.32, size * 0.21) +
        circle(elbow, size * 0.21, colour) +
        limb(elbow, hand, size * 0.21, size * 0.13) +
        circle(hand, size * 0.2, colour) +
        fingers.join('')
      )
    })
    .join('')
}

/** The room before a stage: two rows of people, the nearer larger and darker. */
export function crowd(size: Size, back: Colour, front: Colour, random: Random): string {
  const head = size.height / 13
  return row(size, size.height * 0.77, head * 0.72, back, random) + row(size, size.height * 0.9, head * 1.15, front, random)
}
