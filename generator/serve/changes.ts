/** Decides what must be done anew when files change: the least that shows the change. */

/** From the least to the most: each does all that those before it do. */
export const levels = ['styles', 'assets', 'site', 'program'] as const
export type Level = (typeof levels)[number]

/** What a changed file asks for, by its path from the project's or the program's folder; nothing when no page depends on it. */
export function levelOf(path: string): Level | undefined {
  if (/\.test\.tsx?$/.test(path)) return undefined
  if (path.startsWith('templates/styles/')) return 'styles'
  if (/^templates\/(?:browser|service-worker)\//.test(path)) return 'assets'
  if (/^(?:templates|generator)\//.test(path)) return 'program'
  return 'site'
}

/** What several files ask for together. */
export function levelOfAll(paths: Iterable<string>): Level | undefined {
  const asked = new Set([...paths].map(levelOf))
  return levels.findLast((level) => asked.has(level))
}

/** Files that editors and systems write for themselves. */
export const isTemporary = (name: string): boolean => name.startsWith('.') || /~$|^#.*#$|^4913$|\.(?:tmp|swp|swx|part|bak|crdownload)$|___jb_/.test(name)
