/** What is saved to the disk, how failures are reported, and when nothing is saved. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { intercept } from '../../tests/support/publish/faults.ts'
import { last, publish } from '../../tests/support/publish/sites.ts'
import { states } from '../../tests/support/publish/states.ts'
import { emptyFolder } from '../../tests/temporary.ts'
import { syncPaths } from './sync.ts'

const folder = emptyFolder()
const paths = ['a', 'b', 'c', 'd'].map((name) => join(folder, name))
beforeEach(() => {
  for (const path of paths) writeFileSync(path, '')
})

/** Replaces the command `sync`. */
function stub(script: string): void {
  writeFileSync(join(folder, 'sync'), `#!/bin/sh\necho "$@" > ${folder}/called\n${script}\n`)
  chmodSync(join(folder, 'sync'), 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH ?? ''}`)
}

test('a full disk is an error of the command sync', () => {
  stub(`echo "sync: error syncing '$2': No space left on device" >&2; exit 1`)
  expect(() => syncPaths(paths)).toThrow(expect.objectContaining({ code: 'ENOSPC' }))
  expect(readFileSync(join(folder, 'called'), 'utf8')).toBe(`-f ${paths[0]}\n`)
})

test.each([
  ['knows no -f', () => stub(`echo "sync: invalid option -- 'f'" >&2; exit 1`)],
  ['is stopped', () => stub('kill -INT $$')],
  ['is missing', () => vi.stubEnv('PATH', folder)],
])('where the command sync %s, each path is saved by itself, and an error of one of them is an error', (_, prepare) => {
  prepare()
  syncPaths([...paths, folder])
  expect(() => syncPaths([...paths, join(folder, 'none')])).toThrow(expect.objectContaining({ code: 'ENOENT' }))
})

test('a publication without changes saves nothing', () => {
  const disk = states['one build']?.copy()
  const names: string[] = []
  const counted = intercept(disk ?? expect.fail(), (call, run) => {
    names.push(call.name)
    return run()
  })
  publish(counted, last)
  expect(names).not.toContain('sync')
  publish(counted, { ...last, 'index.html': 'new' })
  expect(names.filter((name) => name === 'sync')).toHaveLength(4)
})
