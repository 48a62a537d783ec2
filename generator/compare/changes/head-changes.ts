/** The differences between the heads of two pages, as changes; among them those of their structured data. */
import { attempt } from '../../core/attempt.ts'
import { groupBy } from '../../core/group-by.ts'
import { changedPairs } from '../align.ts'
import type { Change } from '../difference.ts'
import type { PageFacts } from '../page/block-reader.ts'
import { withoutDigest, withoutDigests } from '../page/hashed-names.ts'
import { type HeadEntry, kindOfEntry } from '../page/tag.ts'
import type { SameFile } from './block-changes.ts'

export function headChanges(before: PageFacts, after: PageFacts, sameFile: SameFile): Change[] {
  const entries = changedValues(before.entries, after.entries).flatMap((entry) => entryChange(entry, sameFile))
  // Another order, or an attribute that no rule compares.
  if (entries.length === 0 && before.headTags.join('\n') !== after.headTags.join('\n')) entries.push({ kind: 'head', region: 'head' })
  if (before.data.join('\n') === after.data.join('\n')) return entries
  const fields = changedValues(fieldsOf(before.data), fieldsOf(after.data)).flatMap((field) => fieldChange(field, sameFile))
  const isOther = fields.length === 0 && withoutDigests(canonical(before.data)) !== withoutDigests(canonical(after.data))
  return [...entries, ...fields, ...(isOther ? [{ kind: 'structured data' as const, region: 'head' as const }] : [])]
}

type ChangedValue = { name: string; before: string | undefined; after: string | undefined }

/** Values of the same name are compared in their order, whatever is between them. */
export function changedValues(before: readonly HeadEntry[], after: readonly HeadEntry[]): ChangedValue[] {
  const [ours, theirs] = [before, after].map((entries) => groupBy(entries, ({ name }) => name))
  const valuesIn = (entries: typeof ours, name: string) => entries?.get(name)?.map(({ value }) => value) ?? []
  const names = new Set([...before, ...after].map(({ name }) => name))
  return [...names].flatMap((name) => changedPairs(valuesIn(ours, name), valuesIn(theirs, name)).map((pair) => ({ name, ...pair })))
}

function entryChange({ name, before, after }: ChangedValue, sameFile: SameFile): Change[] {
  const kind = kindOfEntry(name)
  if (before !== undefined && after !== undefined && withoutDigest(before) === withoutDigest(after)) {
    if (sameFile(before, after)) return []
    const isPicture = /\.(?:jpe?g|png|webp|avif|gif|svg)$/.test(after)
    return [{ kind: isPicture ? 'pictures' : kind, region: 'head', what: kind === 'styling' ? 'stylesheet' : name, before, after }]
  }
  const what = kind === name ? undefined : name
  return [{ kind, region: 'head', what, before: before && withoutDigest(before), after: after && withoutDigest(after) }]
}

function fieldChange({ name, ...texts }: ChangedValue, sameFile: SameFile): Change[] {
  const { before = '', after = '' } = texts
  const isSameName = before !== '' && withoutDigest(before) === withoutDigest(after)
  if (isSameName && sameFile(before, after)) return []
  return [{ kind: isSameName ? 'pictures' : 'structured data', region: 'head', what: name, ...texts }]
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const isRecord = (value: Json): value is { [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equal for equal data, whatever its white space and the order of its fields. */
const canonical = (scripts: readonly string[]): string =>
  JSON.stringify(scripts.flatMap(parse), (_, value: Json) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

/** A script that is not JSON counts as a text. */
function parse(script: string): Json[] {
  const value = attempt((): Json => JSON.parse(script))
  if (value === undefined) return [script.replace(/\s+/g, ' ').trim()]
  return Array.isArray(value) ? value : [value]
}

/**
 * The fields of scripts of JSON-LD, but those that only say what a thing is and where it is in its list. Their names are paths below the type of their
 * thing: `Service.offers.price`.
 */
export const fieldsOf = (scripts: readonly string[]): HeadEntry[] =>
  scripts
    .flatMap(parse)
    .flatMap((value) => leavesOf(isRecord(value) ? [value['@type'] ?? ''].flat().join(' ') : '', value))
    .filter(({ name }) => !/(^|\.)(@\w+|position)$/.test(name))

function leavesOf(name: string, value: Json): HeadEntry[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(name, item))
  if (!isRecord(value)) return [{ name, value: typeof value === 'string' ? value : JSON.stringify(value) }]
  const keys = Object.keys(value).sort()
  return keys.flatMap((key) => leavesOf(name === '' ? key : `${name}.${key}`, value[key] ?? null))
}
