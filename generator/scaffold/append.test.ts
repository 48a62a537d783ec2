import { describe, expect, test } from 'vitest'
import { appendEntry } from './append.ts'

const entry = "  {\n    slug: 'nieuw',\n  },"

describe('an entry joins a list', () => {
  test('as its last, and nothing else changes', () => {
    const text = "/** The roster. */\nexport const acts = [\n  { slug: 'a' }, // ] first\n] as const satisfies readonly Act[]\n\nexport const rest = []\n"
    const added = appendEntry(text, 'acts', entry)
    expect(added).toBe(text.replace('// ] first\n', `// ] first\n${entry}\n`))
  })

  test('behind an entry without a comma, which gets one', () => {
    expect(appendEntry("export const acts = [\n  { slug: 'a' } // last\n]\n", 'acts', entry)).toBe(
      `export const acts = [\n  { slug: 'a' }, // last\n${entry}\n]\n`,
    )
  })

  test('below remarks that stand behind the last entry', () => {
    const text = "export const acts = [\n  { slug: 'a' },\n  // The next one comes in spring.\n]\n"
    expect(appendEntry(text, 'acts', entry)).toBe(text.replace('spring.\n', `spring.\n${entry}\n`))
  })

  test('that was empty, or stood on one line', () => {
    expect(appendEntry('export const acts = [] as const\n', 'acts', entry)).toBe(`export const acts = [\n${entry}\n] as const\n`)
    expect(appendEntry("export const acts = [{ slug: 'a' }]\n", 'acts', entry)).toBe(`export const acts = [{ slug: 'a' },\n${entry}\n]\n`)
  })

  test('of a file with the line ends of Windows, in the same way', () => {
    const text = "export const acts = [\r\n  { slug: 'a' },\r\n]\r\n"
    expect(appendEntry(text, 'acts', entry)).toBe(`export const acts = [\r\n  { slug: 'a' },\r\n${entry.replaceAll('\n', '\r\n')}\r\n]\r\n`)
  })

  test.each(["'a]b'", '"a]b"', '`a]b`', "'a\\']'", '/* ] */ 1', '[1, [2]]', '{ a: [1] }'])('whose entries hold brackets as in %s', (value) => {
    const text = `export const acts = [\n  ${value},\n]\n`
    expect(appendEntry(text, 'acts', entry)).toBe(`export const acts = [\n  ${value},\n${entry}\n]\n`)
  })

  test('of that very name, with or without a type', () => {
    const text = 'export const actsOfOld = [\n]\nexport const acts: readonly Act[] = [\n]\n'
    expect(appendEntry(text, 'acts', entry)).toBe(`export const actsOfOld = [\n]\nexport const acts: readonly Act[] = [\n${entry}\n]\n`)
  })

  test('unless there is none', () => {
    expect(appendEntry('export const acts = make()\n', 'acts', entry)).toBeUndefined()
    expect(appendEntry('export const acts = [\n', 'acts', entry)).toBeUndefined()
  })
})
