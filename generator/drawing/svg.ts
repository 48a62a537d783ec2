/** The few shapes that the pictures are made of, as SVG text. Flat fills and plain strokes only: that is the style. */
import type { Colour } from './palette.ts'

export type Point = readonly [x: number, y: number]
export type Fill = Colour | 'none' | `url(#${string})`
type Attributes = Record<string, string | number>

/** One decimal is finer than a pixel of any picture here, and keeps the text of a drawing short. */
const short = (value: number) => String(Math.round(value * 10) / 10)

const attributesText = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`)
    .join('')

const tag = (name: string, attributes: Attributes) => `<${name}${attributesText(attributes)}/>`

/** A list of `count` values made from their index. */
export const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))

/** The same, joined: for shapes that repeat. */
export const repeat = (count: number, make: (index: number) => string): string => times(count, make).join('')

/** A point on a circle; degrees run clockwise from the right, as they do on a screen. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** Path text: `at\`M${point} L${other}\`` rounds every number and point that is put into it. */
export function at(texts: TemplateStringsArray, ...values: (number | Point)[]): string {
  const printed = values.map((value) => (typeof value === 'number' ? short(value) : `${short(value[0])} ${short(value[1])}`))
  return texts.map((text, index) => text + (printed[index] ?? '')).join('')
}

export const circle = ([cx, cy]: Point, r: number, fill: Fill, more: Attributes = {}) => tag('circle', { cx, cy, r, fill, ...more })
export const ellipse = ([cx, cy]: Point, rx: number, ry: number, fill: Fill, more: Attributes = {}) => tag('ellipse', { cx, cy, rx, ry, fill, ...more })
export const rect = (x: number, y: number, width: number, height: number, fill: Fill, more: Attributes = {}) =>
  tag('rect', { x, y, width, height, fill, ...more })
export const path = (d: string, fill: Fill, more: Attributes = {}) => tag('path', { d, fill, ...more })

/** Corners as points, or as text (`'0 0, 40 0, 20 30'`), which is how most shapes are easiest to read. */
export const polygon = (corners: readonly Point[] | string, fill: Fill, more: Attributes = {}) =>
  tag('polygon', { points: typeof corners === 'string' ? corners : corners.map((corner) => at`${corner}`).join(', '), fill, ...more })

export const stroke = (d: string, colour: Fill, width: number, more: Attributes = {}) =>
  tag('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more })
export const line = (from: Point, to: Point, colour: Fill, width: number, more: Attributes = {}) => stroke(at`M${from} L${to}`, colour, width, more)
export const ring = (centre: Point, radius: number, colour: Fill, width: number, more: Attributes = {}) =>
  circle(centre, radius, 'none', { stroke: colour, 'stroke-width': width, ...more })

export const group = (transform: string, ...content: string[]) => `<g transform="${transform}">${content.join('')}</g>`
export const rotated = (degrees: number, [x, y]: Point, ...content: string[]) => group(at`rotate(${degrees} ${x} ${y})`, ...content)

/** The outline of an arc, to be stroked. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return at`M${polar(centre, radius, from)} A${radius} ${radius} 0 ${large} 1 ${polar(centre, radius, to)}`
}

/** A piece of pie, or of a ring when `inner` is more than nothing. */
export function wedge(centre: Point, inner: number, outer: number, from: number, to: number, fill: Fill): string {
  const large = to - from > 180 ? 1 : 0
  const start = at`M${polar(centre, outer, from)} A${outer} ${outer} 0 ${large} 1 ${polar(centre, outer, to)}`
  return path(start + at` L${polar(centre, inner, to)} A${inner} ${inner} 0 ${large} 0 ${polar(centre, inner, from)} Z`, fill)
}

/** A star with as many points; `inner` is how far the valleys lie from the centre. */
export function star(centre: Point, points: number, outer: number, inner: number, turn: number, fill: Fill): string {
  const corners = times(points * 2, (index) => polar(centre, index % 2 === 0 ? outer : inner, turn + (index * 180) / points))
  return polygon(corners, fill)
}

type Stop = readonly [offset: number, colour: Colour, opacity?: number]
const stopsText = (stops: readonly Stop[]) =>
  stops.map(([offset, colour, opacity = 1]) => tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })).join('')

export const linearGradient = (id: string, [x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]) =>
  `<linearGradient${attributesText({ id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 })}>${stopsText(stops)}</linearGradient>`
export const radialGradient = (id: string, [cx, cy]: Point, r: number, stops: readonly Stop[], more: Attributes = {}) =>
  `<radialGradient${attributesText({ id, gradientUnits: 'userSpaceOnUse', cx, cy, r, ...more })}>${stopsText(stops)}</radialGradient>`
export const clipPath = (id: string, content: string) => `<clipPath id="${id}">${content}</clipPath>`
export const clipped = (id: string, ...content: string[]) => `<g clip-path="url(#${id})">${content.join('')}</g>`

export type Size = { width: number; height: number }

export const svg = ({ width, height }: Size, ...content: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`
