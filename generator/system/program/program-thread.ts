/** Starts threads that run the compiled program. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { InputFiles } from '../file-digests.ts'
import { home } from '../home.ts'

declare global {
  interface ImportMeta {
    /** The file of the compiled program. Missing where tsx runs the sources. */
    readonly program?: string
  }
}

/**
 * What starts threads in which the program works on a task of plain data; nothing where it is not compiled, as tsx does not reach threads on Node 20, or where
 * its inputs cannot be known to be the same in all of them.
 * @param inputs the files that the run reads, as they were when it began
 */
export function programThreads(inputs: InputFiles | undefined) {
  const { program } = import.meta
  if (!inputs || program === undefined || !existsSync(program)) return undefined
  return { inputs, start: (task: unknown) => new Worker(join(home, 'generator', 'system', 'program', 'worker.mjs'), { workerData: { program, task } }) }
}
