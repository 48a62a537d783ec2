/** Writes several files, or none of them. */
import { lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PublishError } from '../publish/file-system.ts'
import { writeWhole } from '../write-whole.ts'

export type NewFile = { file: string; content: string | Uint8Array }

/**
 * Writes the files, relative to `root`, in their order. When one cannot be written, those before it become what they were.
 * @throws PublishError that names the file
 */
export function writeAll(root: string, files: readonly NewFile[]): void {
  const undo: (() => void)[] = []
  for (const { file, content } of files) {
    const path = join(root, file)
    try {
      const before = lstatSync(path, { throwIfNoEntry: false }) ? readFileSync(path) : undefined
      mkdirSync(dirname(path), { recursive: true })
      writeWhole(path, content)
      undo.unshift(() => (before === undefined ? rmSync(path, { force: true }) : writeWhole(path, before)))
    } catch (cause) {
      for (const step of undo) step()
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new PublishError(`${file} cannot be written, so nothing was added: ${why}`, 'Mend that and run the command again.', cause)
    }
  }
}
