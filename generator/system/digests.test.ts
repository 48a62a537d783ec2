import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../tests/project.ts'
import { emptyFolder } from '../../tests/temporary.ts'
import { digestOfPackages, makerDigests, stateOf } from './digests.mjs'

const home = emptyFolder()

function write(path: string, text: string): void {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
}

test('the state of a program is another one after an edit, also in a linked folder, and after a package comes where it was looked for in vain', () => {
  write('package.json', '{"dependencies":{"one":"1"}}')
  write('package-lock.json', '{}')
  write('templates/page.tsx', '')
  write('generator/cli.ts', 'a')
  write('node_modules/one/package.json', '{"version":"1.0.0","dependencies":{"two":"1"}}')
  write('node_modules/two/package.json', '{"version":"1.0.0"}')
  const probed = new Set<string>()
  const states = [digestOfPackages(home, probed)]
  const state = () => stateOf(home, probed).digest
  states.push(state())
  write('generator/cli.test.ts', 'no part of the program')
  expect(state()).toBe(states.at(-1))
  write('generator/cli.ts', 'other')
  states.push(state())
  write('other/part.tsx', '')
  symlinkSync(join(home, 'other'), join(home, 'templates/linked'))
  states.push(state())
  write('other/part.tsx', 'other')
  states.push(state())
  write('node_modules/one/node_modules/two/package.json', '{"version":"2.0.0"}')
  states.push(state())
  expect(new Set(states).size).toBe(states.length)
  expect(digestOfPackages(home)).not.toBe(states[0])
})

test('of everything that makes what is kept, the digest is known', async () => {
  expect(Object.values(await makerDigests(projectRoot))).not.toContain(undefined)
})
