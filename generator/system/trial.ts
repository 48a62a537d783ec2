/** Checks changes of the owner's files on a copy of them, before they are made. */
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileChange, writeAll } from './write-all.ts'

/**
 * Runs a check on a copy of the project with these changes. The copy is removed afterwards.
 * @param check receives the folder of the copy
 */
export async function withChanges<Result>(root: string, changes: readonly FileChange[], check: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'toegift-'))
  try {
    for (const name of ['data', 'content', 'static']) {
      if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true, dereference: true })
    }
    if (existsSync(join(root, '.cache'))) symlinkSync(join(root, '.cache'), join(folder, '.cache'))
    writeAll(folder, changes)
    return await check(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
