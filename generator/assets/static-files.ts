/** Files of `static/` that are published as they are: icons, riders, and whatever the owner drops there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataProblems, type Problem } from '../check/problem.ts'
import { digestOf, type OutputFile } from '../output-file.ts'

/** Reads everything below `static/` but the pictures, which have variants of their own. */
export function readStaticFiles(root: string): OutputFile[] {
  const problems: Problem[] = []
  const files = walk(join(root, 'static'), '', problems).map((path): OutputFile => {
    const content = readFileSync(join(root, 'static', path))
    return { path, kind: 'asset', digest: digestOf(content), size: content.length, content: () => content }
  })
  if (problems.length > 0) throw new DataProblems(problems)
  return files
}

function walk(folder: string, below: string, problems: Problem[]): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (path === 'images') return []
      if (entry.isDirectory() && !entry.name.startsWith('.')) return walk(folder, path, problems)
      if (entry.isFile() && !entry.name.startsWith('.')) return [path]
      problems.push({
        severity: 'error',
        places: [{ file: `static/${path}` }],
        code: 'static-refused',
        what: `static/${path} is hidden, a link or a device, and would be published for everyone to read.`,
        hint: 'Keep only plain files and folders in static/.',
      })
      return []
    })
}
