import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ProjectCopy } from './project.ts'

/** Generates a project that must be refused for a mistake of its owner: with these words, without a stack, and with nothing published. */
export function expectRefused(project: ProjectCopy, ...parts: string[]): void {
  const { exitCode, errors } = project.run('generate')
  for (const part of parts) expect(errors).toContain(part)
  expect(errors).not.toMatch(/\n\s+at .*\.tsx?:\d+:\d+/)
  expect(exitCode).toBe(1)
  expect(existsSync(join(project.root, 'out'))).toBe(false)
}
