/** Runs the same tests on the real disk and on the one in memory, so that tests on the latter are valid for the former. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { memoryFileSystem } from '../../tests/support/publish/memory-file-system.ts'
import type { FileSystem } from '../system/file-system.ts'
import { nodeFileSystem } from '../system/node-file-system.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function inMemory(): FileSystem {
  const files = memoryFileSystem()
  files.makeFolder(folder)
  return files
}

describe.each([
  ['on disk', () => nodeFileSystem],
  ['in memory', inMemory],
])('the file system %s', (_, open) => {
  let files: FileSystem
  /** Paths by their short names, as the tests write them. */
  const at = (name: string) => join(folder, name)
  const text = (name: string) => files.read(at(name)).toString()
  const identity = (name: string) => ({ inode: files.state(at(name))?.inode, mtime: files.state(at(name))?.mtime })

  beforeEach(() => {
    files = open()
    files.makeFolder(at('folder/deep'))
    files.write(at('file'), 'one')
    files.write(at('folder/inner'), 'two')
  })

  test('returns what was written, byte for byte', () => {
    const bytes = Uint8Array.from([0, 255, 128, 10])
    files.write(at('bytes'), bytes)
    expect([...files.read(at('bytes'))]).toEqual([...bytes])
    files.write(at('text'), 'één €')
    expect(text('text')).toBe('één €')
    expect(files.state(at('text'))).toMatchObject({ kind: 'file', size: Buffer.byteLength('één €') })
  })

  test('distinguishes files from folders, and returns nothing for a missing path', () => {
    expect(files.state(at('file'))?.kind).toBe('file')
    expect(files.state(at('folder'))?.kind).toBe('folder')
    expect(files.state(at('none'))).toBeUndefined()
    expect(files.state(at('none/at/all'))).toBeUndefined()
    expect(files.state(at('file/below'))).toBeUndefined()
  })

  test('overwrites a file in place, which changes its time or size', () => {
    const { inode } = identity('file')
    files.write(at('file'), 'longer than it was')
    expect(files.state(at('file'))).toMatchObject({ inode, size: 18 })
    expect(text('file')).toBe('longer than it was')
  })

  test('moves a file with its inode and time, in the place of another', () => {
    files.write(at('new'), 'new')
    const moved = identity('new')
    expect(moved.inode).not.toBe(identity('file').inode)
    files.rename(at('new'), at('file'))
    expect(identity('file')).toEqual(moved)
    expect(text('file')).toBe('new')
    expect(files.state(at('new'))).toBeUndefined()
  })

  test('moves a folder with its contents, also onto an empty one', () => {
    const inner = identity('folder/inner')
    files.rename(at('folder'), at('moved'))
    expect(identity('moved/inner')).toEqual(inner)
    files.makeFolder(at('empty'))
    files.rename(at('moved'), at('empty'))
    expect(files.list(at('empty'))).toEqual(['deep', 'inner'])
    expect(files.list(folder)).toEqual(['empty', 'file'])
  })

  test('makes a link with its text, reads it, and renames it over another link or a file', () => {
    files.link(at('link'), 'who, and since when')
    expect(files.state(at('link'))?.kind).toBe('link')
    expect(files.readLink(at('link'))).toBe('who, and since when')
    files.link(at('other'), 'somebody else')
    files.rename(at('other'), at('link'))
    expect(files.readLink(at('link'))).toBe('somebody else')
    files.rename(at('link'), at('file'))
    expect(files.readLink(at('file'))).toBe('somebody else')
    files.unlink(at('file'))
    expect(files.list(folder)).toEqual(['folder'])
  })

  test('gives a file a second name, and does nothing when one name is moved onto the other', () => {
    files.hardLink(at('file'), at('second'))
    expect(identity('second')).toEqual(identity('file'))
    files.rename(at('file'), at('folder/inner'))
    expect([files.list(folder), text('folder/inner'), text('second')]).toEqual([['folder', 'second'], 'one', 'one'])
  })

  test('allows what is possible, and changes nothing by checking', () => {
    files.checkMove(folder, at('folder'))
    for (const name of ['file', 'folder', 'folder/deep']) files.checkRemoval(at(name))
    expect([files.list(folder), files.list(at('folder'))]).toEqual([
      ['file', 'folder'],
      ['deep', 'inner'],
    ])
  })

  test('holds a folder once, until it is released', (context) => {
    const hold = files.hold(folder)
    if (hold === 'unsupported') return context.skip('no advisory locks here')
    expect(files.hold(folder)).toBe('taken')
    if (typeof hold === 'function') hold()
    const again = files.hold(folder)
    if (typeof again === 'function') again()
    expect(again).toBeTypeOf('function')
  })

  test('leaves a file unchanged when other files of its folder change', () => {
    const before = identity('folder/inner')
    files.write(at('folder/other'), 'other')
    files.unlink(at('folder/other'))
    files.makeFolder(at('folder/deep'))
    files.sync([folder])
    expect(identity('folder/inner')).toEqual(before)
  })

  test('makes all the folders above a folder, and accepts one that exists', () => {
    files.makeFolder(at('a/b/c'))
    files.makeFolder(at('a/b/c'))
    expect(files.state(at('a/b/c'))?.kind).toBe('folder')
  })

  test('lists names in order, and removes files and empty folders', () => {
    for (const name of ['b', 'a', 'Z']) files.write(at(`folder/deep/${name}`), name)
    expect(files.list(at('folder/deep'))).toEqual(['Z', 'a', 'b'])
    for (const name of files.list(at('folder/deep'))) files.unlink(at(`folder/deep/${name}`))
    files.removeFolder(at('folder/deep'))
    expect(files.list(at('folder'))).toEqual(['inner'])
  })

  test('resolves the real path of a file', () => {
    expect(files.realPath(at('folder/inner'))).toBe(at('folder/inner'))
  })

  test.each<[string, string, () => unknown]>([
    ['reading what is not there', 'ENOENT', () => files.read(at('none'))],
    ['reading a folder', 'EISDIR', () => files.read(at('folder'))],
    ['reading below a file', 'ENOTDIR', () => files.read(at('file/below'))],
    ['writing into no folder', 'ENOENT', () => files.write(at('none/file'), '')],
    ['writing below a file', 'ENOTDIR', () => files.write(at('file/below'), '')],
    ['writing over a folder', 'EISDIR', () => files.write(at('folder'), '')],
    ['linking where a file is', 'EEXIST', () => files.link(at('file'), 'text')],
    ['linking where a folder is', 'EEXIST', () => files.link(at('folder'), 'text')],
    ['linking in no folder', 'ENOENT', () => files.link(at('none/link'), 'text')],
    ['the text of a link that is not there', 'ENOENT', () => files.readLink(at('none'))],
    ['the text of a file as if it were a link', 'EINVAL', () => files.readLink(at('file'))],
    ['the text of a folder as if it were a link', 'EINVAL', () => files.readLink(at('folder'))],
    ['moving what is not there', 'ENOENT', () => files.rename(at('none'), at('file'))],
    ['moving into no folder', 'ENOENT', () => files.rename(at('file'), at('none/file'))],
    ['moving below a file', 'ENOTDIR', () => files.rename(at('folder/inner'), at('file/below'))],
    ['moving a file onto a folder', 'EISDIR', () => files.rename(at('file'), at('folder'))],
    ['moving a folder onto a file', 'ENOTDIR', () => files.rename(at('folder'), at('file'))],
    ['moving a folder onto a full one', 'ENOTEMPTY', () => files.rename(at('folder/deep'), folder)],
    ['removing a file that is not there', 'ENOENT', () => files.unlink(at('none'))],
    ['removing a file below a file', 'ENOTDIR', () => files.unlink(at('file/below'))],
    ['removing a folder that is not there', 'ENOENT', () => files.removeFolder(at('none'))],
    ['removing a folder that is a file', 'ENOTDIR', () => files.removeFolder(at('file'))],
    ['removing a folder that is not empty', 'ENOTEMPTY', () => files.removeFolder(at('folder'))],
    ['making a folder where a file is', 'EEXIST', () => files.makeFolder(at('file'))],
    ['making a folder below a file', 'ENOTDIR', () => files.makeFolder(at('file/below'))],
    ['listing what is not there', 'ENOENT', () => files.list(at('none'))],
    ['listing a file', 'ENOTDIR', () => files.list(at('file'))],
    ['a second name where a file is', 'EEXIST', () => files.hardLink(at('file'), at('folder/inner'))],
    ['a second name of what is not there', 'ENOENT', () => files.hardLink(at('none'), at('new'))],
    ['saving what is not there', 'ENOENT', () => files.sync([at('none')])],
    ['checking the removal of a missing file', 'ENOENT', () => files.checkRemoval(at('none'))],
    ['holding what is not there', 'ENOENT', () => files.hold(at('none'))],
    ['the real path of what is not there', 'ENOENT', () => files.realPath(at('none'))],
  ])('refuses %s with %s, and changes nothing', (_name, code, call) => {
    expect(call).toThrow(expect.objectContaining({ code }))
    expect(files.list(folder)).toEqual(['file', 'folder'])
    expect(files.list(at('folder'))).toEqual(['deep', 'inner'])
    expect([text('file'), text('folder/inner')]).toEqual(['one', 'two'])
  })
})

describe('only the disk in memory', () => {
  test('has copies that change independently', () => {
    const files = memoryFileSystem()
    files.write('/a', 'a')
    const copy = files.copy()
    expect(copy.state('/a')).toEqual(files.state('/a'))
    copy.write('/a', 'b')
    expect(files.read('/a').toString()).toBe('a')
  })

  describe('a power cut', () => {
    let files: ReturnType<typeof memoryFileSystem>
    beforeEach(() => {
      files = memoryFileSystem()
      files.write('/saved', 'saved')
      files.sync(['/', '/saved'])
      files.write('/saved', 'changed')
      files.write('/lost', 'lost')
      files.rename('/lost', '/moved')
    })

    test('loses contents that were not saved, also after a rename', () => {
      files.cutPower('content')
      expect([files.read('/saved').toString(), files.read('/moved').toString()]).toEqual(['saved', ''])
    })

    test('loses names that were not saved', () => {
      files.cutPower('all')
      expect(files.list('/')).toEqual(['saved'])
    })

    test('loses each of them independently', () => {
      const found = Array.from({ length: 40 }, (_, some) => {
        const disk = memoryFileSystem()
        disk.write('/from', '')
        disk.sync(['/', '/from'])
        disk.makeFolder('/folder')
        disk.sync(['/'])
        disk.rename('/from', '/folder/to')
        disk.cutPower({ some })
        return [...disk.list('/'), ...disk.list('/folder')].join(' ')
      })
      expect([...new Set(found)].sort()).toEqual(['folder', 'folder from', 'folder from to', 'folder to'])
    })
  })

  test('has mount points that no rename crosses, and protected files that stay', () => {
    const files = memoryFileSystem()
    files.makeFolder('/mount/protected')
    for (const path of ['/file', '/mount/file', '/mount/protected/file']) files.write(path, '')
    files.mount('/mount')
    files.refuse('/mount/protected', 'EACCES')
    for (const call of [() => files.rename('/file', '/mount/new'), () => files.rename('/mount/file', '/new'), () => files.checkMove('/', '/mount')])
      expect(call).toThrow(expect.objectContaining({ code: 'EXDEV' }))
    const path = '/mount/protected/file'
    for (const call of [
      () => files.unlink(path),
      () => files.checkRemoval(path),
      () => files.rename('/mount/file', path),
      () => files.checkMove('/mount', '/mount/protected'),
    ])
      expect(call).toThrow(expect.objectContaining({ code: 'EACCES' }))
    files.rename('/mount/file', '/mount/new')
  })
})
