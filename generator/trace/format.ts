/** Formats the answers of `affected-by` as text and as JSON. */
import { count } from '../report/format.ts'
import type { Affected, FieldEffect } from './affected.ts'

/** How many addresses are listed for a family. */
const examplesShown = 3

export function formatAffected({ name, places, all, pages, fields, notes }: Affected): string {
  const head = [name, places.join(', ')].filter(Boolean).join('    ')
  const total =
    pages.size === 0
      ? `None of ${count(all.size, 'page')} changes with it.`
      : `${pages.size === all.size ? 'All' : new Intl.NumberFormat('en-GB').format(pages.size)} of ${count(all.size, 'page')} change with it.`
  return [
    head,
    total,
    ...byFamily(pages, all),
    ...(fields.length > 0 ? ['', 'By field:', ...byField(fields)] : []),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n')
}

function byFamily(pages: ReadonlySet<string>, all: ReadonlyMap<string, string>): string[] {
  const groups = new Map<string, string[]>()
  for (const path of pages) {
    const family = all.get(path) ?? 'new'
    groups.set(family, [...(groups.get(family) ?? []), path])
  }
  const rows = [...groups].sort(([, a], [, b]) => b.length - a.length)
  return aligned(rows.map(([family, paths]) => [family, String(paths.length).padStart(5), examples(paths)]))
}

export const examples = (paths: readonly string[]): string => `${paths.slice(0, examplesShown).join(' ')}${paths.length > examplesShown ? ' …' : ''}`

function byField(fields: readonly FieldEffect[]): string[] {
  return aligned(
    fields.map(({ name, role, changed, moved }) => [
      name,
      String(changed.size).padStart(5),
      ...(role === 'placing' ? ['decides places'] : []),
      ...(moved.size > 0 ? [role === 'address' ? `moves ${count(moved.size, 'page')}` : `removes ${count(moved.size, 'page')}`] : []),
    ]),
  )
}

/** Rows with aligned columns. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>((known, row) => row.map((cell, column) => Math.max(known[column] ?? 0, cell.length)).concat(known.slice(row.length)), [])
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

/** `{ name, places, pages, total, families, addresses, fields: [{ name, role, addresses, moved }], notes }` */
export function formatAffectedJson({ name, places, all, pages, fields, notes }: Affected): string {
  const families: Record<string, number> = {}
  for (const path of pages) families[all.get(path) ?? ''] = (families[all.get(path) ?? ''] ?? 0) + 1
  const listed = fields.map((field) => ({ name: field.name, role: field.role, addresses: [...field.changed], moved: [...field.moved] }))
  const answer = { name, places, pages: pages.size, total: all.size, families, addresses: [...pages], fields: listed, notes }
  return JSON.stringify(answer, undefined, 2)
}
