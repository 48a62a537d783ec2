/** Starts threads that run the compiled program. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { home } from '../system/home.ts'

declare global {
  interface ImportMeta {
    /** The file of the compiled program. Missing where tsx runs the sources. */
    readonly program?: string
  }
}

/** What starts a thread in which the program works on a task of plain data; nothing where it is not compiled, as tsx does not reach threads on Node 20. */
export function programThreads(): ((task: unknown) => Worker) | undefined {
  const { program } = import.meta
  if (program === undefined || !existsSync(program)) return undefined
  return (task) => new Worker(join(home, 'generator', 'program', 'worker.mjs'), { workerData: { program, task } })
}
