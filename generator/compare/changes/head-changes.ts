/** The differences between the heads of two pages, as changes; among them those of their structured data. */
import { groupBy } from '../../core/group-by.ts'
import { changedPairs, differences, inPairs } from '../align.ts'
import type { Change } from '../difference.ts'
import type { PageFacts } from '../page/block-reader.ts'
import { withoutDigest, withoutDigests } from '../page/hashed-names.ts'
import { type HeadEntry, kindOfEntry } from '../page/tag.ts'
import type { SameFile } from './block-changes.ts'

export function headChanges(before: PageFacts, after: PageFacts, sameFile: SameFile): Change[] {
  const entries = entryChanges(before.entries, after.entries, sameFile)
  // Another order, or an attribute that no rule compares.
  if (entries.length === 0 && before.headTags.join('\n') !== after.headTags.join('\n')) entries.push({ kind: 'head', region: 'head' })
  if (before.data.join('\n') === after.data.join('\n')) return entries
  const fields = changedFields(before.data, after.data).flatMap((field) => fieldChange(field, sameFile))
  const isOther = fields.length === 0 && withoutDigests(canonical(before.data)) !== withoutDigests(canonical(after.data))
  return [...entries, ...fields, ...(isOther ? [{ kind: 'structured data' as const, region: 'head' as const }] : [])]
}

/** Entries of the same name are compared in their order, whatever is between them. */
function entryChanges(before: readonly HeadEntry[], after: readonly HeadEntry[], sameFile: SameFile): Change[] {
  const [ours, theirs] = [before, after].map((entries) => groupBy(entries, ({ name }) => name))
  const textsIn = (entries: typeof ours, name: string) => entries?.get(name)?.map(({ value }) => value) ?? []
  const names = new Set([...before, ...after].map(({ name }) => name))
  return [...names].flatMap((name) =>
    changedPairs(textsIn(ours, name), textsIn(theirs, name)).flatMap((pair) => entryChange(name, pair.before, pair.after, sameFile)),
  )
}

function entryChange(name: string, before: string | undefined, after: string | undefined, sameFile: SameFile): Change[] {
  const kind = kindOfEntry(name)
  if (before !== undefined && after !== undefined && withoutDigest(before) === withoutDigest(after)) {
    if (sameFile(before, after)) return []
    const isPicture = /\.(?:jpe?g|png|webp|avif|gif|svg)$/.test(after)
    return [{ kind: isPicture ? 'pictures' : kind, region: 'head', what: kind === 'styling' ? 'stylesheet' : name, before, after }]
  }
  const what = kind === name ? undefined : name
  return [{ kind, region: 'head', what, before: before && withoutDigest(before), after: after && withoutDigest(after) }]
}

function fieldChange({ path, ...texts }: FieldChange, sameFile: SameFile): Change[] {
  const { before = '', after = '' } = texts
  const isSameName = before !== '' && withoutDigest(before) === withoutDigest(after)
  if (isSameName && sameFile(before, after)) return []
  return [{ kind: isSameName ? 'pictures' : 'structured data', region: 'head', what: path, ...texts }]
}

/** @property path `Service.offers.price`: below the type of its thing */
type FieldChange = { path: string; before: string | undefined; after: string | undefined }

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

type Field = { path: string; text: string }

/** The fields with another value between scripts of JSON-LD as they are written. Things that are in both lists are no change, wherever they are. */
export function changedFields(before: readonly string[], after: readonly string[]): FieldChange[] {
  const runs = differences(fieldsOf(before), fieldsOf(after), (a, b) => a.path === b.path && a.text === b.text)
  return runs.flatMap((run) => {
    const textsAt = (fields: readonly Field[], wanted: string) => fields.flatMap(({ path, text }) => (path === wanted ? [text] : []))
    const paths = new Set([...run.before, ...run.after].map(({ path }) => path))
    const pairs = [...paths].flatMap((path) => inPairs(textsAt(run.before, path), textsAt(run.after, path)).map((texts) => ({ path, ...texts })))
    return pairs.filter((pair) => pair.before !== pair.after)
  })
}

/** Equal for equal data, whatever its white space and the order of its fields. */
const canonical = (scripts: readonly string[]): string =>
  JSON.stringify(scripts.flatMap(parse), (_, value: Json) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

/** A script that is not JSON counts as a text. */
function parse(script: string): Json[] {
  try {
    const value: Json = JSON.parse(script)
    return Array.isArray(value) ? value : [value]
  } catch {
    return [script.replace(/\s+/g, ' ').trim()]
  }
}

/** All fields but those that only say what a thing is and where it is in its list. */
const fieldsOf = (scripts: readonly string[]): Field[] =>
  scripts
    .flatMap(parse)
    .flatMap((value) => leavesOf(isObject(value) ? [value['@type'] ?? ''].flat().join(' ') : '', value))
    .filter(({ path }) => !/(^|\.)(@\w+|position)$/.test(path))

function leavesOf(path: string, value: Json): Field[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(path, item))
  if (!isObject(value)) return [{ path, text: typeof value === 'string' ? value : JSON.stringify(value) }]
  return Object.keys(value)
    .sort()
    .flatMap((key) => leavesOf(path === '' ? key : `${path}.${key}`, value[key] ?? null))
}

const isObject = (value: Json): value is { [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value)
