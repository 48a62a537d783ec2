/** What the files of `data/` import. */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { filesBelow } from '../system/files-below.ts'

/** Whether the files of `data/` are made of files of `data/` alone. Types disappear when they are compiled. */
export function readsOnlyData(root: string): boolean {
  const data = join(root, 'data')
  return filesBelow(data)
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
    .every((name) => {
      const file = join(data, name)
      const imported = importsOf(readFileSync(file, 'utf8'))
      return imported.every((path) => resolve(dirname(file), path).startsWith(data + sep))
    })
}

/** The paths of the files that a module imports. A text that only looks like an import counts as well. */
export function importsOf(source: string): string[] {
  const values = source.replace(/\b(?:import|export)\s+type\b[^'"`]*?\bfrom\s*(['"])[^'"]*\1/g, '')
  return [...values.matchAll(/\b(?:from|import|require)\s*\(?\s*(['"`])([./][^'"`]*)\1/g)].flatMap(([, , path]) => path ?? [])
}
