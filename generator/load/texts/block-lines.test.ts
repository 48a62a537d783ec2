import { describe, expect, test } from 'vitest'
import { readBlockLines } from './block-lines.ts'

const mistakesIn = (markdown: string) =>
  readBlockLines(markdown, 10).mistakes.map(({ code, line, hint }) => `${code} ${line} ${hint}`)

// Most mistakes of such lines are in the catalogue of mistakes (tests/mistakes/texts.ts).
describe('a line that is nearly a block is reported with the line to write, and read as that', () => {
  test('such as one of a block that has no content, begun with three colons', () => {
    const { markdown, mistakes } = readBlockLines(':::acts{top}', 0)
    expect([markdown, ...mistakes.map(({ code, hint }) => `${code} ${hint}`)]).toEqual([
      '::acts{top}',
      'block-line Write ::acts{top}',
    ])
  })

  const code = [
    '```\n::: ticks\n```',
    '~~~\n:::ticks\n~~~',
    '- een\n\n    :::ticks',
    '[^1]: Noot.\n\n    ::acts{top}',
  ]
  test.each([...code, ':smiley', ': zo begint een zin', '    :::onbekend'])(
    'unless it is in code, a list or a footnote, or no name of a block: %j',
    (text) => {
      expect(readBlockLines(text, 0)).toEqual({ markdown: text, mistakes: [] })
    },
  )
})

describe('the beginnings and ends of blocks', () => {
  test.each([
    ':::intro\nEen.\n\n:::ticks\n- twee\n:::\n',
    ':::intro\nEen.\n\n## Kop\n',
    ':::prices\n::price{of=duo}\n\nEen.\n',
    ':::intro\nEen.\n',
  ])(
    'a block without an end ends before the next one, before a heading, before a text that it does not take, or with the text: %j',
    (text) =>
      expect(mistakesIn(text)).toEqual([
        'block-not-ended 11 Write ::: on a line of its own where it ends, before line 14.',
      ]),
  )

  test('and is read as if it ended there, line for line', () => {
    expect(readBlockLines(':::intro\nEen.\n\n:::ticks\n- twee\n:::', 0).markdown).toBe(
      ':::intro\nEen.\n:::\n:::ticks\n- twee\n:::',
    )
    expect(readBlockLines(':::intro\n:::ticks\n- twee\n:::', 0).markdown).toBe('\n:::ticks\n- twee\n:::')
  })

  test('a block that holds others needs more colons than they have, and its end as many', () => {
    const inner = ':::card[Een]\nTekst.\n:::'
    expect(mistakesIn(`::::cards\n${inner}\n::::`)).toEqual([])
    expect(mistakesIn(`:::cards\n${inner}\n:::`)).toEqual([
      'block-colons 11 Begin it with ::::cards and end it with ::::',
    ])
    expect(mistakesIn(`::::cards\n${inner}\n:::`)).toEqual(['block-colons 15 End it with ::::'])
    expect(readBlockLines(`:::cards\n${inner}\n:::`, 0).markdown).toBe(`::::cards\n${inner}\n::::`)
  })

  test('a text in quotes is no attribute that is written twice', () => {
    expect(mistakesIn('::button{to=/a/ track="to of to"}')).toEqual([])
  })
})
