/** Paths of files as every system writes them. */
import path, { type PlatformPath } from 'node:path'

/** How a folder names a file below it in messages and lists: with slashes, also on Windows. */
export const pathFrom = (folder: string, file: string, { relative, sep }: PlatformPath = path): string =>
  relative(folder, file).replaceAll(sep, '/')

/** Whether a path is a folder, or below it. Windows has no capitals in paths, and several roots. */
export function isWithin(
  file: string,
  folder: string,
  { relative, isAbsolute, sep }: PlatformPath = path,
): boolean {
  const steps = relative(folder, file)
  return steps.split(sep)[0] !== '..' && !isAbsolute(steps)
}
