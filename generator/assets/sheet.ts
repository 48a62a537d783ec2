/** The sheet of a poster: which part of a photograph is on it, and where its faces are then. */
import type { Poster } from '../routes/hung-pictures.ts'

/** Pixels of a sheet, which is 4:5. */
export const sheet = { width: 1080, height: 1350 } as const
const shape = sheet.width / sheet.height

/** Where the lamp of a card hangs, in parts of the sheet, as `templates/styles/light.css` has it. */
const lamp = { x: -0.12, y: -0.14 } as const

/** Half of the opening of a beam, in degrees. */
const [narrowest, broadest] = [13, 26]

/** From the left, from the top, to the right, to the bottom. */
type Box = readonly [left: number, top: number, right: number, bottom: number]

export type Layout = {
  /** What is cut out of the photograph, in its pixels. */
  crop: { left: number; top: number; width: number; height: number }
  /** The rows of the sheet that this fills, from the top. */
  rows: number
  /** Where the beam falls on the sheet, in whole per cent. */
  aim: readonly [x: number, y: number]
  /** Half of the opening of the beam, in degrees. */
  half: number
  /** The faces and what is round them, in parts of the sheet. */
  faces: Box
  /** Whether a part of `keep` is not on the sheet. */
  isCut: boolean
}

/**
 * Lays a photograph out. One face stands in the middle, somewhat above the half; a group as large as the sheet
 * allows. A group that is wider than that, and a photograph of which nobody says where its faces are, stand whole
 * on the upper part of the sheet.
 * @param width of the photograph in pixels @param height likewise
 */
export function layOut(width: number, height: number, { focus, keep }: Omit<Poster, 'hue'>): Layout {
  const [x1, y1, x2, y2] = keep ?? (focus ? [...focus, ...focus] : [0, 0, 100, 100])
  const [left, top, right, bottom] = [x1 * width, y1 * height, x2 * width, y2 * height].map((of) => of / 100)
  const group: Box = [left ?? 0, top ?? 0, right ?? width, bottom ?? height]
  const crop = cropRound(group, width, height, keep !== undefined)
  const filled = Math.round((sheet.width * crop.height) / crop.width)
  // Whole pixels make a difference of a row, below which nothing is dark.
  const rows = filled > 0.99 * sheet.height ? sheet.height : filled
  const onSheet = ([left, top, right, bottom]: Box): Box => [
    (left - crop.left) / crop.width,
    (((top - crop.top) / crop.height) * rows) / sheet.height,
    (right - crop.left) / crop.width,
    (((bottom - crop.top) / crop.height) * rows) / sheet.height,
  ]
  const box = onSheet(group)
  const turns = [
    turnTo(box[0], box[1]),
    turnTo(box[2], box[1]),
    turnTo(box[0], box[3]),
    turnTo(box[2], box[3]),
  ]
  const [least, most] = [Math.min(...turns), Math.max(...turns)]
  // Half of a group, as the lamp sees it: those near it are further apart.
  const y = (box[1] + box[3]) / 2
  const x = lamp.x + ((y - lamp.y) * sheet.height) / (Math.tan((least + most) / 2) * sheet.width)
  const around: Box = focus ? [box[0] - 0.16, box[1] - 0.13, box[2] + 0.16, box[3] + 0.13] : box
  const within = (part: number, most = 1) => Math.min(most, Math.max(0, part))
  const last = rows / sheet.height
  return {
    ...{ crop, rows, aim: [evenPercent(x), evenPercent(y)] },
    half: Math.round(Math.min(broadest, Math.max(narrowest, ((most - least) / 2) * (180 / Math.PI) + 1))),
    faces: [within(around[0]), within(around[1], last), within(around[2]), within(around[3], last)],
    isCut: keep !== undefined && (Math.min(...box) < -0.005 || box[2] > 1.005 || box[3] > last + 0.005),
  }
}

/** A finer step would be a rule of the stylesheet for each act. */
const evenPercent = (part: number) => 2 * Math.round(50 * part)

/** How far the lamp is turned down for a place on the sheet, in radians. */
const turnTo = (x: number, y: number): number =>
  Math.atan2((y - lamp.y) * sheet.height, (x - lamp.x) * sheet.width)

function cropRound(
  [left, top, right, bottom]: Box,
  width: number,
  height: number,
  isGroup: boolean,
): Layout['crop'] {
  const [groupWidth, groupHeight] = [right - left, bottom - top]
  /** The width of the largest part of the photograph that has the shape of the sheet. */
  const largest = Math.min(width, height * shape)
  const isWide = groupWidth * 1.06 > largest
  // Small people in a large hall come nearer, as far as the pixels allow.
  const near = Math.max(groupWidth * 1.3, groupHeight * 1.2 * shape, largest * 0.55, 640)
  const cropWidth = isWide
    ? Math.min(width, Math.max(groupWidth * 1.06, Math.min(width, height)))
    : Math.min(largest, isGroup ? near : largest)
  const most = isWide && isGroup ? Math.max(cropWidth, groupHeight * 1.06) : Infinity
  const cropHeight = Math.min(height, cropWidth / shape, most)
  const face = top * 0.6 + bottom * 0.4
  const between = (start: number, rest: number) => Math.round(Math.min(Math.max(0, start), Math.max(0, rest)))
  return {
    left: between((left + right - cropWidth) / 2, Math.floor(width - cropWidth)),
    top: between(Math.min(top, face - cropHeight * 0.36), Math.floor(height - cropHeight)),
    width: Math.floor(cropWidth),
    height: Math.floor(cropHeight),
  }
}
