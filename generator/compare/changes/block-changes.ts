/** What differs between the blocks of two pages, as changes. */

import { type Change, changeKinds } from '../difference.ts'
import type { Block, Link } from '../page/blocks.ts'
import { hashedFile } from '../page/hashed-names.ts'
import { pairBlocks, type Row } from './block-pairs.ts'

/** Stands between things that came or went together. */
export const separator = ' · '

/** Whether two names of a file with a digest stand for the same content. */
export type SameFile = (before: string, after: string) => boolean

export function blockChanges(before: readonly Block[], after: readonly Block[], sameFile: SameFile): Change[] {
  const { kept, gaps, displaced } = pairBlocks(before, after)
  return [
    ...gaps.flatMap(changesOfGap),
    ...displaced.map(({ region }): Change => ({ kind: 'text', region, what: 'order' })),
    ...kept.flatMap((pair) => [
      ...linkChanges(pair.after, pair.before.links, pair.after.links),
      ...fileChanges(pair.before, pair.after, sameFile),
      ...(pair.follows ? styleChanges(pair.before, pair.after) : []),
    ]),
  ]
}

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
    } else if (gone && come) changes.push(...replacement(gone, come))
  }
  endRun()
  return changes
}

/** The gravest first, as the change is called after it. */
function arrival(run: readonly Block[], side: 'before' | 'after'): Change[] {
  const told = changeKinds.flatMap((kind) => run.filter((block) => block.kind === kind).map((block) => ({ kind, block })))
  const [first] = told
  if (!first) return []
  const { kind, block } = first
  return [
    {
      kind,
      region: block.region,
      ...named(told.length === 1 && kind === 'text' ? block.what : ''),
      [side]: told.map(({ block }) => written(block)).join(separator),
    },
  ]
}

function replacement(gone: Block, come: Block): Change[] {
  const { region, kind } = come
  if (kind !== gone.kind && kind !== 'headings') {
    return [
      ...(gone.text === come.text ? [] : [{ kind: 'text' as const, region, before: gone.text, after: come.text }]),
      ...linkChanges(come, gone.links, come.links),
    ]
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

/** Links inside of texts. One that kept its place or its label and leads elsewhere is told with both addresses. */
function linkChanges({ region }: Block, before: readonly Link[], after: readonly Link[]): Change[] {
  if (before === after) return []
  const gone = before.filter(({ address }) => !after.some((link) => link.address === address))
  const come = after.filter(({ address }) => !before.some((link) => link.address === address))
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at): Change => {
    const [ours, theirs] = [gone[at], come[at]]
    if (ours && theirs) return { kind: 'links', region, before: ours.address, after: theirs.address }
    return { kind: 'links', region, ...(ours ? { before: writtenLink(ours) } : {}), ...(theirs ? { after: writtenLink(theirs) } : {}) }
  })
}

/** A file of the same name with other content; of a picture in several sizes the first that differs. */
function fileChanges(before: Block, after: Block, sameFile: SameFile): Change[] {
  if (before.exact === after.exact) return []
  const [ours, theirs] = [filesIn(before.exact), filesIn(after.exact)]
  const at = theirs.findIndex((file, index) => file !== ours[index] && !sameFile(ours[index] ?? '', file))
  const [from, to] = at === -1 ? [ours[theirs.length], undefined] : [ours[at], theirs[at]]
  if (from === undefined && to === undefined) return []
  const kind = after.kind === 'pictures' ? 'pictures' : 'links'
  return [{ kind, region: after.region, what: 'content', ...said('before', from ?? ''), ...said('after', to ?? '') }]
}

const filesIn = (text: string): string[] => text.split(/[\s,]+/).filter((word) => hashedFile(word) !== undefined)

/** Tags that look different, from the first of them to the last. */
function styleChanges(before: Block, after: Block): Change[] {
  if (before.style === after.style) return []
  const [ours, theirs] = [before.style.tags(), after.style.tags()]
  while (ours.length > 0 && theirs.length > 0 && ours[0] === theirs[0]) {
    ours.shift()
    theirs.shift()
  }
  while (ours.length > 0 && theirs.length > 0 && ours.at(-1) === theirs.at(-1)) {
    ours.pop()
    theirs.pop()
  }
  // Nobody can read the outlines of a drawing.
  if ([...ours, ...theirs].every((tag) => tag.startsWith('<svg'))) return [{ kind: 'styling', region: after.region, what: 'drawing' }]
  return [{ kind: 'styling', region: after.region, ...said('before', ours.join('')), ...said('after', theirs.join('')) }]
}
