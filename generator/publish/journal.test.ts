/** Journals that cannot be relied on, and what is found before a journal is sealed. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { filesBelow, ownFiles, statesBelow } from '../../tests/project.ts'
import { last, next, publish } from '../../tests/support/publish/sites.ts'
import { emptyFolder } from '../../tests/temporary.ts'
import { createFileSystem, PublishError } from '../system/file-system.ts'
import { differenceOf } from './changes.ts'
import { nothing } from './journal.ts'

const root = emptyFolder()
const at = (path: string) => join(root, path)
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}
const states = () => statesBelow(at('out'))
beforeEach(() => void publish(root, last))

const inPatchedCopy = (changes: object) => JSON.stringify({ changes: { ...nothing, ...changes } })

test.each([
  ['half of itself', '{"changes":{"cle', 'it is not JSON'],
  ['something else', '[]', 'all of it: Invalid input: expected object, received array'],
  [
    'a path out of the site',
    inPatchedCopy({ removed: ['../../data/site.ts'] }),
    'changes.removed.0: a path leads out of the site',
  ],
  [
    'a path into the own folder',
    inPatchedCopy({ moved: ['.toegift/manifest'] }),
    'changes.moved.0: a path leads out of the site',
  ],
  [
    'a path for another system',
    JSON.stringify({ earlier: { changed: ['..\\acts.ts'], removed: [] } }),
    'earlier.changed.0: a path leads out of the site',
  ],
  [
    'an absolute path',
    inPatchedCopy({ removed: ['/etc/hosts'] }),
    'changes.removed.0: a path leads out of the site',
  ],
])(
  'a journal that holds %s is reported and nothing changes, and the remedy restores the whole site',
  (_, text, damage) => {
    write('.out/journal', text)
    const before = states()
    expect(() => publish(root, next)).toThrow(
      expect.objectContaining({
        message: `.out/journal is damaged: ${damage}. It describes how to complete an interrupted publication.`,
        hint: 'Remove that file and run the command again with --adopt: it compares every file of the site and writes those that differ.',
      }),
    )
    expect(states()).toEqual(before)

    rmSync(at('.out/journal'))
    publish(root, next, { adopt: true })
    for (const [path, content] of Object.entries(next))
      expect(readFileSync(at(`out/${path}`), 'utf8'), path).toBe(content)
    expect(filesBelow(at('.out'))).toEqual(ownFiles)
  },
)

test.each(['out/blog', '.out/next/blog', '.out/next/index.html'])(
  'a journal that leads through the link %s is damaged, and nothing changes',
  (link) => {
    rmSync(at(link), { recursive: true, force: true })
    mkdirSync(dirname(at(link)), { recursive: true })
    symlinkSync('/elsewhere', at(link))
    write('.out/journal', inPatchedCopy({ moved: ['blog/x.html', 'index.html'], removed: ['blog/y.html'] }))
    const before = readFileSync(at('out/index.html'), 'utf8')
    expect(() => publish(root, next)).toThrow('is a link, which may lead elsewhere.')
    expect(readFileSync(at('out/index.html'), 'utf8')).toBe(before)
  },
)

test('a path that was changed and then removed is reported by its final state', () => {
  const earlier = { changed: ['stays', 'goes'], removed: ['back', 'gone'] }
  expect(
    differenceOf({ changes: { ...nothing, moved: ['back', 'new'], removed: ['goes', 'old'] }, earlier }),
  ).toEqual({
    changed: ['back', 'new', 'stays'],
    removed: ['goes', 'old', 'gone'],
  })
})

/** The same file system, in which nothing may be changed in these folders. */
function denying(...folders: string[]) {
  const files = createFileSystem(root)
  return {
    ...files,
    checkWritable(path: string) {
      if (!folders.includes(files.shown(path))) return
      throw new PublishError(
        `Could not change ${files.shown(path)}: permission denied (EACCES).`,
        '',
        Object.assign(new Error(), { code: 'EACCES' }),
      )
    },
  }
}

test('all obstacles are named at once, before anything changes: folders without permission, and files and folders of others', () => {
  write('out/back', 'mine')
  write('out/assets/c.css/mine.txt', 'mine')
  const before = states()
  expect(() => publish(root, next, { files: denying('out/blog', 'out/turn', 'out/blog/gone') })).toThrow(
    expect.objectContaining({
      message: [
        'Could not change out/blog: permission denied (EACCES).',
        'Could not change out/blog/gone: permission denied (EACCES).',
        'Could not change out/turn: permission denied (EACCES).',
        'out/assets/c.css/mine.txt is in the way: this command did not write it.',
        'out/back is in the way: this command did not write it.',
      ].join('\n'),
      hint: 'Give the folder to the user who runs this command, or let that user write in it. Move it away; --adopt replaces a file in the place of a page.',
    }),
  )
  expect([states(), filesBelow(at('.out'))]).toEqual([before, ownFiles])
})

test('folders in which nothing changes may be protected', () => {
  expect(
    publish(root, { ...last, 'index.html': 'home 2' }, { files: denying('out/about', 'out/blog') }),
  ).toMatchObject({ written: 1 })
})
