/** Malicious front matter, and front matter from editors on other systems. */
import { expect, test } from 'vitest'
import { readFrontMatter } from './front-matter.ts'

function read(text: string) {
  const { value: page, problems } = readFrontMatter('content/blog/x.md', text)
  return { page, problems }
}

const bomb = 'globalThis.frontMatterRan = true'

test.each([
  ['js', `---js\n{ title: (${bomb}) }\n---\n`],
  ['js behind a blank', `--- js\n{ title: (${bomb}) }\n---\n`],
  ['js in capitals', `---JavaScript\n{ title: (${bomb}) }\n---\n`],
  ['js behind a byte order mark', `\ufeff---js\n{ title: (${bomb}) }\n---\n`],
  ['a YAML tag', `---\ntitle: !!js/function "function () { ${bomb} }"\n---\n`],
  ['a YAML expression', `---\ntitle: !!js/eval "${bomb}"\n---\n`],
])('code in front matter is refused and not executed: %s', (_name, text) => {
  const { page, problems } = read(text)
  expect(page).toBeUndefined()
  expect(problems).toHaveLength(1)
  expect(Reflect.get(globalThis, 'frontMatterRan')).toBeUndefined()
})

test.each([
  ['a second colon', '---\nid: 1\ntitle: wat: hoe\n---\n', 3],
  ['a wrong indent', '---\nid: 1\n  title: x\n---\n', 3],
  ['a field that is written twice', '---\nid: 1\nslug: x\nid: 2\n---\n', 4],
  ['a list instead of fields', '---\n- id\n---\n', 1],
])('%s is reported with its line', (_name, text, line) => {
  expect(read(text).problems).toMatchObject([{ code: 'front-matter-broken', severity: 'error', places: [{ file: 'content/blog/x.md', line }] }])
})

test('dates, yes and no stay texts; numbers are numbers', () => {
  expect(read('---\npublishDate: 2025-01-05\nshown: yes\nid: 7\n---\n').page?.data).toEqual({ publishDate: '2025-01-05', shown: 'yes', id: 7 })
})

test('a file of Windows, and one with a byte order mark, are read like any other', () => {
  const windows = read('---\r\nid: 1\r\ntitle: x\r\n---\r\n\r\nTekst\r\n').page
  expect(windows).toMatchObject({ data: { id: 1, title: 'x' }, bodyLine: 5 })
  expect(windows?.lineOf('title')).toBe(3)
  expect(read('\ufeff---\nid: 1\n---\nTekst').page).toMatchObject({ data: { id: 1 }, body: 'Tekst', bodyLine: 4 })
})

test('a rule of three dashes in the text is not read as front matter', () => {
  expect(read('---\nid: 1\n---\n\nEen\n\n---\njs\n---\n').page).toMatchObject({ data: { id: 1 }, body: '\nEen\n\n---\njs\n---\n' })
})

test.each([
  ['', 1, 'The file is empty.'],
  ['Alleen tekst', 1, 'The file does not begin with a line of three dashes.'],
  ['id: 1\n---\nTekst', 1, 'The file does not begin with a line of three dashes.'],
  ['\n---\nid: 1\n---\nTekst', 1, 'Something is above the first line of three dashes.'],
  ['----\nid: 1\n---\nTekst', 1, 'The file does not begin with a line of three dashes.'],
  ['---\nid: 1\ntitle: x\n\nTekst', 4, 'The fields have no end.'],
  ['---\nid: 1\n--\nTekst', 3, 'The fields end with --.'],
  ['---\nid: 1\n----\nTekst', 3, 'The fields end with ----.'],
])('the lines around the fields of %j', (text, line, what) => {
  expect(readFrontMatter('content/blog/x.md', text).problems).toMatchObject([{ code: 'front-matter-broken', places: [{ line }], what }])
})
