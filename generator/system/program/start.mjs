/**
 * Starts a compiled program: sets what must be set before its first module is loaded, and watches that its
 * work ends.
 */
import { constants } from 'node:os'
import { setFlagsFromString } from 'node:v8'

/** The exit code that Node gives to a program whose first module waits for something that never comes. */
const unsettledAwait = 13

export function prepareProcess() {
  // React is several times slower outside of production, and reads this when it is loaded. Dates must not
  // depend on the machine.
  process.env.NODE_ENV = 'production'
  process.env.TZ = 'Europe/Brussels'
  // What is published must be readable by a server that runs as somebody else.
  process.umask(0o022)
  // `console.log` ignores them. A reader that has seen enough, such as `head`, is no failure.
  process.stdout.on('error', ({ code, errno, message }) => {
    if (code === 'EPIPE' || process.exitCode === 1) return
    console.error(
      `The output could not be written: ${errno === -constants.errno.EDQUOT ? 'EDQUOT: the disk quota is used up' : message}.\n→ Make room on the disk, or write it somewhere else.`,
    )
    process.exitCode = 1
  })
}

/**
 * Runs a compiled program, unless its small first part finds out that nothing changed.
 * @param otherwise runs, with the error, when it cannot be loaded
 */
export async function runProgram({ unchanged, program }, otherwise) {
  // A process that runs out of things to do, or that a library ends, has not done its work. It must not look
  // as if it had.
  let hasEnded = false
  process.on('exit', (code) => {
    if (hasEnded || (code !== 0 && code !== unsettledAwait)) return
    console.error(
      'The command ended before its work was done.\n→ This is a fault of the generator, not of your files.',
    )
    process.exitCode = 70
  })
  // Where it cannot be compiled, the whole program is run and reports why.
  const first = await unchanged().catch(() => undefined)
  const { isDone, inputs } = first?.exports.nothingChanged(process.cwd()) ?? {}
  if (isDone) {
    hasEnded = true
    return
  }
  const loaded = await program().catch(otherwise)
  const exitCode = await loaded.exports.run(inputs)
  hasEnded = true
  // `generate` uses more of the program than any other command. Others may go on, as a server does.
  if (exitCode === undefined && !/^(?:generate$|-)/.test(process.argv[2] ?? 'generate')) return
  if (exitCode === undefined) {
    // V8 takes bytecode only under the flags under which it was kept, and large sites have changed this one.
    setFlagsFromString('--heap-growing-percent=0')
    loaded.keepCode?.()
  }
  for (const stream of [process.stdout, process.stderr])
    await new Promise((resolve) => stream.write('', resolve))
  // An error of the output arrives after the call that wrote it.
  await new Promise((resolve) => setImmediate(resolve))
  // To end by itself, the process would free its memory piece by piece, which takes a tenth of a second.
  exit(exitCode || process.exitCode)
}

/** The signals that stop a command, by the exit codes that a shell reports for them. */
const stopSignals = { 130: 'SIGINT', 143: 'SIGTERM' }

/**
 * Ends the process at once. `process.exit()` waits for native threads, in which an encoder may be at work for
 * hours; a signal does not.
 */
function exit(exitCode) {
  const signal = stopSignals[exitCode]
  if (signal) {
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  }
  // The first process of a container survives its own signal.
  process.exit(exitCode)
}
