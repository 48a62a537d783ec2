import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLetterer } from './lettering.ts'

const font = join(import.meta.dirname, '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2')
const letterer = await openLetterer(font)
const room = { width: 600, height: 300, leading: 1, sizes: [120, 80, 40] } as const

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

test('a word that fits in no size is written in the smallest', () => {
  expect(letterer.fit('Hottentottententententoonstellingen'.repeat(3), room)).toMatchObject({ size: 40, lines: [{}] })
})
