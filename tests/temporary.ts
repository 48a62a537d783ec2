/** Temporary folders of tests. All are in one, which the run removes at its end (`shared-folder.ts`). */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest'

/** Makes a folder that is removed when its test has ended, or, made while tests are collected, when those of its suite have. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(inject('sharedFolder'), name))
  const end = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  end(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
