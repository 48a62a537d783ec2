import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Writes a file in one step, so that a reader sees the old text or the new one, also when two runs write it at once. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const part = `${file}.${process.pid}.part`
  try {
    writeFileSync(part, content)
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
