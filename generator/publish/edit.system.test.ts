/**
 * Changes of the owner's files: killed at any step, all files are changed or none; links and permissions
 * stay.
 */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { filesBelow } from '../../tests/project.ts'
import { atEveryStep, quickFiles } from '../../tests/support/publish/steps.ts'
import { emptyFolder } from '../../tests/temporary.ts'
import { type FileSystem, PublishError } from '../system/file-system.ts'
import type { FileChange } from '../system/sandbox.ts'
import { applyEdits, recoverEdits } from './edit.ts'

const root = emptyFolder()
const at = (path: string) => join(root, path)
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}
const texts = () =>
  Object.fromEntries(
    filesBelow(root).map((path) => [
      path,
      lstatSync(at(path)).isFile() ? readFileSync(at(path), 'utf8') : '',
    ]),
  )

const changes: readonly FileChange[] = [
  { file: 'content/acts/silk.md', content: 'the same text', from: 'content/acts/silkwood.md' },
  { file: 'static/images/new/silk.svg', content: 'drawn', from: 'static/images/silkwood.svg' },
  { file: 'data/acts.ts', content: 'silk' },
  { file: 'content/acts/silkwood.md', content: undefined },
  { file: 'static/images/silkwood.svg', content: undefined },
]
const before = {
  'content/acts/silkwood.md': 'the same text',
  'data/acts.ts': 'silkwood',
  'static/images/silkwood.svg': 'drawn',
}
const after = {
  'content/acts/silk.md': 'the same text',
  'data/acts.ts': 'silk',
  'static/images/new/silk.svg': 'drawn',
}

function begin(): void {
  for (const name of readdirSync(root)) rmSync(at(name), { recursive: true })
  for (const [path, text] of Object.entries(before)) write(path, text)
}

/** The pictures on a disk of their own: nothing can be renamed to there. */
function withAnotherDisk(files: FileSystem): FileSystem {
  const isApart = (path: string) => path.startsWith(at('static'))
  return {
    ...files,
    rename(from, to) {
      if (isApart(from) !== isApart(to))
        throw new PublishError('another disk', '', Object.assign(new Error(), { code: 'EXDEV' }))
      files.rename(from, to)
    },
  }
}

describe.each([
  ['on one disk', (files: FileSystem) => files],
  ['on two disks', withAnotherDisk],
])('%s', (_, disk) => {
  test.each(['killed', 'failed'] as const)(
    'a change that is %s at any step has changed all files or none when the next command begins',
    (way) => {
      begin()
      const runs = atEveryStep(
        root,
        way,
        1,
        (files) => applyEdits(root, changes, undefined, disk(files)),
        (step, error) => {
          if (error !== undefined && way === 'failed') expect(error, step).toBeInstanceOf(PublishError)
          const recovered = recoverEdits(root, disk(quickFiles(root)))
          expect(recovered ? [after] : [before, after], step).toContainEqual(
            Object.fromEntries(Object.entries(texts()).filter(([path]) => !path.startsWith('.toegift/'))),
          )
          expect(existsSync(at('.toegift/journal')), step).toBe(false)
          begin()
        },
      )
      expect(runs).toBeGreaterThan(15)
      expect(texts()).toEqual(after)
      expect(recoverEdits(root)).toBe(false)
    },
  )
})

describe('on the real disk', () => {
  beforeEach(() => {
    for (const folder of ['content/acts', 'data', 'elsewhere']) mkdirSync(at(folder), { recursive: true })
  })

  test('a link stays a link to its changed target, and permissions stay, also under another name', () => {
    write('elsewhere/acts.ts', 'silkwood')
    write('content/acts/silkwood.md', 'text')
    chmodSync(at('elsewhere/acts.ts'), 0o660)
    chmodSync(at('content/acts/silkwood.md'), 0o600)
    symlinkSync('../elsewhere/acts.ts', at('data/acts.ts'))
    applyEdits(root, [
      { file: 'data/acts.ts', content: 'silk' },
      { file: 'content/acts/silk.md', content: 'text', from: 'content/acts/silkwood.md' },
      { file: 'content/acts/silkwood.md', content: undefined },
    ])
    expect(lstatSync(at('data/acts.ts')).isSymbolicLink()).toBe(true)
    expect(readFileSync(at('elsewhere/acts.ts'), 'utf8')).toBe('silk')
    expect(statSync(at('elsewhere/acts.ts')).mode & 0o777).toBe(0o660)
    expect(statSync(at('content/acts/silk.md')).mode & 0o777).toBe(0o600)
    expect(filesBelow(root)).toEqual(['content/acts/silk.md', 'data/acts.ts', 'elsewhere/acts.ts'])
  })

  test('the owner may keep a whole folder elsewhere', () => {
    rmSync(at('content'), { recursive: true })
    symlinkSync('elsewhere', at('content'))
    applyEdits(root, [{ file: 'content/acts/first.md', content: 'new' }])
    expect(readFileSync(at('elsewhere/acts/first.md'), 'utf8')).toBe('new')
  })

  test.each(['data/blocked', 'data/blocked/new.md'])(
    'nothing is changed when something is in the place of %s',
    (blocked) => {
      if (blocked === 'data/blocked') mkdirSync(at(blocked))
      else write('data/blocked', 'a file')
      const files = ['content/acts/first.md', blocked, 'content/acts/last.md'].map((file) => ({
        file,
        content: 'new',
      }))
      expect(() => applyEdits(root, files)).toThrow(
        'data/blocked is in the way: a file or folder needs its place.',
      )
      expect(readdirSync(at('content/acts'))).toEqual([])
    },
  )

  test('a change of the version of the data that was cut off is completed', () => {
    write('.toegift/next/package.json', '{}')
    write(
      '.toegift/journal',
      JSON.stringify({ changes: { cleared: [], moved: ['package.json'], removed: [] } }),
    )
    expect(recoverEdits(root)).toBe(true)
    expect(readFileSync(at('package.json'), 'utf8')).toBe('{}')
  })

  test('a journal that names files outside of the project is refused', () => {
    for (const file of [
      '../other/acts.ts',
      'data/../../acts.ts',
      '/etc/hosts',
      'package-lock.json',
      'generator/package.json',
      'data/..',
      'data//acts.ts',
      'data/a\0',
      'data/..\\acts.ts',
    ]) {
      write('.toegift/journal', JSON.stringify({ changes: { cleared: [], moved: [], removed: [file] } }))
      expect(() => recoverEdits(root)).toThrow(
        '.toegift/journal is damaged: changes.removed.0: a path leads out of your files.',
      )
    }
  })
})
