import { expect, test } from 'vitest'
import { layOut, sheet } from './sheet.ts'

test('a photograph of the shape of a sheet, to a pixel, fills it', () => {
  for (const [width, height] of [
    [1083, 1620],
    [1620, 1083],
    [2000, 2500],
    [409, 512],
  ] as const)
    expect(layOut(width, height, { focus: [50, 30] }).rows).toBe(sheet.height)
})
