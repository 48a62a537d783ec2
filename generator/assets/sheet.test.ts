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

test('one face stands in the middle, a third from the top, and the lamp is aimed at it', () => {
  const { crop, aim, half } = layOut(2000, 4000, { focus: [50, 50] })
  expect(crop).toEqual({ left: 0, top: 1100, width: 2000, height: 2500 })
  expect([aim, half]).toEqual([[50, 36], 13])
})

test('at an edge of the photograph a face stays as far from the middle as it is', () => {
  const { crop, aim } = layOut(3000, 2000, { focus: [95, 30] })
  expect([crop.left, crop.left + crop.width, aim]).toEqual([1400, 3000, [90, 30]])
})

test('small people in a large hall come nearer, but to no fewer pixels than a screen has', () => {
  expect(layOut(4000, 3000, { keep: [48, 40, 52, 50] }).crop.width).toBe(1320)
  expect(layOut(1200, 900, { keep: [48, 40, 52, 50] }).crop.width).toBe(640)
})

test('a group that is wider than a sheet is whole on its upper part, below a beam that opens for it', () => {
  const { crop, rows, half, isCut } = layOut(3000, 2000, { keep: [10, 30, 90, 60] })
  expect(crop.left).toBeLessThan(300)
  expect(crop.left + crop.width).toBeGreaterThan(2700)
  expect(rows).toBeLessThan(sheet.height * 0.8)
  expect([half, isCut]).toEqual([26, false])
})

test('of a photograph without faces nothing is left out but the foot of a high one', () => {
  expect(layOut(3000, 2000, {})).toMatchObject({
    crop: { left: 0, top: 0, width: 3000, height: 2000 },
    rows: 720,
  })
  expect(layOut(1000, 2000, {}).crop).toEqual({ left: 0, top: 0, width: 1000, height: 1250 })
})

test('faces for which no sheet is high enough are cut, and that is known', () => {
  expect(layOut(900, 2000, { keep: [30, 2, 70, 90] }).isCut).toBe(true)
})
