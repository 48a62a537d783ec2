/** What `bin.mjs` passes to the program, in one variable of the environment. Its compiled copy runs from another folder, and in a thread of its own. */
import { join } from 'node:path'
import type { Problem } from '../core/problem.ts'

const passed: { home?: string; digest?: string; broken?: Problem[] } = JSON.parse(process.env.TOEGIFT ?? '{}')

/** The folder of the program, which has `templates/`. */
export const home = passed.home ?? join(import.meta.dirname, '..', '..')

/** The digest of the compiled program; nothing when the sources run. */
export const programDigest = passed.digest

/** Problems of templates that could not be compiled. Empty ones are in their place, so that the rest is checked. */
export const brokenTemplates: readonly Problem[] = passed.broken ?? []
