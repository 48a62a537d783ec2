import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { madeOfFiles } from './cache.ts'

const folder = emptyFolder()

test('what is made of a file is kept until the file changes, and not at all when the file was saved meanwhile', async () => {
  const clock = vi.spyOn(Date, 'now')
  onTestFinished(() => void clock.mockRestore())
  const source = join(folder, 'source.txt')
  let runs = 0
  const made = (save: () => void = () => undefined) =>
    madeOfFiles(join(folder, 'kept', 'one.v8'), 3, folder, async () => {
      save()
      return { made: { run: ++runs }, sources: ['source.txt'] }
    })
  const later = () => clock.mockReturnValue(performance.timeOrigin + performance.now() + 10_000)

  writeFileSync(source, 'a')
  expect(await made()).toEqual({ run: 1 })
  later()
  expect([await made(), await made()]).toEqual([{ run: 2 }, { run: 2 }])
  writeFileSync(source, 'b')
  expect(await made()).toEqual({ run: 3 })
  writeFileSync(source, 'c')
  clock.mockRestore()
  expect(await made(() => writeFileSync(source, 'd'))).toEqual({ run: 4 })
  expect(await made()).toEqual({ run: 5 })
  expect(await made(() => rmSync(source))).toEqual({ run: 6 })
})
