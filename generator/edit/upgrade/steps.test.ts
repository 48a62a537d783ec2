import { expect, test } from 'vitest'
import { readData } from '../../load/data/reader.ts'
import {
  addExport,
  addField,
  afterSteps,
  dropField,
  dropItems,
  importFromPackage,
  mergeField,
  remark,
  remarksIn,
  type Step,
} from './steps.ts'

const file = 'data/site.ts'
const after = (text: string, ...steps: Step[]) => afterSteps(new Map([[file, text]]), steps).get(file) ?? ''
/** The same twice: there is nothing left for the second run. */
const once = (text: string, step: Step) => {
  const done = after(text, step)
  expect(after(done, step)).toBe(done)
  expect(readData(done).failure).toBeUndefined()
  return done
}
const drop = dropField(file, 'site.old', remark('0.2.0', 'why'))

test('a field that is gone becomes a comment on its lines', () => {
  const text = "export const site = {\n  old: {\n    a: 'x',\n  }, // Mine.\n  b: 1,\n}\n"
  expect(once(text, drop)).toBe(
    "export const site = {\n  // toegift 0.2.0: why\n  // old: {\n    // a: 'x',\n  // }, // Mine.\n  b: 1,\n}\n",
  )
})

test.each([
  ['{ old: 1, b: 2 }', { b: 2 }],
  ['{ b: 2, old: 1 }', { b: 2 }],
  ['{ old: 1 }', {}],
  ["{ b: 2, 'old': `one\n two`, c: 3 }", { b: 2, c: 3 }],
  ["{ b: `\n`, old: '/* no comment', c: 3 }", { b: '\n', c: 3 }],
])('a field within a line becomes one as well: %s', (group, left) => {
  const text = once(`export const site = ${group}\n`, drop)
  expect(readData(text).exports).toEqual({ site: left })
  expect(text).toMatch(/\n\/\/ toegift 0\.2\.0: why\n\/\/ ['o]/)
})

test('lines keep the ends that Windows gives them', () => {
  const text = once('export const site = {\r\n  old: 1,\r\n  b: 2,\r\n}\r\n', drop)
  expect(text).toBe('export const site = {\r\n  // toegift 0.2.0: why\r\n  // old: 1,\r\n  b: 2,\r\n}\r\n')
})

test('a field of the same name elsewhere, and one that is not there, stay', () => {
  const text = 'export const other = { old: 1 }\nexport const site = { b: { old: 2 } }\n'
  expect(after(text, drop)).toBe(text)
})

test('items with a value that is gone become comments, and the others stay', () => {
  const text = "export const list = [\n  { rule: 'a', b: 1 },\n  { rule: 'c' },\n  { rule: 'a' }\n]\n"
  const left = once(text, dropItems(file, 'list', 'rule', ['a'], 'why'))
  expect(readData(left).exports).toEqual({ list: [{ rule: 'c' }] })
  expect(left).toContain("// { rule: 'a', b: 1 },")
})

test('the text of a field is put before that of another, or gets its name', () => {
  const text =
    "export const list = [{ first: 'It\\'s', second: 'two.' }, { first: 'Alone.' }, { second: 'x' }]\n"
  const merged = once(text, mergeField(file, 'list', 'first', 'second'))
  expect(readData(merged).exports).toEqual({
    list: [{ second: "It's two." }, { second: 'Alone.' }, { second: 'x' }],
  })
})

test('a text that cannot be merged stays where it is', () => {
  const text = "export const list = [{ first: 'one', second: `two` }]\n"
  expect(after(text, mergeField(file, 'list', 'first', 'second'))).toBe(text)
})

test('a field is added behind the value by which its item is known, unless it is there', () => {
  const text =
    "export const list = [{ key: 'a', b: 1 }, { key: 'c' }, { key: 'a' }, { key: 'a', own: false }]\n"
  const added = once(text, addField(file, 'list', ['key', 'a'], 'own: true'))
  expect(readData(added).exports).toEqual({
    list: [{ key: 'a', own: true, b: 1 }, { key: 'c' }, { key: 'a', own: true }, { key: 'a', own: false }],
  })
})

test('an export is added once, and what the owner must decide is found with its line', () => {
  const text = once('export const a = 1\n', addExport(file, 'b', '2', remark('0.2.0', 'choose')))
  expect(readData(text).exports).toEqual({ a: 1, b: 2 })
  expect(remarksIn(new Map([[file, text]]))).toEqual([
    { file, line: 3, words: 'choose', about: 'export const b = 2' },
  ])
  expect(afterSteps(new Map(), [addExport(file, 'b', '2', 'choose')])).toEqual(new Map())
})

test('types are those of the package where the path to them leads nowhere', () => {
  const text =
    "import type { A, B } from '../generator/schema/a.ts'\nimport type { C } from '../generator/schema/c.ts'\nexport const a = \"from '../generator/schema/a.ts'\"\n"
  const missing = importFromPackage((path) => path.endsWith('/a.ts'))
  expect(once(text, missing)).toBe(
    text.replace("B } from '../generator/schema/a.ts'", "B } from 'toegift/schema'"),
  )
})
