import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastChange } from './last-change.ts'

const root = mkdtempSync(join(tmpdir(), 'last-change-'))
const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@host.example', ...args], { cwd: root, stdio: 'pipe' })

/** Writes a file and commits it, a day after the commit before. */
function commit(day: number, file: string, text: string, subject: string): void {
  writeFileSync(join(root, file), text)
  git('add', file)
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@host.example', 'commit', '-q', '-m', subject], {
    cwd: root,
    env: { ...process.env, GIT_COMMITTER_DATE: `2025-03-0${day}T12:00:00Z`, GIT_AUTHOR_DATE: `2025-03-0${day}T12:00:00Z` },
  })
}

beforeAll(() => {
  git('init', '-q')
  commit(1, 'acts.ts', 'one\ntwo\nthree\n', 'List the acts')
  commit(2, 'acts.ts', 'one\ntwo\nthird\n', 'Name the third')
  commit(3, 'text.md', 'text\n', 'Write a text')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('the last change is the commit that touched the lines, not a later one in the same file', async () => {
  expect(await lastChange(root, [{ file: 'acts.ts', lines: { from: 1, to: 2 } }])).toMatchObject({
    date: '2025-03-01',
    subject: 'List the acts',
    uncommitted: [],
  })
  expect(await lastChange(root, [{ file: 'acts.ts', lines: { from: 2, to: 3 } }])).toMatchObject({ subject: 'Name the third' })
})

test('of several places, the newest commit counts', async () => {
  expect(await lastChange(root, [{ file: 'text.md' }, { file: 'acts.ts', lines: { from: 1, to: 1 } }])).toMatchObject({ subject: 'Write a text' })
})

test('uncommitted changes are listed', async () => {
  writeFileSync(join(root, 'text.md'), 'another\n')
  expect(await lastChange(root, [{ file: 'text.md' }])).toMatchObject({ subject: 'Write a text', uncommitted: ['text.md'] })
})

test('where there is no repository, nothing is known, and nothing fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-git-'))
  writeFileSync(join(folder, 'a.ts'), '')
  expect(await lastChange(folder, [{ file: 'a.ts' }])).toBeUndefined()
  rmSync(folder, { recursive: true })
})
