/** Tells a comparison to programs. */
import type { SiteDifference } from '../difference.ts'

/** Goes up when a field changes its meaning or goes away; a field that is added leaves it as it is. */
const version = 2

/**
 * A `SiteDifference` (`difference.ts` says what each field means) with the `version` of this form before it. Nothing is left out, and the
 * fields stand in the same order each time.
 */
export function formatJson({ before, after, pages, removed, added, moved, causes, groups, files }: SiteDifference): string {
  return JSON.stringify({ version, before, after, pages, removed, added, moved, causes, groups, files }, undefined, 2)
}
