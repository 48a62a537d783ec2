/** Changes of the owner's files: every call fails in turn, and all files are changed or none; links and permissions stay. */
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { sampled } from '../../tests/depth.ts'
import { type Call, faults, intercept, withFault } from '../../tests/support/publish/faults.ts'
import { type MemoryFileSystem, memoryFileSystem } from '../../tests/support/publish/memory-file-system.ts'
import { emptyFolder } from '../../tests/temporary.ts'
import { PublishError } from '../system/file-system.ts'
import type { FileChange } from '../system/trial.ts'
import { applyEdits, recoverEdits } from './edit.ts'

const changes: readonly FileChange[] = [
  { file: 'content/acts/silk.md', content: 'the same text', from: 'content/acts/silkwood.md' },
  { file: 'static/images/new/silk.svg', content: 'drawn', from: 'static/images/silkwood.svg' },
  { file: 'data/acts.ts', content: 'silk' },
  { file: 'content/acts/silkwood.md', content: undefined },
  { file: 'static/images/silkwood.svg', content: undefined },
]
const before = { 'content/acts/silkwood.md': 'the same text', 'data/acts.ts': 'silkwood', 'static/images/silkwood.svg': 'drawn' }
const after = { 'content/acts/silk.md': 'the same text', 'data/acts.ts': 'silk', 'static/images/new/silk.svg': 'drawn' }

/** @param isApart whether the pictures are on a disk of their own */
function disk(isApart: boolean): MemoryFileSystem {
  const files = memoryFileSystem()
  for (const folder of ['content/acts', 'data', 'static/images']) files.makeFolder(`/project/${folder}`)
  for (const [file, text] of Object.entries(before)) files.write(`/project/${file}`, text)
  if (isApart) files.mount('/project/static')
  return files.copy()
}

/** The texts of all files of a disk, also those that a command left behind. */
const textsOf = (files: MemoryFileSystem) =>
  Object.fromEntries(
    files
      .walk('/project')
      .flatMap(({ path, content }): [string, string][] => (content === undefined ? [] : [[path.slice('/project/'.length), content.toString()]]))
      .sort(),
  )

describe.each([
  ['on one disk', false],
  ['on two disks', true],
])('%s', (_, isApart) => {
  const calls: Call[] = []
  const counted = disk(isApart)
  applyEdits(
    '/project',
    changes,
    undefined,
    intercept(counted, (call, run) => {
      calls.push(call)
      return run()
    }),
  )

  test('all files are changed, and nothing else is left', () => {
    expect(textsOf(counted)).toEqual(after)
    expect(counted.state('/project/.out')).toBeUndefined()
    expect(recoverEdits('/project', counted)).toBe(false)
  })

  test('whatever call fails or is the last one of a killed command, the next command finds all files changed, or none', () => {
    const cases = calls.flatMap((call, at) => faults.filter(({ strikes }) => strikes.has(call.name)).map((fault) => ({ at, call, fault })))
    expect(cases.length).toBeGreaterThan(100)
    for (const { at, call, fault } of sampled(cases, 100, Number(isApart))) {
      const label = `${fault.name}, ${fault.mode} · call ${at}: ${call.name} ${call.path}`
      const files = disk(isApart)
      let error: unknown
      try {
        applyEdits('/project', changes, undefined, withFault(files, fault, at))
      } catch (thrown) {
        error = thrown
      }
      if (fault.mode !== 'the end' && error !== undefined) expect(error, label).toBeInstanceOf(PublishError)
      const isSealed = files.state('/project/.out/edit/journal') !== undefined
      if (fault.mode === 'once' && error !== undefined && !isSealed && textsOf(files)['data/acts.ts'] === 'silkwood')
        expect(textsOf(files), label).toEqual(before)
      if (fault.powerCut) files.cutPower(fault.powerCut === 'some' ? { some: at } : fault.powerCut)
      files.endHolder()
      if (files.state('/project/.out/edit/lock')) files.unlink('/project/.out/edit/lock')

      const recovered = recoverEdits('/project', files)
      expect(recovered ? [after] : [before, after], label).toContainEqual(textsOf(files))
    }
  })
})

describe('on the real disk', () => {
  const root = emptyFolder()
  beforeEach(() => {
    for (const folder of ['content/acts', 'data', 'elsewhere']) mkdirSync(join(root, folder), { recursive: true })
  })

  test('a link stays a link to its changed target, and permissions stay, also under another name', () => {
    writeFileSync(join(root, 'elsewhere/acts.ts'), 'silkwood')
    writeFileSync(join(root, 'content/acts/silkwood.md'), 'text')
    chmodSync(join(root, 'elsewhere/acts.ts'), 0o660)
    chmodSync(join(root, 'content/acts/silkwood.md'), 0o600)
    symlinkSync('../elsewhere/acts.ts', join(root, 'data/acts.ts'))
    applyEdits(root, [
      { file: 'data/acts.ts', content: 'silk' },
      { file: 'content/acts/silk.md', content: 'text', from: 'content/acts/silkwood.md' },
      { file: 'content/acts/silkwood.md', content: undefined },
    ])
    expect(lstatSync(join(root, 'data/acts.ts')).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(root, 'elsewhere/acts.ts'), 'utf8')).toBe('silk')
    expect(statSync(join(root, 'elsewhere/acts.ts')).mode & 0o777).toBe(0o660)
    expect(statSync(join(root, 'content/acts/silk.md')).mode & 0o777).toBe(0o600)
    expect(readdirSync(root).sort()).toEqual(['content', 'data', 'elsewhere'])
  })

  test.each(['data/blocked', 'data/blocked/new.md'])('nothing is changed when something is in the place of %s', (blocked) => {
    if (blocked === 'data/blocked') mkdirSync(join(root, blocked))
    else writeFileSync(join(root, 'data/blocked'), 'a file')
    const files = ['content/acts/first.md', blocked, 'content/acts/last.md'].map((file) => ({ file, content: 'new' }))
    expect(() => applyEdits(root, files)).toThrow(`${blocked} cannot be written`)
    expect([readdirSync(root).sort(), readdirSync(join(root, 'content/acts'))]).toEqual([['content', 'data', 'elsewhere'], []])
  })

  test('a journal that names files outside of the project is refused', () => {
    mkdirSync(join(root, '.out/edit'), { recursive: true })
    for (const file of ['../other/acts.ts', 'data/../../acts.ts', '/etc/hosts', 'package.json', 'data/..', 'data//acts.ts', 'data/a\0', 'data/..\\acts.ts']) {
      writeFileSync(join(root, '.out/edit/journal'), JSON.stringify({ written: [], removed: [file] }))
      expect(() => recoverEdits(root)).toThrow(/\.out\/edit\/journal is damaged/)
    }
  })

  test('a staged link is not put in the place of a file', () => {
    mkdirSync(join(root, '.out/edit/next'), { recursive: true })
    symlinkSync('/etc/hosts', join(root, '.out/edit/next/0'))
    writeFileSync(join(root, '.out/edit/journal'), JSON.stringify({ written: ['data/acts.ts'], removed: [] }))
    expect(() => recoverEdits(root)).toThrow(/\.out\/edit\/journal is damaged/)
    expect(readdirSync(join(root, 'data'))).toEqual([])
  })
})
