import { aligned, amount, count } from '../commands/report/format.ts'
import { countEach, groupBy } from '../core/group-by.ts'
import type { Outcome } from './edits.ts'

/**
 * The effect of a change. Addresses are those of `routes`: without the base path, with a slash at the end.
 */
export type Affected = Outcome & {
  /** Its places: `data/acts.ts:41`, `content/acts/silkwood.md`. */
  places: readonly string[]
  /** The family of every page of the site. */
  all: ReadonlyMap<string, string>
  /** The outcome for each field of entries. */
  fields: readonly Outcome[]
  notes: readonly string[]
}

/**
 * @param json `{ name, places, pages, total, families, addresses, tried, refused, fields: [{ name, addresses,
 * tried, refused }], notes }` in place of text for people
 */
export function formatAffected(
  { name, places, all, pages, fields, tried, refused, notes }: Affected,
  json: boolean,
): string {
  if (json) {
    const families = Object.fromEntries(countEach(Array.from(pages, (path) => all.get(path) ?? '')))
    const listed = fields.map(({ pages: own, ...field }) => ({ ...field, addresses: [...own] }))
    const answer = {
      name,
      places,
      pages: pages.size,
      total: all.size,
      families,
      addresses: [...pages],
      tried,
      refused,
      fields: listed,
      notes,
    }
    return JSON.stringify(answer, undefined, 2)
  }
  const some = pages.size === all.size ? 'All' : amount(pages.size)
  return [
    [name, places.join(', ')].filter(Boolean).join('    '),
    pages.size === 0
      ? `None of ${count(all.size, 'page')} changes with it.`
      : `${some} of ${count(all.size, 'page')} change with it.`,
    ...byFamily(pages, all),
    ...(fields.length > 0 ? ['', 'By field:', ...byField(fields)] : []),
    ...(tried.length > 0 ? ['', `Tried: ${tried.join(', ')}.`] : []),
    ...(refused.length > 0
      ? [`${tried.length > 0 ? '' : '\n'}The site refuses it: ${refused.join(', ')}.`]
      : []),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n')
}

function byFamily(pages: ReadonlySet<string>, all: ReadonlyMap<string, string>): string[] {
  const rows = [...groupBy(pages, (path) => all.get(path) ?? 'new')].sort(
    ([, a], [, b]) => b.length - a.length,
  )
  return aligned(rows.map(([family, paths]) => [family, String(paths.length).padStart(5), examples(paths)]))
}

const examples = (paths: readonly string[]): string =>
  [...paths.slice(0, 3), ...(paths.length > 3 ? ['…'] : [])].join(' ')

const byField = (fields: Affected['fields']): string[] =>
  aligned(
    fields.map(({ name, pages, tried }) => [
      name,
      String(pages.size).padStart(5),
      tried.length > 0 ? tried.join(', ') : 'the site refuses other values',
    ]),
  )
