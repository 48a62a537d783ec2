/** Puts the blocks of two pages side by side. */
import { align, inPairs } from '../align.ts'
import { type Block, saysTheSame } from '../page/blocks.ts'
import { sharedWords } from './words.ts'

/** Two blocks that say the same, a block that replaced another one, or a block that only one page has at this place. */
export type Row = { before: Block | undefined; after: Block | undefined; same: boolean }

/** The rows, in the order of both pages. */
export const pairBlocks = (before: readonly Block[], after: readonly Block[]): Row[] =>
  align(before, after, saysTheSame).flatMap((run) =>
    run.same ? inPairs(run.before, run.after).map((pair) => ({ ...pair, same: true })) : replacements(run.before, run.after),
  )

/** Pairs removed blocks with added ones: first those that share words, then those of the same kind. */
const replacements = (removed: readonly Block[], added: readonly Block[]): Row[] =>
  align(removed, added, isSimilar)
    .flatMap((run) => (run.same ? run : align(run.before, run.after, mayReplace)))
    .flatMap(({ same, before, after }) => (same ? inPairs(before, after) : [...inPairs(before, []), ...inPairs([], after)]))
    .map((pair) => ({ ...pair, same: false }))

const isSimilar = (ours: Block, theirs: Block): boolean =>
  mayReplace(ours, theirs) && ((ours.address !== '' && ours.address === theirs.address) || sharedWords(ours.text, theirs.text) >= 0.5)

function mayReplace(ours: Block, theirs: Block): boolean {
  if (ours.region !== theirs.region) return false
  if (ours.kind === theirs.kind) return ours.kind === 'headings' || ours.what === theirs.what
  // A link that stands alone becomes a text when a word is added beside it.
  return [ours, theirs].every(({ kind, what }) => (kind === 'text' || kind === 'links') && what === '')
}
