import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { digestOf } from '../core/output-file.ts'
import { createCache, readKept, writeKept } from './cache.ts'

const root = emptyFolder()
/** Another one for each test: of each damaged folder there is one warning. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(root, 'assets-'))
})
afterEach(() => void vi.restoreAllMocks())

const make = async () => ({
  value: { width: 3 },
  files: [{ ending: '.jpg', content: Buffer.from('picture') }],
})
const never = () => Promise.reject(new Error('it was made already'))
const warnings = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

/** What a cache publishes for the key: the content of its one file, checked as before a publication. */
const open = (root = folder, more: { fresh?: boolean; unused?: number; program?: string } = {}) =>
  createCache<unknown>({
    root,
    name: 'things',
    makers: { program: 'one', ...(more.program && { program: more.program }) },
    ...more,
  })

const kept = (name: string) => join(folder, '.cache', 'things', name)

async function published(
  cache: ReturnType<typeof open>,
  again: typeof make | typeof never = never,
): Promise<string> {
  const [file] = (await cache.get('key', again)).files
  return String((await file?.at('a.jpg').checked?.())?.content())
}

async function filledCache(): Promise<ReturnType<typeof open>> {
  const cache = open()
  await cache.get('key', make)
  cache.save()
  return cache
}

test('what was made once is found by the next run', async () => {
  await filledCache()
  const second = open()
  expect((await second.get('key', never)).value).toEqual({ width: 3 })
  expect(await published(second)).toBe('picture')
})

test('two runs at the same time keep what both made', async () => {
  const [first, second] = [open(), open()]
  await first.get('one', make)
  await second.get('two', make)
  first.save()
  second.save()
  const next = open()
  expect([next.find('one', never), next.find('two', never)]).not.toContain(undefined)
})

test('where nothing can be written, a run has what it made and leaves nothing behind', async () => {
  const files = [{ ending: 'a'.repeat(300), content: Buffer.from('picture') }]
  await open().get('key', async () => ({ value: null, files }))
  expect(readdirSync(kept(''))).toEqual([])

  writeFileSync(join(folder, 'file'), '')
  const cache = open(join(folder, 'file', 'below'))
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
    damage(kept('key.jpg'))
    const warn = warnings()
    expect(await published(open(), make)).toBe('picture')
    expect(warn.mock.calls.join()).toContain('cache-damaged')
    expect(readFileSync(kept('key.jpg'), 'utf8')).toBe('picture')
    // The next run finds nothing to make.
    expect(await published(open())).toBe('picture')
  })

  test('an index that somebody changed', async () => {
    await filledCache()
    const content = readFileSync(kept('index.v8'))
    content.writeUInt8(content.readUInt8(content.length - 1) ^ 1, content.length - 1)
    writeFileSync(kept('index.v8'), content)
    const warn = warnings()
    expect((await open().get('key', make)).value).toEqual({ width: 3 })
    expect(warn).toHaveBeenCalledOnce()
  })

  test('a value that this V8 cannot read', () => {
    const content = Buffer.from('written by another V8')
    writeFileSync(join(folder, 'value.v8'), Buffer.concat([Buffer.from(`${digestOf(content)}\n`), content]))
    const warn = warnings()
    expect(readKept(join(folder, 'value.v8'))).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })
})

test('what another program has made, or what is kept of other things, has other keys', () => {
  const keys = [
    open(),
    open(folder, { program: 'two' }),
    createCache({ root: folder, name: 'others', makers: { program: 'one' } }),
  ]
  expect(new Set(keys.map((cache) => cache.keyOf('program', 'same'))).size).toBe(3)
})

test('of what a run has not used, the things that were used last are kept', async () => {
  const run = async (...used: string[]) => {
    const cache = open(folder, { unused: 1 })
    for (const key of used) await cache.get(key, make)
    cache.save()
  }
  await run('one')
  await run('two')
  await run('three')
  const next = open()
  expect(['one', 'two', 'three'].map((key) => next.find(key, never) !== undefined)).toEqual([
    false,
    true,
    true,
  ])
  expect(readdirSync(kept('')).sort()).toEqual(['index.v8', 'three.jpg', 'two.jpg'])
})

test('files whose names begin with a slash are in a folder of their key, which goes with them', async () => {
  const site = async () => ({
    value: null,
    files: [{ ending: '/act/index.html', content: Buffer.from('page') }],
  })
  const first = open(folder, { unused: 0 })
  await first.get('one', site)
  first.save()
  expect(readFileSync(kept('one/act/index.html'), 'utf8')).toBe('page')
  const second = open(folder, { unused: 0 })
  await second.get('two', site)
  second.save()
  expect(readdirSync(kept('')).sort()).toEqual(['index.v8', 'two'])
})

test('a run that makes everything again takes nothing, and keeps what it made', async () => {
  await filledCache()
  const fresh = open(folder, { fresh: true })
  expect(fresh.find('key', never)).toBeUndefined()
  const files = [{ ending: '.jpg', content: Buffer.from('other') }]
  await fresh.get('key', async () => ({ value: null, files }))
  fresh.save()
  expect(await published(open())).toBe('other')
})

test('a file that was removed is made again without a word', async () => {
  await filledCache()
  rmSync(kept('key.jpg'))
  const warn = warnings()
  expect(await published(open(), make)).toBe('picture')
  expect(warn).not.toHaveBeenCalled()
})

test('nothing is kept of a project that was moved away, so that its place stays free', () => {
  const project = join(folder, 'agency')
  const file = join(project, '.cache', 'runs', 'a.v8')
  writeKept(file, 'a')
  expect(existsSync(project)).toBe(false)
  mkdirSync(project)
  writeKept(file, 'a')
  expect(readKept(file)).toBe('a')
})
