/** Writes and removes several files, or none of them. */
import { lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PublishError } from './file-system.ts'
import { writeWhole } from './write-whole.ts'

export type NewFile = { file: string; content: string | Uint8Array }

/** A file to write, or without content a file to remove. */
export type FileChange = NewFile | { file: string; content: undefined }

/**
 * Makes the changes in their order; files are relative to `root`. When one fails, those before it are undone.
 * @throws PublishError that names the file
 */
export function writeAll(root: string, files: readonly FileChange[]): void {
  const undo: (() => void)[] = []
  for (const { file, content } of files) {
    const path = join(root, file)
    try {
      const before = lstatSync(path, { throwIfNoEntry: false }) ? readFileSync(path) : undefined
      mkdirSync(dirname(path), { recursive: true })
      if (content === undefined) rmSync(path)
      else writeWhole(path, content)
      undo.unshift(() => (before === undefined ? rmSync(path, { force: true }) : writeWhole(path, before)))
    } catch (cause) {
      for (const step of undo) step()
      const why = cause instanceof Error ? cause.message : String(cause)
      const verb = content === undefined ? 'removed' : 'written'
      throw new PublishError(`${file} cannot be ${verb}, so nothing was changed: ${why}`, 'Remove that obstacle and run the command again.', cause)
    }
  }
}
