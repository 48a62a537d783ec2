import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../tests/temporary.ts'
import { digestOf } from '../../core/output-file.ts'
import { digestOfList, lineOf, linesOf, pageOf, shardSchema, shardText } from './format.ts'

const page = {
  index: 3,
  path: '/about/',
  digest: digestOf('page'),
  size: 4,
  links: { targets: ['/', 'mailto:x'], positions: 'm-', ids: ['top'] },
  pictures: {
    names: ['a.svg'],
    photographs: [{ name: 'a.jpg', width: 2, height: 1, at: 320, isFirst: true }],
  },
  textDigest: 'Xk3_a-Qz',
  sketch: Uint32Array.of(1, 2 ** 32 - 1),
}

test.each([page, { ...page, path: '/artist/404.html' }, { ...page, path: '/' }])(
  'the page $path of a list is read as it was written',
  (page) => {
    expect(pageOf(lineOf(page))).toEqual(page)
  },
)

const fields = JSON.parse(lineOf(page))
const changed = (change: object) => JSON.stringify({ ...fields, ...change })

test.each<[what: string, line: string]>([
  ['no JSON', '{'],
  ['null', 'null'],
  ['no fields', '{}'],
  ['a field that no page has', changed({ file: '../x' })],
  ['no links', changed({ links: undefined })],
  ['an index below zero', changed({ index: -1 })],
  ['a path that leads out', changed({ path: '/../x/' })],
  ['a path of a megabyte', changed({ path: `/${'a'.repeat(1e6)}/` })],
  ['no digest', changed({ digest: 'x' })],
  ['fewer positions than links', changed({ links: { ...page.links, positions: 'm' } })],
  ['a text digest with a newline, which would damage the ledger', changed({ textDigest: 'Xk3_a\n/x' })],
  ['half a number in its sketch', changed({ sketch: 'AAA=' })],
])('a line that is or has %s is none', (_, line) => {
  expect(pageOf(line)).toBeUndefined()
})

const shard = {
  number: 1,
  count: 2,
  pages: 3,
  list: digestOf('list'),
  source: { options: { '--date': '2026-01-01' }, program: '', node: 'v20', files: {} },
}

test.each<[what: string, change: object]>([
  ['2^33 shards', { count: 2 ** 33 }],
  ['20 million shards', { count: 2e7 }],
  ['the number of a shard that does not exist', { number: 3 }],
  ['a digest of another form', { list: 'x\n' }],
  ['an option of a megabyte', { source: { ...shard.source, options: { x: 'x'.repeat(1e6) } } }],
])('a shard.json with %s is refused', (_, change) => {
  expect(shardSchema.safeParse(JSON.parse(shardText(shard))).success).toBe(true)
  expect(shardSchema.safeParse(JSON.parse(shardText({ ...shard, ...change }))).success).toBe(false)
})

const folder = emptyFolder()

test('a list is read in pieces: lines and characters may begin in one and end in the next', () => {
  const lines = [
    `${'é'.repeat(50_000)}!`,
    '',
    'x'.repeat(200_000),
    ...Array.from({ length: 5_000 }, (_, index) => `page ${index}`),
    'x'.repeat(2 ** 16 - 1),
  ]
  const text = lines.map((line) => `${line}\n`).join('')
  writeFileSync(join(folder, 'pages.jsonl'), text)
  expect([...linesOf(folder)]).toEqual(lines)
  expect(digestOfList(folder)).toEqual({ digest: digestOf(text), lines: lines.length })
  writeFileSync(join(folder, 'pages.jsonl'), '')
  expect([...linesOf(folder)]).toEqual([])
})
