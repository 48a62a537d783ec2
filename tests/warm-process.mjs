/**
 * Runs commands one after another in one process. The real command needs a second to start and to become
 * fast; here that happens once for all tests of a run. What the process itself decides (exit, signals, flags,
 * time zone) is tested with real processes.
 */
import { join } from 'node:path'
import { compiledProgram } from '../generator/system/program/program-file.mjs'
import { prepareProcess } from '../generator/system/program/start.mjs'

const home = join(import.meta.dirname, '..')
const compiled = compiledProgram(home)
prepareProcess()
const fixed = { NODE_ENV: process.env.NODE_ENV, TZ: process.env.TZ }
const bin = join(home, 'generator', 'bin.mjs')

// What a process takes along when it ends.
const intervals = []
const { setInterval } = globalThis
globalThis.setInterval = (...args) => {
  const interval = setInterval(...args)
  intervals.push(interval)
  return interval
}

let unchanged
let program

process.on('message', async ({ root, args, environment }) => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment, fixed)
  process.argv = [process.execPath, bin, ...args]
  // Not in the folder of a test, which is removed: esbuild starts its service in the one where it was loaded.
  unchanged ??= await compiled.unchanged()
  program ??= await compiled.program()
  process.chdir(root)
  process.exitCode = 0
  const written = { stdout: '', stderr: '' }
  const restore = Object.entries(written).map(([name]) => captured(name, (text) => (written[name] += text)))
  const { isDone, inputs } = unchanged.exports.nothingChanged(root)
  const exitCode = (isDone ? undefined : await program.exports.run(inputs)) ?? process.exitCode
  for (const end of restore) end()
  for (const interval of intervals.splice(0)) clearInterval(interval)
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal)
  process.exitCode = 0
  process.chdir(home)
  process.send({ exitCode, output: written.stdout, errors: written.stderr })
})

/** Reads what is written to a stream, until the function that it returns is called. */
function captured(name, read) {
  const { write } = process[name]
  process[name].write = (chunk, encoding, done = encoding) => {
    read(chunk.toString())
    if (typeof done === 'function') process.nextTick(done)
    return true
  }
  return () => {
    process[name].write = write
  }
}
