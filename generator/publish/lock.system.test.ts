import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FileSystem } from '../system/file-system.ts'
import { nodeFileSystem } from '../system/node-file-system.ts'
import { LockedError, sinceWords, takeLock } from './lock.ts'
import { ownText } from './owner.ts'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  lock = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const nobody = { pid: 2 ** 22 + 1, started: '1', host: hostname() }
/** The text of this process's lock. */
const own = () => JSON.parse(ownText(true))
function refusal(): LockedError {
  try {
    takeLock(nodeFileSystem, lock)
  } catch (error) {
    if (error instanceof LockedError) return error
    throw error
  }
  throw new Error('The lock was taken.')
}
const leave = (owner: object, path = lock) => symlinkSync(JSON.stringify(owner), path)

test('a running owner keeps it, and is named', () => {
  takeLock(nodeFileSystem, lock)
  expect(() => takeLock(nodeFileSystem, lock)).toThrow(
    new RegExp(`^Another generate is running \\(pid ${process.pid}\\), since \\d\\d:\\d\\d \\(Europe/Brussels\\), less than a minute ago\\.$`),
  )
})

test('the lock of a dead process is taken over, also when its takeover was interrupted', () => {
  for (const path of [lock, `${lock}.takeover`, `${lock}.takeover.takeover`]) leave(nobody, path)
  takeLock(nodeFileSystem, lock)()
  expect(readdirSync(folder)).toEqual([])
})

test('a dead lock that another command is taking over is left to that command', () => {
  leave(nobody)
  leave({ pid: process.pid, started: '', host: hostname() }, `${lock}.takeover`)
  expect(() => takeLock(nodeFileSystem, lock)).toThrow(LockedError)
  expect(JSON.parse(readlinkSync(lock))).toEqual(nobody)
})

test('a dead lock that another command replaced meanwhile is not replaced again', () => {
  leave(nobody)
  const other = JSON.stringify({ pid: process.pid, started: '', host: hostname() })
  let looks = 0
  const files: FileSystem = {
    ...nodeFileSystem,
    // The first read finds the dead lock; before the second, the other command has written its own.
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

test('a lock that is released while it is read is taken', () => {
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

test.skipIf(process.platform !== 'linux')('another process with the number of the dead owner is not the owner', () => {
  leave({ pid: process.pid, started: '1', host: hostname() })
  takeLock(nodeFileSystem, lock)()
})

test('an owner on another machine never counts as dead', () => {
  leave({ pid: 1, started: '1', host: 'elsewhere.example' })
  const { message, hint } = refusal()
  expect(message).toMatch(/^Another generate is running on elsewhere\.example \(pid 1\), since /)
  expect(hint).toBe(`Its process cannot be seen from here. Wait until it has ended, or remove ${lock} if it certainly has.`)
})

test('a damaged lock is taken over', () => {
  writeFileSync(lock, '{')
  takeLock(nodeFileSystem, lock)()
})

test('a lock of another process is left alone, and a missing lock is no error', () => {
  const unlock = takeLock(nodeFileSystem, lock)
  rmSync(lock)
  unlock()
  leave({ pid: process.pid, started: '', host: hostname() })
  unlock()
  expect(readdirSync(folder)).toEqual(['lock'])
  expect(() => takeLock(nodeFileSystem, lock)).toThrow(LockedError)
})

test.each([
  [20, 'since 14:03 (Europe/Brussels), less than a minute ago'],
  [12 * 60, 'since 14:03 (Europe/Brussels), 12 minutes ago'],
  [3600, 'since 14:03 (Europe/Brussels), 1 hour ago'],
  [50 * 3600, 'since 2026-03-02 14:03 (Europe/Brussels), 2 days ago'],
])('a lock of %i seconds has the age "%s"', (seconds, words) => {
  const since = Date.parse('2026-03-02T14:03+01:00')
  expect(sinceWords(since, since + seconds * 1000)).toBe(words)
})

describe.skipIf(process.platform !== 'linux')('on Linux', () => {
  test('a lock from before the last boot is taken over', () => {
    leave({ ...own(), boot: '00000000' })
    takeLock(nodeFileSystem, lock)()
  })

  test('the lock of a zombie is taken over', async () => {
    // The shell starts a process that waits for its input to end, and becomes a program that never reads the exit status.
    const parent = spawn('sh', ['-c', '(cat <&3 >&2) & echo $!; exec 3<&-; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore', 'pipe'] })
    try {
      const pid = Number(await new Promise((resolve) => parent.stdout?.once('data', resolve)))
      while (!readFileSync(`/proc/${parent.pid}/comm`, 'utf8').startsWith('sleep')) await delay(10)
      parent.stdio[3]?.destroy()
      const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      while (stat()[0] !== 'Z') await delay(10)
      leave({ ...own(), pid, started: stat()[19], held: false })
      takeLock(nodeFileSystem, lock)()
    } finally {
      parent.kill()
    }
  })

  test('an owner in another process namespace counts as running, whether or not its number is in use here', () => {
    for (const pid of [process.pid, nobody.pid]) {
      leave({ ...own(), pid, space: '1', held: false })
      expect(refusal().hint).toContain('Its process cannot be seen from here.')
      rmSync(lock)
    }
  })

  describe.skipIf(spawnSync('flock', ['--version']).error)('with the command flock', () => {
    test('it is dead when it held the advisory lock, which is free', () => {
      for (const host of [hostname(), 'another-container']) {
        leave({ ...own(), host, space: '1', held: true })
        takeLock(nodeFileSystem, lock)()
      }
    })

    test('it counts as running as long as that lock is held', () => {
      const release = nodeFileSystem.hold(folder)
      leave({ ...own(), space: '1', held: true })
      expect(refusal().message).toMatch(/^Another generate is running \(pid \d+\), since/)
      expect(typeof release === 'function' && release()).toBe(undefined)
      takeLock(nodeFileSystem, lock)()
    })

    test('a lock whose link was removed is still refused while its owner is running', () => {
      takeLock(nodeFileSystem, lock)
      rmSync(lock)
      expect(refusal().message).toBe('Another generate is running.')
    })
  })

  const canUnshare = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0
  test.skipIf(!canUnshare)('two containers with one host name exclude each other, and one that was killed does not count', async () => {
    const script = join(folder, 'take.ts')
    const source = `import { takeLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
import { nodeFileSystem } from ${JSON.stringify(join(import.meta.dirname, '../system/node-file-system.ts'))}
import { writeFileSync } from 'node:fs'
takeLock(nodeFileSystem, ${JSON.stringify(lock)})
writeFileSync(${JSON.stringify(join(folder, 'taken'))}, '')
setTimeout(() => undefined, 600_000)
`
    writeFileSync(script, source)
    const container = ['--pid', '--fork', '--kill-child', '--mount-proc', process.execPath, '--import', import.meta.resolve('tsx'), script]
    const first = spawn('unshare', container, { stdio: 'ignore' })
    const over = new Promise((resolve) => first.once('exit', resolve))
    try {
      while (!existsSync(join(folder, 'taken')) && first.exitCode === null) await delay(20)
      expect(spawnSync('unshare', container, { encoding: 'utf8' }).stderr).toContain('Another generate is running (pid 1), since')
      expect(() => takeLock(nodeFileSystem, lock)).toThrow('Another generate is running (pid 1), since')
    } finally {
      first.kill('SIGKILL')
      await over
    }
    // The kernel ends the processes of the container a moment later.
    await vi.waitFor(() => takeLock(nodeFileSystem, lock)(), { timeout: 200_000 })
  })
})
