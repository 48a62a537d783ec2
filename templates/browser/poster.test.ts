import { expect, test } from 'vitest'
import { posterLine } from './poster.ts'

test('a poster has what was typed, between dots, and no dot for an empty field', () => {
  expect(posterLine(['Gent', '12 juni', '20.30 uur'])).toBe('Gent · 12 juni · 20.30 uur')
  expect(posterLine([' Gent ', '', ' '])).toBe('Gent')
})
