/**
 * Temporary folders of this command, in `.cache/`. Their names contain the process id, so that those of a
 * crashed command are recognised.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from './child.ts'

/** Makes a folder that no other run uses. */
export function makeOwnFolder(parent: string, name: string): string {
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, `${name}.${process.pid}.`))
}

/** Removes such folders whose commands ended without doing so. */
export function removeAbandonedIn(parent: string): void {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const owner = /^[\w-]+\.(\d+)\.\w{6}$/.exec(name)?.[1]
    if (owner !== undefined && !isRunning(Number(owner)))
      rmSync(join(parent, name), { recursive: true, force: true })
  }
}
