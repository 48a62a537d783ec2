/**
 * Front matter as owners and editors write it, and hostile: code, alias bombs, names of inherited properties.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '../../../tests/depth.ts'
import { texts } from '../../../tests/hostile/corpus.ts'
import { formatProblem } from '../../commands/report/format.ts'
import { articleSchema } from '../../schema/article.ts'
import { innermostLine } from '../data/reader.ts'
import { problemsOfIssues } from '../data/schema-problems.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'

function read(text: string) {
  const started = performance.now()
  const { value: page, problems } = readFrontMatter('content/blog/x.md', text)
  return { page, problems, milliseconds: performance.now() - started }
}
const lineOf = (page: FrontMatter | undefined, field: string) =>
  page && (innermostLine(page.lines, field.split('.')) ?? 1)
const lines = (...fieldLines: string[]) => `---\n${fieldLines.join('\n')}\n---\nTekst`

test('fields, body and their lines are found, also in a file of Windows, and behind a byte order mark', () => {
  const text = "---\nid: 1\ntitle: 'Een titel'\n---\n\nTekst\n"
  for (const written of [text, text.replaceAll('\n', '\r\n'), `\ufeff${text}`]) {
    const { page } = read(written)
    expect(page).toMatchObject({ data: { id: 1, title: 'Een titel' }, bodyLine: 5 })
    expect(lineOf(page, 'title')).toBe(3)
  }
})

test('a field within a list has its own line, and one that is not there the line of what is around it', () => {
  const { page } = read(
    '---\nquestions:\n  - question: Waar?\n    answer: Hier.\n  - question: Wanneer?\n    answer: Nu.\n---\n',
  )
  expect(lineOf(page, 'questions.1.answer')).toBe(6)
  expect(lineOf(page, 'questions.1.link')).toBe(5)
  expect(lineOf(page, 'title')).toBe(1)
})

test('dates, yes and no stay texts, also a date that does not exist; numbers are numbers, and a rule of dashes in the text is no front matter', () => {
  const { page } = read(`${lines('date: 2025-02-30', 'shown: yes', 'id: 7')}\n\n---\njs\n---\n`)
  expect(page).toMatchObject({
    data: { date: '2025-02-30', shown: 'yes', id: 7 },
    body: 'Tekst\n\n---\njs\n---\n',
  })
})

const ran = 'globalThis.ran = 1'
const laughs = [...'bcdefghi'].map(
  (name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`,
)

test.each([
  ['a list instead of fields', lines('- id'), 1],
  ['a list within itself', lines('a: &a [*a]'), 2],
  ['a part that an alias repeats', lines('a: &x [1]', 'b: *x'), 3],
  ['aliases of aliases', lines('a: &a [x, x, x, x, x, x, x, x, x]', ...laughs), 3],
  ['a merged field', lines('a: &a { b: 1 }', 'c:', '  <<: *a', 'd: *a'), 4],
  ['lists in lists', lines(`a: ${'['.repeat(8)}${']'.repeat(8)}`), 2],
  ['lists in lists by the thousand', lines(`a: ${'['.repeat(50_000)}${']'.repeat(50_000)}`), 1],
  ['an open list by the thousand', lines(`a: ${'['.repeat(50_000)}`), 1],
  ['__proto__ written twice', lines('__proto__: 1', '__proto__: 2'), 3],
  ...[
    '!!js/function "f"',
    '!!js/eval "1"',
    '!x 1',
    '!!binary aGk=',
    '!!set { x, y }',
    '!!timestamp 2025-01-01',
  ].map((value) => [`the tag in ${value}`, lines(`a: ${value}`), 2] as const),
  ...['js', ' js', 'JavaScript', 'json', 'coffee', 'toml', '\u00a0js', '\vjs'].map(
    (language) => [`${language} `, `---${language}\n{ a: (${ran}) }\n---\n`, 1] as const,
  ),
  ['js behind a byte order mark', `\ufeff---js\n{ a: (${ran}) }\n---\n`, 1],
] as const)(
  '%s is one problem on its line, on the first reading and on the second, and is never run',
  (_name, text, line) => {
    for (const { page, problems, milliseconds } of [read(text), read(text)]) {
      expect(page).toBeUndefined()
      expect(problems).toMatchObject([
        {
          code: expect.stringMatching(/^front-matter-(?:broken|language)$/),
          places: [{ file: 'content/blog/x.md', line }],
        },
      ])
      expect(milliseconds).toBeLessThan(1000)
    }
    expect(Reflect.get(globalThis, 'ran')).toBeUndefined()
  },
)

test('no field name reaches an object outside the front matter, and each is reported as unknown', () => {
  for (const name of ['__proto__', 'constructor', 'prototype', 'toString', '"\\u001b[2J"']) {
    const { page } = read(lines(`${name}: { polluted: 1, prototype: { polluted: 1 } }`))
    const checked = articleSchema.safeParse(page?.data)
    const subject = {
      name: 'the article "x"',
      value: page?.data,
      schema: articleSchema,
      place: () => ({ file: 'content/blog/x.md', line: 2 }),
      hasOthers: true,
    }
    const problems = checked.error ? problemsOfIssues(checked.error, subject) : []
    expect(problems.map(({ code }) => code)).toContain('unknown-field')
    expect(problems.map(formatProblem).join()).not.toContain('\x1b')
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  }
})

test('no text makes the reader crash, run code or return anything but fields', () => {
  const marks = [
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
  ]
  const part = fc.constantFrom(...texts.filter((text) => text.length < 300), ...marks)
  fc.assert(
    fc.property(
      fc.constantFrom('---', '---js', '--- yaml', '----', '\ufeff---'),
      fc.array(part, { maxLength: 12 }),
      (start, parts) => {
        const { page, problems } = read(`${start}\n${parts.join('')}\n---\nTekst`)
        expect(page === undefined).toBe(problems.length > 0)
        if (page) expect(Object.getPrototypeOf(page.data)).toBe(Object.prototype)
      },
    ),
    { numRuns: tries(300, 2000) },
  )
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined()
})
