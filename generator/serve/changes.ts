/** Decides what a change of files requires: as little as possible. */

/** From least to most; each includes those before it. */
export const levels = ['styles', 'assets', 'site', 'program'] as const
export type Level = (typeof levels)[number]

/** What the change of a file requires, by its path below the project or the program; nothing when no page depends on it. */
export function levelOf(path: string): Level | undefined {
  if (/\.test\.tsx?$/.test(path)) return undefined
  if (path.startsWith('templates/styles/')) return 'styles'
  if (/^templates\/(?:browser|service-worker)\//.test(path)) return 'assets'
  if (/^(?:templates|generator)\//.test(path)) return 'program'
  return 'site'
}

/** What the change of several files requires. */
export function levelOfAll(paths: Iterable<string>): Level | undefined {
  const required = new Set([...paths].map(levelOf))
  return levels.findLast((level) => required.has(level))
}

/** Whether editors and operating systems write files of this name for themselves. */
export const isTemporary = (name: string): boolean => name.startsWith('.') || /~$|^#.*#$|^4913$|\.(?:tmp|swp|swx|part|bak|crdownload)$|___jb_/.test(name)
