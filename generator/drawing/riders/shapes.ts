/**
 * What stands on a stage, seen from above with the audience below. Shapes are drawn in metres around a point, so that a plan of any scale
 * shows true sizes.
 */
import type { StagePositionKind } from '../../schema/rider.ts'
import { colours, type Pdf } from './paper.ts'

/** How much floor a thing takes, in metres. */
export type Floor = { width: number; depth: number }

/** A shape with its floor. `micBehind`: who sings there does so over the instrument, from behind it. */
type Shape = { floor: Floor; micBehind?: boolean; draw: (pdf: Pdf) => void }

export const microphoneFloor: Floor = { width: 0.3, depth: 0.26 }

const line = 0.018

const solid = (pdf: Pdf) => pdf.lineWidth(line).fillAndStroke(colours.body, colours.ink)
const disc = (pdf: Pdf, x: number, y: number, radius: number) => solid(pdf.circle(x, y, radius))
export const slab = (pdf: Pdf, { width, depth }: Floor, corner = 0.04) => solid(pdf.roundedRect(-width / 2, -depth / 2, width, depth, corner))
const dot = (pdf: Pdf, x: number, y: number, radius: number) => pdf.circle(x, y, radius).fill(colours.ink)
const stroke = (pdf: Pdf, from: [number, number], to: [number, number], width = line) =>
  pdf
    .lineWidth(width)
    .moveTo(...from)
    .lineTo(...to)
    .stroke(colours.ink)

/** Circles that grow together: one outline around all of them. */
function merged(pdf: Pdf, circles: readonly (readonly [x: number, y: number, radius: number])[]) {
  for (const [x, y, radius] of circles) dot(pdf, x, y, radius + line / 2)
  for (const [x, y, radius] of circles) pdf.circle(x, y, radius - line / 2).fill(colours.body)
}

/** Keys along the back of a slab, where the player stands. */
function manual(pdf: Pdf, width: number, top: number, depth: number) {
  pdf
    .rect(-width / 2, top, width, depth)
    .lineWidth(line)
    .fillAndStroke('#ffffff', colours.ink)
  const count = Math.round(width / 0.09)
  for (let key = 1; key < count; key++) {
    const x = -width / 2 + (key * width) / count
    stroke(pdf, [x, top], [x, top + depth], line / 2)
  }
}

/** A guitar that lies across: two bouts and a neck. */
function guitar(pdf: Pdf, neck: number, bout: number, hole: boolean) {
  pdf.save().rotate(-18)
  stroke(pdf, [0, 0], [neck, 0], 0.05)
  stroke(pdf, [neck, 0], [neck + 0.1, 0], 0.085)
  merged(pdf, [
    [0.02, 0, bout * 0.76],
    [-bout * 0.95, 0, bout],
  ])
  if (hole) dot(pdf, -bout * 0.32, 0, bout * 0.3)
  else for (const x of [-0.5, -1]) stroke(pdf, [bout * x, -bout * 0.4], [bout * x, bout * 0.4], 0.03)
  pdf.restore()
}

/** A cello or a double bass: upright, its neck away from the audience. */
function bowed(pdf: Pdf, size: number) {
  stroke(pdf, [0, 0], [0, -size * 0.56], 0.05)
  merged(pdf, [
    [0, -size * 0.02, size * 0.17],
    [0, size * 0.24, size * 0.22],
  ])
  for (const side of [-1, 1]) stroke(pdf, [side * size * 0.09, size * 0.04], [side * size * 0.09, size * 0.2], 0.02)
  stroke(pdf, [0, size * 0.46], [0, size * 0.54], 0.025)
}

/** A right-handed kit: its floor tom left and its hi-hat right, as the audience sees them. */
function drums(pdf: Pdf) {
  for (const [x, y, radius] of [
    [-0.58, -0.02, 0.24],
    [0.55, 0.02, 0.2],
    [0.78, -0.22, 0.15],
  ] as const) {
    pdf.circle(x, y, radius).lineWidth(line).fillAndStroke('#ffffff', colours.ink)
    dot(pdf, x, y, 0.022)
  }
  solid(pdf.roundedRect(-0.26, -0.02, 0.52, 0.58, 0.06))
  stroke(pdf, [-0.26, 0.42], [0.26, 0.42])
  disc(pdf, -0.52, -0.28, 0.2)
  disc(pdf, 0.4, -0.25, 0.17)
  disc(pdf, -0.16, 0.02, 0.15)
  disc(pdf, 0.17, 0.02, 0.14)
  pdf.circle(0, -0.45, 0.14).lineWidth(line).fillAndStroke('#ffffff', colours.ink)
}

function horn(pdf: Pdf) {
  stroke(pdf, [-0.28, 0.02], [0.1, 0.02], 0.045)
  solid(pdf.roundedRect(-0.16, -0.06, 0.2, 0.16, 0.05))
  solid(pdf.polygon([0.06, 0.0], [0.3, -0.13], [0.3, 0.17], [0.06, 0.04]))
}

function percussion(pdf: Pdf) {
  for (const [x, y, radius] of [
    [-0.36, 0.02, 0.15],
    [-0.02, 0.06, 0.18],
    [0.36, -0.02, 0.14],
  ] as const) {
    disc(pdf, x, y, radius)
    pdf
      .circle(x, y, radius * 0.72)
      .lineWidth(line / 2)
      .stroke(colours.ink)
  }
}

/** A round foot with the microphone above it. */
export const microphone = (pdf: Pdf) => {
  pdf.circle(0, 0, 0.13).lineWidth(line).fillAndStroke('#ffffff', colours.ink)
  dot(pdf, 0, 0, 0.065)
}

/** The shape of every kind of position. */
export const shapes: Record<StagePositionKind, Shape> = {
  vocal: { floor: microphoneFloor, draw: microphone },
  guitar: { floor: { width: 0.86, depth: 0.42 }, draw: (pdf) => guitar(pdf.translate(-0.1, 0.05), 0.42, 0.15, false) },
  'acoustic-guitar': { floor: { width: 0.96, depth: 0.5 }, draw: (pdf) => guitar(pdf.translate(-0.08, 0.05), 0.44, 0.2, true) },
  bass: { floor: { width: 0.98, depth: 0.44 }, draw: (pdf) => guitar(pdf.translate(-0.16, 0.07), 0.54, 0.14, false) },
  'double-bass': { floor: { width: 0.5, depth: 1.1 }, draw: (pdf) => bowed(pdf, 1) },
  cello: { floor: { width: 0.4, depth: 0.86 }, draw: (pdf) => bowed(pdf, 0.78) },
  drums: { floor: { width: 1.86, depth: 1.16 }, micBehind: true, draw: drums },
  keys: {
    floor: { width: 1.26, depth: 0.36 },
    micBehind: true,
    draw: (pdf) => {
      slab(pdf, { width: 1.26, depth: 0.36 })
      manual(pdf, 1.14, -0.15, 0.15)
    },
  },
  piano: {
    floor: { width: 1.42, depth: 0.56 },
    micBehind: true,
    draw: (pdf) => {
      slab(pdf, { width: 1.42, depth: 0.56 }, 0.08)
      manual(pdf, 1.26, -0.23, 0.18)
    },
  },
  organ: {
    floor: { width: 1.24, depth: 0.62 },
    micBehind: true,
    draw: (pdf) => {
      slab(pdf, { width: 1.24, depth: 0.62 })
      manual(pdf, 1.02, -0.25, 0.15)
      manual(pdf, 1.02, -0.06, 0.15)
    },
  },
  percussion: { floor: { width: 1.04, depth: 0.5 }, micBehind: true, draw: percussion },
  horn: { floor: { width: 0.62, depth: 0.34 }, draw: horn },
  dance: {
    floor: { width: 0.8, depth: 0.8 },
    draw: (pdf) => {
      pdf.circle(0, 0, 0.38).lineWidth(line).dash(0.07, { space: 0.06 }).stroke(colours.ink).undash()
      for (const side of [-1, 1])
        solid(
          pdf
            .save()
            .rotate(side * 14)
            .ellipse(side * 0.1, 0, 0.06, 0.14),
        ).restore()
    },
  },
}
