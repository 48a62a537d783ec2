/** Makes the same random calls on the real disk and on the one in memory, so that tests on the latter are valid for the former. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '../../tests/depth.ts'
import { memoryFileSystem } from '../../tests/support/publish/memory-file-system.ts'
import { codeOf, type FileSystem, nodeFileSystem } from '../system/file-system.ts'

const inFolder = fc.constantFrom('folder', 'folder/a', 'folder/deep', 'folder/deep/a', 'none/a', 'a/below')
const path = fc.oneof(fc.constantFrom('a', 'b'), inFolder)
const call = fc.oneof(
  fc.tuple(fc.constant('write'), path, fc.constantFrom('one', 'één €')),
  fc.tuple(fc.constant('link'), path, fc.constantFrom('/nowhere/one', '/nowhere/other')),
  fc.tuple(fc.constantFrom('hardLink', 'rename'), path, path),
  fc.tuple(fc.constantFrom('read', 'readLink', 'unlink', 'removeFolder', 'makeFolder', 'list', 'realPath', 'sync', 'checkRemoval'), path),
)
type Call = typeof call extends fc.Arbitrary<infer T> ? T : never

/** What a call returns, or the code of its error. */
function outcome(files: FileSystem, root: string, made: Call): unknown {
  const at = join(root, made[1])
  try {
    if (made[0] === 'sync') return files.sync([at])
    if (made.length === 2) return String(files[made[0]](at))
    return made[0] === 'write' || made[0] === 'link' ? files[made[0]](at, made[2]) : files[made[0]](at, join(root, made[2]))
  } catch (error) {
    return codeOf(error) ?? error
  }
}

/** Everything below a folder by path: kinds, texts, and which paths are names of one file; and the times of files. */
function treeBelow(files: FileSystem, root: string): { found: Map<string, string>; times: Map<string, string> } {
  const inodes: string[] = []
  const [found, times] = [new Map<string, string>(), new Map<string, string>()]
  const visit = (folder: string): void => {
    for (const path of files.list(folder).map((name) => join(folder, name))) {
      const { kind = 'other', inode = '', size, mtime = '' } = files.state(path) ?? {}
      if (!inodes.includes(inode)) inodes.push(inode)
      const text = kind === 'file' ? `${size} ${files.read(path)}` : kind === 'link' ? files.readLink(path) : ''
      found.set(path, `${kind} ${inodes.indexOf(inode)} ${text}`)
      if (kind === 'file') times.set(path, `${inode} ${mtime}`)
      if (kind === 'folder') visit(path)
    }
  }
  visit(root)
  return { found, times }
}

test('both have the same results, errors and contents, whatever the calls, and a file that is not written keeps its time', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 40, size: 'max' }), (calls) => {
      const root = mkdtempSync(join(tmpdir(), 'contract-'))
      const memory = memoryFileSystem()
      memory.makeFolder(root)
      try {
        for (const made of calls) {
          const before = [memory, nodeFileSystem].map((files) => treeBelow(files, root).times)
          expect(outcome(memory, root, made)).toEqual(outcome(nodeFileSystem, root, made))
          const [inMemory, onDisk] = [treeBelow(memory, root), treeBelow(nodeFileSystem, root)]
          expect([...inMemory.found]).toEqual([...onDisk.found])
          const kept = [...inMemory.times.keys()].filter((path) => inMemory.times.get(path) === before[0]?.get(path))
          expect(kept.filter((path) => onDisk.times.get(path) !== before[1]?.get(path))).toEqual([])
        }
      } finally {
        rmSync(root, { recursive: true })
      }
    }),
    { numRuns: tries(25, 1000) },
  )
})
