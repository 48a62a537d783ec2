import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { digestOf } from '../core/output-file.ts'
import { writeCache } from '../system/cache.ts'
import { openAssetCache } from './asset-cache.ts'

const root = emptyFolder()
/** Another one for each test: of each damaged folder there is one warning. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(root, 'assets-'))
})
afterEach(() => void vi.restoreAllMocks())

const make = async () => ({ facts: { width: 3 }, files: [{ ending: '.jpg', content: Buffer.from('picture') }] })
const never = () => Promise.reject(new Error('it was made already'))
const warnings = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

/** What a cache publishes for the key: the content of its one file, checked as before a publication. */
const open = (folder: string) => openAssetCache<unknown>(folder, ['downloads'])

type AssetCache = Awaited<ReturnType<typeof open>>

async function published(cache: AssetCache, again: typeof make | typeof never = never): Promise<string> {
  const [file] = (await cache.get('key', again)).files
  return String((await file?.at('a.jpg').checked?.())?.content())
}

async function filledCache(): Promise<AssetCache> {
  const cache = await open(folder)
  await cache.get('key', make)
  cache.save()
  return cache
}

test('what was made once is found by the next run', async () => {
  await filledCache()
  const second = await open(folder)
  expect((await second.get('key', never)).facts).toEqual({ width: 3 })
  expect(await published(second)).toBe('picture')
})

test('two runs at the same time keep what both made', async () => {
  const [first, second] = [await open(folder), await open(folder)]
  await first.get('one', make)
  await second.get('two', make)
  first.save()
  second.save()
  const next = await open(folder)
  expect([next.find('one', never), next.find('two', never)]).not.toContain(undefined)
})

test('where nothing can be written, a run has what it made and leaves nothing behind', async () => {
  const files = [{ ending: '/in/no/folder', content: Buffer.from('picture') }]
  await open(folder).then((cache) => cache.get('key', async () => ({ facts: null, files })))
  expect(readdirSync(folder)).toEqual([])

  writeFileSync(join(folder, 'file'), '')
  const cache = await open(join(folder, 'file', 'below'))
  await cache.get('key', make)
  cache.save()
  expect(await published(cache)).toBe('picture')
})

describe('a damaged cache is repaired, with a warning', () => {
  test.each([
    ['an empty file', (file: string) => truncateSync(file)],
    ['a cut file', (file: string) => truncateSync(file, 3)],
    ['a flipped bit', (file: string) => writeFileSync(file, 'pictura')],
  ])('%s', async (_name, damage) => {
    await filledCache()
    damage(join(folder, 'key.jpg'))
    const warn = warnings()
    expect(await published(await open(folder), make)).toBe('picture')
    expect(warn.mock.calls.join()).toContain('cache-damaged')
    expect(readFileSync(join(folder, 'key.jpg'), 'utf8')).toBe('picture')
    // The next run finds nothing to make.
    expect(await published(await open(folder))).toBe('picture')
  })

  test('an index that names a file elsewhere', async () => {
    writeFileSync(join(root, 'mine.jpg'), 'mine')
    const facts = { ending: '/../../mine.jpg', digest: digestOf('mine'), size: 4 }
    writeCache(join(folder, 'files.json'), [['key', { facts: null, files: [facts] }]])
    const warn = warnings()
    expect(await published(await open(folder), make)).toBe('picture')
    expect(warn.mock.calls.join()).toContain('cache-damaged')
  })

  test('an index that somebody changed', async () => {
    await filledCache()
    const index = join(folder, 'files.json')
    writeFileSync(index, readFileSync(index, 'utf8').replace('"width":3', '"width":4'))
    const warn = warnings()
    expect((await (await open(folder)).get('key', make)).facts).toEqual({ width: 3 })
    expect(warn).toHaveBeenCalledOnce()
  })
})

test('a run that makes everything again takes nothing, and keeps what it made', async () => {
  await filledCache()
  const fresh = await openAssetCache<unknown>(folder, ['downloads'], true)
  expect(fresh.find('key', never)).toBeUndefined()
  const files = [{ ending: '.jpg', content: Buffer.from('other') }]
  await fresh.get('key', async () => ({ facts: null, files }))
  fresh.save()
  expect(await published(await open(folder))).toBe('other')
})

test('a file that was removed is made again without a word', async () => {
  await filledCache()
  rmSync(join(folder, 'key.jpg'))
  const warn = warnings()
  expect(await published(await open(folder), make)).toBe('picture')
  expect(warn).not.toHaveBeenCalled()
})
