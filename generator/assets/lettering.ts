/** Text as outlines: a picture with words must look the same on every machine, whatever fonts it has. */
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { Glyph } from 'fontkit'
import type { Lettering } from '../../templates/cards/Letters.tsx'
import { breakLines } from '../core/break-lines.ts'
import { remembered } from '../core/once-per.ts'

/** `leading` is the distance of two lines as a multiple of the size. */
type Room = { width: number; height: number; leading: number; sizes: readonly [number, ...number[]] }

/** Writes with one font. */
export type Letterer = Awaited<ReturnType<typeof openLetterer>>

/** Opens a font: woff2, woff, ttf or otf. Of a variable font, its default weight is used. */
export async function openLetterer(file: string) {
  // The library takes a tenth of a second to load: only runs that draw pay for it.
  const fontkit = await import('fontkit')
  const font = fontkit.create(readFont(file))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts, not one font.`)

  const outlineOf = remembered((glyph: Glyph) => glyph.path.toSVG())
  /** A line in units of the font. */
  const setLine = (text: string) => {
    const { glyphs, positions } = font.layout(text)
    let width = 0
    const outlines = glyphs.map((glyph, index) => {
      const outline = { d: outlineOf(glyph), x: width }
      width += positions[index]?.xAdvance ?? glyph.advanceWidth
      return outline
    })
    return { outlines: outlines.filter(({ d }) => d !== ''), width }
  }

  const scaled = ({ outlines, width }: ReturnType<typeof setLine>, size: number): Lettering => {
    const scale = size / font.unitsPerEm
    return { outlines, scale, width: width * scale }
  }

  return {
    /** One line, `size` pixels high from ascender to descender's line. */
    write: (text: string, size: number): Lettering => scaled(setLine(text), size),

    /** The text in the largest of the sizes in which its lines stay within the room, which is in pixels; in the smallest when none does. */
    fit(text: string, { width, height, leading, sizes }: Room): { size: number; lines: Lettering[] } {
      // Setting a line takes longest, and sizes are tried until one fits.
      const setOnce = remembered(setLine)
      const inSize = (size: number) => {
        const write = (line: string) => scaled(setOnce(line), size)
        return { size, lines: breakLines(text, (line) => write(line).width <= width).map(write) }
      }
      const isTooLarge = ({ size, lines }: ReturnType<typeof inSize>) => lines.length * leading * size > height || lines.some((line) => line.width > width)
      const [largest, ...smaller] = sizes
      let set = inSize(largest)
      for (const size of smaller) if (isTooLarge(set)) set = inSize(size)
      return set
    },
  }
}

/** Reads a font, for fontkit. The tables of a WOFF file are decompressed: fontkit would do that again for each glyph, 4 s for the riders of 27 acts. */
export function readFont(file: string): Buffer {
  const content = readFileSync(file)
  return content.toString('latin1', 0, 4) === 'wOFF' ? unpackWoff(content) : content
}

/** The same tables in a TrueType or OpenType file. The layouts of both directories are in https://www.w3.org/TR/WOFF/. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.concat([woff.subarray(4, 8), woff.subarray(12, 14)], 12)
  let end = head.length + 16 * count
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(44 + 20 * index)
    const [offset, packedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const packed = woff.subarray(offset, offset + packedLength)
    const place = Buffer.alloc(8)
    place.writeUInt32BE(end, 0)
    place.writeUInt32BE(length, 4)
    // Each table starts at a multiple of four bytes.
    const padding = Buffer.alloc(-length & 3)
    end += length + padding.length
    return { entry: [entry.subarray(0, 4), entry.subarray(16, 20), place], content: [packedLength < length ? inflateSync(packed) : packed, padding] }
  })
  return Buffer.concat([head, ...tables.flatMap(({ entry }) => entry), ...tables.flatMap(({ content }) => content)])
}
