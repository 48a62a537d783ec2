/** What differs between the blocks of two pages, as changes. */

import { type Change, changeKinds } from '../difference.ts'
import type { Block, Link } from '../page/blocks.ts'
import { hashedFile, withoutDigest, withoutDigests } from '../page/hashed-names.ts'
import { type Move, pairBlocks, type Row } from './block-pairs.ts'
import { gapsOf, matchedPairs } from './sequence.ts'

/** Stands between things that came or went together. */
export const separator = ' · '

/** Whether two names of a file with a digest stand for the same content. */
export type SameFile = (before: string, after: string) => boolean

/** @param before, after blocks in parts that belong together one by one */
export function blockChanges(before: readonly (readonly Block[])[], after: readonly (readonly Block[])[], sameFile: SameFile): Change[] {
  const { kept, gaps, moved } = pairBlocks(before, after)
  return [
    ...gaps.flatMap(changesOfGap),
    ...moved.map(moveChange),
    ...kept.flatMap((pair) => [
      ...(pair.after.kind === 'links' ? [] : linkChanges(pair.after, pair.before.links, pair.after.links, true)),
      ...fileChanges(pair.before, pair.after, sameFile),
      ...(pair.follows ? styleChanges(pair.before, pair.after) : []),
    ]),
  ]
}

/** Whether two pages say the same in the same order, whatever they look like; files with other digests count as the same. */
export function saysTheSame(before: readonly (readonly Block[])[], after: readonly (readonly Block[])[]): boolean {
  const [ours, theirs] = [before, after].map((parts) => parts.flat().filter(({ kind }) => kind !== 'end'))
  return (
    ours?.length === theirs?.length &&
    (ours ?? []).every((block, at) => {
      const other = theirs?.[at]
      return (
        other !== undefined &&
        block.saysTheSameAs(other) &&
        withoutDigests(block.exact) === withoutDigests(other.exact) &&
        (block.kind === 'links' || JSON.stringify(block.links) === JSON.stringify(other.links))
      )
    })
  )
}

const movedThings = { headings: 'heading', text: 'text', links: 'link', pictures: 'picture', end: 'text' } as const

/** What begins with a heading is named by it, and so is what it moved behind. */
function moveChange({ blocks, behind }: Move): Change {
  const [first, second] = blocks
  const isSection = first?.kind === 'headings' && second !== undefined
  const above = isSection ? (behind?.under ?? behind) : behind
  return {
    kind: 'order',
    region: first?.region ?? 'page',
    what: isSection ? 'section' : movedThings[first?.kind ?? 'text'],
    ...placed(first),
    ...said('before', first ? written(first) : ''),
    ...said('after', above ? written(above) : ''),
  }
}

/** The section of a block, for a reader to find it. */
const placed = (block: Block | undefined): { under?: string } => (block?.under ? { under: block.under.text } : {})

/** Blocks that came or went together are one change: a card is not told as a heading, a text, a picture and two links. */
function changesOfGap(rows: readonly Row[]): Change[] {
  const changes: Change[] = []
  let run: Block[] = []
  let side: 'before' | 'after' = 'before'
  const endRun = () => {
    changes.push(...arrival(run, side))
    run = []
  }
  for (const { gone, come } of rows) {
    const alone = gone && come ? undefined : (gone ?? come)
    const aloneSide = gone ? 'before' : 'after'
    if (run.length > 0 && (!alone || aloneSide !== side || run[0]?.region !== alone.region)) endRun()
    if (alone) {
      run.push(alone)
      side = aloneSide
    } else if (gone && come) changes.push(...replacement(gone, come).map((change) => ({ ...change, ...placed(come) })))
  }
  endRun()
  return changes
}

/** The gravest first, as the change is called after it. */
function arrival(run: readonly Block[], side: 'before' | 'after'): Change[] {
  const told = changeKinds.flatMap((kind) => run.filter((block) => block.kind === kind).map((block) => ({ kind, block })))
  const [first] = told
  // Tags that say nothing, at the end of a page.
  if (!first) return run.map(({ region, style }): Change => ({ kind: 'styling', region, [side]: style.tags().join('') }))
  const { kind, block } = first
  return [
    {
      kind,
      region: block.region,
      ...placed(block),
      ...named(told.length === 1 && kind === 'text' ? block.what : ''),
      [side]: told.map(({ block }) => written(block)).join(separator),
    },
  ]
}

function replacement(gone: Block, come: Block): Change[] {
  const { region, kind } = come
  if (kind !== gone.kind && kind !== 'headings') {
    const links = linkChanges(come, gone.links, come.links)
    return gone.text === come.text && links.length > 0 ? links : [{ kind: 'text', region, before: gone.text, after: come.text }, ...links]
  }
  switch (kind) {
    case 'headings': {
      const sameLevel = gone.what === come.what
      const line = (block: Block) => (sameLevel ? block.text : `${block.what} ${block.text}`)
      return [{ kind, region, ...named(sameLevel ? '' : 'level'), before: line(gone), after: line(come) }, ...linkChanges(come, gone.links, come.links)]
    }
    case 'text':
      return [{ kind, region, ...named(come.what), before: gone.text, after: come.text }, ...linkChanges(come, gone.links, come.links)]
    case 'links':
      if (gone.address === come.address) return [{ kind: 'text', region, before: gone.text, after: come.text }]
      if (gone.text === come.text) return [{ kind, region, before: gone.address, after: come.address }]
      return [{ kind, region, before: written(gone), after: written(come) }]
    case 'pictures':
      return [
        ...(gone.address === come.address ? [] : [{ kind, region, before: gone.address, after: come.address }]),
        ...(gone.text === come.text ? [] : [{ kind, region, what: 'alt', ...said('before', gone.text), ...said('after', come.text) }]),
      ]
    case 'end':
      return []
  }
}

const named = (what: string): { what?: string } => (what === '' || what === 'pre' ? {} : { what })
const said = (side: 'before' | 'after', text: string): { before?: string; after?: string } => (text === '' ? {} : { [side]: text })

/** A block in one line. */
function written({ kind, text, address, links: [link] }: Block): string {
  if (kind === 'links') return writtenLink({ label: text || (link?.label ?? ''), address })
  if (kind === 'pictures') return text === '' ? address : `${text} (${address})`
  return text
}

const writtenLink = ({ label, address }: Link): string => (label === '' ? address : `${label} (${address})`)

/** Links inside of texts. One that kept its place and leads elsewhere is reported with both addresses, one of other words in the same text with those. */
function linkChanges(block: Block, before: readonly Link[], after: readonly Link[], isSameText = false): Change[] {
  if (before === after) return []
  const { region } = block
  const nameOf = isSameText ? writtenLink : ({ address }: Link) => address
  const [ours, theirs] = [before.map(nameOf), after.map(nameOf)]
  const gaps = gapsOf(matchedPairs(ours, theirs), ours.length, theirs.length)
  return gaps.flatMap((gap) => {
    const [gone, come] = [before.slice(...gap.before), after.slice(...gap.after)]
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, at): Change[] => {
      const [old, current] = [gone[at], come[at]]
      const change = { kind: 'links' as const, region, ...placed(block) }
      if (old && current && old.address !== current.address) return [{ ...change, before: old.address, after: current.address }]
      return [{ ...change, ...(old ? { before: writtenLink(old) } : {}), ...(current ? { after: writtenLink(current) } : {}) }]
    }).flat()
  })
}

/** A file of the same name with other content, the first that differs of a picture in several sizes; attributes of a picture. */
function fileChanges(before: Block, after: Block, sameFile: SameFile): Change[] {
  if (before.exact === after.exact) return []
  const change = { kind: after.kind === 'pictures' ? ('pictures' as const) : ('links' as const), region: after.region, ...placed(after) }
  const [ours, theirs] = [filesIn(before.exact), filesIn(after.exact)]
  const other = theirs
    .map((file, at) => [ours[at], file] as const)
    .find(([from, to]) => from !== undefined && from !== to && !sameFile(from, to) && sameName(from, to))
  if (other) return [{ ...change, what: 'content', before: other[0] ?? '', after: other[1] }]
  const [mine, others] = [attributesIn(before.exact), attributesIn(after.exact)]
  const at = Array.from({ length: Math.max(mine.length, others.length) }).findIndex((_, index) => mine[index] !== others[index])
  if (at === -1) return []
  const [old, current] = [mine[at]?.split('='), others[at]?.split('=')]
  const name = (current ?? old)?.[0] ?? ''
  return [
    { ...change, what: name, ...(old?.[0] === name ? { before: old.slice(1).join('=') } : {}), ...(current ? { after: current.slice(1).join('=') } : {}) },
  ]
}

const filesIn = (text: string): string[] => text.split(/[\s,"]+/).filter((word) => hashedFile(word) !== undefined)
const sameName = (a: string, b: string): boolean => withoutDigest(a) === withoutDigest(b)

/** `width=800`, each by itself, without digests. */
const attributesIn = (exact: string): string[] => [...withoutDigests(exact).matchAll(/ (\w+)="([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`)

/** Tags that look different, from the first of them to the last. */
function styleChanges(before: Block, after: Block): Change[] {
  if (before.style === after.style) return []
  // The colour that a picture has while it loads follows from the picture.
  const follows = before.exact !== after.exact && after.kind === 'pictures'
  const change = { kind: 'styling' as const, region: after.region, ...placed(after) }
  const tags = ({ style }: Block) => (follows ? style.tags().map((tag) => tag.replace(/ ?\btint-\d+/, '')) : style.tags())
  const [ours, theirs] = [tags(before), tags(after)]
  while (ours.length > 0 && theirs.length > 0 && ours[0] === theirs[0]) {
    ours.shift()
    theirs.shift()
  }
  while (ours.length > 0 && theirs.length > 0 && ours.at(-1) === theirs.at(-1)) {
    ours.pop()
    theirs.pop()
  }
  if (ours.length + theirs.length === 0) return []
  // Nobody can read the outlines of a drawing.
  if ([...ours, ...theirs].every((tag) => tag.startsWith('<svg'))) return [{ ...change, what: 'drawing' }]
  return [{ ...change, ...said('before', ours.join('')), ...said('after', theirs.join('')) }]
}
