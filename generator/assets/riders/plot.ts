/**
 * The stage plot as a list of marks, for the PDF and for the page: the stage to scale, a grid in metres, all
 * positions, and a legend.
 */
import type { Tone } from '../../core/theme.ts'
import { circuitRadius, label, labelWidth } from '../../relate/stage.ts'
import { circuitLetter, type PlotSymbol, type StagePlot } from '../../routes/rider-sheet.ts'
import { type Drawing, type Mark, plain, type Shape, type TextMark } from './drawing.ts'
import { amplifier, circle, microphone, segment, shapes, wedge } from './shapes.ts'

/** The margins around the stage: dimensions above and on the right, the audience below. */
const rim = { top: 16, side: 30, audience: 30 }
const legendRow = 14

const text = (words: string, x: number, y: number, tone: Tone = 'ink'): TextMark => ({
  lines: [words],
  x,
  y,
  tone,
})
const widthOf = (words: string) => labelWidth(words) * label.size

export function plotDrawing(plot: StagePlot): Drawing {
  const { plan } = plot
  const width = plan.width + 2 * rim.side
  const key = legend(plot, width)
  const stage = [...floor(plot), ...dimensions(plot), ...audience(plot), ...things(plot)].map((mark) =>
    moved(mark, rim.side, rim.top),
  )
  const top = rim.top + plan.height + rim.audience
  return {
    width,
    height: top + key.height,
    marks: [...stage, ...key.marks.map((mark) => moved(mark, 0, top))],
  }
}

const moved = <M extends Mark>(mark: M, x: number, y: number): M => ({
  ...mark,
  x: mark.x + x,
  y: mark.y + y,
})

function floor({ plan: { width, height, scale } }: StagePlot): Mark[] {
  const outline = `M0 0h${width}v${height}h${-width}z`
  const metres = (length: number) =>
    Array.from({ length: Math.ceil(length / scale) - 1 }, (_, index) => (index + 1) * scale)
  const across = metres(width).map((x) => segment([x, 0], [x, height]))
  const along = metres(height).map((y) => segment([0, height - y], [width, height - y]))
  return [
    plain(
      { d: outline, fill: 'white' },
      { d: [...across, ...along].join(''), stroke: 'grid', width: 0.6 },
      { d: segment([width / 2, 0], [width / 2, height]), stroke: 'line', width: 0.6, dash: 3 },
      { d: outline, stroke: 'ink', width: 1 },
      // The front edge is thicker: it shows how to hold the plot.
      { d: segment([0, height], [width, height]), stroke: 'ink', width: 3 },
    ),
  ]
}

function dimensions({ plan: { width, height }, across, deep }: StagePlot): Mark[] {
  const gap = widthOf(across) / 2 + 4
  const x = width + 9
  const lines = [
    segment([0, -9], [width / 2 - gap, -9]),
    segment([width / 2 + gap, -9], [width, -9]),
    ...[0, width].map((end) => segment([end, -12], [end, -6])),
    segment([x, 0], [x, height / 2 - 7]),
    segment([x, height / 2 + 7], [x, height]),
    ...[0, height].map((end) => segment([x - 3, end], [x + 3, end])),
  ]
  return [
    plain({ d: lines.join(''), stroke: 'muted', width: 0.6 }),
    text(across, width / 2, -9, 'muted'),
    text(deep, x, height / 2, 'muted'),
  ]
}

/** A row of heads in front of the stage. */
function audience({ plan: { width, height }, audience: words }: StagePlot): Mark[] {
  const step = 11
  const count = Math.max(0, Math.ceil((width / 2 - widthOf(words) / 2 - 10) / step - 0.5))
  const heads = Array.from({ length: count }, (_, index) => {
    const y = height + 17 + (index % 2) * 3
    return [(index + 0.5) * step, width - (index + 0.5) * step].map((x) => circle(x, y, 3.6)).join('')
  })
  return [plain({ d: heads.join(''), fill: 'grid' }), text(words, width / 2, height + 18.5)]
}

function things({ plan: { positions, amplifiers, wedges, circuits, scale } }: StagePlot): Mark[] {
  const placed = (drawn: readonly Shape[], { x, y }: { x: number; y: number }): Mark => ({
    shapes: drawn,
    x,
    y,
    scale,
  })
  return [
    ...amplifiers.map((place) => placed(amplifier, place)),
    ...positions.flatMap(({ kind, body, microphone: own, label: words }) => [
      placed(shapes[kind], body),
      ...(own ? [placed(microphone, own)] : []),
      plain({
        d: `M${words.x - words.width / 2 - 1} ${words.y - words.height / 2}h${words.width + 2}v${words.height}h${-words.width - 2}z`,
        fill: 'white',
      }),
      { lines: words.lines, x: words.x, y: words.y, tone: 'ink' as const },
    ]),
    ...wedges.flatMap((place) => [placed(wedge, place), text(`${place.mix}`, place.x, place.y, 'white')]),
    ...circuits.flatMap(({ x, y }, index) => circuit(index, x, y)),
  ]
}

/** The marker of a circuit with its letter. */
export const circuit = (index: number, x: number, y: number): Mark[] => [
  {
    shapes: [{ d: circle(0, 0, circuitRadius), fill: 'circuit', stroke: 'ink', width: 0.9 }],
    x,
    y,
    scale: 1,
  },
  text(circuitLetter(index), x, y),
]

const symbols: Record<PlotSymbol, (x: number, y: number, mix: number) => Mark[]> = {
  microphone: (x, y) => [{ shapes: microphone, x, y, scale: 34 }],
  amplifier: (x, y) => [{ shapes: amplifier, x, y, scale: 22 }],
  monitor: (x, y, mix) => [{ shapes: wedge, x, y, scale: 32 }, text(`${mix}`, x, y, 'white')],
  circuit: (x, y) => circuit(0, x, y),
}

function legend({ legend: entries, plan }: StagePlot, width: number): { marks: Mark[]; height: number } {
  const mix = plan.wedges[0]?.mix ?? 1
  const marks: Mark[] = []
  let [x, row] = [rim.side, 0]
  for (const { symbol, words } of entries) {
    const wide = 22 + widthOf(words)
    if (x > rim.side && x + wide > width) [x, row] = [rim.side, row + 1]
    const y = (row + 0.5) * legendRow
    marks.push(...symbols[symbol](x + 9, y, mix), text(words, x + 22 + widthOf(words) / 2, y, 'muted'))
    x += wide + 14
  }
  return { marks, height: (row + 1) * legendRow }
}
