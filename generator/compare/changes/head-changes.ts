/** The differences between the heads of two pages, as changes. */
import { groupBy } from '../../core/group-by.ts'
import { differences, inPairs } from '../align.ts'
import type { Change } from '../difference.ts'
import type { PageFacts } from '../page/block-reader.ts'
import { withoutDigest, withoutDigests } from '../page/hashed-names.ts'
import { type HeadEntry, kindOfEntry } from '../page/tag.ts'
import type { SameFile } from './block-changes.ts'
import { canonical, changedFields, type FieldChange } from './structured-data.ts'

export function headChanges(before: PageFacts, after: PageFacts, sameFile: SameFile): Change[] {
  const entries = entryChanges(before.entries, after.entries, sameFile)
  // Another order, or an attribute that no rule compares.
  if (entries.length === 0 && before.headTags.join('\n') !== after.headTags.join('\n')) entries.push({ kind: 'head', region: 'head' })
  if (before.data.join('\n') === after.data.join('\n')) return entries
  const fields = changedFields(before.data, after.data).flatMap((field) => fieldChange(field, sameFile))
  const isOther = fields.length === 0 && withoutDigests(canonical(before.data)) !== withoutDigests(canonical(after.data))
  return [...entries, ...fields, ...(isOther ? [{ kind: 'structured data' as const, region: 'head' as const }] : [])]
}

const nameOf = ({ name }: HeadEntry): string => name

/** Entries of the same name are compared in their order, whatever is between them. */
function entryChanges(before: readonly HeadEntry[], after: readonly HeadEntry[], sameFile: SameFile): Change[] {
  const [ours, theirs] = [groupBy(before, nameOf), groupBy(after, nameOf)]
  const textsIn = (entries: ReadonlyMap<string, HeadEntry[]>, name: string) => entries.get(name)?.map(({ exact }) => exact) ?? []
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((name) =>
    differences(textsIn(ours, name), textsIn(theirs, name)).flatMap((run) =>
      inPairs(run.before, run.after).flatMap((pair) => entryChange(name, pair.before, pair.after, sameFile)),
    ),
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
