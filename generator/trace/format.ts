/** Formats the answers of `affected-by` as text and as JSON. */
import { countEach, groupBy } from '../core/group-by.ts'
import { aligned, amount, count } from '../report/format.ts'
import type { Readers } from './record.ts'

/** The effect of a change. Addresses are those of `routes`: without the base path, with a slash at the end. */
export type Affected = Readers & {
  name: string
  /** Its places: `data/acts.ts:41`, `content/acts/silkwood.md`. */
  places: readonly string[]
  /** The family of every page of the site. */
  all: ReadonlyMap<string, string>
  /** The readers of each field of entries. */
  fields: readonly (Readers & { name: string })[]
  notes: readonly string[]
}

export function formatAffected({ name, places, all, shown, behind, fields, notes }: Affected): string {
  const some = shown.size === all.size ? 'All' : amount(shown.size)
  return [
    [name, places.join(', ')].filter(Boolean).join('    '),
    shown.size === 0 ? `None of ${count(all.size, 'page')} changes with it.` : `${some} of ${count(all.size, 'page')} change with it.`,
    ...byFamily(shown, all),
    ...(behind.size > 0
      ? [`${count(behind.size, 'other page')} may change: an order, a likeness, a distance or the security policy was computed from it.`]
      : []),
    ...(fields.length > 0 ? ['', 'By field:', ...byField(fields)] : []),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n')
}

function byFamily(pages: ReadonlySet<string>, all: ReadonlyMap<string, string>): string[] {
  const rows = [...groupBy(pages, (path) => all.get(path) ?? 'new')].sort(([, a], [, b]) => b.length - a.length)
  return aligned(rows.map(([family, paths]) => [family, String(paths.length).padStart(5), examples(paths)]))
}

const examples = (paths: readonly string[]): string => [...paths.slice(0, 3), ...(paths.length > 3 ? ['…'] : [])].join(' ')

const byField = (fields: Affected['fields']): string[] =>
  aligned(fields.map(({ name, shown, behind }) => [name, String(shown.size).padStart(5), ...(behind.size > 0 ? [`${behind.size} more may change`] : [])]))

/** `{ name, places, pages, total, families, addresses, mayMove, fields: [{ name, addresses, mayMove }], notes }` */
export function formatAffectedJson({ name, places, all, shown, behind, fields, notes }: Affected): string {
  const families = Object.fromEntries(countEach(Array.from(shown, (path) => all.get(path) ?? '')))
  const listed = fields.map((field) => ({ name: field.name, addresses: [...field.shown], mayMove: [...field.behind] }))
  const answer = { name, places, pages: shown.size, total: all.size, families, addresses: [...shown], mayMove: [...behind], fields: listed, notes }
  return JSON.stringify(answer, undefined, 2)
}
