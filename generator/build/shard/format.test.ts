import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../tests/temporary.ts'
import { digestOf } from '../../core/output-file.ts'
import { pageFile, pageText, readPage, shardSchema, shardText } from './format.ts'

const page = {
  path: '/about/',
  links: { targets: ['/', 'mailto:x'], positions: 'm-', ids: ['top'] },
  pictures: {
    names: ['a.svg'],
    photographs: [{ name: 'a.jpg', width: 2, height: 1, at: 320, isFirst: true }],
  },
  textDigest: 'Xk3_a-Qz',
  sketch: Uint32Array.of(1, 2 ** 32 - 1),
}
const html = '<p>Één\nregel</p>\n'

const folder = emptyFolder()
const readBack = (text: string) => {
  mkdirSync(join(folder, 'pages'), { recursive: true })
  writeFileSync(join(folder, pageFile(3)), text)
  return readPage(folder, 3)
}

test.each([page, { ...page, path: '/artist/404.html' }, { ...page, path: '/' }])(
  'the page $path is read as it was written',
  (page) => {
    const { content, ...facts } = readBack(pageText(page, html))
    expect([facts, content.toString()]).toEqual([page, html])
  },
)

test.each<[what: string, change: (text: string) => string]>([
  ['another word', (text) => text.replace('regel', 'tegel')],
  ['another link', (text) => text.replace('mailto:x', 'mailto:y')],
  ['its end cut off', (text) => text.slice(0, -1)],
  ['nothing in it', () => ''],
])('a page with %s was edited', (_, change) => {
  expect(() => readBack(change(pageText(page, html)))).toThrow('was edited or cut off')
})

const sealed = (line: string) => `${digestOf(`${line}\n`)}\n${line}\n`
const fields = JSON.parse(pageText(page, '').split('\n')[1] ?? '')
const changed = (change: object) => JSON.stringify({ ...fields, ...change })

test.each<[what: string, line: string]>([
  ['no JSON', '{'],
  ['null', 'null'],
  ['no fields', '{}'],
  ['a field that no page has', changed({ file: '../x' })],
  ['no links', changed({ links: undefined })],
  ['a path that leads out', changed({ path: '/../x/' })],
  ['a path of a megabyte', changed({ path: `/${'a'.repeat(1e6)}/` })],
  ['fewer positions than links', changed({ links: { ...page.links, positions: 'm' } })],
  ['a text digest with a newline, which would damage the ledger', changed({ textDigest: 'Xk3_a\n/x' })],
  ['half a number in its sketch', changed({ sketch: 'AAA=' })],
])('a line that is or has %s is none', (_, line) => {
  expect(readBack(sealed(changed({}))).path).toBe(page.path)
  expect(() => readBack(sealed(line))).toThrow('is no page')
})

const source = { options: { '--date': '2026-01-01' }, program: '', node: 'v20', files: {} }
const shard = {
  number: 1,
  count: 2,
  pages: 3,
  source,
}

test.each<[what: string, change: object]>([
  ['2^33 shards', { count: 2 ** 33 }],
  ['20 million shards', { count: 2e7 }],
  ['the number of a shard that does not exist', { number: 3 }],
  ['a digest of another form', { source: { ...source, files: { 'data/site.ts': 'x\n' } } }],
  ['an option of a megabyte', { source: { ...source, options: { x: 'x'.repeat(1e6) } } }],
])('a shard.json with %s is refused', (_, change) => {
  expect(shardSchema.safeParse(JSON.parse(shardText(shard))).success).toBe(true)
  expect(shardSchema.safeParse(JSON.parse(shardText({ ...shard, ...change }))).success).toBe(false)
})
