/** Puts the blocks of two pages side by side. */
import { align, inPairs, type Run } from '../align.ts'
import { type Block, keyOf, saysTheSame } from '../page/blocks.ts'
import { sharedWords } from './words.ts'

/** Two blocks that say the same, a block that replaced another one, or a block that only one page has at this place. */
export type Row = {
  before: Block | undefined
  after: Block | undefined
  same: boolean
  /** The block is elsewhere on the other page. */
  moved: boolean
}

/** Blocks that moved together, and the block that they follow now. */
export type Move = { blocks: Block[]; behind: Block | undefined }

export type PairedBlocks = {
  /** In the order of both pages. */
  rows: Row[]
  /** The blocks that moved: the old one and the new one. */
  moved: { before: Block; after: Block }[]
  moves: Move[]
}

export function pairBlocks(before: readonly Block[], after: readonly Block[]): PairedBlocks {
  const runs = align(before, after, saysTheSame)
  const differing = runs.filter(({ same }) => !same)
  const moved = movedBlocks(
    differing.flatMap((run) => run.before),
    differing.flatMap((run) => run.after),
  )
  const known = new Set<Block | undefined>(moved.flatMap((pair) => [pair.before, pair.after]))
  const rows = runs.flatMap((run): Row[] => {
    if (run.same) return run.before.map((block, at) => ({ before: block, after: run.after[at], same: true, moved: false }))
    const stayed = (block: Block) => !known.has(block)
    return [
      ...loneRows(run).flatMap((row) => (known.has(row.before ?? row.after) ? [{ ...row, same: false, moved: true }] : [])),
      ...replacements(run.before.filter(stayed), run.after.filter(stayed)),
    ]
  })
  return { rows, moved, moves: movesOf(moved, before, after) }
}

/** Blocks that both pages have, at places that do not correspond. */
function movedBlocks(removed: readonly Block[], added: readonly Block[]): PairedBlocks['moved'] {
  const available = new Map<string, Block[]>()
  for (const block of added) if (block.kind !== 'end') available.set(keyOf(block), [...(available.get(keyOf(block)) ?? []), block])
  if (available.size === 0) return []
  return removed.flatMap((block) => {
    const partner = available.get(keyOf(block))?.shift()
    return partner ? [{ before: block, after: partner }] : []
  })
}

/** Blocks that followed each other before and still do moved together. */
function movesOf(moved: PairedBlocks['moved'], before: readonly Block[], after: readonly Block[]): Move[] {
  if (moved.length === 0) return []
  const placeBefore = new Map(moved.map((pair) => [pair.after, before.indexOf(pair.before)]))
  const moves: Move[] = []
  for (const [at, block] of after.entries()) {
    const place = placeBefore.get(block)
    if (place === undefined) continue
    const previous = after[at - 1]
    if (previous && placeBefore.get(previous) === place - 1) moves.at(-1)?.blocks.push(block)
    else moves.push({ blocks: [block], behind: previous })
  }
  return moves
}

/** Pairs removed blocks with added ones: first those that share words, then those of the same kind. */
const replacements = (removed: readonly Block[], added: readonly Block[]): Row[] =>
  align(removed, added, isSimilar)
    .flatMap((run) => (run.same ? run : align(run.before, run.after, mayReplace)))
    .flatMap(({ same, before, after }): Row[] => {
      return (same ? inPairs(before, after) : loneRows({ before, after })).map((row) => ({ ...row, same: false, moved: false }))
    })

const loneRows = ({ before, after }: Pick<Run<Block>, 'before' | 'after'>): Pick<Row, 'before' | 'after'>[] => [
  ...before.map((block) => ({ before: block, after: undefined })),
  ...after.map((block) => ({ before: undefined, after: block })),
]

const isSimilar = (ours: Block, theirs: Block): boolean =>
  mayReplace(ours, theirs) && ((ours.address !== '' && ours.address === theirs.address) || sharedWords(ours.text, theirs.text) >= 0.5)

function mayReplace(ours: Block, theirs: Block): boolean {
  if (ours.region !== theirs.region) return false
  if (ours.kind === theirs.kind) return ours.kind === 'headings' || ours.what === theirs.what
  // A link that stands alone becomes a text when a word is added beside it.
  return [ours, theirs].every(({ kind, what }) => (kind === 'text' || kind === 'links') && what === '')
}
