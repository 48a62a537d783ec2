import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { digestFiles } from './file-digests.ts'

const folder = emptyFolder()
const file = (name: string) => join(folder, name)
beforeEach(() => {
  mkdirSync(file('acts'))
  writeFileSync(file('acts/silkwood.md'), 'before')
})
afterEach(() => void vi.useRealTimers())

const digests = (found: ReturnType<typeof digestFiles>) =>
  [...(found ?? [])].map(([path, { digest }]) => [path, digest])
/** As a run would find the files some time after their last change. */
const later = () => vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })

test('a file with new times and its old content has its old digest', () => {
  later()
  const before = digestFiles([folder])
  utimesSync(file('acts/silkwood.md'), new Date(1), new Date(1))
  expect(digests(digestFiles([folder], before))).toEqual(digests(before))
})

test('a file that changes again within one tick of the clock is read again', () => {
  const before = digestFiles([folder])
  writeFileSync(file('acts/silkwood.md'), 'after!')
  const after = digestFiles([folder], before)
  expect(digests(after)).not.toEqual(digests(before))
  expect(before?.get(file('acts/silkwood.md'))?.state).toBe('')
})

test('a file that has not changed for a while is not read again', () => {
  later()
  const before = digestFiles([folder])
  const known = new Map([...(before ?? [])].map(([path, { state }]) => [path, { state, digest: 'known' }]))
  expect(digestFiles([folder], known)?.get(file('acts/silkwood.md'))?.digest).toBe('known')
})

test('files that are added or removed are found, and what does not exist has no digest', () => {
  writeFileSync(file('acts/1984.md'), '')
  expect([...(digestFiles([folder, file('nothing')])?.keys() ?? [])]).toEqual([
    file('acts/1984.md'),
    file('acts/silkwood.md'),
  ])
})

test('a link to a file is followed; a link to a folder cannot be known by its content', () => {
  symlinkSync(file('acts/silkwood.md'), file('link.md'))
  expect(digestFiles([folder])?.get(file('link.md'))?.digest).toBe(
    digestFiles([folder])?.get(file('acts/silkwood.md'))?.digest,
  )
  symlinkSync(file('acts'), file('more'))
  expect(digestFiles([folder])).toBeUndefined()
})
