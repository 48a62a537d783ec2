import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { asOn } from '../../tests/support/platform.ts'
import { emptyFolder } from '../../tests/temporary.ts'
import { createFileSystem } from '../system/file-system.ts'
import { LockedError, ownText, sinceWords, takeLock } from './lock.ts'

const folder = emptyFolder()
const lock = join(folder, 'lock')
const files = createFileSystem(folder)

const isLinux = process.platform === 'linux'
const nobody = { pid: 2 ** 22 + 1, host: hostname() }
const running = { pid: process.pid, host: hostname() }
/** The text of this process's lock. */
const own = () => JSON.parse(ownText(true))
const leave = (owner: object, path = lock) => symlinkSync(JSON.stringify(owner), path)

const dead: [name: string, prepare: () => void][] = [
  ['of a dead process', () => leave(nobody)],
  ['that is damaged', () => writeFileSync(lock, '{')],
]
const deadOnLinux: typeof dead = [
  ['from before the last boot', () => leave({ ...own(), boot: '00000000' })],
  ['of a container that was killed', () => leave({ ...own(), host: 'box', pid: 1, space: '1' })],
]
test.each([...dead, ...(isLinux ? deadOnLinux : [])])('a lock %s is taken over', (_, prepare) => {
  prepare()
  takeLock(files, lock)()
  expect(readdirSync(folder)).toEqual([])
})

const unseen = 'Its process cannot be seen from here. Wait until it has ended, or remove '
const alive: [name: string, prepare: () => void, message: RegExp, hint: string][] = [
  [
    'of a running process',
    () => void takeLock(files, lock),
    new RegExp(
      `^Another command is running \\(pid ${process.pid}\\), since \\d\\d:\\d\\d \\(Europe/Brussels\\), less than a minute ago\\.$`,
    ),
    'Wait until it has ended, or remove ',
  ],
  [
    'of another machine',
    () => leave({ ...nobody, host: 'elsewhere.example' }),
    /running on elsewhere\.example \(pid 4194305\), since /,
    unseen,
  ],
]
const aliveOnLinux: typeof alive = [process.pid, nobody.pid].map((pid) => [
  `of another container with the process number ${pid}`,
  () => leave({ ...own(), pid, space: '1', held: false }),
  /running \(pid \d+\), since/,
  unseen,
])
test.each([...alive, ...(isLinux ? aliveOnLinux : [])])(
  'a lock %s is left alone, and its owner is named',
  (_, prepare, message, hint) => {
    prepare()
    const before = readlinkSync(lock)
    expect(() => takeLock(files, lock)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(message),
        hint: expect.stringContaining(hint),
      }),
    )
    expect(readlinkSync(lock)).toBe(before)
  },
)

test('a dead lock that another command has replaced since it was read gets its place back', () => {
  leave(nobody)
  const rename = (from: string, to: string) => {
    if (from === lock) {
      rmSync(lock)
      leave(running)
    }
    files.rename(from, to)
  }
  expect(() => takeLock({ ...files, rename }, lock)).toThrow(LockedError)
  expect(JSON.parse(readlinkSync(lock))).toEqual(running)
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('a lock that another process has taken since is not released', () => {
  const unlock = takeLock(files, lock)
  rmSync(lock)
  leave(running)
  unlock()
  expect(readdirSync(folder)).toEqual(['lock'])
})

describe('where nobody may make links, as on Windows, the lock is a file', () => {
  const take = () => asOn('win32', () => takeLock(files, lock))
  const text = () => JSON.parse(readFileSync(lock, 'utf8'))

  test('that names its owner, keeps others out, and is removed', () => {
    const unlock = take()
    expect(text()).toMatchObject(running)
    expect(take).toThrow(`Another command is running (pid ${process.pid}), since`)
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  test.each([
    ['of a dead process', JSON.stringify(nobody)],
    ['whose process died before it wrote its name', ''],
  ])('and one %s is taken over', (_, content) => {
    writeFileSync(lock, content)
    take()
    expect(text()).toMatchObject(running)
  })

  test('and one that is empty for a moment is not', () => {
    writeFileSync(lock, '')
    let looks = 0
    const readLink = (path: string) => {
      if (++looks === 3) writeFileSync(lock, JSON.stringify(running))
      return files.readLink(path)
    }
    expect(() => asOn('win32', () => takeLock({ ...files, readLink }, lock))).toThrow(LockedError)
    expect(text()).toEqual(running)
  })
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

describe.skipIf(!isLinux)('on Linux', () => {
  test.skipIf(spawnSync('flock', ['--version']).error)(
    'a lock whose link was removed is still refused while its owner is running',
    () => {
      takeLock(files, lock)
      rmSync(lock)
      expect(() => takeLock(files, lock)).toThrow('Another command is running.')
    },
  )

  const canUnshare = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0
  test.skipIf(!canUnshare)(
    'two containers with one host name exclude each other, and one that was killed does not count',
    async () => {
      const script = join(folder, 'take.ts')
      const source = `import { takeLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
import { createFileSystem } from ${JSON.stringify(join(import.meta.dirname, '../system/file-system.ts'))}
import { writeFileSync } from 'node:fs'
takeLock(createFileSystem('/'), ${JSON.stringify(lock)})
writeFileSync(${JSON.stringify(join(folder, 'taken'))}, '')
setTimeout(() => undefined, 600_000)
`
      writeFileSync(script, source)
      const container = [
        '--pid',
        '--fork',
        '--kill-child',
        '--mount-proc',
        process.execPath,
        '--import',
        import.meta.resolve('tsx'),
        script,
      ]
      const first = spawn('unshare', container, { stdio: 'ignore' })
      const over = new Promise((resolve) => first.once('exit', resolve))
      try {
        while (!existsSync(join(folder, 'taken')) && first.exitCode === null) await delay(20)
        expect(spawnSync('unshare', container, { encoding: 'utf8' }).stderr).toContain(
          'Another command is running (pid 1), since',
        )
        expect(() => takeLock(files, lock)).toThrow('Another command is running (pid 1), since')
      } finally {
        first.kill('SIGKILL')
        await over
      }
      // The kernel ends the processes of the container a moment later.
      await vi.waitFor(() => takeLock(files, lock)(), { timeout: 200_000 })
    },
  )
})
