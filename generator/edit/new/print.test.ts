import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { anyCharacter, tries } from '../../../tests/depth.ts'
import { printEntry, printFrontMatter } from './print.ts'

describe('a printed entry', () => {
  test('has one field a line, with comments above fields', () => {
    const entry = {
      name: "Rock 'n' Roll",
      population: { value: 1, confirmed: false },
      occasions: { 'eerste-communie': 'Kort.' },
      gallery: [],
      songs: ['Valerie', 'Jolene'],
      reasons: ['x'.repeat(60), 'y'.repeat(60)],
    }
    expect(printEntry(entry, new Map([['population.value', 'Hoeveel?']]))).toBe(`{
    name: "Rock 'n' Roll",
    population: {
      // Hoeveel?
      value: 1,
      confirmed: false,
    },
    occasions: {
      'eerste-communie': 'Kort.',
    },
    gallery: [],
    songs: ['Valerie', 'Jolene'],
    reasons: [
      '${'x'.repeat(60)}',
      '${'y'.repeat(60)}',
    ],
  }`)
  })

  test('reads back as the same values, whatever the texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(runInThisContext(`(${printEntry({ text, list: [text] })})`)).toEqual({ text, list: [text] })
      }),
      { numRuns: tries(30, 1000) },
    )
  })

  test('reads back as front matter too', () => {
    const texts = ["'t Is", 'a: b # c', '- x', '{brand}', '2025-02-30', 'yes', 'een\ntwee', 'C:\\map', '“ja”']
    const printed = printFrontMatter({ id: 3, title: "'t Is: zo", tags: texts })
    expect(printed.startsWith("---\nid: 3\ntitle: '''t Is: zo'\ntags:\n  - '''t Is'\n")).toBe(true)
    expect(parse(printed.replaceAll(/^---$/gm, ''))).toEqual({ id: 3, title: "'t Is: zo", tags: texts })
  })
})
