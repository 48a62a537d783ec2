/** The entries of the owner's files that pages depend on: the name of each, its place in the files, and its path in the site. */
import { actText, cityText, cityTextKinds } from '../core/content-files.ts'
import type { Source } from '../core/problem.ts'
import type { Site } from '../load/site.ts'

/** Steps from the site to a value within it: `acts`, `3`, `bio`. */
export type Path = readonly string[]

export type TracedEntry = Source & {
  /** Its kind: the first half of its name. */
  folder: string
  /** Its path in the site. */
  at: Path
  /** The files of its long texts, with the fields that hold them. */
  texts: readonly { file: string; field: string }[]
}

/** Parts of the site that repeat entries, or that no page shows. */
const skipped: ReadonlySet<string> = new Set([
  ...['settings', 'hidden', 'ledger', 'entryRedirects', 'samples'],
  ...['problems', 'leftOut', 'values', 'valueUses', 'texts', 'copy', 'copyExceptions', 'contentLinks'],
])

/** All entries of a site: every value in it that has a source, once. A concert is in the lists of its act, its city and the site. */
export function entriesOf(site: Site): TracedEntry[] {
  const found = new Map<string, TracedEntry>()
  const visit = (value: unknown, at: Path) => {
    if (typeof value !== 'object' || value === null || value instanceof Map) return
    if ('source' in value && isSource(value.source) && !found.has(value.source.entry)) found.set(value.source.entry, entryOf(value, value.source, at))
    for (const [key, inner] of Object.entries(value)) if (key !== 'source' && (at.length > 0 || !skipped.has(key))) visit(inner, [...at, key])
  }
  visit(site, [])
  return [...found.values()]
}

const isSource = (value: unknown): value is Source => typeof value === 'object' && value !== null && 'entry' in value && 'file' in value && 'line' in value

function entryOf(value: object, source: Source, at: Path): TracedEntry {
  const { entry, file } = source
  const [folder, name] = [entry.slice(0, entry.indexOf('/')), entry.slice(entry.indexOf('/') + 1)]
  const ofCity = cityTextKinds.filter((kind) => kind in value).map((kind) => ({ file: cityText(name, kind), field: kind }))
  const inFiles: Record<string, TracedEntry['texts']> = { acts: [{ file: actText(name), field: 'biography' }], cities: ofCity }
  // An article or a page is one markdown file.
  const texts = file.endsWith('.md') ? [{ file, field: folder === 'pages' ? 'blocks' : 'content' }] : (inFiles[folder] ?? [])
  return { ...source, folder, at, texts }
}
