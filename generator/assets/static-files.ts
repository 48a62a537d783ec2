/** Files of `static/` that are published as they are: icons, riders, and whatever the owner drops there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataProblems, stopOn } from '../check/problem.ts'
import { wording } from '../check/wording.ts'
import { readStaticFolder } from '../load/static-folder.ts'
import { digestOf, type OutputFile } from '../output-file.ts'

/**
 * Reads everything below `static/` but the pictures, which have variants of their own.
 * @throws DataProblems for links, pipes and hidden files, should one have come since the site was loaded
 */
export function readStaticFiles(root: string): OutputFile[] {
  const { files, problems } = readStaticFolder(root)
  stopOn(problems)
  return files.map((path): OutputFile => {
    const content = read(root, `static/${path}`)
    return { path, kind: 'asset', digest: digestOf(content), size: content.length, content: () => content }
  })
}

function read(root: string, file: string): Buffer {
  try {
    return readFileSync(join(root, file))
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new DataProblems([{ severity: 'error', places: [{ file }], ...wording.staticUnreadable(file, cause) }])
  }
}
