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

test('the output of a program that fails is reported, or its exit code when there is none', async () => {
  await expect(node('console.error("no such page"); process.exit(1)')).rejects.toMatchObject({ output: 'no such page' })
  await expect(node('process.exit(3)')).rejects.toMatchObject({ output: 'exit code 3' })
  await expect(runChild('no-such-program', [], options())).rejects.toThrow(ChildFailure)
})

test('a program gets SIGTERM and may clean up before it ends', async () => {
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
