import { expect, test } from 'vitest'
import { hueClass, tintClass, tintStyles } from './tints.ts'

test('the styles give every class its colour, and every hue its value', () => {
  expect(tintStyles([tintClass([7, 0, 3]), tintClass([0, 0, 1]), hueClass(45)])).toBe(
    '.hue-45{--hue:45}\n.tint-001{background:rgb(0 0 36)}\n.tint-703{background:rgb(255 0 109)}',
  )
})
