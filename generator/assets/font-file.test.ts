import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { readFont } from './font-file.ts'
import { fontFiles } from './riders/paper.ts'

function open(content: Buffer) {
  const font = create(content)
  if (!('layout' in font)) throw new Error('a collection of fonts')
  return font
}

test('a WOFF file is unpacked, and writes the same', () => {
  const unpacked = readFont(fontFiles.bold)
  expect(unpacked.readUInt32BE(0)).toBe(0x00010000)
  const [before, after] = [open(readFileSync(fontFiles.bold)), open(unpacked)]
  expect(after.postscriptName).toBe(before.postscriptName)
  const outlines = (font: typeof before) => font.layout('Één AV 10').glyphs.map(({ path, advanceWidth }) => [path.toSVG(), advanceWidth])
  expect(outlines(after)).toEqual(outlines(before))
})

test('any other font stays as it is', () => {
  const file = fontFiles.bold.replace(/woff$/, 'woff2')
  expect(readFont(file).equals(readFileSync(file))).toBe(true)
})
