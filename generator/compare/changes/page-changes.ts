/** All changes of one page, each cause once. */
import { type Change, type ChangeKind, changeKinds } from '../difference.ts'
import type { PageFacts } from '../page/block-reader.ts'
import { withoutDigests } from '../page/hashed-names.ts'
import { blockChanges, type SameFile } from './block-changes.ts'
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
  JSON.stringify(blocks.flatMap(({ style: _, exact, ...block }) => (block.kind === 'end' ? [] : [{ ...block, exact: withoutDigests(exact) }])))

/** Kinds that repeat others: a changed title changes `og:title` and a field of the structured data with it. */
const repeating = new Set<ChangeKind>(['structured data', 'head', 'styling'])

/** Leaves out changes that only repeat a graver one: the same words were removed, and the same added. */
function withoutEchoes(changes: readonly Change[]): Change[] {
  const reported = new Set<string>()
  return changes.filter((change) => {
    const words = changedWords(change)
    const mayRepeat = repeating.has(change.kind) || (change.kind === 'pictures' && change.region === 'head')
    const isEcho = mayRepeat && reported.has(words) && (change.before ?? change.after) !== undefined
    reported.add(words)
    return !isEcho
  })
}

/** Equal for changes of the same words. */
const changedWords = ({ before, after }: Change): string =>
  before === undefined || after === undefined || before === after ? JSON.stringify([before, after]) : differenceOf(before, after).key

/** With more of them, a page looks different as a whole. */
const mostStyles = 8

function withoutManyStyles(changes: readonly Change[]): Change[] {
  const styles = changes.filter(({ kind, what }) => kind === 'styling' && what === undefined)
  if (new Set(styles.map(changedWords)).size <= mostStyles) return [...changes]
  return [...changes.filter((change) => !styles.includes(change)), { kind: 'styling', region: 'page', what: 'classes and structure' }]
}
