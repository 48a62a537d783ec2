/** All changes of one page, each cause once. */
import { type Change, type ChangeKind, changeKinds } from '../difference.ts'
import type { PageFacts } from '../page/block-reader.ts'
import { withoutDigests } from '../page/hashed-names.ts'
import { blockChanges, type SameFile, separator } from './block-changes.ts'
import { headChanges } from './head-changes.ts'
import { differenceOf } from './words.ts'

/** The changes of a page, the gravest first. */
export function pageChanges(before: PageFacts, after: PageFacts, sameFile: SameFile): Change[] {
  const changes = [...headChanges(before, after, sameFile), ...blockChanges(before.blocks, after.blocks, sameFile)]
  if (changes.every(({ kind, what }) => kind === 'styling' && what !== 'stylesheet') && contentOf(before) !== contentOf(after)) {
    // A page that says something else is never reported as the same, even if no rule above finds the difference.
    return [{ kind: 'text', region: 'page', what: 'content' }, ...changes]
  }
  if (changes.length < 2) return changes
  // The head repeats what the page shows.
  changes.sort((a, b) => changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind) || Number(a.region === 'head') - Number(b.region === 'head'))
  return withoutManyStyles(withoutEchoes(changes))
}

/** Equal for pages that say the same in the same order, whatever their style and the digests of files. */
const contentOf = ({ blocks }: PageFacts): string =>
  JSON.stringify(blocks.flatMap(({ style: _, under: __, exact, ...block }) => (block.kind === 'end' ? [] : [{ ...block, exact: withoutDigests(exact) }])))

/** Kinds that repeat others: a changed title changes `og:title` and a field of the structured data with it. */
const repeating = new Set<ChangeKind>(['structured data', 'head', 'styling'])

const mayRepeat = ({ kind, region }: Change): boolean => repeating.has(kind) || (kind === 'pictures' && region === 'head')

/** Leaves out changes that only repeat a graver one: the same words were removed, and the same added. */
function withoutEchoes(changes: readonly Change[]): Change[] {
  if (!changes.some((change) => mayRepeat(change) || change.kind === 'links')) return [...changes]
  const reported = new Set<string>()
  return changes.filter((change, at) => {
    const cause = causeOf(change)
    const isEcho = (mayRepeat(change) && reported.has(cause)) || carriesText(change, changes.slice(0, at))
    for (const part of [change, ...partsOf(change)]) reported.add(causeOf(part))
    return !isEcho
  })
}

/** Whether an address changed because it carries a text that did, as the subject of a mail. */
function carriesText({ kind, before = '', after = '' }: Change, graver: readonly Change[]): boolean {
  if (kind !== 'links' || !before.includes('%') || !after.includes('%')) return false
  const [ours, theirs] = [decoded(before), decoded(after)]
  return graver.some((change) => change.before !== undefined && change.after !== undefined && ours.replaceAll(change.before, change.after) === theirs)
}

type Sides = { before?: string; after?: string }

/** The parts of a change that something else may repeat alone: each of several added things, and the label and address of a link. */
function partsOf({ kind, before, after }: Change): Sides[] {
  if (before !== undefined && after !== undefined) {
    const [ours, theirs] = [labelAndAddress(before), labelAndAddress(after)]
    return kind === 'links' && ours && theirs ? ours.map((part, at) => ({ before: part, after: theirs[at] ?? '' })) : []
  }
  const parts = (before ?? after ?? '').split(separator).flatMap((part) => labelAndAddress(part) ?? [part])
  return parts.length === 1 ? [] : parts.map((part) => (before === undefined ? { after: part } : { before: part }))
}

const labelAndAddress = (text: string): string[] | undefined => /^(.*) \((\S+)\)$/.exec(text)?.slice(1)

/** Equal for changes that come from the same cause. */
const causeOf = ({ before, after }: Sides): string =>
  before === undefined || after === undefined || before === after ? JSON.stringify([before, after]) : differenceOf(before, after).key

/** An address with the text in it as it is read. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** With more of them, a page looks different as a whole. */
const mostStyles = 8

function withoutManyStyles(changes: readonly Change[]): Change[] {
  const styles = changes.filter(({ kind, what }) => kind === 'styling' && what === undefined)
  if (new Set(styles.map(causeOf)).size <= mostStyles) return [...changes]
  return [...changes.filter((change) => !styles.includes(change)), { kind: 'styling', region: 'page', what: 'classes and structure' }]
}
