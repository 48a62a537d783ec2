/** Runs other programs, and stops them when the work is to stop. */
import { spawn } from 'node:child_process'

/** A program that ended with anything but success, and what it said. */
export class ChildFailure extends Error {
  readonly said: string
  constructor(command: string, said: string) {
    super(`${command} failed: ${said}`)
    this.name = 'ChildFailure'
    this.said = said
  }
}

export type ChildOptions = { cwd: string; signal: AbortSignal; environment?: Readonly<Record<string, string>> }

/** How long a program may take to end by itself after it was asked to, in milliseconds. */
const patience = 5_000

/** Inside of a git hook, these would make git look at the hook's repository and index instead of those of the folder. */
const hookVariables = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']

/** The environment of this command, without what a git hook adds to it. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => Object.fromEntries(Object.entries(process.env).filter(([name]) => !hookVariables.includes(name)))

/**
 * Runs a program and gives what it wrote to its standard output.
 * @throws ChildFailure, or the reason of `signal` once the program has ended
 */
export async function runChild(command: string, args: readonly string[], { cwd, signal, environment }: ChildOptions): Promise<string> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...cleanEnvironment(), ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let errors = ''
    let kill: NodeJS.Timeout | undefined
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    const stop = () => {
      child.kill('SIGTERM')
      kill = setTimeout(() => child.kill('SIGKILL'), patience)
    }
    signal.addEventListener('abort', stop, { once: true })
    child.once('error', (error) => reject(new ChildFailure(command, error.message)))
    child.once('close', (exitCode) => {
      clearTimeout(kill)
      signal.removeEventListener('abort', stop)
      if (signal.aborted) reject(signal.reason)
      else if (exitCode === 0) resolve(output)
      else reject(new ChildFailure(command, errors.trim() || output.trim() || `exit code ${exitCode}`))
    })
  })
}
