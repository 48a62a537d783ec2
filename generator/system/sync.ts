/** Saving to the disk, so that a power cut cannot undo it. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fsyncSync, openSync } from 'node:fs'

/** The limit of paths that are saved one by one; more are saved faster by one sync of their whole file system. */
const few = 3

/** Saves files and folders, which all lie on one file system. @throws the error of the disk */
export function syncPaths(paths: readonly string[]): void {
  const [first] = paths
  if (first !== undefined && paths.length > few && syncFileSystem(first)) return
  for (const path of paths) syncPath(path)
}

/** Whether `sync` did it: it may be missing, lack `-f` (BusyBox), or have been stopped with the process group. */
function syncFileSystem(path: string): boolean {
  const { status, stderr } = spawnSync('sync', ['-f', path], { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
  if (status === 0) return true
  if (status === null || /option|usage/i.test(stderr)) return false
  const [, code] = reasons.find(([reason]) => stderr.includes(reason)) ?? []
  throw Object.assign(new Error(stderr.trim()), { code })
}

const reasons = [
  ['Input/output error', 'EIO'],
  ['No space left', 'ENOSPC'],
  ['quota', 'EDQUOT'],
] as const

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } catch (error) {
    // Some file systems save the names of a folder by themselves, and refuse the call.
    if (!(error instanceof Error && 'code' in error && error.code === 'EINVAL')) throw error
  } finally {
    closeSync(descriptor)
  }
}

/** Starts to save a file system in another process. It only saves time: `syncPaths` runs later and reports failures. */
export async function syncInBackground(folder: string, signal?: AbortSignal): Promise<void> {
  const child = spawn('sync', ['-f', folder], { stdio: 'ignore', ...(signal && { signal }) })
  await once(child, 'close').catch(() => undefined)
}
