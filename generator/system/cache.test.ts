import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { madeOfFiles, readKeptValue, writeKept } from './cache.ts'

const folder = emptyFolder()

test('what is made of a file is kept until the file changes, and not at all when the file was saved meanwhile', async () => {
  const clock = vi.spyOn(Date, 'now')
  onTestFinished(() => void clock.mockRestore())
  const source = join(folder, 'source.txt')
  let runs = 0
  const file = join(folder, 'kept', 'one.v8')
  const made = (save: () => void = () => undefined, key = 'one') =>
    madeOfFiles({ file, key, folder }, { count: 3, fresh: false }, async () => {
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
