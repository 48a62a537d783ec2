/** Runs the program that `install.mjs` compiled, in the current folder. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadProgram } from '../../generator/system/program/program-file.mjs'
import { prepareProcess, runProgram } from '../../generator/system/program/start.mjs'

const home = join(import.meta.dirname, '..', '..')
const fileOf = (name) => join(home, '.cache', 'peer', name)
const digest = createHash('sha256')
  .update(readFileSync(fileOf('peer.cjs')))
  .digest('hex')
const part = (name) => async () => loadProgram(fileOf(name), readFileSync(fileOf(name)), { home, digest })
prepareProcess()
await runProgram({ unchanged: part('peer.unchanged.cjs'), program: part('peer.cjs') }, (error) =>
  Promise.reject(error),
)
