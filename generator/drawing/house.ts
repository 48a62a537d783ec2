/** The pictures of the house itself: the empty stage that waits for a band, and the sign of the beam. */
import { type Colour, house, mix, oklch, type Pair, type Tones } from './palette.ts'
import { beamOnto, lightScene } from './stage.ts'
import { arc, at, circle, ellipse, line, linearGradient, type Point, path, polygon, rect, repeat, rotated, type Size, stroke, svg, times } from './svg.ts'

const plum: Pair = [oklch(0.5, 0.15, 305), oklch(0.62, 0.2, 32)]

/** A microphone on its stand, `height` high, with its foot at (x, y). */
function microphoneStand(x: number, y: number, height: number, { paper, ink, b }: Tones): string {
  const unit = height / 100
  const top = y - height
  return [
    ellipse([x, y], unit * 17, unit * 3.2, ink),
    rect(x - unit * 1.2, top, unit * 2.4, height, ink),
    rect(x - unit * 2, y - unit * 56, unit * 4, unit * 9, b),
    rotated(
      -28,
      [x, top],
      rect(x - unit * 16, top - unit * 1.3, unit * 28, unit * 2.6, ink),
      polygon(
        at`${x - unit * 30} ${top - unit * 2.8}, ${x - unit * 12} ${top - unit * 1.9}, ${x - unit * 12} ${top + unit * 1.9},
          ${x - unit * 30} ${top + unit * 2.8}`,
        ink,
      ),
      circle([x - unit * 32, top], unit * 5, paper),
      rect(x - unit * 33, top - unit * 5.4, unit * 1.8, unit * 10.8, b),
    ),
  ].join('')
}

/** Folds of the curtain, from `from` to `to`; narrow ones, so that they read as cloth. */
const folds = (from: number, to: number, foot: number, count: number, { a, aDeep, ink }: Tones) => {
  const width = (to - from) / count
  return repeat(
    count,
    (index) =>
      rect(from + index * width, -10, width + 1, foot, ink) +
      polygon(
        at`${from + index * width} -10, ${from + (index + 0.55) * width} -10, ${from + (index + 0.4) * width} ${foot}, ${from + (index + 0.1) * width} ${foot}`,
        index % 2 ? aDeep : mix(a, aDeep, 0.5),
      ),
  )
}

/** Floor boards that run towards the back. */
const boards = ({ width, height }: Size, horizon: number, { aDeep, ink }: Tones) =>
  rect(0, horizon, width, height - horizon, ink) +
  repeat(15, (index) =>
    line([width * 0.62 + (index - 7) * width * 0.09, horizon], [width * 0.62 + (index - 7) * width * 0.24, height + 10], aDeep, 4, { opacity: 0.6 }),
  ) +
  rect(0, horizon - 3, width, 6, aDeep)

type View = { size: Size; horizon: number; stand: readonly [x: number, y: number, height: number]; source: Point }

/** The stage before the first note: nothing is lit but the place where somebody will stand. */
function emptyStage({ size, horizon, stand, source }: View): string {
  const [x, y, height] = stand
  const pool = { centre: [x, y] as const, rx: height * 0.62, ry: height * 0.13 }
  const hall = (tones: Tones) =>
    folds(size.width * 0.8, size.width * 1.02, horizon, 6, tones) +
    folds(-size.width * 0.02, size.width * 0.1, horizon, 3, tones) +
    boards(size, horizon, tones)
  const place = (tones: Tones) =>
    ellipse(pool.centre, pool.rx, pool.ry, mix(tones.gold, house.paper, 0.3)) +
    ellipse(pool.centre, pool.rx * 0.8, pool.ry * 0.78, mix(tones.gold, house.paper, 0.6)) +
    cable(x, y, height, size.height, tones) +
    microphoneStand(x, y, height, tones)
  return lightScene({ size, pair: plum, beams: [beamOnto(source, pool)], behind: hall, draw: place, depth: 0.76, glow: 0.94, foot: 0.22 })
}

const cable = (x: number, y: number, height: number, foot: number, { ink }: Tones) =>
  stroke(at`M${x} ${y} C${x - height * 0.5} ${y + height * 0.16} ${x + height * 0.3} ${y + height * 0.2} ${x + height * 0.5} ${foot + 30}`, ink, 10)

export const homeDrawing = (): string => emptyStage({ size: { width: 1600, height: 1000 }, horizon: 760, stand: [1120, 856, 540], source: [560, -170] })

/** Behind the stage: cases, instruments on their stands, and the light that comes round the curtain. */
export function aboutDrawing(): string {
  const size = { width: 1200, height: 800 }
  const guitar = (x: number, body: Colour, deep: Colour, { paper, ink }: Tones, round: boolean) =>
    rotated(
      round ? 4 : -5,
      [x, 660],
      rect(x - 15, 190, 30, 330, ink),
      repeat(6, (index) => rect(x - 15, 250 + index * 38, 30, 5, paper)),
      polygon(at`${x - 26} 196, ${x - 30} 110, ${x + 16} 96, ${x + 26} 196`, ink),
      repeat(3, (index) => circle([x - 36, 122 + index * 26], 9, paper)),
      path(
        at`M${x} 420 C${x + 62} 410 ${x + 82} 470 ${x + 62} 510 C${x + 54} 540 ${x + 116} 560 ${x + 108} 620 C${x + 96} 700 ${x - 96} 700 ${x - 108} 620
          C${x - 116} 560 ${x - 54} 540 ${x - 62} 510 C${x - 82} 470 ${x - 62} 410 ${x} 420 Z`,
        body,
      ),
      path(
        at`M${x} 420 C${x + 62} 410 ${x + 82} 470 ${x + 62} 510 C${x + 54} 540 ${x + 116} 560 ${x + 108} 620 C${x + 100} 670 ${x + 40} 684 ${x} 682
          C${x + 60} 620 ${x + 30} 500 ${x} 420 Z`,
        deep,
      ),
      round ? circle([x, 544], 36, ink) : rect(x - 34, 500, 68, 22, ink) + rect(x - 34, 570, 68, 22, ink),
      rect(x - 30, 618, 60, 14, paper),
    )
  const flightCase = (x: number, y: number, width: number, height: number, { aDeep, bDeep, paper, ink }: Tones, deep: boolean) =>
    rect(x, y, width, height, deep ? bDeep : aDeep) +
    rect(x, y + height * 0.36, width, 12, ink) +
    [0, 1].map((side) => rect(x + side * (width - 24), y, 24, height, ink)).join('') +
    rect(x + width / 2 - 26, y + height * 0.24, 52, 54, paper) +
    stroke(arc([x + width / 2, y + height * 0.7], 34, 0, 180), paper, 10)
  return lightScene({
    size,
    pair: plum,
    beams: [{ source: [-150, -130], aim: 38, spread: 29, reach: 1700 }],
    depth: 0.5,
    foot: 0.4,
    draw: (tones) =>
      [
        folds(880, 1230, 690, 6, tones),
        rect(0, 690, 1200, 110, tones.ink),
        flightCase(40, 470, 270, 220, tones, false),
        flightCase(90, 290, 190, 180, tones, true),
        guitar(450, tones.b, tones.bDeep, tones, false),
        guitar(660, tones.paper, tones.b, tones, true),
        guitar(860, tones.a, tones.aDeep, tones, false),
        ...times(
          3,
          (index) =>
            line([450 + index * 205 - 60, 720], [450 + index * 205, 640], tones.ink, 12) +
            line([450 + index * 205 + 60, 720], [450 + index * 205, 640], tones.ink, 12),
        ),
      ].join(''),
  })
}

/** The sign of the beam. `corner` rounds the square; `inset` keeps the sign clear of a mask. */
export function signDrawing(side: number, corner: number, inset: number): string {
  const unit = ((1 - 2 * inset) * side) / 100
  const place = (x: number, y: number): Point => [inset * side + x * unit, inset * side + y * unit]
  const cone = polygon(at`${place(16, 9)}, ${place(90.14, 74.6)}, ${place(36.13, 78.92)}`, 'url(#beam)')
  const floor = ellipse(place(64, 78), 28 * unit, 9.5 * unit, mix(house.light, house.paper, 0.78))
  const gradient = linearGradient('beam', place(16, 9), place(64, 78), [
    [0, mix(house.light, house.paper, 0.3)],
    [1, mix(house.light, house.spark, 0.12)],
  ])
  return svg(
    { width: side, height: side },
    `<defs>${gradient}</defs>`,
    rect(0, 0, side, side, mix(house.stage, house.curtain, 0.35), { rx: corner * side }),
    cone,
    floor,
  )
}
