import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { nodeFileSystem } from './file-system.ts'

const root = emptyFolder()

/** Makes the folders 1, 2, 3 … of a root, each as soon as its number is in `turn`. */
const otherThread = `
  const { mkdirSync } = require('node:fs')
  const { workerData: { root, turn, rounds } } = require('node:worker_threads')
  for (let round = 1; round <= rounds; round++) {
    while (Atomics.load(turn, 0) < round);
    try { mkdirSync(root + '/' + round) } catch {}
    Atomics.store(turn, 1, round)
  }
`

test('a folder is made while another thread makes the folder above it', async () => {
  const rounds = 1000
  const turn = new Int32Array(new SharedArrayBuffer(8))
  const worker = new Worker(otherThread, { eval: true, workerData: { root, turn, rounds } })
  try {
    await new Promise((resolve) => worker.once('online', resolve))
    for (let round = 1; round <= rounds; round++) {
      Atomics.store(turn, 0, round)
      nodeFileSystem.makeFolder(`${root}/${round}/1`)
      while (Atomics.load(turn, 1) < round);
      expect(nodeFileSystem.state(`${root}/${round}/1`)?.kind).toBe('folder')
    }
  } finally {
    await worker.terminate()
  }
})

const isRoot = process.getuid?.() === 0

describe.skipIf(!isRoot)(`changes that are not possible are found without trying them${isRoot ? '' : ' (left out: only root can prepare them)'}`, () => {
  beforeEach(() => {
    for (const folder of ['next', 'out/sticky']) mkdirSync(join(root, folder), { recursive: true })
    for (const file of ['out/file', 'out/sticky/file']) writeFileSync(join(root, file), '')
  })
  afterEach(() => {
    spawnSync('umount', [join(root, 'out')])
    spawnSync('chattr', ['-R', '-i', '-a', root])
  })
  const move = () => nodeFileSystem.checkMove(join(root, 'next'), join(root, 'out'))
  const removal = () => nodeFileSystem.checkRemoval(join(root, 'out/file'))

  test.for([
    ['+i', 'out/file', removal],
    ['+a', 'out', removal],
    ['+i', 'out', move],
  ] as const)('chattr %s %s', ([attribute, path, check], { skip }) => {
    check()
    // Not every file system has attributes.
    if (spawnSync('chattr', [attribute, join(root, path)]).status !== 0) skip()
    expect(check).toThrow(expect.objectContaining({ code: 'EPERM' }))
    expect(existsSync(join(root, 'out/file'))).toBe(true)
  })

  test.skipIf(spawnSync('unshare', ['--mount', 'true']).status !== 0)('a folder of the same disk that is mounted', () => {
    expect(spawnSync('mount', ['--bind', join(root, 'out'), join(root, 'out')]).status).toBe(0)
    expect(move).toThrow(expect.objectContaining({ code: 'EXDEV' }))
  })

  test('files and folders of another user', () => {
    const nobody = 65534
    chmodSync(root, 0o755)
    chownSync(join(root, 'next'), nobody, nobody)
    // In a sticky folder, users cannot remove files of others.
    chmodSync(join(root, 'out/sticky'), 0o1777)
    // The process becomes that user when it has loaded the program, which that user may not be allowed to read.
    const code = `import { nodeFileSystem } from ${JSON.stringify(join(import.meta.dirname, 'file-system.ts'))}
process.setgid(${nobody})
process.setuid(${nobody})
const code = (check) => { try { return check() } catch (error) { return error.code } }
console.log(code(() => nodeFileSystem.checkMove('next', 'out')), code(() => nodeFileSystem.checkMove('next', 'out/sticky')))
console.log(code(() => nodeFileSystem.checkRemoval('out/file')), code(() => nodeFileSystem.checkRemoval('out/sticky/file')))`
    const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code]
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect([stdout, stderr]).toEqual(['EACCES undefined\nEACCES EPERM\n', ''])
  })
})
