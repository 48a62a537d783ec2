/** Which block of one page became which block of another. */
import type { Block } from '../page/blocks.ts'
import { gapsOf, matchedPairs, type Pair } from './sequence.ts'

/** A block of the old page, of the new page, or of both where one took the place of the other. */
export type Row = { gone?: Block; come?: Block }

export type PairedBlocks = {
  /** Blocks that say the same on both pages, though they may look different or link elsewhere. */
  kept: { before: Block; after: Block /** What stands before them belongs together, too. */; follows: boolean }[]
  /** What lies between them, place by place. */
  gaps: Row[][]
  /** Blocks that stand elsewhere on the new page, together with what moved along with them. */
  moved: Move[]
}

/** Blocks that moved together, and the block that they stand behind now. */
export type Move = { blocks: readonly Block[]; behind: Block | undefined }

/** @param before, after blocks in parts that belong together one by one */
export function pairBlocks(before: readonly (readonly Block[])[], after: readonly (readonly Block[])[]): PairedBlocks {
  const parts = before.map((ours, at) => pairPart(ours, after[at] ?? []))
  const gaps = parts.flatMap((part) => part.gaps)
  const displaced = displacedBlocks(gaps, before.flat(), after.flat())
  const origins = new Map([...displaced].map(([gone, come]) => [come, gone]))
  const partners = new Map<Block | undefined, Block | undefined>([[undefined, undefined]])
  const rows = gaps.map(({ gone, come }) =>
    rowsOf(
      gone.filter((block) => !displaced.has(block)),
      come.filter((block) => !origins.has(block)),
    ),
  )
  for (const { gone, come } of rows.flat()) if (gone && come) partners.set(gone, come)
  const kept = parts.flatMap(({ pairs }, at) => keptBlocks(pairs, before[at] ?? [], after[at] ?? [], partners))
  const carried = [...displaced].map(([gone, come]) => ({ before: gone, after: come, follows: false }))
  return { kept: [...kept, ...carried], gaps: rows, moved: movesOf(origins, before.flat(), after.flat()) }
}

function pairPart(before: readonly Block[], after: readonly Block[]): { pairs: Pair[]; gaps: BlockGap[] } {
  // A header that all pages have is read once.
  if (before === after) return { pairs: [], gaps: [] }
  const pairs = keptPairs(before, after)
  return { pairs, gaps: gapsOf(pairs, before.length, after.length).map((gap) => ({ gone: before.slice(...gap.before), come: after.slice(...gap.after) })) }
}

function keptBlocks(pairs: readonly Pair[], before: readonly Block[], after: readonly Block[], partners: Map<Block | undefined, Block | undefined>) {
  return pairs.flatMap(([row, column]) => {
    const [ours, theirs] = [before[row], after[column]]
    if (!ours || !theirs) return []
    const [above, aboveThere] = [before[row - 1], after[column - 1]]
    const follows = partners.has(above) && partners.get(above) === aboveThere
    partners.set(ours, theirs)
    return ours === theirs ? [] : [{ before: ours, after: theirs, follows }]
  })
}

/** Pages that are compared have most in common, so that the keys of few blocks are needed. */
function keptPairs(before: readonly Block[], after: readonly Block[]): Pair[] {
  const same = (row: number, column: number) => {
    const [ours, theirs] = [before[row], after[column]]
    return ours !== undefined && theirs !== undefined && ours.saysTheSameAs(theirs)
  }
  let start = 0
  while (same(start, start)) start++
  let [end, endThere] = [before.length, after.length]
  const tail: Pair[] = []
  while (end > start && endThere > start && same(end - 1, endThere - 1)) tail.push([--end, --endThere])
  const head = Array.from({ length: start }, (_, at): Pair => [at, at])
  if (end === start || endThere === start) return [...head, ...tail.reverse()]
  const keys = (blocks: readonly Block[], to: number) => blocks.slice(start, to).map(({ key }) => key)
  const middle = matchedPairs(keys(before, end), keys(after, endThere)).map(([row, column]): Pair => [row + start, column + start])
  return [...head, ...middle, ...tail.reverse()]
}

type BlockGap = { gone: Block[]; come: Block[] }

/** Blocks that stand as often on the new page, though at another place, each with its partner there. */
function displacedBlocks(gaps: readonly BlockGap[], before: readonly Block[], after: readonly Block[]): Map<Block, Block> {
  const displaced = new Map<Block, Block>()
  if (gaps.length < 2 && (gaps[0]?.gone.length ?? 0) * (gaps[0]?.come.length ?? 0) < 2) return displaced
  const come = new Map<string, Block[]>()
  for (const block of gaps.flatMap((gap) => gap.come)) come.set(block.key, [...(come.get(block.key) ?? []), block])
  const candidates = gaps.flatMap((gap) => gap.gone.filter(({ kind, key }) => kind !== 'end' && come.has(key)))
  if (candidates.length === 0) return displaced
  const [ours, theirs] = [amounts(before), amounts(after)]
  for (const candidate of candidates) {
    const partner = ours.get(candidate.key) === theirs.get(candidate.key) ? come.get(candidate.key)?.shift() : undefined
    if (partner) displaced.set(candidate, partner)
  }
  return displaced
}

/** Blocks that moved one behind the other are one move. @param origins where each block that moved comes from */
function movesOf(origins: ReadonlyMap<Block, Block>, before: readonly Block[], after: readonly Block[]): Move[] {
  if (origins.size === 0) return []
  const places = new Map(before.map((block, at) => [block, at]))
  const placeOf = (block: Block | undefined) => {
    const origin = block && origins.get(block)
    return origin && places.get(origin)
  }
  const moves: { blocks: Block[]; behind: Block | undefined }[] = []
  for (const [at, block] of after.entries()) {
    const [place, above] = [placeOf(block), placeOf(after[at - 1])]
    if (place === undefined) continue
    if (above !== undefined && place === above + 1) moves.at(-1)?.blocks.push(block)
    else moves.push({ blocks: [block], behind: after[at - 1] })
  }
  return moves
}

function amounts(blocks: readonly Block[]): Map<string, number> {
  const amounts = new Map<string, number>()
  for (const { key } of blocks) amounts.set(key, (amounts.get(key) ?? 0) + 1)
  return amounts
}

/** Gaps with more pairs of blocks than this are paired by their order alone. */
const limit = 2_500

/** Pairs what went with what came: as many as are of the same kind, and of those the ones that are most alike. */
function rowsOf(gone: readonly Block[], come: readonly Block[]): Row[] {
  const height = gone.length
  const width = come.length
  if (height * width <= 1 || height * width > limit) return rowsInOrder(gone, come)
  const likeness = gone.map((ours) => come.map((theirs) => likenessOf(ours, theirs)))
  const best = Array.from({ length: height + 1 }, () => new Float64Array(width + 1))
  const at = (row: number, column: number) => best[row]?.[column] ?? 0
  const paired = (row: number, column: number) => {
    const found = likeness[row]?.[column] ?? 0
    return found === 0 ? -1 : found + at(row + 1, column + 1)
  }
  for (let row = height - 1; row >= 0; row--) {
    for (let column = width - 1; column >= 0; column--) {
      const line = best[row]
      if (line) line[column] = Math.max(paired(row, column), at(row + 1, column), at(row, column + 1))
    }
  }
  const rows: Row[] = []
  let [row, column] = [0, 0]
  while (row < height || column < width) {
    const [ours, theirs] = [gone[row], come[column]]
    if (ours && theirs && paired(row, column) === at(row, column)) rows.push({ gone: ours, come: theirs })
    else if (ours && (!theirs || at(row + 1, column) === at(row, column))) rows.push({ gone: ours })
    else if (theirs) rows.push({ come: theirs })
    const last = rows.at(-1)
    if (last?.gone) row++
    if (last?.come) column++
  }
  return rows
}

function rowsInOrder(gone: readonly Block[], come: readonly Block[]): Row[] {
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => [gone[at], come[at]] as const).flatMap(([ours, theirs]): Row[] => {
    if (ours && theirs && mayReplace(ours, theirs)) return [{ gone: ours, come: theirs }]
    return [...(ours ? [{ gone: ours }] : []), ...(theirs ? [{ come: theirs }] : [])]
  })
}

const mayReplace = (ours: Block, theirs: Block): boolean =>
  ours.region === theirs.region && (ours.kind === theirs.kind ? ours.kind === 'headings' || ours.what === theirs.what : isLine(ours) && isLine(theirs))

/** A link that stands alone becomes a text when somebody writes a word beside it. */
const isLine = ({ kind, what }: Block): boolean => (kind === 'text' || kind === 'links') && what === ''

/** Being at the same place counts for something, even for texts that have no word in common. */
const placeCounts = 0.2

function likenessOf(ours: Block, theirs: Block): number {
  if (!mayReplace(ours, theirs)) return 0
  const address = ours.address !== '' && ours.address === theirs.address ? 1 : 0
  return placeCounts + address + sharedWords(ours.text, theirs.text)
}

/** From 0 to 1. */
export function sharedWords(a: string, b: string): number {
  if (a === b) return 1
  const [ours, theirs] = [new Set(a.split(/\s+/)), new Set(b.split(/\s+/))]
  let common = 0
  for (const word of ours) if (theirs.has(word)) common++
  return (2 * common) / (ours.size + theirs.size)
}
