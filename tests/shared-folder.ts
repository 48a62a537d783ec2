import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    sharedFolder: string
  }
}

/** A folder that all tests of a run share, for the site that many of them look at. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'shared-'))
  provide('sharedFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
