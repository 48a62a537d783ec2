/** The entry of a worker thread: runs the program of the main thread, of which the `.cache/` has one file. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadProgram, readWhole } from './program-file.mjs'

const { program, task } = workerData
const content = readWhole(program.file)
if (!content) throw new Error(`${program.file} was removed while it ran`)
await loadProgram(program.file, content, program).exports.work(task, parentPort)
