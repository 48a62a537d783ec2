import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nodeFileSystem } from './file-system.ts'
import { LockedError, takeLock } from './lock.ts'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  lock = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const leave = (owner: object) => writeFileSync(lock, JSON.stringify(owner))

test('the lock is gone when it is given back', () => {
  const unlock = takeLock(nodeFileSystem, lock)
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() })
  unlock()
  expect(existsSync(lock)).toBe(false)
})

test('a living owner keeps it, and is named', () => {
  takeLock(nodeFileSystem, lock)
  expect(() => takeLock(nodeFileSystem, lock)).toThrow(`Another generate is running (pid ${process.pid}).`)
})

test('the lock of a dead process is taken over', () => {
  leave({ pid: 2 ** 22 + 1, started: '1', host: hostname() })
  takeLock(nodeFileSystem, lock)()
  expect(existsSync(lock)).toBe(false)
})

test.skipIf(process.platform !== 'linux')('a process that only has the number of the dead owner is not the owner', () => {
  leave({ pid: process.pid, started: '1', host: hostname() })
  takeLock(nodeFileSystem, lock)()
})

test('an owner on another machine is never judged dead', () => {
  leave({ pid: 1, started: '1', host: 'elsewhere.example' })
  expect(() => takeLock(nodeFileSystem, lock)).toThrow('Another generate is running on elsewhere.example (pid 1).')
})

test('a damaged lock is taken over', () => {
  writeFileSync(lock, '{')
  takeLock(nodeFileSystem, lock)()
})

test('a lock that somebody else took meanwhile is left alone', () => {
  const unlock = takeLock(nodeFileSystem, lock)
  leave({ pid: process.pid, started: '', host: hostname() })
  unlock()
  expect(existsSync(lock)).toBe(true)
  expect(() => takeLock(nodeFileSystem, lock)).toThrow(LockedError)
})
