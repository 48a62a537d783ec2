/** The real command under interference: signals in each of its phases, and ten runs at once. */
import { spawn, spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampled, tries } from './depth.ts'
import { appearanceOf, digestsBelow, filesBelow, projectRoot, runProcess, SmallProject, start, statesBelow } from './project.ts'

let project: SmallProject
/** Milliseconds that a run takes on this machine. */
let whole: number
let cold: SmallProject
let terminal: Record<string, string>
beforeAll(() => {
  project = new SmallProject()
  cold = new SmallProject()
  for (const { root } of [project, cold]) mkdirSync(join(root, 'programs'))
  expect(cold.run('generate')).toMatchObject({ exitCode: 0 })
  const from = performance.now()
  expect(runProcess(project.root, ['generate'])).toMatchObject({ exitCode: 0 })
  whole = performance.now() - from
  const preload = join(project.root, 'programs/terminal.mjs')
  // On a terminal the command prints its phase. This imitates a terminal.
  writeFileSync(preload, 'process.stderr.isTTY = true\nprocess.stderr.hasColors = () => false\n')
  terminal = { NODE_OPTIONS: `--import=${pathToFileURL(preload).href}` }
})
afterAll(() => {
  for (const copy of [project, cold]) copy.remove()
})

/** The files that a run leaves beside `out/` when it is over. */
const own = ['changed.txt', 'manifest', 'removed.txt']
const out = ({ root }: SmallProject) => join(root, 'out')
const state = ({ root }: SmallProject) => join(root, '.out')

let calls = 0

/** A disk whose sync does not return until `release` is called: the command then waits just before the seal. */
function heldDisk() {
  const folder = join(project.root, 'programs')
  const released = join(folder, `released-${calls++}`)
  writeFileSync(join(folder, 'sync'), `#!/bin/sh\nuntil [ -e "$RELEASED" ]; do sleep 0.05; done\n`, { mode: 0o755 })
  const environment = { PATH: `${folder}${delimiter}${process.env.PATH ?? ''}`, RELEASED: released }
  return { environment, release: () => writeFileSync(released, '') }
}

describe.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s', (signal, code) => {
  /** Milliseconds in which the command must be gone. It takes less than a tenth of them; a slow or busy machine must not turn a test red. */
  const limit = () => Math.max(3000, 2 * whole)
  type Stopped = { exitCode: number | null; output: string; errors: string; ms: number; untouched: boolean; left: string[] }
  type Stop = { project: () => SmallProject; seen: RegExp | 'journal'; environment?: Record<string, string>; flags?: readonly string[] }

  /**
   * Starts a run with much to publish, signals it as soon as something is seen, and waits until it has ended. Where the run was over before it was
   * seen, another one is started.
   */
  async function stopped({ project: prepared, seen, environment = {}, flags = [] }: Stop, attempt = 1): Promise<Stopped> {
    const copy = prepared()
    copy.changeEveryPage()
    const before = statesBelow(out(copy))
    const { child, ended } = start(copy.root, ['generate', ...flags], { ...terminal, ...environment })
    const over = new Promise<number>((resolve) => child.once('exit', () => resolve(performance.now())))
    let printed = ''
    const isPrinted = new Promise<true>((resolve) =>
      child.stderr.on('data', (text) => {
        printed += text
        if (typeof seen !== 'string' && seen.test(printed)) resolve(true)
      }),
    )
    const isSeen = await (typeof seen === 'string' ? appearanceOf(state(copy), seen, ended) : Promise.race([isPrinted, ended.then(() => false)]))
    if (!isSeen && attempt === 4) throw new Error(`it ended before ${String(seen)} was seen: ${printed}`)
    if (!isSeen) return stopped({ project: prepared, seen, environment, flags }, attempt + 1)
    const from = performance.now()
    child.kill(signal)
    const patience = setTimeout(() => process.kill(-(child.pid ?? process.pid), 'SIGKILL'), 10 * limit())
    const ms = (await over) - from
    clearTimeout(patience)
    const { exitCode, output, errors } = await ended
    return { exitCode, output, errors, ms, untouched: isDeepStrictEqual(statesBelow(out(copy)), before), left: filesBelow(state(copy)) }
  }

  const phases: [string, () => SmallProject, RegExp, ...flags: string[]][] = [
    ['pictures are encoded', () => withoutPictures(), /Preparing picture \d/],
    ['styles and script are made', () => project, /Preparing pictures/],
    ['pages are rendered', () => project, /Rendering page/],
    ['pages are rendered by three threads', () => project, /Rendering page/, '--jobs', '3'],
    ['three threads load the site', () => project, /Preparing pictures/, '--jobs', '3'],
  ]
  test.each(sampled(phases, 1, code))('while %s ends the run at once, and nothing is published', async (_, copy, seen, ...flags) => {
    const { ms, errors, ...rest } = await stopped({ project: copy, seen, flags })
    expect(rest).toEqual({ exitCode: code, output: '', untouched: true, left: own })
    expect(errors).toContain(`Stopped (${signal}); nothing was published.`)
    expect(errors).not.toContain('Publishing')
    expect(ms).toBeLessThan(limit())
  })

  test('ends the process also while a native thread is at work that never ends', () => {
    const program = `
      import { pbkdf2 } from 'node:crypto'
      import { runProgram } from ${JSON.stringify(join(projectRoot, 'generator/program/start.mjs'))}
      const run = async () => {
        pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => {})
        return ${code}
      }
      const first = async () => ({ exports: { nothingChanged: () => false } })
      await runProgram({ digest: '', unchanged: first, program: async () => ({ exports: { run } }) })`
    const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { timeout: 60_000, killSignal: 'SIGKILL' })
    expect(ended.signal).toBe(signal)
  })

  test('while data and content are read ends the run at once, also when every picture is still to be encoded', async () => {
    for (let time = 0; time < tries(1, 3); time++) {
      const { exitCode, ms, untouched } = await stopped({ project: withoutPictures, seen: /Reading/ })
      expect([exitCode, untouched]).toEqual([code, true])
      expect(ms).toBeLessThan(limit())
    }
  })

  const late: [string, RegExp | 'journal'][] = [
    ['begins to publish', /Publishing/],
    ['has sealed the new site', 'journal'],
  ]
  test.each(sampled(late, 1, code))('when the run %s leaves the old site or the new one, and says which', async (_, seen) => {
    const { exitCode, output, ms, untouched, left } = await stopped({ project: () => project, seen })
    // The signal came too late: the finished run is reported as finished.
    expect(exitCode === 0 ? output : `${code}`).toMatch(exitCode === 0 ? /^Wrote [\d,]+ pages/m : `${exitCode}`)
    expect(untouched).toBe(exitCode !== 0)
    expect(left).toEqual(own)
    // The time that the disk needs before the seal is measured by the next test.
    if (seen === 'journal') expect(ms).toBeLessThan(limit())
    expectClean(project)
  })

  test('while a slow disk saves the new site, before the seal, ends the run at once, and nothing is published', async () => {
    const { exitCode, ms, untouched } = await stopped({ project: () => project, seen: /Publishing/, environment: heldDisk().environment })
    expectClean(project)
    expect([exitCode, untouched]).toEqual([code, true])
    expect(ms).toBeLessThan(limit())
  })
})

/** The copy that has encoded no picture yet. */
function withoutPictures(): SmallProject {
  rmSync(join(cold.root, '.cache'), { recursive: true, force: true })
  return cold
}

/** The next run ends with the same bytes as one into a folder that was not there. */
function expectClean(copy: SmallProject): void {
  const folder = join(copy.root, `clean-${calls++}`)
  expect(copy.run('generate', '--out', folder)).toMatchObject({ exitCode: 0 })
  expect(copy.run('generate')).toMatchObject({ exitCode: 0 })
  expect(digestsBelow(out(copy))).toEqual(digestsBelow(folder))
}

describe('the lock', () => {
  const lock = () => join(state(project), 'lock')
  /** A number that no process has: Linux gives out none above 2^22. */
  const dead = 2 ** 22 + 1
  const leave = (pid: number | undefined, started: string, end = '') => symlinkSync(JSON.stringify({ pid, started, host: hostname() }), `${lock()}${end}`)
  const leaveTakeover = () => {
    leave(dead, '1')
    leave(dead, '1', '.takeover')
  }
  /** A process that lives and has nothing to do with the command. */
  const stranger = spawn('sleep', ['600'], { stdio: 'ignore' })
  afterAll(() => stranger.kill())

  test('of a dead process is taken over', () => {
    leave(spawnSync(process.execPath, ['--version']).pid, '1')
    expect(project.run('generate')).toMatchObject({ exitCode: 0 })
    expect(filesBelow(state(project))).toEqual(own)
  })

  const locks: [string, () => void][] = [
    ['free', () => undefined],
    ['that of a dead process', () => leave(dead, '1')],
    ['that of a process that died while it took over another', leaveTakeover],
  ]
  test.each(sampled(locks, 1, 2))(
    'when it is %s is had by one of ten generates at once: it works, nine end with exit code 75 and name it',
    async (_, prepare) => {
      prepare()
      project.changeEveryPage()
      const { environment, release } = heldDisk()
      const runs = Array.from({ length: 10 }, () => start(project.root, ['generate'], environment))
      let over = 0
      for (const { ended } of runs) void ended.then(() => over++)
      // The running one waits for the disk until the others have ended, so that none of them starts after it has finished.
      for (const from = Date.now(); over < 9 && Date.now() - from < 300_000; ) await new Promise((resolve) => setTimeout(resolve, 20))
      release()
      const results = await Promise.all(runs.map(async ({ child, ended }) => ({ pid: child.pid, ...(await ended) })))
      const winners = results.filter(({ exitCode }) => exitCode === 0)
      expect(winners, JSON.stringify(results)).toHaveLength(1)
      const message = expect.stringMatching(
        new RegExp(`^Another generate is running \\(pid ${winners[0]?.pid}\\), since .*\n→ .*remove \\.out/lock(\\.takeover)? if`),
      )
      for (const { exitCode, output, errors } of results.filter((result) => result !== winners[0]))
        expect([exitCode, output, errors]).toEqual([75, '', message])
      expect(filesBelow(state(project))).toEqual(own)
      expectClean(project)
    },
  )

  test.runIf(process.platform === 'linux')('of a process whose number was reused is taken over', () => {
    leave(stranger.pid, '1')
    expect(project.run('generate')).toMatchObject({ exitCode: 0 })
    expect(filesBelow(state(project))).toEqual(own)
  })

  test.runIf(process.platform === 'linux')('of a running process is never taken over, even if that process is another program', () => {
    const started = readFileSync(`/proc/${stranger.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
    leave(stranger.pid, started)
    expect(project.run('generate')).toMatchObject({ exitCode: 75, errors: expect.stringMatching(`^Another generate is running .pid ${stranger.pid}., since`) })
    expect(lstatSync(lock()).isSymbolicLink()).toBe(true)
    rmSync(lock())
  })
})
