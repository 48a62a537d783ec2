/** The signs of a stage plot, each at its place on the page. */
import type { StagePositionKind } from '../../schema/rider.ts'
import type { Colour } from '../palette.ts'
import { colours, type Pdf, styles, widthOf, write } from './paper.ts'
import { type Floor, microphone, shapes, slab } from './shapes.ts'

export const amplifierFloor: Floor = { width: 0.66, depth: 0.34 }
export const wedgeFloor: Floor = { width: 0.54, depth: 0.36 }

/** The floor that a position takes, its microphone apart. */
export const floorOf = (kind: StagePositionKind): Floor => shapes[kind].floor

/** Which way from the middle of a position its microphone stands: 1 is towards the audience. */
export const microphoneSide = (kind: StagePositionKind): 1 | -1 => (shapes[kind].micBehind ? -1 : 1)

/** Draws in metres around a point of the page. */
function inMetres(pdf: Pdf, x: number, y: number, scale: number, draw: (pdf: Pdf) => void) {
  pdf.save().translate(x, y).scale(scale)
  draw(pdf)
  pdf.restore()
}

export const drawPosition = (pdf: Pdf, kind: StagePositionKind, x: number, y: number, scale: number) => inMetres(pdf, x, y, scale, shapes[kind].draw)

export const drawMicrophone = (pdf: Pdf, x: number, y: number, scale: number) => inMetres(pdf, x, y, scale, microphone)

/** A box with its speaker towards the audience. */
export const drawAmplifier = (pdf: Pdf, x: number, y: number, scale: number) =>
  inMetres(pdf, x, y, scale, () => {
    slab(pdf, { width: 0.64, depth: 0.32 })
    pdf.rect(-0.27, 0.06, 0.54, 0.06).fill(colours.ink)
  })

const centred = (pdf: Pdf, text: string, x: number, y: number, colour: Colour) => {
  const style = { ...styles.label, colour }
  write(pdf, [text], style, { x: x - widthOf(pdf, text, style) / 2, y: y - style.leading / 2 })
}

/** A monitor on the floor, its wide side towards the musician, with the number of its mix. */
export function drawWedge(pdf: Pdf, mix: number, x: number, y: number, scale: number): void {
  inMetres(pdf, x, y, scale, () => pdf.polygon([-0.26, -0.17], [0.26, -0.17], [0.18, 0.17], [-0.18, 0.17]).fill(colours.ink))
  centred(pdf, `${mix}`, x, y, '#ffffff')
}

/** Radius of the mark of a circuit, in points: a mark has no true size. */
export const circuitRadius = 6.5

/** The mark of a circuit with its letter. */
export function drawCircuit(pdf: Pdf, index: number, x: number, y: number): void {
  pdf.circle(x, y, circuitRadius).lineWidth(0.9).fillAndStroke(colours.light, colours.ink)
  centred(pdf, circuitLetter(index), x, y, colours.ink)
}

/** A, B, C … in the order of the rider's list. */
export const circuitLetter = (index: number): string => String.fromCodePoint(65 + index)
