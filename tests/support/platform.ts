import { join } from 'node:path'

/** Runs code as if on another system. Paths stay those of this one. */
export function asOn<Result>(platform: NodeJS.Platform, run: () => Result): Result {
  const own = process.platform
  Object.defineProperty(process, 'platform', { value: platform })
  try {
    return run()
  } finally {
    Object.defineProperty(process, 'platform', { value: own })
  }
}

/** Windows has no pipes in folders. */
export const hasPipes = process.platform !== 'win32'

/** Where the warm processes of a run listen: a socket in its folder, and on Windows a pipe of that name. */
export const socketOf = (sharedFolder: string): string =>
  process.platform === 'win32' ? join('\\\\?\\pipe', sharedFolder) : join(sharedFolder, 'commands')
