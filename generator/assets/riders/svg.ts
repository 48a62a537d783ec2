/** Writes a drawing as SVG. Texts are outlines, so that the drawing does not depend on installed fonts. */
import { label } from '../../relate/stage.ts'
import type { Letterer } from '../lettering.ts'
import type { Drawing, Mark } from './plot.ts'
import type { Shape } from './shapes.ts'
import { tones } from './tones.ts'

/** @returns the text of the file, without alternative text: the page has it */
export function svgOf({ width, height, marks }: Drawing, letterer: Letterer): string {
  const glyphs = new Map<string, string>()
  const body = marks.map((mark) => ('lines' in mark ? textOf(mark, letterer, glyphs) : groupOf(mark)))
  const defs = [...glyphs].map(([d, id]) => `<path id="${id}" d="${d}"/>`)
  const size = `width="${rounded(width)}" height="${rounded(height)}" viewBox="0 0 ${rounded(width)} ${rounded(height)}"`
  return [`<svg xmlns="http://www.w3.org/2000/svg" ${size}>`, `<defs>${defs.join('')}</defs>`, ...body, '</svg>', ''].join('\n')
}

const rounded = (value: number) => Number(value.toFixed(2))

function groupOf({ shapes, x, y, scale }: Extract<Mark, { shapes: readonly Shape[] }>): string {
  const paths = shapes.map(({ d, fill, stroke, width, dash }) => {
    const line = stroke ? ` stroke="${tones[stroke]}" stroke-width="${width ?? 1}"${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}` : ''
    return `<path d="${d}" fill="${fill ? tones[fill] : 'none'}"${line}/>`
  })
  return `<g transform="translate(${rounded(x)} ${rounded(y)})${scale === 1 ? '' : ` scale(${rounded(scale)})`}">${paths.join('')}</g>`
}

/** Each glyph is defined once and referenced wherever it occurs. */
function textOf({ lines, x, y, tone }: Extract<Mark, { lines: readonly string[] }>, letterer: Letterer, glyphs: Map<string, string>): string {
  return lines
    .map((line, index) => {
      const { outlines, scale, width } = letterer.write(line, label.size)
      const letters = outlines.map(({ d, x: left }) => {
        const id = glyphs.get(d) ?? `g${glyphs.size}`
        glyphs.set(d, id)
        return `<use href="#${id}" x="${rounded(left)}"/>`
      })
      const baseline = y + (index - lines.length / 2) * label.leading + (label.leading + label.size * 0.7) / 2
      return `<g fill="${tones[tone]}" transform="translate(${rounded(x - width / 2)} ${rounded(baseline)}) scale(${scale} ${-scale})">${letters.join('')}</g>`
    })
    .join('')
}
