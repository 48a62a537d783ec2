/**
 * The people of a line-up with their instruments, from the front and to scale: in metres, from the floor
 * below them upwards.
 */
import { once } from '../../core/once-per.ts'
import type { Tone } from '../../core/theme.ts'
import type { StagePositionKind } from '../../schema/rider.ts'
import type { Shape } from './drawing.ts'
import { circle, type Point, polygon, slab } from './shapes.ts'

/** The colours of a person, of an instrument, and of the wood of a large one. */
export type Tones = { person: Tone; instrument: Tone; wood: Tone }
/** Paths of one colour. Each is drawn for itself: where two overlap, one path of both would have a hole. */
type FigurePart = { paths: readonly string[]; of: keyof Tones }

const person = (...paths: string[]): FigurePart => ({ paths, of: 'person' })
const instrument = (...paths: string[]): FigurePart => ({ paths, of: 'instrument' })
const wood = (...paths: string[]): FigurePart => ({ paths, of: 'wood' })

const rounded = (value: number) => Number(value.toFixed(3))

/** A line with round ends. */
function limb([x1, y1]: Point, [x2, y2]: Point, width = 0.1): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [((y2 - y1) / length) * (width / 2), ((x1 - x2) / length) * (width / 2)]
  const point = (x: number, y: number) => `${rounded(x)} ${rounded(y)}`
  const arc = (x: number, y: number) => `A${width / 2} ${width / 2} 0 0 1 ${point(x, y)}`
  return `M${point(x1 - dx, y1 - dy)}${arc(x1 + dx, y1 + dy)}L${point(x2 + dx, y2 + dy)}${arc(x2 - dx, y2 - dy)}z`
}

const arm = (shoulder: Point, elbow: Point, hand: Point): string[] => [
  limb(shoulder, elbow),
  limb(elbow, hand, 0.085),
]

/**
 * How high the head of somebody who stands is above that of somebody who sits, at an instrument that is in
 * front of the legs.
 */
const seat = 0.32

/** Head and torso; `lower` for somebody who sits. */
function torso(lower = 0): string[] {
  const at = (x: number, y: number) => `${x} ${rounded(y + lower)}`
  const trunk = `M${at(-0.21, -1.36)}Q${at(-0.2, -1.47)} ${at(-0.09, -1.48)}L${at(0.09, -1.48)}Q${at(0.2, -1.47)} ${at(0.21, -1.36)}L${at(0.16, -0.86)}L${at(-0.16, -0.86)}z`
  return [circle(0, -1.63 + lower, 0.12), limb([0, -1.46 + lower], [0, -1.56 + lower], 0.1), trunk]
}

const legs = (spread = 0.13): string[] =>
  [-1, 1].map((side) => limb([0.075 * side, -0.88], [spread * side, -0.07], 0.14))

/** The right arm is at the left of the audience. */
const rightArm = (elbow: Point, hand: Point, lower = 0): string[] => arm([-0.17, -1.38 + lower], elbow, hand)
const leftArm = (elbow: Point, hand: Point, lower = 0): string[] => arm([0.17, -1.38 + lower], elbow, hand)

const standing = (...arms: string[][]): FigurePart => person(...torso(), ...legs(), ...arms.flat())
const seated = (...arms: string[][]): FigurePart => person(...torso(seat), ...arms.flat())

/** The mouth of somebody who stands. */
const mouth: Point = [0.05, -1.53]

/** A microphone on its stand, in front of somebody's mouth. */
const microphone = (foot: number, [x, y]: Point): FigurePart =>
  instrument(
    limb([foot, -0.02], [foot, y + 0.21], 0.025),
    limb([foot, y + 0.21], [x, y], 0.025),
    limb([foot - 0.14, -0.015], [foot + 0.14, -0.015], 0.03),
    circle(x - 0.005, y - 0.01, 0.04),
  )

const guitar = (neck: number, bout: number): FigurePart[] => [
  standing(),
  instrument(
    limb([0, -1], [neck, -1 - 0.36 * neck], 0.06),
    limb([neck, -1 - 0.36 * neck], [neck + 0.11, -1.04 - 0.36 * neck], 0.1),
    circle(-0.16, -0.93, bout),
    circle(0.03, -1.0, bout * 0.78),
  ),
  person(
    ...rightArm([-0.36, -1.12], [-0.1, -0.95]),
    ...leftArm([0.32, -1.12], [0.7 * neck, -1 - 0.3 * neck]),
  ),
]

/**
 * A double bass or a cello, upright at the side of its player.
 * @param tip its highest point
 * @param x its middle
 */
const bowed = (tip: number, x: number): FigurePart =>
  instrument(
    limb([x, 0.0], [x, -0.1 * tip], 0.03),
    circle(x, -0.3 * tip, 0.19 * tip),
    circle(x, -0.56 * tip, 0.14 * tip),
    limb([x, -0.5 * tip], [x, -0.96 * tip], 0.055),
    circle(x, -0.965 * tip, 0.05),
  )

const drum = (x: number, top: number, width: number, depth: number): string =>
  slab(x, top + depth / 2, width, depth, 0.03)
const cymbal = (x: number, y: number, width: number): string[] => [
  slab(x, y, width, 0.035, 0.0175),
  limb([x, y], [x * 0.96, -0.03], 0.022),
]

const drums: FigurePart[] = [
  seated(rightArm([-0.42, -0.86], [-0.4, -0.98], seat), leftArm([0.42, -0.84], [0.36, -0.94], seat)),
  instrument(
    ...[cymbal(-0.78, -1.2, 0.5), cymbal(0.74, -1.28, 0.44), cymbal(0.66, -0.86, 0.34)].flat(),
    ...[
      drum(-0.58, -0.62, 0.4, 0.42),
      drum(0.42, -0.68, 0.34, 0.16),
      drum(-0.22, -0.84, 0.3, 0.22),
      drum(0.13, -0.84, 0.28, 0.2),
    ],
    circle(0, -0.29, 0.29),
  ),
  wood(circle(0, -0.29, 0.22)),
]

/** A stage piano of 88 keys on an open stand, and behind it somebody on a stool who faces the right. */
const piano: FigurePart[] = [
  wood(
    slab(-0.16, -0.47, 0.44, 0.07, 0.03),
    limb([-0.16, -0.44], [-0.16, -0.03], 0.06),
    limb([-0.32, -0.02], [0, -0.02], 0.04),
  ),
  person(
    circle(0.01, -1.33, 0.12),
    polygon([0.1, -1.38], [0.175, -1.3], [0.1, -1.27]),
    limb([-0.07, -1.14], [-0.01, -1.26], 0.1),
    'M-0.28 -0.5Q-0.31 -0.95 -0.22 -1.1Q-0.16 -1.19 -0.04 -1.17Q0.07 -1.12 0.05 -0.94L0 -0.5z',
    limb([-0.18, -0.55], [0.24, -0.57], 0.16),
    limb([0.24, -0.57], [0.2, -0.1], 0.13),
    limb([0.2, -0.05], [0.35, -0.04], 0.08),
  ),
  instrument(
    slab(0.1, -0.74, 1.36, 0.11, 0.03),
    limb([-0.4, -0.7], [0.4, -0.03], 0.04),
    limb([0.6, -0.7], [-0.2, -0.03], 0.04),
  ),
  wood(slab(0.1, -0.765, 1.28, 0.03, 0.01)),
  person(
    ...arm([-0.1, -1.08], [0.12, -0.9], [0.36, -0.82]),
    ...arm([-0.02, -1.1], [0.28, -0.95], [0.56, -0.82]),
  ),
]

const conga = (x: number, width: number, top: number): string =>
  polygon(
    [x - width / 2, top],
    [x + width / 2, top],
    [x + width * 0.56, top * 0.6],
    [x + width * 0.36, 0],
    [x - width * 0.36, 0],
    [x - width * 0.56, top * 0.6],
  )

// Riders are seldom drawn.
const figures = once(
  (): Record<StagePositionKind, readonly FigurePart[]> => ({
    vocal: [
      standing(rightArm([-0.3, -1.1], [-0.24, -0.86]), leftArm([0.36, -1.16], [0.12, -1.42])),
      microphone(0.12, mouth),
    ],
    guitar: guitar(0.62, 0.17),
    'acoustic-guitar': guitar(0.6, 0.22),
    bass: guitar(0.78, 0.16),
    'double-bass': [
      standing(rightArm([-0.3, -1.12], [0.1, -0.92]), leftArm([0.42, -1.3], [0.3, -1.5])),
      bowed(1.85, 0.3),
    ],
    cello: [
      person(
        ...torso(seat),
        ...[-1, 1].flatMap((side) => [
          limb([0.1 * side, -0.54], [0.32 * side, -0.5], 0.16),
          limb([0.32 * side, -0.5], [0.3 * side, -0.07], 0.14),
        ]),
      ),
      bowed(1.22, 0.02),
      person(...rightArm([-0.4, -0.86], [-0.3, -0.66], seat), ...leftArm([0.34, -0.9], [0.06, -1.0], seat)),
      instrument(limb([-0.42, -0.6], [0.3, -0.68], 0.022)),
    ],
    drums,
    keys: [
      standing(rightArm([-0.34, -1.14], [-0.28, -1]), leftArm([0.34, -1.14], [0.28, -1])),
      instrument(
        slab(0, -0.92, 1.26, 0.11, 0.03),
        limb([-0.46, -0.88], [0.34, -0.03], 0.04),
        limb([0.46, -0.88], [-0.34, -0.03], 0.04),
      ),
    ],
    piano,
    organ: [
      seated(rightArm([-0.36, -0.94], [-0.3, -0.88], seat), leftArm([0.36, -0.94], [0.3, -0.88], seat)),
      wood(slab(0, -0.46, 1.2, 0.92, 0.02)),
      instrument(slab(0, -0.9, 1.24, 0.08, 0.02)),
    ],
    percussion: [
      standing(rightArm([-0.36, -1.1], [-0.3, -0.9]), leftArm([0.34, -1.06], [0.24, -0.88])),
      instrument(conga(-0.36, 0.28, -0.74), conga(-0.02, 0.32, -0.78), conga(0.36, 0.26, -0.72)),
    ],
    horn: [
      standing(),
      instrument(
        limb([0.02, -1.56], [0.42, -1.34], 0.05),
        polygon([0.36, -1.4], [0.62, -1.36], [0.5, -1.12], [0.34, -1.3]),
      ),
      person(...rightArm([-0.3, -1.16], [0.1, -1.42]), ...leftArm([0.36, -1.14], [0.3, -1.36])),
    ],
    dance: [
      person(
        ...torso(),
        ...legs(0.3),
        ...rightArm([-0.42, -1.55], [-0.5, -1.86]),
        ...leftArm([0.44, -1.5], [0.62, -1.74]),
      ),
    ],
  }),
)

/**
 * How far a person and what stands on the floor before them reach to the left and the right; a neck, a cymbal
 * or a stand may be beside a neighbour.
 */
const spans: Partial<Record<StagePositionKind, readonly [left: number, right: number]>> = {
  'double-bass': [0.3, 0.65],
  cello: [0.4, 0.4],
  drums: [0.78, 0.6],
  keys: [0.63, 0.63],
  piano: [0.58, 0.78],
  organ: [0.62, 0.62],
  percussion: [0.52, 0.52],
}

export const spanOf = (kind: StagePositionKind): readonly [left: number, right: number] =>
  spans[kind] ?? [0.3, 0.3]

/** Beside what is before a person, up to the mouth. */
function microphoneAt(kind: StagePositionKind): FigurePart {
  if (kind === 'piano') return microphone(0.68, [0.22, -1.27])
  const sits = ['drums', 'cello', 'organ'].includes(kind)
  return microphone(kind === 'drums' ? -0.98 : -0.3, sits ? [mouth[0], mouth[1] + seat] : mouth)
}

/** Somebody at a position, with a microphone where one sings at an instrument. */
export const figure = (kind: StagePositionKind, sings: boolean, tones: Tones): Shape[] => {
  const parts = sings && kind !== 'vocal' ? [...figures()[kind], microphoneAt(kind)] : figures()[kind]
  return parts.flatMap(({ paths, of }) => paths.map((d) => ({ d, fill: tones[of] })))
}
