/** What changed on one page, cause by cause. */

import { type Change, type ChangeKind, changeKinds } from '../difference.ts'
import { withoutDigest, withoutDigests } from '../page/hashed-names.ts'
import type { HeadEntry, HeadFacts } from '../page/head-facts.ts'
import type { PageFacts } from '../page/page-facts.ts'
import { canonical, changedFields, type FieldChange, parse } from '../page/structured-data.ts'
import { blockChanges, type SameFile, saysTheSame, separator } from './block-changes.ts'
import { gapsOf, matchedPairs } from './sequence.ts'
import { differenceOf } from './words.ts'

export type ChangeTools = { headFacts: (source: string) => HeadFacts; sameFile: SameFile }

/** All changes of a page, the gravest first, each told once. */
export function pageChanges(before: PageFacts, after: PageFacts, { headFacts, sameFile }: ChangeTools): Change[] {
  const changes = [...headChanges(before, after, headFacts, sameFile), ...blockChanges(before.parts, after.parts, sameFile)]
  if (changes.every(({ kind, what }) => kind === 'styling' && what !== 'stylesheet') && !saysTheSame(before.parts, after.parts)) {
    // Whatever the rules above do not know, a page that says something else is never reported as the same.
    return [{ kind: 'text', region: 'page', what: 'content' }, ...changes]
  }
  if (changes.length < 2) return changes
  // What the head says of a picture repeats what the page shows.
  changes.sort((a, b) => changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind) || Number(a.region === 'head') - Number(b.region === 'head'))
  return withoutManyStyles(withoutEchoes(changes))
}

function headChanges(before: PageFacts, after: PageFacts, headFacts: ChangeTools['headFacts'], sameFile: SameFile): Change[] {
  if (before.head === after.head && isEmpty(before.loose) && isEmpty(after.loose)) return []
  const [ours, theirs] = [together(headFacts(before.head), before.loose), together(headFacts(after.head), after.loose)]
  const entries = entryChanges(ours.entries, theirs.entries, sameFile)
  const sameData = ours.data.join('\n') === theirs.data.join('\n')
  const fields = sameData ? [] : changedFields(ours.data, theirs.data).flatMap((field) => fieldChange(field, sameFile))
  // The same in another order, or attributes that no rule knows.
  if (entries.length === 0 && ours.looks.join('\n') !== theirs.looks.join('\n')) entries.push({ kind: 'head', region: 'head' })
  if (fields.length === 0 && !sameData && spelled(ours.data) !== spelled(theirs.data)) fields.push({ kind: 'structured data', region: 'head' })
  return [...entries, ...fields]
}

/** Structured data as a text that does not depend on white space, the order of fields, or digests of files. */
const spelled = (data: readonly string[]): string =>
  withoutDigests(
    data
      .flatMap(parse)
      .map((value) => canonical(value))
      .join('\n'),
  )

const isEmpty = ({ entries, data }: HeadFacts): boolean => entries.length === 0 && data.length === 0

function fieldChange({ path, ...sides }: FieldChange, sameFile: SameFile): Change[] {
  const { before = '', after = '' } = sides
  const onlyDigest = before !== '' && withoutDigest(before) === withoutDigest(after)
  if (onlyDigest && sameFile(before, after)) return []
  return [{ kind: onlyDigest ? 'pictures' : 'structured data', region: 'head', what: path, ...sides }]
}

const together = (head: HeadFacts, loose: HeadFacts): HeadFacts => ({
  entries: [...head.entries, ...loose.entries],
  data: [...head.data, ...loose.data],
  looks: head.looks,
})

/** Entries of the same name are compared in their order, whatever stands between them. */
function entryChanges(before: readonly HeadEntry[], after: readonly HeadEntry[], sameFile: SameFile): Change[] {
  const [ours, theirs] = [byName(before), byName(after)]
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((name) => {
    const [mine, others] = [ours.get(name) ?? [], theirs.get(name) ?? []]
    const gaps = gapsOf(matchedPairs(mine.map(exactly), others.map(exactly)), mine.length, others.length)
    const [gone, come] = [gaps.flatMap((gap) => mine.slice(...gap.before)), gaps.flatMap((gap) => others.slice(...gap.after))]
    const moved = gone.filter((entry) => come.some(({ exact }) => exact === entry.exact))
    for (const entry of moved) {
      gone.splice(gone.indexOf(entry), 1)
      come.splice(
        come.findIndex(({ exact }) => exact === entry.exact),
        1,
      )
    }
    return [
      ...Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => entryChange(name, gone[at], come[at], sameFile)).flat(),
      ...moved.map(({ value }): Change => ({ kind: 'order', region: 'head', what: name, before: value })),
    ]
  })
}

const exactly = ({ exact }: HeadEntry): string => exact

function byName(entries: readonly HeadEntry[]): Map<string, HeadEntry[]> {
  const found = new Map<string, HeadEntry[]>()
  for (const entry of entries) {
    const known = found.get(entry.name)
    if (known) known.push(entry)
    else found.set(entry.name, [entry])
  }
  return found
}

function entryChange(name: string, gone: HeadEntry | undefined, come: HeadEntry | undefined, sameFile: SameFile): Change[] {
  if (gone && come && gone.value === come.value) {
    if (sameFile(gone.exact, come.exact)) return []
    const kind = /\.(?:jpe?g|png|webp|avif|gif|svg)$/.test(come.exact) ? 'pictures' : kindOf(name)
    return [{ kind, region: 'head', what: kind === 'styling' ? 'stylesheet' : name, before: gone.exact, after: come.exact }]
  }
  const kind = kindOf(name)
  const what = kind === name ? {} : { what: name }
  return [{ kind, region: 'head', ...what, ...(gone ? { before: gone.value } : {}), ...(come ? { after: come.value } : {}) }]
}

function kindOf(name: string): ChangeKind {
  if (name === 'robots' || name === 'googlebot') return 'robots'
  if (name === 'canonical' || name === 'title' || name === 'description') return name
  return name.startsWith('stylesheet') || name === 'style element' ? 'styling' : 'head'
}

/** Kinds that repeat what stands elsewhere: a changed title changes `og:title` and a field of the structured data with it. */
const repeating = new Set<ChangeKind>(['structured data', 'head', 'styling'])

const mayRepeat = ({ kind, region }: Change): boolean => repeating.has(kind) || (kind === 'pictures' && region === 'head')

/** Without changes that only repeat a graver one: the same words went, and the same came. */
function withoutEchoes(changes: readonly Change[]): Change[] {
  if (!changes.some((change) => mayRepeat(change) || change.kind === 'links')) return [...changes]
  const told = new Set<string>()
  return changes.filter((change, at) => {
    const cause = causeOf(change)
    const isEcho = (mayRepeat(change) && told.has(cause)) || carriesText(change, changes.slice(0, at))
    told.add(cause)
    for (const piece of piecesOf(change)) told.add(causeOf(piece))
    return !isEcho
  })
}

/** Whether an address changed because it carries a text that did, as the subject of a mail. */
function carriesText({ kind, before = '', after = '' }: Change, graver: readonly Change[]): boolean {
  if (kind !== 'links' || !before.includes('%') || !after.includes('%')) return false
  const [ours, theirs] = [withoutPercents(before), withoutPercents(after)]
  return graver.some((change) => change.before !== undefined && change.after !== undefined && ours.replaceAll(change.before, change.after) === theirs)
}

type Sides = { before?: string; after?: string }

/** The parts of a change that something else may repeat alone: what was added with other things, and the label and address of a link. */
function piecesOf({ kind, before, after }: Change): Sides[] {
  if (before !== undefined && after !== undefined) {
    const [ours, theirs] = [labelAndAddress(before), labelAndAddress(after)]
    return kind === 'links' && ours && theirs ? ours.map((piece, at) => ({ before: piece, after: theirs[at] ?? '' })) : []
  }
  const pieces = (before ?? after ?? '').split(separator).flatMap((piece) => labelAndAddress(piece) ?? [piece])
  return pieces.length === 1 ? [] : pieces.map((piece) => (before === undefined ? { after: piece } : { before: piece }))
}

const labelAndAddress = (text: string): string[] | undefined => /^(.*) \((\S+)\)$/.exec(text)?.slice(1)

/** Equal for changes that come from the same cause. */
const causeOf = ({ before, after }: Sides): string =>
  before === undefined || after === undefined || before === after ? JSON.stringify([before, after]) : differenceOf(before, after).key

/** An address with the text in it as it is read. */
function withoutPercents(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text
  } catch {
    return text
  }
}

/** A page with more of them looks different altogether. */
const mostStyles = 8

function withoutManyStyles(changes: readonly Change[]): Change[] {
  const styles = changes.filter(({ kind, what }) => kind === 'styling' && what === undefined)
  if (new Set(styles.map(causeOf)).size <= mostStyles) return [...changes]
  return [...changes.filter((change) => !styles.includes(change)), { kind: 'styling', region: 'page', what: 'classes and structure' }]
}
