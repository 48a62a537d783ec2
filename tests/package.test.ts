/** The program as a package: what npm packs, installed in a project that is somewhere else. */

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../generator/system/files-below.ts'
import { projectRoot, runProcess } from './project.ts'
import { temporaryFolder } from './temporary.ts'

/** Puts all entries of a folder of packages into another one, as links. */
function linkPackages(from: string, into: string): void {
  mkdirSync(into, { recursive: true })
  for (const name of readdirSync(from).filter((found) => !found.startsWith('.') && found !== 'toegift')) {
    if (name.startsWith('@')) linkPackages(join(from, name), join(into, name))
    else symlinkSync(join(from, name), join(into, name))
  }
}

const digestOf = (output: string) => output.trim().split('\n').at(-1)

test('an installed package makes the same site as a clone, and keeps what it compiles in the project', () => {
  const folder = temporaryFolder('package-')
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: projectRoot, stdio: 'ignore' })
  const [packed = expect.fail()] = readdirSync(folder)
  const project = join(folder, 'project')
  const modules = join(project, 'node_modules')
  linkPackages(join(projectRoot, 'node_modules'), modules)
  execFileSync('tar', ['-xzf', join(folder, packed), '-C', modules])
  cpSync(join(modules, 'package'), join(modules, 'toegift'), { recursive: true })
  const installed = filesBelow(join(modules, 'toegift'))
  // The demonstration and the tests are no part of it.
  expect(
    installed.filter((file) => /^(?:data|content|static|tests)\/(?!README)|\.test\.tsx?$/.test(file)),
  ).toEqual([])

  const options = ['--yes', '--name=Bureau Podium', '--set=act=De Proef']
  const made = join(folder, 'made')
  mkdirSync(made)
  const offline = { npm_config_offline: 'true' }
  expect(runProcess(made, ['new', 'agency', ...options], offline)).toMatchObject({ exitCode: 0 })
  for (const name of ['data', 'content', 'static'])
    cpSync(join(made, name), join(project, name), { recursive: true })
  const bin = join(modules, 'toegift', 'generator', 'bin.mjs')
  expect(runProcess(project, ['check'], {}, bin)).toMatchObject({
    exitCode: 0,
    errors: expect.stringContaining('no problems'),
  })
  const ofPackage = runProcess(project, ['generate', '--digest'], {}, bin)
  expect(ofPackage).toMatchObject({ exitCode: 0 })
  expect(digestOf(ofPackage.output)).toBe(digestOf(runProcess(made, ['generate', '--digest']).output))
  expect(readdirSync(join(project, '.cache'))).toContain('program')
  expect(filesBelow(join(modules, 'toegift'))).toEqual(installed)
})
