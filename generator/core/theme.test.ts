import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hexOfOklch } from '../../tests/support/oklch.ts'
import { tinyTheme } from '../../tests/tiny-site.ts'
import { tokenOf } from '../load/files/theme.ts'
import { contrast, mix } from './colours.ts'
import { isLight, paletteOf, unreadable } from './theme.ts'

const ours = tinyTheme.all
const light = { stage: '#fff4e6', onStage: '#2b1d14', light: '#0b5d5a' }

test('contrast is that of WCAG: 21 for black on white, 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
})

test('our colours are those of the style sheet, as browsers show them', () => {
  const styles = readFileSync(join(import.meta.dirname, '../../templates/styles/tokens.css'), 'utf8')
  const tokens = new Map(
    Array.from(styles.matchAll(/--([\w-]+): (oklch\(.*\));/g), ([, name = '', colour = '']) => [
      name,
      hexOfOklch(colour),
    ]),
  )
  expect(new Map(Object.entries(ours).map(([name, colour]) => [tokenOf(name), colour]))).toEqual(tokens)
})

test('a mixture lies between its colours, and ends where a channel ends', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mix('#f0f0f0', '#000000', -0.5)).toBe('#ffffff')
})

test('without a theme, no colour of pages, cards and riders is another one', () => {
  const { changed, tones } = paletteOf({})
  expect(changed).toEqual({})
  expect([tones.backdrop, tones.light, tones.circuit]).toEqual(['#170f1f', '#ffb831', '#ffb831'])
})

test('what an owner leaves out follows from what is set, also on cards and riders, and what is set stays', () => {
  const { changed, tones } = paletteOf({ ...light, curtain: '#ffddaa' })
  expect(changed).toMatchObject({ curtain: '#ffddaa', onStageMuted: '#5a4c42' })
  expect(changed).not.toHaveProperty('paper')
  expect(tones).toMatchObject({
    backdrop: '#fff4e6',
    cardText: '#2b1d14',
    light: '#0b5d5a',
    curtain: '#ffddaa',
  })
})

test('a rider stays dark on white, and letters on the accent of a theme stay readable', () => {
  const { tones } = paletteOf({ ...light, ink: '#ffffff', paper: '#000000' })
  expect([tones.ink, tones.white]).toEqual(['#1d1727', '#ffffff'])
  expect(contrast(tones.circuit, tones.ink)).toBeGreaterThan(4.5)
})

test('our own colours can be read', () => {
  const all = paletteOf(ours)
  expect(unreadable(all)).toEqual([])
  expect(isLight(all)).toBe(false)
  expect(isLight(paletteOf(light))).toBe(true)
})

test('a text that cannot be read on its ground is found with both colours and their contrast', () => {
  const [found, ...others] = unreadable(paletteOf({ tribute: '#888888' }))
  expect(found).toMatchObject({ text: 'paper', ground: 'tribute' })
  expect(found?.ratio).toBeCloseTo(3.4, 1)
  expect(others).toEqual([])
})
