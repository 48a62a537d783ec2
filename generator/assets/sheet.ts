/** The sheet of a poster: which part of a photograph is on it, and where its faces are then. */
import type { Poster } from '../routes/hung-pictures.ts'

/** Pixels of a sheet, which is 4:5. */
export const sheet = { width: 1080, height: 1350 } as const
const shape = sheet.width / sheet.height

/** Where the lamp of a card hangs, in parts of the sheet, as `templates/styles/light.css` has it. */
const lamp = { x: -0.12, y: -0.14 } as const

/** Half of the opening of a beam, in degrees. */
const [narrowest, broadest] = [13, 26]

type Box = readonly [left: number, top: number, right: number, bottom: number]

export type Layout = {
  /** What is cut out of the photograph, in its pixels. */
  crop: { left: number; top: number; width: number; height: number }
  /** The rows of the sheet that this fills, from the top. */
  rows: number
  /** Where the beam falls on the sheet, in per cent. */
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
export function layOut(
  width: number,
  height: number,
  { focus, keep }: Pick<Poster, 'focus' | 'keep'>,
): Layout {
  const [x1, y1, x2, y2] = keep ?? (focus ? [...focus, ...focus] : [0, 0, 100, 100])
  const [left, right] = [(x1 / 100) * width, ((x2 ?? x1) / 100) * width]
  const [top, bottom] = [(y1 / 100) * height, ((y2 ?? y1) / 100) * height]
  const crop = cropRound([left, top, right, bottom], width, height, keep !== undefined)
  const filled = (sheet.width * crop.height) / crop.width
  // Whole pixels make a crop of the sheet's own shape a row or two shorter than the sheet.
  const rows = filled > 0.99 * sheet.height ? sheet.height : Math.round(filled)
  const last = rows / sheet.height
  const across = (x: number) => (x - crop.left) / crop.width
  const down = (y: number) => ((y - crop.top) / crop.height) * last
  const box: Box = [across(left), down(top), across(right), down(bottom)]
  const turns = [
    turnTo(box[0], box[1]),
    turnTo(box[2], box[1]),
    turnTo(box[0], box[3]),
    turnTo(box[2], box[3]),
  ]
  const [least, most] = [Math.min(...turns), Math.max(...turns)]
  // The middle of a group as the lamp sees it: those near it are further apart.
  const y = (box[1] + box[3]) / 2
  const x = lamp.x + ((y - lamp.y) * sheet.height) / (Math.tan((least + most) / 2) * sheet.width)
  const [aside, above] = focus ? [0.1, 0.08] : [0, 0]
  return {
    ...{ crop, rows, aim: [evenPercent(x), evenPercent(y)] },
    half: Math.round(Math.min(broadest, Math.max(narrowest, ((most - least) * 90) / Math.PI + 1))),
    faces: [box[0] - aside, box[1] - above, box[2] + aside, Math.min(last, box[3] + above)],
    isCut: keep !== undefined && (Math.min(...box) < -0.005 || box[2] > 1.005 || box[3] > last + 0.005),
  }
}

/** A finer step would be a rule of the stylesheet for each act. */
const evenPercent = (part: number) => 2 * Math.round(50 * part)

/** How far the lamp is turned down for a place on the sheet, in radians. */
const turnTo = (x: number, y: number): number =>
  Math.atan2((y - lamp.y) * sheet.height, (x - lamp.x) * sheet.width)

/** The part of a photograph that the sheet shows. */
function cropRound(
  [left, top, right, bottom]: Box,
  width: number,
  height: number,
  isGroup: boolean,
): Layout['crop'] {
  const [across, down] = [right - left, bottom - top]
  /** The width of the largest part that has the shape of the sheet. */
  const largest = Math.min(width, height * shape)
  // Small people in a large hall come nearer, as far as the pixels allow.
  const near = Math.max(across * 1.3, down * 1.2 * shape, largest * 0.55, 640)
  const isWide = across * 1.06 > largest
  const wide = Math.min(width, Math.max(across * 1.06, Math.min(width, height)))
  const cropWidth = isWide ? wide : isGroup ? Math.min(largest, near) : largest
  const mostHeight = isWide && isGroup ? Math.max(cropWidth, down * 1.06) : height
  const cropHeight = Math.min(height, cropWidth / shape, mostHeight)
  const within = (start: number, most: number) => Math.round(Math.min(Math.max(0, start), Math.floor(most)))
  return {
    left: within((left + right - cropWidth) / 2, width - cropWidth),
    top: within(Math.min(top, top * 0.6 + bottom * 0.4 - cropHeight * 0.36), height - cropHeight),
    width: Math.floor(cropWidth),
    height: Math.floor(cropHeight),
  }
}
