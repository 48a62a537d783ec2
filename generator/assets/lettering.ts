/** Text as outlines: a picture with words must look the same on every machine, whatever fonts it has. */
import type { Glyph } from 'fontkit'
import type { Lettering } from '../../templates/cards/Letters.tsx'
import { breakLines } from '../core/break-lines.ts'
import { remembered } from '../core/once-per.ts'
import { readFont } from './font-file.ts'

/** `leading` is the distance of two lines as a multiple of the size. */
export type Room = { width: number; height: number; leading: number; sizes: readonly [number, ...number[]] }

/** Writes with one font. */
export type Letterer = {
  /** One line, `size` pixels high from ascender to descender's line. */
  write: (text: string, size: number) => Lettering
  /** The text in the largest of the sizes in which its lines stay within the room, which is in pixels; in the smallest when none does. */
  fit: (text: string, room: Room) => { size: number; lines: Lettering[] }
}

type SetLine = Omit<Lettering, 'scale'>

/** Opens a font: woff2, woff, ttf or otf. Of a variable font, its default weight is used. */
export async function openLetterer(file: string): Promise<Letterer> {
  // The library takes a tenth of a second to load: only runs that draw pay for it.
  const fontkit = await import('fontkit')
  const font = fontkit.create(readFont(file))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts, not one font.`)

  const outlineOf = remembered((glyph: Glyph) => glyph.path.toSVG())
  /** A line in units of the font. */
  const setLine = (text: string): SetLine => {
    const { glyphs, positions } = font.layout(text)
    let width = 0
    const outlines = glyphs.map((glyph, index) => {
      const outline = { d: outlineOf(glyph), x: width }
      width += positions[index]?.xAdvance ?? glyph.advanceWidth
      return outline
    })
    return { outlines: outlines.filter(({ d }) => d !== ''), width }
  }

  const scaled = ({ outlines, width }: SetLine, size: number): Lettering => {
    const scale = size / font.unitsPerEm
    return { outlines, scale, width: width * scale }
  }

  return {
    write: (text, size) => scaled(setLine(text), size),
    fit(text, { width, height, leading, sizes }) {
      const [smallest] = sizes.slice(-1)
      // Setting a line takes longest, and sizes are tried until one fits.
      const setOnce = remembered(setLine)
      const write = (line: string, size: number) => scaled(setOnce(line), size)
      for (const size of sizes) {
        const lines = breakLines(text, (line) => write(line, size).width <= width).map((line) => write(line, size))
        if (size === smallest || (lines.length * leading * size <= height && lines.every((line) => line.width <= width))) return { size, lines }
      }
      throw new Error('there is no size to write in')
    },
  }
}
