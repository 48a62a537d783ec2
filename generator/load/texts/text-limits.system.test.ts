/** Texts that were made to be slow are read at once, or refused with the line and the reason. */
import { expect, test } from 'vitest'
import { renderHtml } from '../../../tests/render-html.ts'
import { findExcess } from './text-limits.ts'

const times = (text: string, count: number) => text.repeat(count)
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')
const head = '# Kop\n\nEen gewone tekst.\n\n'
const style = { address: 'https://host.example', trailingSlash: true }

const bombs: [string, string][] = [
  ['40,000 quotations', times('>', 40_000)],
  ['30,000 list items on one line', times('- ', 30_000)],
  ['a list of 300 levels', lines(300, (level) => `${times('  ', level)}- a`)],
  ['30,000 links that are not closed', times('[a](', 30_000)],
  ['open brackets', times('[', 60_000)],
  ['brackets within each other', times('[', 5000) + times(']', 5000)],
  ['30,000 headings', times('## a\n', 30_000)],
  ['stars', times('*a ', 50_000)],
  ['waves', times('~~a ', 40_000)],
  ['backticks', times('`a', 60_000)],
  ['a table of 10,000 columns', `${times('|a', 10_000)}\n${times('|-', 10_000)}\n${times('|b', 10_000)}`],
  ['a wide table of short rows', `${times('|a', 1000)}\n${times('|-', 1000)}\n${times('|\n', 10_000)}`],
  ['footnotes', `${lines(5000, (note) => `[^${note}]`)}\n\n${lines(5000, (note) => `[^${note}]: a\n`)}`],
  ['addresses', times('http://a.be ', 15_000)],
  ['mail addresses', times('a@a.be ', 25_000)],
  ['tags', times('<b>', 50_000)],
  ['lines without end', times('a\n', 90_000)],
  ['empty lines', times('\n', 190_000)],
]

test.each(bombs)(
  '%s: a bomb is refused, with its line and the reason, and what stays below the limits is read',
  { timeout: 60_000 },
  (_name, bomb) => {
    const excess = findExcess(head + bomb)
    expect(excess?.line).toBeGreaterThan(4)
    expect(excess?.reason).toMatch(/\d/)
    let part = bomb
    while (findExcess(head + part)) part = part.slice(0, part.length / 2)
    expect(renderHtml(head + part, style).html).toContain('Een gewone tekst.')
  },
)

test('equal headings are counted on, one by one', () => {
  const { headings } = renderHtml(times('## De prijs\n', 500), style)
  expect(headings.at(-1)?.id).toBe('de-prijs-500')
})

test('a long article is no bomb', () => {
  const part =
    '## Een kop\n\nEen *tekst* met een [link](/contact/) en **nog** een [link](https://a.example/).\n\n- een\n- twee\n\n| a | b |\n| - | - |\n| c | d |\n\n'
  expect(findExcess(times(part, 100))).toBeUndefined()
})
