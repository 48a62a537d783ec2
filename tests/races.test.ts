/** The real command under interference: signals in each of its phases, and several runs at once. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { isDeep, sampled, tries } from './depth.ts'
import { digestsBelow, filesBelow, ownFiles, projectRoot, SmallProject, start, statesBelow } from './project.ts'
import { signalAt } from './support/signal-at.ts'

const project = new SmallProject()
beforeAll(() => {
  mkdirSync(join(project.root, 'programs'))
  expect(project.run('generate')).toMatchObject({ exitCode: 0 })
})

const inProject = (...names: string[]) => join(project.root, ...names)
/** An environment with another command `sync`, which saves to the disk before the seal. */
function withSync(script: string): Record<string, string> {
  writeFileSync(inProject('programs/sync'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return { PATH: `${inProject('programs')}${delimiter}${process.env.PATH ?? ''}` }
}

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
  test.each(sampled(phases, 1, code))('while %s ends the run before its next phase, and nothing is published', async (phase, printed, next, ...flags) => {
    const copy = phase === 'pictures are encoded' ? new SmallProject() : project
    if (copy !== project) rmSync(join(copy.root, '.cache'), { recursive: true })
    copy.changeEveryPage()
    const before = ['out', '.out'].map((folder) => statesBelow(join(copy.root, folder)))
    const { exitCode, output, errors } = await start(copy.root, ['generate', ...flags], signalAt(signal, { printed })).ended
    expect([exitCode, output]).toEqual([code, ''])
    expect(errors).toContain(`Stopped (${signal}); nothing was published.`)
    expect(errors).not.toContain(next)
    expect(['out', '.out'].map((folder) => statesBelow(join(copy.root, folder)))).toEqual(before)
  })

  // What follows is the same for both signals.
  test.runIf(isDeep || signal === 'SIGTERM')(
    'while a slow disk saves the new site, before the seal, does not wait for it, and nothing is published',
    async () => {
      project.changeEveryPage()
      const before = statesBelow(inProject('out'))
      const environment = withSync(`kill -s ${signal.slice(3)} $PPID; sleep 20; touch programs/saved`)
      const { exitCode } = await start(project.root, ['generate'], environment).ended
      expect([exitCode, existsSync(inProject('programs/saved'))]).toEqual([code, false])
      expect([statesBelow(inProject('out')), filesBelow(inProject('.out'))]).toEqual([before, ownFiles])
    },
  )

  test.runIf(isDeep || signal === 'SIGINT')('after the seal comes too late: the finished run is reported as finished', async () => {
    project.changeEveryPage()
    const { exitCode, output } = await start(project.root, ['generate'], signalAt(signal, { call: 'unlinkSync', path: '/.out/journal' })).ended
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/^Wrote [\d,]+ pages/m)])
    expect(filesBelow(inProject('.out'))).toEqual(ownFiles)
  })

  test('ends the process also while a native thread is busy that never ends', () => {
    const program = `
      import { pbkdf2 } from 'node:crypto'
      import { prepareProcess, runProgram } from ${JSON.stringify(join(projectRoot, 'generator/program/start.mjs'))}
      const run = async () => {
        pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => {})
        return ${code}
      }
      prepareProcess(process.cwd())
      const first = async () => ({ exports: { nothingChanged: () => ({ isDone: false }) } })
      await runProgram({ digest: '', unchanged: first, program: async () => ({ exports: { run } }) })`
    const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { timeout: 60_000, killSignal: 'SIGKILL' })
    expect(ended.signal).toBe(signal)
  })
})

test('of several runs at once, one takes over the lock of a dead process; the others end with exit code 75 and name it', async () => {
  // Linux gives out no number above 2^22.
  const dead = JSON.stringify({ pid: 2 ** 22 + 1, started: '1', host: hostname() })
  for (const name of ['lock', 'lock.takeover']) symlinkSync(dead, inProject('.out', name))
  project.changeEveryPage()
  const number = tries(3, 10)
  // The running one waits for the disk until the others have ended, so that none of them starts after it has finished.
  const environment = withSync('until [ -e "$RELEASED" ]; do sleep 0.05; done')
  const released = inProject('programs/released')
  const runs = Array.from({ length: number }, () => start(project.root, ['generate'], { ...environment, RELEASED: released }))
  let over = 0
  for (const { ended } of runs) void ended.then(() => over++)
  for (const from = Date.now(); over < number - 1 && Date.now() - from < 300_000; ) await delay(20)
  writeFileSync(released, '')
  const results = await Promise.all(runs.map(async ({ child, ended }) => ({ pid: child.pid, ...(await ended) })))
  const winners = results.filter(({ exitCode }) => exitCode === 0)
  expect(winners, JSON.stringify(results)).toHaveLength(1)
  const message = expect.stringMatching(
    new RegExp(`^Another command is running \\(pid ${winners[0]?.pid}\\), since .*\n→ .*remove \\.out/lock(\\.takeover)? if`),
  )
  for (const { exitCode, output, errors } of results.filter((result) => result !== winners[0])) expect([exitCode, output, errors]).toEqual([75, '', message])
  expect(filesBelow(inProject('.out'))).toEqual(ownFiles)

  expect(project.run('generate', '--out', 'clean')).toMatchObject({ exitCode: 0 })
  expect(digestsBelow(inProject('out'))).toMatchObject(digestsBelow(inProject('clean')))
})
