import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { isInnerPath } from '../core/inner-path.ts'
import { digestOf } from '../core/output-file.ts'
import { madeOfFiles, readKept, readKeptValue, writeKept } from './cache.ts'

const folder = emptyFolder()

test('what is made of a file is kept until the file changes, and not at all when the file was saved meanwhile', async () => {
  const clock = vi.spyOn(Date, 'now')
  onTestFinished(() => void clock.mockRestore())
  const source = join(folder, 'source.txt')
  let runs = 0
  const file = join(folder, 'kept', 'one.v8')
  const made = (save: () => void = () => undefined, key = 'one') =>
    madeOfFiles({ file, key, folder }, { count: 3, fresh: false, isSound: () => true }, async () => {
      save()
      return { made: { run: ++runs }, sources: ['source.txt'] }
    })
  const later = () => clock.mockReturnValue(performance.timeOrigin + performance.now() + 10_000)

  writeFileSync(source, 'a')
  expect(await made()).toEqual({ run: 1 })
  later()
  expect([await made(), await made()]).toEqual([{ run: 2 }, { run: 2 }])
  expect(await made(undefined, 'exchanged with another file')).toEqual({ run: 3 })
  writeFileSync(source, 'b')
  expect(await made()).toEqual({ run: 4 })
  writeFileSync(source, 'c')
  clock.mockRestore()
  expect(await made(() => writeFileSync(source, 'd'))).toEqual({ run: 5 })
  expect(await made()).toEqual({ run: 6 })
  expect(await made(() => rmSync(source))).toEqual({ run: 7 })
})

test('a value that this V8 cannot read is made again, with a warning', () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void warn.mockRestore())
  const file = join(folder, 'other', 'value.v8')
  writeKept(file, 'written by another V8')
  expect(readKeptValue(file)).toBeUndefined()
  expect(warn.mock.calls.join()).toContain('cache-damaged')
})

test.each([
  ['a source outside of its folder', { key: 'key', made: 'inside', sources: new Map([['../mine.txt', digestOf('mine')]]) }],
  ['a result that leads out of its folder', { key: 'key', made: '../mine.txt', sources: new Map() }],
])('%s is damage: it is made again, with a warning', async (name, kept) => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void warn.mockRestore())
  const file = join(folder, name, 'one.v8')
  writeKept(file, serialize(kept))
  writeFileSync(join(folder, 'mine.txt'), 'mine')
  const options = { count: 3, fresh: false, isSound: isInnerPath }
  expect(await madeOfFiles({ file, key: 'key', folder: join(folder, 'sources') }, options, async () => ({ made: 'new', sources: [] }))).toBe('new')
  expect(warn.mock.calls.join()).toContain('cache-damaged')
})

test('nothing is kept of a project that was moved away, so that its place stays free', () => {
  const project = join(folder, 'agency')
  const file = join(project, '.cache', 'images', 'index.json')
  writeKept(file, 'a')
  expect(existsSync(project)).toBe(false)
  mkdirSync(project)
  writeKept(file, 'a')
  expect(readKept(file)?.toString()).toBe('a')
})
