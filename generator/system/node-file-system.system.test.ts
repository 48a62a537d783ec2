import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { nodeFileSystem } from './node-file-system.ts'

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
  const root = mkdtempSync(join(tmpdir(), 'folders-'))
  const rounds = 4000
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
    rmSync(root, { recursive: true })
  }
})
