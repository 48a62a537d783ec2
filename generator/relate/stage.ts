/**
 * The layout of a stage plot, and the shapes that cover another one. Both the PDF and the picture on the page
 * draw this layout.
 */
import { breakLines } from '../core/break-lines.ts'
import { drawable } from '../core/drawn-text.ts'
import { remembered } from '../core/once-per.ts'
import type { StagePlace, StagePosition, StagePositionKind, TechnicalRider } from '../schema/rider.ts'

/** The floor space of a thing, in metres. */
export type Floor = { width: number; depth: number }

/**
 * The floor space of every kind of position, without its microphone. `sungOver`: a singer there stands behind
 * the instrument.
 */
const floors: Record<StagePositionKind, Floor & { sungOver?: true }> = {
  vocal: { width: 0.3, depth: 0.26 },
  guitar: { width: 0.86, depth: 0.42 },
  'acoustic-guitar': { width: 0.96, depth: 0.5 },
  bass: { width: 0.98, depth: 0.44 },
  'double-bass': { width: 0.5, depth: 1.1 },
  cello: { width: 0.4, depth: 0.86 },
  drums: { width: 1.86, depth: 1.16, sungOver: true },
  keys: { width: 1.26, depth: 0.36, sungOver: true },
  piano: { width: 1.42, depth: 0.56, sungOver: true },
  organ: { width: 1.24, depth: 0.62, sungOver: true },
  percussion: { width: 1.04, depth: 0.5, sungOver: true },
  horn: { width: 0.62, depth: 0.34 },
  dance: { width: 0.8, depth: 0.8 },
}
const amplifierFloor: Floor = { width: 0.66, depth: 0.34 }
const wedgeFloor: Floor = { width: 0.54, depth: 0.36 }

/** Sizes on paper, in points. */
export const circuitRadius = 6.5
export const label = { size: 7.5, leading: 9, width: 70, gap: 2 }
const paper = { wide: 455, narrow: 212, highest: 228, highestNarrow: 146, largestScale: 88 }

/** Stages up to this width leave room for a column beside their plot. */
const narrowMetres = 4
export const isNarrow = ({ widthMetres }: TechnicalRider['stage']): boolean => widthMetres <= narrowMetres

/**
 * A rectangle around its middle, in points from the upper left corner of the stage, with its name and the
 * field of the rider that places it.
 */
export type Box = { name: string; field: string; x: number; y: number; width: number; height: number }
type Label = Box & { lines: readonly string[] }
export type StagePlan = ReturnType<typeof planOf>

/** Lays out the stage of a rider at the scale of its plot, which is the points for each metre. */
export function planOf({
  stage,
  positions,
  monitors,
  power,
}: Pick<TechnicalRider, 'stage' | 'positions' | 'monitors' | 'power'>) {
  const [widest, highest] = isNarrow(stage)
    ? [paper.narrow, paper.highestNarrow]
    : [paper.wide, paper.highest]
  const scale = Math.min(widest / stage.widthMetres, highest / stage.depthMetres, paper.largestScale)
  const box = (name: string, field: string, { x, y }: StagePlace, { width, depth }: Floor): Box => {
    const middle = { x: (x + stage.widthMetres / 2) * scale, y: (stage.depthMetres - y) * scale }
    return { name, field, ...middle, width: width * scale, height: depth * scale }
  }
  const socketFloor = { width: (2 * circuitRadius) / scale, depth: (2 * circuitRadius) / scale }
  return {
    width: stage.widthMetres * scale,
    height: stage.depthMetres * scale,
    scale,
    positions: positions.map((position, index) => {
      const { kind, label: words } = position
      const field = `positions.${index}`
      const body = box(words, field, position, floors[kind])
      const microphone = box(`the microphone of ${words}`, field, microphonePlace(position), floors.vocal)
      const hasMicrophone = position.sings === true && kind !== 'vocal'
      const foot = Math.max(
        ...[body, ...(hasMicrophone ? [microphone] : [])].map((part) => part.y + part.height / 2),
      )
      return {
        kind,
        body,
        ...(hasMicrophone && { microphone }),
        label: labelBelow(words, field, body.x, foot),
      }
    }),
    amplifiers: positions.flatMap((position, index) =>
      position.amplifier
        ? [
            box(
              `the amplifier of ${position.label}`,
              `positions.${index}.amplifier`,
              position.amplifier,
              amplifierFloor,
            ),
          ]
        : [],
    ),
    wedges: monitors.flatMap(({ places }, index) =>
      places.map((place, nth) => ({
        mix: index + 1,
        ...box(`monitor ${index + 1}`, `monitors.${index}.places.${nth}`, place, wedgeFloor),
      })),
    ),
    circuits: power.map((circuit, index) =>
      box(`the socket for ${circuit.feeds}`, `power.${index}`, circuit, socketFloor),
    ),
  }
}

function microphonePlace({ kind, x, y }: StagePosition): StagePlace {
  const reach = (floors[kind].depth + floors.vocal.depth) / 2 + 0.03
  return { x, y: floors[kind].sungOver ? y + reach : y - reach }
}

function labelBelow(words: string, field: string, x: number, foot: number): Label {
  const { lines, width } = labelLines(words)
  const height = lines.length * label.leading
  return { name: `the label "${words}"`, field, x, y: foot + label.gap + height / 2, width, height, lines }
}

/**
 * The lines of a label, of about equal length: as few as its full width allows, and then as narrow as
 * possible.
 */
const labelLines = remembered((words: string) => {
  const text = drawable(words)
  const widthOf = remembered((line: string) => labelWidth(line) * label.size)
  const broken = (width: number) => breakLines(text, (line) => widthOf(line) <= width)
  let lines = broken(label.width)
  for (let width = label.width - 2; width > 0; width -= 2) {
    const narrower = broken(width)
    if (narrower.length > lines.length) break
    lines = narrower
  }
  return { lines, width: Math.max(...lines.map(widthOf)) }
})

/** Shapes may touch; an overlap of half a point is invisible. */
const tolerance = 0.5

const isApart = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) >= (one.width + other.width) / 2 - tolerance ||
  Math.abs(one.y - other.y) >= (one.height + other.height) / 2 - tolerance

function boxesOf({ positions, amplifiers, wedges, circuits }: StagePlan): Box[] {
  const ofPositions = positions.flatMap(({ body, microphone, label: words }) => [
    body,
    words,
    ...(microphone ? [microphone] : []),
  ])
  return [...ofPositions, ...amplifiers, ...wedges, ...circuits]
}

/** Pairs of which one covers the other. */
export function coveredIn(plan: StagePlan): [Box, Box][] {
  const boxes = boxesOf(plan)
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other): [Box, Box][] => (isApart(one, other) ? [] : [[one, other]])),
  )
}

/** Shapes that are not wholly on the stage. */
export const offStageIn = (plan: StagePlan): Box[] =>
  boxesOf(plan).filter(
    ({ x, y, width, height }) =>
      x - width / 2 < -tolerance ||
      x + width / 2 > plan.width + tolerance ||
      y - height / 2 < -tolerance ||
      y + height / 2 > plan.height + tolerance,
  )

/** The part of a stage where a place is; left and right as the audience sees them. */
export function areaOf({ x, y }: StagePlace, { widthMetres, depthMetres }: TechnicalRider['stage']) {
  const side = Math.abs(x) < widthMetres / 10 ? 'middle' : x < 0 ? 'left' : 'right'
  return { depth: y > depthMetres / 2 ? 'back' : 'front', side } as const
}

/**
 * The widths of Figtree Bold in thousandths of its size, with their characters, so that a rider can be
 * checked without opening a font.
 */
const widths: ReadonlyMap<string, number> = new Map(
  `219‘’ 245' 246l 248. 256| 257, 260· 262iìíîï 263\` 289IÌÍÎ 291j 301: 304Ï 305; 312! 344[] 379r 382() 393f 394{} 402t 408- 412" 415“” 4221 432/\\ 434_ 466s
  477z 488* 513? 528àáâä 533a 536x 537L 538k 546cç 550– 552J 554$Fe 55637v 557èéêë 568nuñùúûü 570h 576y 5792 58069 5815^oòóôö 584T 589EÈÉÊË 592q 595d 596b 601gp 603P
  607S 6128B 631# 632+<=>Z× 6334 645R 647&Y 6480 666K 667~ 679X 695€ 700D 704UÙÚÛÜ 709… 714AÀÁÂÄ 722V 725CÇ 743G 750H 773NÑ 787OÒÓÔÖ 789Q 813% 835w 857M 872m 985W 992@ 1100—`
    .split(/\s+/)
    .flatMap((group) => {
      const [, width = '', characters = ''] = /^(1100|\d{3})(.+)$/.exec(group) ?? []
      return [...characters].map((character): [string, number] => [character, Number(width)])
    }),
)
const space = 238
/** The width of a character that the table lacks, also without its accent: the largest one. */
const widest = 1100
const widthOfOne = (character: string): number =>
  /\s/.test(character)
    ? space
    : (widths.get(character) ?? widths.get(character.normalize('NFD').charAt(0)) ?? widest)

/** The width of a text, in units of its size. */
export const labelWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + widthOfOne(character), 0) / 1000
