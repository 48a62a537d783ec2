/** Equal files give equal bytes: in another folder, time zone and language, with another umask, and after a run or from nothing. */

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesBelow, ProjectCopy, projectRoot } from './project.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('two checkouts in different folders, time zones and languages give the same bytes', () => {
  const here = new ProjectCopy()
  folders.push(here.root)
  expect(here.run('generate').exitCode).toBe(0)

  const checkout = join(mkdtempSync(join(tmpdir(), 'another place ')), 'tóégift')
  folders.push(join(checkout, '..'))
  for (const part of ['generator', 'templates', 'data', 'content', 'static', '.cache', 'package.json', 'tsconfig.json']) {
    cpSync(join(projectRoot, part), join(checkout, part), { recursive: true })
  }
  spawnSync('ln', ['-s', join(projectRoot, 'node_modules'), join(checkout, 'node_modules')])
  const { status, stderr } = spawnSync('sh', ['-c', 'umask 077; exec node generator/bin.mjs generate'], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', NODE_ENV: 'development' },
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)

  const first = join(here.root, 'out')
  const second = join(checkout, 'out')
  expect(filesBelow(second)).toEqual(filesBelow(first))
  for (const file of filesBelow(first)) expect(readFileSync(join(second, file)).equals(readFileSync(join(first, file))), file).toBe(true)
})
