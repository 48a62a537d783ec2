import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ChildFailure, runChild } from './child.ts'

const options = (signal = new AbortController().signal) => ({ cwd: import.meta.dirname, signal })
const node = (script: string, signal?: AbortSignal) => runChild(process.execPath, ['--input-type=module', '--eval', script], options(signal))

test('what a program writes is given back', async () => {
  expect(await node('console.log("/silkwood/")')).toBe('/silkwood/\n')
})

test('a program gets the environment that it is given', async () => {
  const child = runChild(process.execPath, ['--eval', 'console.log(process.env.SITE_ADDRESS)'], { ...options(), environment: { SITE_ADDRESS: 'x' } })
  expect(await child).toBe('x\n')
})

test('what a program says when it fails is told, or its exit code when it says nothing', async () => {
  await expect(node('console.error("no such page"); process.exit(1)')).rejects.toMatchObject({ said: 'no such page' })
  await expect(node('process.exit(3)')).rejects.toMatchObject({ said: 'exit code 3' })
  await expect(runChild('no-such-program', [], options())).rejects.toThrow(ChildFailure)
})

test('a program is asked to stop and may tidy up before its end is told', async () => {
  const stop = new AbortController()
  const folder = mkdtempSync(join(tmpdir(), 'child-'))
  const script = `
    import { writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => setTimeout(() => { writeFileSync('${folder}/tidied', ''); process.exit() }, 50))
    writeFileSync('${folder}/begun', '')
    setTimeout(() => {}, 60_000)`
  const ended = node(script, stop.signal)
  while (!existsSync(`${folder}/begun`)) await wait(10)

  stop.abort('SIGINT')

  await expect(ended).rejects.toBe('SIGINT')
  expect(existsSync(`${folder}/tidied`)).toBe(true)
  rmSync(folder, { recursive: true })
})

test('nothing is started once the work is to stop', async () => {
  await expect(node('', AbortSignal.abort('SIGINT'))).rejects.toBe('SIGINT')
})
