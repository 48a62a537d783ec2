import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AssetCache } from './asset-cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const made = { facts: { width: 3 }, files: [{ ending: '.jpg', content: Buffer.from('picture') }] }
const never = () => Promise.reject(new Error('it was made already'))

test('what was made once is found by the next run', async () => {
  const first = new AssetCache<unknown>(folder)
  const kept = await first.get('key', async () => made)
  first.save()
  const second = new AssetCache<unknown>(folder)
  expect(await second.get('key', never)).toEqual(kept)
  expect(Buffer.from(second.read('key', '.jpg')).toString()).toBe('picture')
})

test('where nothing can be written, a run has what it made', async () => {
  writeFileSync(join(folder, 'file'), '')
  const cache = new AssetCache<unknown>(join(folder, 'file', 'below'))
  await cache.get('key', async () => made)
  cache.save()
  expect(Buffer.from(cache.read('key', '.jpg')).toString()).toBe('picture')
})

test('a file that cannot be put in its place leaves nothing behind', async () => {
  const cache = new AssetCache<unknown>(folder)
  const inTheWay = { facts: null, files: [{ ending: '/in/no/folder', content: Buffer.from('picture') }] }
  await cache.get('key', async () => inTheWay)
  expect(readdirSync(folder)).toEqual([])
})
