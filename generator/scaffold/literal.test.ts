import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import yaml from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { printEntry, printFrontMatter } from './literal.ts'

const project = join(import.meta.dirname, '..', '..')
const listOf = (printed: string) => `export const list = [\n${printed}\n]\n`

function formatted(text: string): string {
  const biome = join(project, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'format', '--stdin-file-path=data/acts.ts'], { cwd: project, input: text, encoding: 'utf8' })
  return stdout || stderr
}

const long =
  'Een zin die net zo lang is als die van een act op de kaart, en dan nog een stuk verder loopt dan de formatter op één regel wil zien staan, en verder.'
const entry = {
  name: "Rock 'n' Roll",
  kind: long + long,
  quoted: 'De "Proef"',
  both: `'t Is "raak"`,
  slash: 'a\\b',
  lines: 'een\ntwee',
  population: { value: 1, year: 2026, confirmed: false },
  description: long + long,
  occasions: { bruiloft: long, festival: long + long },
  repertoire: ['Valerie', "Don't Stop"],
  reasons: [long, long],
  gallery: [],
  latitude: -4.5,
}

describe('a printed entry', () => {
  test('is what the formatter would make of it', () => {
    const text = listOf(printEntry(entry))
    expect(formatted(text)).toBe(text)
  })

  test('is so with remarks as well', () => {
    const notes = new Map([
      ['latitude', 'Waar ligt ze?'],
      ['population.value', 'Hoeveel?'],
    ])
    const text = listOf(printEntry(entry, { notes }))
    expect(text).toContain('      // Hoeveel?\n      value: 1,\n')
    expect(formatted(text)).toBe(text)
  })

  test('reads back as the same values, whatever the texts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const module = await import(`data:text/javascript,${encodeURIComponent(listOf(printEntry({ text, list: [text] })))}`)
        expect(module.list).toEqual([{ text, list: [text] }])
      }),
      { numRuns: 200 },
    )
  })

  test('reads back as front matter too', () => {
    const texts = ["'t Is", 'a: b # c', '- x', '{brand}', '2025-02-30', 'yes', 'een\ntwee', 'C:\\map', '“ja”']
    const printed = printFrontMatter({ id: 3, title: "'t Is: zo", tags: texts })
    expect(printed.startsWith("---\nid: 3\ntitle: '''t Is: zo'\ntags:\n  - '''t Is'\n")).toBe(true)
    expect(yaml.safeLoad(printed.replaceAll(/^---$/gm, ''), { schema: yaml.JSON_SCHEMA })).toEqual({ id: 3, title: "'t Is: zo", tags: texts })
  })
})
