import { expect, test } from 'vitest'
import { tintStyles } from './image-views.ts'

test('the styles give every class its colour, and every hue its value', () => {
  expect(tintStyles(['tint-703', 'tint-001', 'hue-45'])).toBe(
    '.hue-45{--hue:45}\n.tint-001{background:rgb(0 0 36)}\n.tint-703{background:rgb(255 0 109)}',
  )
})
