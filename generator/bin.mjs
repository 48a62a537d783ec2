#!/usr/bin/env node
/** Starts the command line from the compiled program. Where that cannot be written, tsx runs the sources. */
import { join } from 'node:path'
import { compiledProgram } from './program/program-file.mjs'
import { prepareProcess, runProgram } from './program/start.mjs'
import { refusalOn } from './supported.mjs'

const refusal = refusalOn(process.platform)
if (refusal) {
  console.error(refusal)
  process.exit(64)
}

const home = join(import.meta.dirname, '..')
prepareProcess(home)
await runProgram(compiledProgram(home), async (error) => {
  // A template that cannot be compiled is a problem to report, not a reason to stop: the program checks the rest without it.
  const { programWithoutBroken } = await import('./program/broken-templates.mjs')
  return (await programWithoutBroken(error, home)) ?? (await programFromSources())
})

async function programFromSources() {
  const { register } = await import('tsx/esm/api')
  // By default tsx would look for tsconfig.json in the folder that the command runs in.
  register({ tsconfig: join(home, 'tsconfig.json') })
  return { exports: await import('./cli.ts') }
}
