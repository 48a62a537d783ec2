import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file in one step, so that a reader finds the old text or the new one, also when two runs write it at once. */
export function writeWhole(file: string, text: string): void {
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, text)
  renameSync(part, file)
}
