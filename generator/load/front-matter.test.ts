import { expect, test } from 'vitest'
import { readFrontMatter } from './front-matter.ts'

function read(text: string) {
  const { value: page, problems } = readFrontMatter('content/blog/x.md', text)
  return { page, problems }
}

test('fields, body and their lines are found', () => {
  const { page } = read("---\nid: 1\ntitle: 'Een titel'\n---\n\nTekst")
  expect(page?.data).toEqual({ id: 1, title: 'Een titel' })
  expect(page?.lineOf('title')).toBe(3)
  expect(page?.bodyLine).toBe(5)
})

test('a field within a list has its own line, and one that is not there the line of what is around it', () => {
  const { page } = read('---\nquestions:\n  - question: Waar?\n    answer: Hier.\n  - question: Wanneer?\n    answer: Nu.\n---\n')
  expect(page?.lineOf('questions.1.answer')).toBe(6)
  expect(page?.lineOf('questions.1.link')).toBe(5)
  expect(page?.lineOf('title')).toBe(1)
})

test('a part that an alias repeats is refused', () => {
  expect(read('---\na: &x [1]\nb: *x\n---\n').problems).toMatchObject([{ code: 'front-matter-broken', places: [{ line: 3 }] }])
})

test('a date stays the text that was written, even one that does not exist', () => {
  expect(read('---\ndate: 2025-02-30\n---\n').page?.data).toEqual({ date: '2025-02-30' })
})

test.each(['js', 'javascript', 'json', 'coffee', 'toml'])('front matter in %s is refused', (language) => {
  const { page, problems } = read(`---${language}\n{ "x": 1 }\n---\n`)
  expect(page).toBeUndefined()
  expect(problems).toMatchObject([{ code: 'front-matter-language', places: [{ file: 'content/blog/x.md', line: 1 }] }])
})

test('broken front matter names its line, on the first reading and on the second', () => {
  for (const _ of [1, 2]) {
    const { problems } = read('---\nid: 1\ntitle: "open\n---\n')
    expect(problems).toMatchObject([{ code: 'front-matter-broken' }])
    expect(problems[0]?.places[0]?.line).toBeGreaterThan(1)
  }
})
