/** The real command under interference: signals in each of its phases, and several runs at once. */
import { spawnSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { isDeep, sampled, tries } from './depth.ts'
import {
  digestsBelow,
  filesBelow,
  ownFiles,
  projectRoot,
  SmallProject,
  start,
  statesBelow,
} from './project.ts'
import { signalAt } from './support/signal-at.ts'

const project = new SmallProject()
beforeAll(() => {
  expect(project.run('generate')).toMatchObject({ exitCode: 0 })
})

const inProject = (...names: string[]) => join(project.root, ...names)
describe.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s', (signal, code) => {
  const phases: [phase: string, printed: string, next: string, ...flags: string[]][] = [
    ['the files are read', 'Reading', 'Preparing'],
    ['pictures are encoded', 'Preparing picture 1', 'Rendering'],
    ['three threads load the site', 'Preparing pictures', 'Rendering', '--jobs', '3'],
    ['pages are rendered', 'Rendering page', 'Publishing'],
    ['pages are rendered by three threads', 'Rendering page', 'Publishing', '--jobs', '3'],
  ]
  test.each(sampled(phases, 1, code))(
    'while %s ends the run before its next phase, and nothing is published',
    async (phase, printed, next, ...flags) => {
      const copy = phase === 'pictures are encoded' ? new SmallProject() : project
      if (copy !== project) rmSync(join(copy.root, '.cache'), { recursive: true })
      copy.changeEveryPage()
      const before = ['out', '.out'].map((folder) => statesBelow(join(copy.root, folder)))
      const { exitCode, output, errors } = await start(
        copy.root,
        ['generate', ...flags],
        signalAt(signal, { printed }),
      ).ended
      expect([exitCode, output]).toEqual([code, ''])
      expect(errors).toContain(`Stopped (${signal}); nothing was published.`)
      expect(errors).not.toContain(next)
      expect(['out', '.out'].map((folder) => statesBelow(join(copy.root, folder)))).toEqual(before)
    },
  )

  test.runIf(isDeep || signal === 'SIGINT')(
    'after the seal comes too late: the finished run is reported as finished',
    async () => {
      project.changeEveryPage()
      const { exitCode, output } = await start(
        project.root,
        ['generate'],
        signalAt(signal, { call: 'unlinkSync', path: '/.out/journal' }),
      ).ended
      expect([exitCode, output]).toEqual([0, expect.stringMatching(/^Wrote [\d,]+ pages/m)])
      expect(filesBelow(inProject('.out'))).toEqual(ownFiles)
    },
  )

  test('ends the process also while a native thread is busy that never ends', () => {
    const program = `
      import { pbkdf2 } from 'node:crypto'
      import { prepareProcess, runProgram } from ${JSON.stringify(join(projectRoot, 'generator/system/program/start.mjs'))}
      const run = async () => {
        pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => {})
        return ${code}
      }
      prepareProcess(process.cwd())
      const first = async () => ({ exports: { nothingChanged: () => ({ isDone: false }) } })
      await runProgram({ digest: '', unchanged: first, program: async () => ({ exports: { run } }) })`
    const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      timeout: 60_000,
      killSignal: 'SIGKILL',
    })
    expect(ended.signal).toBe(signal)
  })
})

test('of several runs at once, one takes over the lock of a dead process; the others end with exit code 75 and name it', async () => {
  // Linux gives out no number above 2^22.
  symlinkSync(JSON.stringify({ pid: 2 ** 22 + 1, host: hostname() }), inProject('.out/lock'))
  project.changeEveryPage()
  const number = tries(3, 10)
  // The one that runs stops before its seal until the others have ended, so that none of them starts after it
  // has finished.
  const environment = signalAt('SIGSTOP', { call: 'writeFileSync', path: '/.out/manifest.next' })
  const runs = Array.from({ length: number }, () => start(project.root, ['generate'], environment))
  let over = 0
  for (const { ended } of runs) void ended.then(() => over++)
  while (over < number) {
    // Again and again: it may stop later than the others end.
    if (over === number - 1) for (const { child } of runs) child.kill('SIGCONT')
    await delay(20)
  }
  const results = await Promise.all(
    runs.map(async ({ child, ended }) => ({ pid: child.pid, ...(await ended) })),
  )
  const winners = results.filter(({ exitCode }) => exitCode === 0)
  expect(winners, JSON.stringify(results)).toHaveLength(1)
  const message = expect.stringMatching(
    new RegExp(
      `^Another command is running \\(pid ${winners[0]?.pid}\\), since .*\n→ .*remove \\.out/lock if`,
    ),
  )
  for (const { exitCode, output, errors } of results.filter((result) => result !== winners[0]))
    expect([exitCode, output, errors]).toEqual([75, '', message])
  expect(filesBelow(inProject('.out'))).toEqual(ownFiles)

  expect(project.run('generate', '--out', 'clean')).toMatchObject({ exitCode: 0 })
  expect(digestsBelow(inProject('out'))).toMatchObject(digestsBelow(inProject('clean')))
})
