/** Hostile front matter: code, alias bombs, names of inherited properties. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explain } from '../../generator/load/explain.ts'
import { readFrontMatter } from '../../generator/load/front-matter.ts'
import { formatProblem } from '../../generator/report/format.ts'
import { articleSchema } from '../../generator/schema/article.ts'
import { texts } from './corpus.ts'

function read(text: string) {
  const started = performance.now()
  const { value: page, problems } = readFrontMatter('content/blog/x.md', text)
  return { page, messages: problems.map(({ code, what }) => `${code}: ${what}`), milliseconds: performance.now() - started }
}
const lines = (...fieldLines: string[]) => `---\n${fieldLines.join('\n')}\n---\nTekst`

test('aliases of aliases are refused before they are expanded', () => {
  const laughs = [...'bcdefghi'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`)
  const { page, messages, milliseconds } = read(lines('a: &a [x, x, x, x, x, x, x, x, x]', ...laughs))
  expect(page).toBeUndefined()
  expect(messages).toEqual(['front-matter-broken: The front matter cannot be read: a part of it is used a second time by an alias (*)'])
  expect(milliseconds).toBeLessThan(500)
})

test.each([
  ['a list within itself', lines('a: &a [*a]')],
  ['a merged field', lines('a: &a { b: 1 }', 'c:', '  <<: *a', 'd: *a')],
  ['lists in lists', lines(`a: ${'['.repeat(8)}${']'.repeat(8)}`)],
  ['lists in lists by the thousand', lines(`a: ${'['.repeat(50_000)}${']'.repeat(50_000)}`)],
  ['an open list by the thousand', lines(`a: ${'['.repeat(50_000)}`)],
  ['a field written twice', lines('a: 1', 'a: 2')],
  ['__proto__ written twice', lines('__proto__: 1', '__proto__: 2')],
  ['a tag for a function', lines('a: !!js/function "function () { globalThis.ran = 1 }"')],
  ['a tag for a pattern', lines('a: !!js/regexp /x/')],
  ['a tag of its own', lines('a: !x 1')],
  ['binary data', lines('a: !!binary aGk=')],
  ['a set', lines('a: !!set { x, y }')],
  ['a tag for a date', lines('a: !!timestamp 2025-01-01')],
  ['JavaScript after a no-break space', '---\u00a0js\n{ a: (globalThis.ran = 1) }\n---\n'],
  ['JavaScript after a vertical tab', '---\vjs\n{ a: (globalThis.ran = 1) }\n---\n'],
  ['another language', '---coffee\nglobalThis.ran = 1\n---\n'],
])('%s is a problem, and never a crash', (_name, text) => {
  const { page, messages, milliseconds } = read(text)
  expect(page).toBeUndefined()
  expect(messages).toHaveLength(1)
  expect(milliseconds).toBeLessThan(1000)
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined()
})

test('no field name reaches an object outside the front matter, and each is reported as unknown', () => {
  for (const name of ['__proto__', 'constructor', 'prototype', 'toString', '"\\u001b[2J"']) {
    const { page } = read(lines(`${name}: { polluted: 1, prototype: { polluted: 1 } }`))
    const checked = articleSchema.safeParse(page?.data)
    const subject = { name: 'the article "x"', value: page?.data, fields: ['title'], place: () => ({ file: 'content/blog/x.md', line: 2 }) }
    const problems = checked.error ? explain(checked.error, subject) : []
    expect(problems.map(({ code }) => code)).toContain('unknown-field')
    expect(problems.map(formatProblem).join()).not.toContain('\x1b')
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  }
})

test('no text makes the reader crash, run code or return anything but fields', () => {
  const part = fc.constantFrom(
    ...texts.filter((text) => text.length < 300),
    '---',
    '\n',
    ': ',
    '- ',
    '&a ',
    '*a',
    '!!js/function ',
    '<<: ',
    '? ',
    '| ',
    '> ',
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    '%YAML 1.2',
  )
  fc.assert(
    fc.property(fc.constantFrom('---', '---js', '--- yaml', '----', '\ufeff---'), fc.array(part, { maxLength: 12 }), (start, parts) => {
      const { page, messages } = read(`${start}\n${parts.join('')}\n---\nTekst`)
      expect(page === undefined).toBe(messages.length > 0)
      if (page) expect(Object.getPrototypeOf(page.data)).toBe(Object.prototype)
    }),
    { numRuns: 2000 },
  )
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined()
})
