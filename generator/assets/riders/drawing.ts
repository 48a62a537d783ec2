/** Drawings as lists of marks, for the PDF and for the page, and their form as SVG. */
import type { Tone, Tones } from '../../core/theme.ts'
import { label } from '../../relate/stage.ts'
import type { Letterer } from '../lettering.ts'

/** A path in the syntax of SVG, which PDFKit reads as well. */
export type Shape = { d: string; fill?: Tone; stroke?: Tone; width?: number; dash?: number }

/** Shapes at a point, enlarged by `scale`. */
type ShapeMark = { shapes: readonly Shape[]; x: number; y: number; scale: number }
/** Lines of text centred on a point, in the bold font. */
export type TextMark = { lines: readonly string[]; x: number; y: number; tone: Tone }
export type Mark = ShapeMark | TextMark
/** All lengths are in points. All texts have the size of a label. */
export type Drawing = { width: number; height: number; marks: readonly Mark[] }

/** Shapes at their own places, in points. */
export const plain = (...shapes: Shape[]): ShapeMark => ({ shapes, x: 0, y: 0, scale: 1 })

/**
 * The text of an SVG file, without alternative text: the page has it. Texts are outlines, so that the drawing
 * does not depend on installed fonts.
 */
export function svgOf({ width, height, marks }: Drawing, letterer: Letterer, tones: Tones): string {
  const glyphs = new Map<string, string>()
  const body = marks.map((mark) =>
    'lines' in mark ? textMarkup(mark, letterer, glyphs, tones) : groupOf(mark, tones),
  )
  const defs = [...glyphs].map(([d, id]) => `<path id="${id}" d="${d}"/>`)
  const size = `width="${rounded(width)}" height="${rounded(height)}" viewBox="0 0 ${rounded(width)} ${rounded(height)}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    `<defs>${defs.join('')}</defs>`,
    ...body,
    '</svg>',
    '',
  ].join('\n')
}

const rounded = (value: number) => Number(value.toFixed(2))

function groupOf({ shapes, x, y, scale }: ShapeMark, tones: Tones): string {
  const paths = shapes.map(({ d, fill, stroke, width, dash }) => {
    const line = stroke
      ? ` stroke="${tones[stroke]}" stroke-width="${width ?? 1}"${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}`
      : ''
    return `<path d="${d}" fill="${fill ? tones[fill] : 'none'}"${line}/>`
  })
  return `<g transform="translate(${rounded(x)} ${rounded(y)})${scale === 1 ? '' : ` scale(${rounded(scale)})`}">${paths.join('')}</g>`
}

/** Each glyph is defined once and referenced wherever it occurs. */
function textMarkup(
  { lines, x, y, tone }: TextMark,
  letterer: Letterer,
  glyphs: Map<string, string>,
  tones: Tones,
): string {
  const groups = lines.map((line, index) => {
    const { outlines, scale, width } = letterer.write(line, label.size)
    const letters = outlines.map(({ d, x: left }) => {
      const id = glyphs.get(d) ?? `g${glyphs.size}`
      glyphs.set(d, id)
      return `<use href="#${id}" x="${rounded(left)}"/>`
    })
    const baseline = y + (index - lines.length / 2) * label.leading + (label.leading + label.size * 0.7) / 2
    return `<g fill="${tones[tone]}" transform="translate(${rounded(x - width / 2)} ${rounded(baseline)}) scale(${scale} ${-scale})">${letters.join('')}</g>`
  })
  return groups.join('')
}
