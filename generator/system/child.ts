/** Runs other programs, stops them on a signal, and says whether one is running. */
import { spawn, spawnSync } from 'node:child_process'

/** A program that failed, with its output. */
export class ChildFailure extends Error {
  override readonly name = 'ChildFailure'
  constructor(
    command: string,
    readonly output: string,
  ) {
    super(`${command} failed: ${output}`)
  }
}

export type ChildOptions = { cwd: string; signal: AbortSignal; environment?: Readonly<Record<string, string>> }

/** In milliseconds: how long a program may take to end after SIGTERM, before SIGKILL. */
const patience = 5_000

/** Inside a git hook, these make git use the repository and index of the hook instead of those of the folder. */
const hookVariables = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']

/** The environment of this command, without the variables of a git hook. */
const cleanEnvironment = (): NodeJS.ProcessEnv => Object.fromEntries(Object.entries(process.env).filter(([name]) => !hookVariables.includes(name)))

/** The output of git without the last line break; undefined when git fails. */
export function askGit(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  })
  return status === 0 ? stdout.trimEnd() : undefined
}

/** Runs a program and returns its standard output. @throws ChildFailure, or the reason of `signal` once the program has ended */
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
      else reject(new ChildFailure(command, [errors.trim(), output.trim()].filter(Boolean).join('\n') || `exit code ${exitCode}`))
    })
  })
}

/** Whether a process with this number is running on this machine, under any user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
