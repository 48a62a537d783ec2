/** Runs other programs, stops them on a signal, and says whether one is running. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'

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

/** @property isPatient whether it leaves the processor to all others */
export type ChildOptions = {
  cwd: string
  signal: AbortSignal
  environment?: Readonly<Record<string, string>>
  isPatient?: boolean
}

/** In milliseconds: how long a program may take to end after SIGTERM, before SIGKILL. */
const patience = 5_000

/**
 * Inside a git hook, these make git use the repository and index of the hook instead of those of the folder.
 */
const hookVariables = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']

/** The environment of this command, without the variables of a git hook. */
const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !hookVariables.includes(name)))

const runGit = (root: string, args: readonly string[]) =>
  spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...cleanEnvironment(), LC_ALL: 'C' },
    maxBuffer: 2 ** 28,
  })

/** The output of git without the last line break; undefined when git fails. */
export function askGit(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = runGit(root, args)
  return status === 0 ? stdout.trimEnd() : undefined
}

/** Why git does not answer in a folder, in its own words. */
export function refusalOfGit(root: string): string {
  const { error, stderr } = runGit(root, ['rev-parse'])
  return error ? 'git cannot be run' : stderr.trim().replace('fatal: ', '')
}

/**
 * Runs a program and returns its standard output.
 * @throws ChildFailure, or the reason of `signal` once the program has ended
 */
export async function runChild(
  command: string,
  args: readonly string[],
  { cwd, signal, environment, isPatient }: ChildOptions,
): Promise<string> {
  signal.throwIfAborted()
  const child = spawn(command, args, {
    cwd,
    env: { ...cleanEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let kill: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    kill = setTimeout(() => child.kill('SIGKILL'), patience)
  }
  signal.addEventListener('abort', stop, { once: true })
  const closed = once(child, 'close').catch((error: Error) => {
    throw new ChildFailure(command, error.message)
  })
  try {
    const [output, errors, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), closed])
    signal.throwIfAborted()
    if (exitCode === 0) return output
    throw new ChildFailure(
      command,
      [errors.trim(), output.trim()].filter(Boolean).join('\n') || `exit code ${exitCode}`,
    )
  } finally {
    clearTimeout(kill)
    signal.removeEventListener('abort', stop)
  }
}

/**
 * Runs npm or pnpm. On Windows these are no programs but scripts, which only the command line starts.
 * @param command plain words, which mean nothing else to the command line
 */
export function runPackageManager(command: string, options: ChildOptions): Promise<string> {
  const [name = '', ...words] = command.split(' ')
  return process.platform === 'win32'
    ? runChild('cmd.exe', ['/d', '/s', '/c', command], options)
    : runChild(name, words, options)
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
