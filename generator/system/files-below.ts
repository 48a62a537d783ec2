import { join } from 'node:path'
import { entriesBelow } from './digests.mjs'
import { pathFrom } from './file-paths.ts'

/** The paths of the files below a folder, relative to it, with slashes, in no order; links are left out. */
export const filesBelow = (folder: string): string[] =>
  entriesBelow(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => pathFrom(folder, join(entry.parentPath, entry.name)))
