import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A folder that is empty before each test of a file or a `describe`, and removed after it. */
export function emptyFolder(): string {
  const folder = join(tmpdir(), `test-${randomUUID()}`)
  beforeEach(() => void mkdirSync(folder))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
