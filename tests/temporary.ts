/** Temporary folders of tests. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, inject, onTestFinished, TestRunner } from 'vitest'

/**
 * Makes a folder in that of the run (`shared-folder.ts`), which is removed when its test has ended, or, made
 * while tests are collected, when those of its suite have.
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(inject('sharedFolder'), name))
  const end = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  end(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A folder that is empty before each test of a file or a `describe`, and removed after it. */
export function emptyFolder(): string {
  const folder = join(tmpdir(), `test-${randomUUID()}`)
  beforeEach(() => void mkdirSync(folder))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
