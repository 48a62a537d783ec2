import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProcess } from '../tests/project.ts'
import { temporaryFolder } from '../tests/temporary.ts'

const bin = join(import.meta.dirname, 'bin.mjs')

test('a working folder that was removed is said in one line', () => {
  const folder = temporaryFolder('removed-')
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `cd "$1" && rmdir "$1" && exec "$2" "$3" check`, 'sh', folder, process.execPath, bin],
    { encoding: 'utf8' },
  )
  expect(stderr).toMatch(/^The folder in which this command was started does not exist any more\.\n→ .*\n$/)
  expect(status).toBe(64)
})

/** Runs a copy of the program, with this in its folder. */
function runCopy(name: string, spoil: (home: string) => void) {
  const home = join(temporaryFolder('copy-'), name)
  for (const part of ['generator', 'templates'])
    cpSync(join(import.meta.dirname, '..', part), join(home, part), { recursive: true })
  spoil(home)
  return runProcess(home, ['check'], {}, join(home, 'generator', 'bin.mjs'))
}

test('a folder of the program in which Node finds no packages is refused', () => {
  const { exitCode, errors } = runCopy('a*b', () => undefined)
  expect(errors).toMatch(/^The folder of the program has a \* in its name: .*a\*b\.\n→ Rename it.*\n$/)
  expect(exitCode).toBe(64)
})

// A folder is as unreadable as a file on a broken disk, also for root.
test.each(['generator/core/text.ts', 'generator/system/program/start.mjs'])(
  '%s, which cannot be read, is said in one line',
  (file) => {
    const { exitCode, errors } = runCopy('program', (home) => {
      rmSync(join(home, file))
      mkdirSync(join(home, file))
    })
    expect(errors).toMatch(/^The program could not be started: .*\n→ .*\n$/)
    expect(exitCode).toBe(1)
  },
)
