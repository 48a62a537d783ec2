import { expect, test } from 'vitest'
import { tinyTheme } from '../../tests/tiny-site.ts'
import { isPlain } from '../core/drawn-text.ts'
import { cardFonts } from './cards.tsx'
import { charactersOf, createLetterer } from './lettering.ts'
import { riderFonts } from './riders/paper.ts'

const letterer = await createLetterer(...cardFonts(tinyTheme))
const room = { width: 600, height: 300, leading: 1, sizes: [120, 80, 40] } as const
/** The outline of a character that the fonts lack. */
const box = letterer.write('日', 10).outlines[0]?.d

test('a short name is written large, a long one smaller, and neither leaves its room', () => {
  const short = letterer.fit('1984', room)
  const long = letterer.fit('The Amazing Bruno Mars Tribute en al hun vrienden', room)
  expect(short.size).toBe(120)
  expect(long.size).toBeLessThan(120)
  for (const { size, lines } of [short, long]) {
    expect(lines.length * size).toBeLessThanOrEqual(room.height)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(room.width)
  }
})

test('a word that is longer than a line is divided, and one that is longer than the room is smaller, too', () => {
  const isWithin = ({ size, lines }: ReturnType<typeof letterer.fit>) =>
    lines.length * size <= room.height && lines.every(({ width }) => width <= room.width)
  const long = letterer.fit('Hottentottententententoonstellingen'.repeat(2), room)
  expect([long.size, long.lines.length, isWithin(long)]).toEqual([40, 3, true])
  expect(isWithin(letterer.fit('Hottentottententententoonstellingen'.repeat(20), room))).toBe(true)
  expect(letterer.write('Bureau', 40, 60).width).toBeCloseTo(60)
})

test('letters of other languages in Latin are drawn, in their own font or put together from two', () => {
  for (const text of ['Łódź', 'Čačak ő ș', 'Đorđe Ğ', 'Lo\u0301dz\u0301', 'C\u030cesky\u0301']) {
    const { outlines, width } = letterer.write(text, 10)
    expect(outlines.map(({ d }) => d)).not.toContain(box)
    expect(outlines).toHaveLength([...text.normalize('NFC').replaceAll(' ', '')].length)
    expect(width).toBe(letterer.write(text.normalize('NFC'), 10).width)
  }
})

test('what is invisible is not drawn: soft hyphens, joiners, marks of direction and of order, variants of emoji', () => {
  for (const text of [
    'co\u00adop',
    'co\u200bop',
    '\ufeffcoop',
    'co\u200dop',
    'coop\ufe0f',
    'co\u2060op\u200e',
  ])
    expect(letterer.write(text, 10)).toEqual(letterer.write('coop', 10))
  expect(letterer.write('10\u202f000\u2011e\nx', 10)).toEqual(letterer.write('10\u00a0000-e x', 10))
})

test('every font of cards and riders has the characters that need no search, in its first file', async () => {
  const plain = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).filter(isPlain)
  expect(plain.length).toBeGreaterThan(195)
  for (const file of [
    cardFonts(tinyTheme)[0],
    ...Object.values(riderFonts(tinyTheme.fonts)).map(([latin]) => latin),
  ]) {
    const characters = await charactersOf(file ?? '')
    expect(plain.filter((character) => !characters.has(character.codePointAt(0) ?? 0))).toEqual([])
  }
})
