import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary.ts'
import { lastChange } from './last-change.ts'

const root = temporaryFolder('last-change-')
const git = (args: string[], environment: Record<string, string> = {}) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@host.example', ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
  })

/** Writes a file and commits it, a day after the commit before. */
function commit(day: number, file: string, text: string, subject: string): void {
  writeFileSync(join(root, file), text)
  git(['add', file])
  const date = `2025-03-0${day}T12:00:00Z`
  git(['commit', '-q', '-m', subject], { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date })
}

beforeAll(() => {
  git(['init', '-q'])
  commit(1, 'acts.ts', 'one\ntwo\nthree\n', 'List the acts')
  commit(2, 'acts.ts', 'one\ntwo\nthird\n', 'Name the third')
  commit(3, 'text.md', 'text\n', 'Write a text')
})

test('the last change is the commit that touched the lines, not a later one in the same file', async () => {
  expect(await lastChange(root, [{ file: 'acts.ts', lines: { from: 1, to: 2 } }])).toMatchObject({
    date: '2025-03-01',
    subject: 'List the acts',
    uncommitted: [],
  })
  expect(await lastChange(root, [{ file: 'acts.ts', lines: { from: 2, to: 3 } }])).toMatchObject({
    subject: 'Name the third',
  })
})

test('of several places, the newest commit counts', async () => {
  expect(
    await lastChange(root, [{ file: 'text.md' }, { file: 'acts.ts', lines: { from: 1, to: 1 } }]),
  ).toMatchObject({ subject: 'Write a text' })
})

test('uncommitted changes are listed', async () => {
  writeFileSync(join(root, 'text.md'), 'another\n')
  expect(await lastChange(root, [{ file: 'text.md' }])).toMatchObject({
    subject: 'Write a text',
    uncommitted: ['text.md'],
  })
})

test('where there is no repository, nothing is known, and nothing fails', async () => {
  const folder = temporaryFolder('no-git-')
  writeFileSync(join(folder, 'a.ts'), '')
  expect(await lastChange(folder, [{ file: 'a.ts' }])).toBeUndefined()
})
