import { expect, test } from 'vitest'
import { isKindOf, pictureKind } from './pictures.ts'

test.each([
  ['\xff\xd8\xff\xe0', 'a JPEG file'],
  ['\0\0\0\x18ftypheic', 'a HEIC file, as iPhones save photos,'],
  ['\0\0\0\x18ftypisom', 'a film'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'a WebP file'],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a drawing -->\n<svg>', 'a drawing (SVG)'],
  ['no picture at all', undefined],
])('a file that begins with %j is known as %s', (start, kind) =>
  expect(pictureKind(Buffer.from(start, 'latin1'))?.name).toBe(kind),
)

test('a PNG file may have the ending of a JPEG file, a drawing may not', () => {
  const kind = { name: 'a file', begins: /^/ }
  expect(isKindOf('stage.jpg', { ...kind, ending: 'png' })).toBe(true)
  expect(isKindOf('stage.jpg', { ...kind, ending: 'svg' })).toBe(false)
  expect(isKindOf('stage.jpg', kind)).toBe(false)
})
