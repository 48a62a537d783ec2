/** Templates that could not be compiled. `bin.mjs` then runs the program with empty ones in their place, so that the rest is checked. */
import type { Problem } from '../core/problem.ts'

/** Their problems; empty when all templates could be compiled. */
export const brokenTemplates = (): Problem[] => {
  const found: unknown = JSON.parse(process.env.TOEGIFT_BROKEN_TEMPLATES ?? '[]')
  return Array.isArray(found) ? found : []
}
