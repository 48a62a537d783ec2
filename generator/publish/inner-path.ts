/**
 * Paths that files of this program name: a manifest, a journal, a cache. Any of them may have come from
 * somewhere else.
 */

/**
 * Whether a path stays inside the folder that it is joined with: no step out of it, and nothing that another
 * system or a list of paths reads as something else. Links in that folder are not looked at.
 */
export const isInnerPath = (path: unknown): path is string =>
  typeof path === 'string' &&
  !/[\\\p{Cc}]/u.test(path) &&
  path.split('/').every((part) => !['', '.', '..'].includes(part))

/** The folders above a path: `a/b/c` gives `a` and `a/b`. */
export function parents(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
