/** Starts threads that run the compiled program. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { InputFiles } from '../file-digests.ts'
import { compiledCopy, home } from '../home.ts'

/**
 * What starts threads in which the program works on a task of plain data; nothing where it is not compiled,
 * as tsx does not reach threads on Node 20, or where its inputs cannot be known to be the same in all of
 * them.
 * @param inputs the files that the run reads, as they were when it began
 */
export function programThreads(inputs: InputFiles | undefined) {
  if (!inputs || !compiledCopy || !existsSync(compiledCopy.file)) return undefined
  const entry = join(home, 'generator', 'system', 'program', 'worker.mjs')
  return {
    inputs,
    start: (task: unknown) => new Worker(entry, { workerData: { program: compiledCopy, task } }),
  }
}
