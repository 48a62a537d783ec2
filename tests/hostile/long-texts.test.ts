/** No text of the owner, of whatever characters, takes time that grows with the square of its length. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'mdast'
import { expect, test } from 'vitest'
import { CopyReader } from '../../generator/check/copy/texts.ts'
import { visibleMarkdown } from '../../generator/check/copy/visible.ts'
import { normaliseName } from '../../generator/core/names.ts'
import { readData } from '../../generator/load/data/reader.ts'
import { fillIn, isShown } from '../../generator/load/data/values.ts'
import { conflictProblems, placeholderProblems } from '../../generator/load/files/read-text.ts'
import { Findings } from '../../generator/load/findings.ts'
import { messageTexts } from '../../generator/load/sentences/message.ts'
import { withoutAttributes } from '../../generator/load/texts/blocks.ts'
import { readFrontMatter } from '../../generator/load/texts/front-matter.ts'
import { findMistakes } from '../../generator/load/texts/markdown-mistakes.ts'
import { copyRuleNames } from '../../generator/schema/copy.ts'
import { beginLoad, saveResults } from '../../generator/system/kept-results.ts'
import { sampled } from '../depth.ts'
import { temporaryFolder } from '../temporary.ts'
import { tinyCopy } from '../tiny-copy.ts'
import { tinySite } from '../tiny-site.ts'

const place = () => ({ file: 'a.md', line: 1 })
const source = { entry: 'copy/1', file: 'data/copy.ts', line: 1 }
const copyExceptions = copyRuleNames.map((rule) => ({ rule, phrases: ['beste zaal'], because: '', source }))
const claims = tinySite().claims.map((claim, index) => ({
  ...claim,
  words: index === 0 ? ['beste … van het land'] : [],
}))
const reader = new CopyReader({ ...tinySite(), copy: tinyCopy, copyExceptions, claims, today: '2026-11-24' })

/** A text in which markdown finds nothing: its own time is not measured. */
const paragraphOf = (text: string): Root => {
  const position = {
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: 1, offset: text.length },
  }
  return {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: text, position }], position }],
  }
}

const readers: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(reader.rules.map(({ name, find }) => [name, find])),
  'all rules': (text) => reader.read({ text, syntax: 'markdown', placeAt: place }),
  'visible text': visibleMarkdown,
  'incomplete markdown': (text) => findMistakes(paragraphOf(text), text, 0),
  'block attributes': withoutAttributes,
  'front matter': (text) => readFrontMatter('a.md', `---\na: ${text}\n---\n`),
  leftovers: (text) => [conflictProblems('a.md', text), placeholderProblems('a.md', text, 1)],
  values: (text) => [
    fillIn(text, new Map([['site.brand', 'Toegift']]), place, new Findings()),
    isShown(text, ['a']),
  ],
  messages: messageTexts,
  'data file': (text) =>
    [
      '',
      'export const a = ',
      'export const a = [',
      'export const a = { a: ',
      'export const a: ',
      "export const a = [1, '",
    ].map((start) => readData(start + text)),
  names: normaliseName,
}

const characters = [...'1 .{}:[]"\'*_-<&\n,aA€()`|#@/\\']
const words =
  '1,1 u 20:30 {a.b} {a.b {a ]{ ]( <!-- € 1euro 1.500 beste Gent (Gent) 2025 zomer // /* "a", a: [{a: as 1_ ::a[ :::a{x=" A-A https://a.be ... &#x27; <a>'.split(
    ' ',
  )
const units = [...characters, ...words, '//\n', ...words.map((word) => `${word} `)]
const pairs = characters.flatMap((one) => characters.map((other) => one + other))
/** Those that take long for any text. */
const thorough = new Set(['all rules'])
/** What makes a rule look at the rest. */
const beginnings = ['', `"1 ’(€ {a.b} (A 2025 `, '::a[']

let count = 0

test.each(Object.keys(readers))('%s', (name) => {
  const timeOf = (unit: string, length: number) => {
    // Each text is another one: a result that is kept takes no time.
    const texts = beginnings.map((start) => `${start}${unit.repeat(length / unit.length)} ${count++}`)
    // Time of the processor: other work on the machine does not count.
    const begin = process.cpuUsage()
    for (const text of texts) readers[name]?.(text)
    const { user, system } = process.cpuUsage(begin)
    return (user + system) / 1000
  }
  // Eight times the text takes eight times as long, or 64 times. Garbage collection is no growth: the least
  // of three is compared.
  const least = (unit: string, length: number) => Math.min(...[1, 2, 3].map(() => timeOf(unit, length)))
  const slow = [...units, ...(thorough.has(name) ? [] : sampled(pairs, 40))].filter(
    (unit) => timeOf(unit, 32_000) > 250 && least(unit, 32_000) > 24 * Math.max(least(unit, 4000), 1),
  )
  expect(slow).toEqual([])
})

test('what is kept of a text with thousands of findings grows with its length', () => {
  const root = temporaryFolder('results')
  const keptOf = (length: number) => {
    for (const _ of ['what the last load used', 'what this one used']) beginLoad()
    reader.read({ text: '2025 '.repeat(length), syntax: 'markdown', placeAt: place })
    saveResults(root, 'program')
    return statSync(join(root, '.cache', 'results', 'index.v8')).size
  }
  expect(keptOf(8000)).toBeLessThan(12 * keptOf(1000))
})
