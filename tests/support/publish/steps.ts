/** File systems whose calls are watched, and commands that end or fail at one of them. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createFileSystem, type FileSystem, PublishError } from '../../../generator/system/file-system.ts'

export type Call = { name: string; paths: string[] }

/** The same file system, with a function that runs before each call. */
export const intercept = (files: FileSystem, before: (call: Call) => void): FileSystem =>
  new Proxy(files, {
    get(target, name) {
      const call = Reflect.get(target, name)
      if (name === 'shown') return call
      return (...args: unknown[]) => {
        before({ name: String(name), paths: args.map(String) })
        return call(...args)
      }
    },
  })

/**
 * The real file system without what takes long: nothing is saved to the disk, and no process is started for
 * the lock.
 */
export function quickFiles(root: string): FileSystem {
  const files = createFileSystem(root)
  return { ...files, save: files.write, hold: () => 'unsupported' }
}

/**
 * The calls that can change the disk. A process that is killed before a call that only reads leaves the same
 * as before the next of these.
 */
const changing = ['write', 'save', 'copyMode', 'link', 'rename', 'unlink', 'removeFolder', 'makeFolder']

/**
 * Runs a command once for each of its calls of the file system, or of every `by`th: before that call it is
 * killed, or the call fails.
 * @param command returns when it was not interrupted
 * @param check is given the error of each run that was
 * @returns how many were
 */
export function atEveryStep(
  root: string,
  way: 'killed' | 'failed',
  by: number,
  command: (files: FileSystem) => void,
  check: (step: string, error: unknown) => void,
): number {
  for (let [step, runs] = [0, 0]; ; step += by, runs++) {
    let calls = 0
    let struck = ''
    const mortal = intercept(quickFiles(root), ({ name, paths }) => {
      const isCounted = way === 'failed' || changing.includes(name)
      if (isCounted && calls++ === step) struck = `${way} at step ${step}, ${name} ${paths[0]}`
      const isStruck = way === 'failed' ? isCounted && calls === step + 1 : struck !== ''
      if (isStruck)
        throw new PublishError(
          `${name} was ${way}`,
          'Run it again.',
          Object.assign(new Error(), { code: way === 'failed' ? 'ENOSPC' : 'KILLED' }),
        )
    })
    let error: unknown
    try {
      command(mortal)
    } catch (thrown) {
      error = thrown
    }
    if (struck === '') return runs
    // They name this process, which goes on.
    for (const lock of ['.out/lock', '.toegift/lock']) rmSync(join(root, lock), { force: true })
    check(struck, error)
  }
}
