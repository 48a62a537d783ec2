import { join } from 'node:path'
import { entriesBelow } from './digests.mjs'

/** The paths of the files below a folder, relative to it, with slashes, in no order; links are left out. */
export const filesBelow = (folder: string): string[] =>
  entriesBelow(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
