import { mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FileSystem, nodeFileSystem } from './file-system.ts'
import { LockedError, takeLock } from './lock.ts'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  lock = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const nobody = { pid: 2 ** 22 + 1, started: '1', host: hostname() }
const leave = (owner: object, path = lock) => symlinkSync(JSON.stringify(owner), path)

test('the lock is gone when it is given back', () => {
  const unlock = takeLock(nodeFileSystem, lock)
  expect(JSON.parse(readlinkSync(lock))).toMatchObject({ pid: process.pid, host: hostname() })
  unlock()
  expect(readdirSync(folder)).toEqual([])
})

test('a living owner keeps it, and is named', () => {
  takeLock(nodeFileSystem, lock)
  expect(() => takeLock(nodeFileSystem, lock)).toThrow(`Another generate is running (pid ${process.pid}).`)
})

test('the lock of a dead process is taken over', () => {
  leave(nobody)
  const unlock = takeLock(nodeFileSystem, lock)
  expect(JSON.parse(readlinkSync(lock))).toMatchObject({ pid: process.pid })
  expect(readdirSync(folder)).toEqual(['lock'])
  unlock()
  expect(readdirSync(folder)).toEqual([])
})

test('so is one whose taking over was cut off', () => {
  for (const path of [lock, `${lock}.takeover`, `${lock}.takeover.takeover`]) leave(nobody, path)
  takeLock(nodeFileSystem, lock)()
  expect(readdirSync(folder)).toEqual([])
})

test('a dead lock that another command is just taking over is left to it', () => {
  leave(nobody)
  leave({ pid: process.pid, started: '', host: hostname() }, `${lock}.takeover`)
  expect(() => takeLock(nodeFileSystem, lock)).toThrow(LockedError)
  expect(JSON.parse(readlinkSync(lock))).toEqual(nobody)
})

test('a dead lock that somebody else replaced meanwhile is not taken twice', () => {
  leave(nobody)
  const other = JSON.stringify({ pid: process.pid, started: '', host: hostname() })
  let looks = 0
  const files: FileSystem = {
    ...nodeFileSystem,
    // The first look finds the dead lock; before the second, the other command has put its own there.
    readLink: (path) => {
      const text = nodeFileSystem.readLink(path)
      if (path === lock && ++looks === 1) {
        rmSync(lock)
        symlinkSync(other, lock)
      }
      return text
    },
  }
  expect(() => takeLock(files, lock)).toThrow(LockedError)
  expect(readlinkSync(lock)).toBe(other)
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('a lock that is given back just when it is looked at is taken', () => {
  leave(nobody)
  const files: FileSystem = {
    ...nodeFileSystem,
    readLink: (path) => {
      if (readdirSync(folder).length > 0 && path === lock) rmSync(lock, { force: true })
      return nodeFileSystem.readLink(path)
    },
  }
  takeLock(files, lock)
  expect(JSON.parse(readlinkSync(lock))).toMatchObject({ pid: process.pid })
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

test('a lock that is no longer ours is left alone, and one that is gone is not missed', () => {
  const unlock = takeLock(nodeFileSystem, lock)
  rmSync(lock)
  unlock()
  leave({ pid: process.pid, started: '', host: hostname() })
  unlock()
  expect(readdirSync(folder)).toEqual(['lock'])
  expect(() => takeLock(nodeFileSystem, lock)).toThrow(LockedError)
})
