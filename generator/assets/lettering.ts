/** Text as outlines: a picture with words must look the same on every machine, whatever fonts it has. */
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { Font, Glyph } from 'fontkit'
import type { Lettering } from '../../templates/cards/Letters.tsx'
import { breakLines, divideWords } from '../core/break-lines.ts'
import { type Characters, drawable, runsOf } from '../core/drawn-text.ts'
import { remembered } from '../core/once-per.ts'
import type { DrawingFont } from '../load/files/fonts.ts'

/** `leading` is the distance of two lines as a multiple of the size. */
type Room = { width: number; height: number; leading: number; sizes: readonly [number, ...number[]] }

/** Writes with one font, and with others of its family what that lacks. */
export type Letterer = Awaited<ReturnType<typeof createLetterer>>

/** Opens a font: woff2, woff, ttf or otf. Of a variable font, its default weight is used. */
async function openFont(file: string): Promise<Font> {
  // The library takes a tenth of a second to load: only runs that draw pay for it.
  const fontkit = await import('fontkit')
  const font = fontkit.create(readFont(file))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts, not one font.`)
  return font
}

/** The characters of the fonts in these files. */
export const charactersOf = remembered(
  async (file: string): Promise<Characters> => new Set((await openFont(file)).characterSet),
)

/** The files of a font, of which there may be one or two. */
export const filesOf = (font: DrawingFont): string[] => font.filter((file) => file !== undefined)

/** Opens fonts of one family, which have an em of the same size. */
export async function createLetterer(...files: readonly string[]) {
  const fonts = await Promise.all(files.map(openFont))
  const [first] = fonts
  if (!first) throw new Error('there is no font to write with')
  const characters = fonts.map((font) => new Set(font.characterSet))

  const outlineOf = remembered((glyph: Glyph) => glyph.path.toSVG())
  /** A line in units of the font. */
  const setLine = (text: string) => {
    let width = 0
    const outlines = runsOf(drawable(text), characters).flatMap(({ text: run, font }) => {
      const { glyphs, positions } = (fonts[font] ?? first).layout(run)
      return glyphs.map((glyph, index) => {
        const outline = { d: outlineOf(glyph), x: width }
        width += positions[index]?.xAdvance ?? glyph.advanceWidth
        return outline
      })
    })
    return { outlines: outlines.filter(({ d }) => d !== ''), width }
  }

  const scaled = ({ outlines, width }: ReturnType<typeof setLine>, size: number): Lettering => {
    const scale = size / first.unitsPerEm
    return { outlines, scale, width: width * scale }
  }

  return {
    /**
     * One line, `size` pixels high from ascender to descender's line; smaller where it would be wider than
     * the room.
     */
    write(text: string, size: number, room = Number.POSITIVE_INFINITY): Lettering {
      const line = scaled(setLine(text), size)
      return line.width > room ? scaled(setLine(text), (size * room) / line.width) : line
    },

    /**
     * The text in the largest of the sizes in which its lines stay within the room, which is in pixels. Where
     * none does, words that are too long are divided, and then the text is set as small as it must be.
     */
    fit(text: string, { width, height, leading, sizes }: Room): { size: number; lines: Lettering[] } {
      // Setting a line takes longest, and sizes are tried until one fits.
      const setOnce = remembered(setLine)
      const words = drawable(text)
      const inSize = (size: number, divides = false) => {
        const write = (line: string) => scaled(setOnce(line), size)
        const fits = (line: string) => write(line).width <= width
        return { size, lines: breakLines(divides ? divideWords(words, fits) : words, fits).map(write) }
      }
      const isTooLarge = ({ size, lines }: ReturnType<typeof inSize>) =>
        lines.length * leading * size > height || lines.some((line) => line.width > width)
      const [largest, ...smaller] = sizes
      let set = inSize(largest)
      for (const size of smaller) if (isTooLarge(set)) set = inSize(size)
      for (let { size } = set; isTooLarge(set); size *= 0.9) set = inSize(size, true)
      return set
    },
  }
}

/**
 * Reads a font, for fontkit. The tables of a WOFF file are decompressed: fontkit would do that again for each
 * glyph, 4 s for the riders of 27 acts.
 */
export function readFont(file: string): Buffer {
  const content = readFileSync(file)
  return content.toString('latin1', 0, 4) === 'wOFF' ? unpackWoff(content) : content
}

/**
 * The same tables in a TrueType or OpenType file. The layouts of both directories are in
 * https://www.w3.org/TR/WOFF/.
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.concat([woff.subarray(4, 8), woff.subarray(12, 14)], 12)
  let end = head.length + 16 * count
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(44 + 20 * index)
    const [offset, packedLength, length] = [
      entry.readUInt32BE(4),
      entry.readUInt32BE(8),
      entry.readUInt32BE(12),
    ]
    const packed = woff.subarray(offset, offset + packedLength)
    const place = Buffer.alloc(8)
    place.writeUInt32BE(end, 0)
    place.writeUInt32BE(length, 4)
    // Each table starts at a multiple of four bytes.
    const padding = Buffer.alloc(-length & 3)
    end += length + padding.length
    return {
      entry: [entry.subarray(0, 4), entry.subarray(16, 20), place],
      content: [packedLength < length ? inflateSync(packed) : packed, padding],
    }
  })
  return Buffer.concat([
    head,
    ...tables.flatMap(({ entry }) => entry),
    ...tables.flatMap(({ content }) => content),
  ])
}
