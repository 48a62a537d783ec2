import sharp from 'sharp'
import { expect, test } from 'vitest'
import { markDifference, type Pixels, pixelsOf, sameSize } from './pixels.ts'

const filled = (width: number, height: number, value: number): Pixels => ({ data: new Uint8Array(width * height * 3).fill(value), width, height })
const pixel = ({ data, width }: Pixels, x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
const red = [220, 0, 0]

test('the shorter picture gets white below it', () => {
  const [first, second] = sameSize(filled(2, 1, 0), filled(2, 3, 0))
  expect([first.height, second.height]).toEqual([3, 3])
  expect([pixel(first, 1, 0), pixel(first, 1, 2)]).toEqual([
    [0, 0, 0],
    [255, 255, 255],
  ])
})

test('what differs is red, and what nobody can see is not', () => {
  const before = filled(3, 1, 100)
  const after = { ...before, data: Uint8Array.from([100, 100, 100, 110, 110, 110, 100, 160, 100]) }
  const marked = markDifference(before, after)
  expect([0, 1, 2].map((x) => JSON.stringify(pixel(marked, x, 0)) === JSON.stringify(red))).toEqual([false, false, true])
})

test('pictures of a browser become three bytes a pixel', async () => {
  const picture = await sharp({ create: { width: 4, height: 2, channels: 4, background: { r: 10, g: 20, b: 30, alpha: 1 } } })
    .png()
    .toBuffer()
  const pixels = await pixelsOf(picture)
  expect([pixels.width, pixels.height, pixels.data.length]).toEqual([4, 2, 24])
  expect(pixel(pixels, 3, 1)).toEqual([10, 20, 30])
})
