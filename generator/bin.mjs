#!/usr/bin/env node
/**
 * Starts the command line: sets what must be set before the first module of the program is loaded, and runs the compiled program. Where that
 * cannot be written, tsx runs the sources.
 */
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { compiledProgram } from './program/program-file.mjs'
import { refusalOn } from './supported.mjs'

const refusal = refusalOn(process.platform)
if (refusal) {
  console.error(refusal)
  process.exit(64)
}

// React is several times slower outside of production, and reads this when it is loaded. Dates must not depend on the machine.
process.env.NODE_ENV = 'production'
process.env.TZ = 'Europe/Brussels'
// What is published must be readable by a server that runs as somebody else.
process.umask(0o022)
// Rendering makes much that is soon forgotten: more room for it halves the time that the collector takes.
setFlagsFromString('--min-semi-space-size=32')
setFlagsFromString('--max-semi-space-size=64')

/** The exit code that Node gives to a program whose first module waits for something that never comes. */
const unsettledAwait = 13

const home = join(import.meta.dirname, '..')
process.env.TOEGIFT_HOME = home

const compiled = compiledProgram(home)
process.env.TOEGIFT_PROGRAM = compiled.digest

// A process that runs out of things to do, or that a library ends, has not done its work. It must not look as if it had.
let hasEnded = false
process.on('exit', (code) => {
  if (hasEnded || (code !== 0 && code !== unsettledAwait)) return
  console.error('The command ended before its work was done.\n→ This is a fault of the generator, not of your files.')
  process.exitCode = 70
})
// Where it cannot be compiled, the whole program is run and reports why.
const first = await compiled.unchanged().catch(() => undefined)
if (first?.exports.nothingChanged(process.cwd())) hasEnded = true
else {
  // A template that cannot be compiled is a problem to report, not a reason to stop: the program checks the rest without it.
  const program = await compiled.program().catch(async (error) => (await import('./program/broken-templates.mjs')).programWithoutBroken(error, home))
  // By default tsx would look for tsconfig.json in the folder that the command runs in.
  if (!program) (await import('tsx/esm/api')).register({ tsconfig: join(home, 'tsconfig.json') })
  const exitCode = await (program?.exports ?? (await import('./cli.ts'))).run()
  hasEnded = true
  // Of all commands, `generate` uses most of the program.
  if (exitCode === undefined && /^(?:generate$|-)/.test(process.argv[2] ?? 'generate')) program?.keepCode()
  // Encoders may still be at work after Ctrl-C; nobody waits for them.
  if (exitCode !== undefined) process.exit(exitCode)
}
