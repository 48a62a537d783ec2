/** Writes and removes several files, or none of them. */
import { lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PublishError } from '../system/file-system.ts'
import { writeWhole } from '../system/write-whole.ts'

export type NewFile = { file: string; content: string | Uint8Array }

/** A file that is to have this content, or that is to go. */
export type FileChange = NewFile | { file: string; content: undefined }

/**
 * Writes the files, relative to `root`, in their order, and removes those without content. When that fails, those before it become what they were.
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
      throw new PublishError(
        `${file} cannot be ${content === undefined ? 'removed' : 'written'}, so nothing was changed: ${why}`,
        'Fix that and run the command again.',
        cause,
      )
    }
  }
}
