/** Runs a program and measures it from outside. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The folder of the program that is measured. */
export const home = join(import.meta.dirname, '..', '..')

export type Measured = {
  /** Wall time, start-up included. */
  seconds: number
  /** Time on all cores, that of its children included; less dependent on what else the machine does. */
  cpuSeconds: number
  /** The most memory that the largest process had at a time. */
  megabytes: number
}

const timeProgram = '/usr/bin/time'

/**
 * Runs a program to its end.
 * @throws Error with its output when it fails, or when GNU time is not installed
 */
export async function measured(
  command: string,
  args: readonly string[],
  { cwd = home, environment = {} } = {},
): Promise<Measured & { output: string }> {
  if (!existsSync(timeProgram))
    throw new Error(`${timeProgram} is missing, which measures memory. On Debian: apt-get install time`)
  const started = performance.now()
  const { stdout, stderr } = await promisify(execFile)(
    timeProgram,
    ['--quiet', '-f', '%U %S %M', command, ...args],
    {
      cwd,
      env: { ...process.env, ...environment },
      maxBuffer: 2 ** 28,
    },
  )
  const seconds = (performance.now() - started) / 1000
  const [user = 0, system = 0, kilobytes = 0] =
    stderr.trimEnd().split('\n').at(-1)?.split(' ').map(Number) ?? []
  return { seconds, cpuSeconds: user + system, megabytes: Math.round(kilobytes / 1024), output: stdout }
}
