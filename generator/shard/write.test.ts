import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ShardWriter } from './write.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shard-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const page = { html: '<p>Page</p>', links: { targets: ['/'], parts: '-', ids: [] }, pictures: { names: [], photographs: [] } }

test('a shard that was not completed leaves nothing behind, and an earlier one as it was', () => {
  const first = new ShardWriter(root, 'shards/1-of-2')
  first.add(0, '/', page)
  first.finish({ number: 1, count: 2 }, { options: {}, program: '', node: '', files: {} })
  const second = new ShardWriter(root, 'shards/1-of-2')
  second.add(0, '/', page)
  second.add(7, '/about/', page)
  second.close()
  expect(readdirSync(join(root, 'shards'))).toEqual(['1-of-2'])
  expect(readdirSync(join(root, 'shards', '1-of-2', 'pages'))).toEqual(['0.html'])
})

test('what keeps a shard from being written is described', () => {
  const writer = new ShardWriter(root, 'shards/1-of-2')
  mkdirSync(join(root, 'shards', readdirSync(join(root, 'shards'))[0] ?? '', 'pages', '0.html'))
  expect(() => writer.add(0, '/', page)).toThrow('Could not write shards/1-of-2: a folder is in the place of a file (EISDIR).')
  writer.close()
})
