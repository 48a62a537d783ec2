/** Temporary folders of this command, in `.cache/`. Their names contain the process id, so that those of a crashed command are recognised. */

import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from './process.ts'

/** Makes a folder that no other run uses. */
export function makeOwnFolder(parent: string, name: string): string {
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, `${name}.${process.pid}.`))
}

/** The names of such folders whose commands ended without removing them. */
export function abandonedFolders(parent: string): string[] {
  return namesIn(parent).filter((name) => {
    const owner = /^[\w-]+\.(\d+)\.\w{6}$/.exec(name)?.[1]
    return owner !== undefined && !isRunning(Number(owner))
  })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
