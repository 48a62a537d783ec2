import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of the files below a folder, relative to it, with slashes, in no order; links are left out. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
