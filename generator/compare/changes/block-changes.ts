/** The differences between the blocks of two pages, as changes. */
import { align, changedPairs, inPairs, withoutEqualEnds } from '../align.ts'
import { type Change, changeKinds } from '../difference.ts'
import type { Block, Link } from '../page/block-reader.ts'
import { hashedFile, withoutDigest, withoutDigests } from '../page/hashed-names.ts'
import { sharedWords } from './words.ts'

/** Separates things that were added or removed together. */
const separator = ' · '

/** Whether two names of a file with a digest stand for the same content. */
export type SameFile = (before: string, after: string) => boolean

export function blockChanges(before: readonly Block[], after: readonly Block[], sameFile: SameFile): Change[] {
  const rows = pairBlocks(before, after)
  const inside: Change[] = []
  const styles: Change[] = []
  // The tags before a block can be compared only when both pages have the same block before them.
  let follows = true
  for (const { before, after, same } of rows) {
    if (same && before && after && before !== after) {
      inside.push(...linkChanges(before, after), ...fileChanges(before, after, sameFile))
      if (follows) styles.push(...styleChanges(before, after, sameFile))
    }
    follows = before !== undefined && after !== undefined
  }
  return [...groupRows(rows).flatMap(textChanges), ...inside, ...styles]
}

/** Two blocks that say the same, a block that replaced another one, or a block that only one page has at this place. */
type Row = { before: Block | undefined; after: Block | undefined; same: boolean }

/** Blocks that were added or removed together are one group: a card is not reported as a heading, a text, a picture and two links. */
function groupRows(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    const [first] = group ?? []
    const isAdded = !row.before && !first?.before && row.after?.region === first?.after?.region
    const isRemoved = !row.after && !first?.after && row.before?.region === first?.before?.region
    if (group && (isAdded || isRemoved)) group.push(row)
    else groups.push([row])
  }
  return groups
}

function textChanges(rows: readonly Row[]): Change[] {
  const [first] = rows
  if (first?.before && first.after) return first.same ? [] : replacement(first.before, first.after)
  const blocks = rows.flatMap(({ before, after }) => before ?? after ?? [])
  return wholeBlocks(blocks, first?.before ? 'before' : 'after')
}

/** One change, named after the gravest of its blocks. */
function wholeBlocks(blocks: readonly Block[], side: 'before' | 'after'): Change[] {
  const sorted = changeKinds.flatMap((kind) => blocks.filter((block) => block.kind === kind).map((block) => ({ kind, block })))
  const [first] = sorted
  // Tags without a text, at the end of a page.
  if (!first) return blocks.map(({ region, style }): Change => ({ kind: 'styling', region, [side]: style.join('') }))
  const { kind, block } = first
  const what = sorted.length === 1 && kind === 'text' ? nameOf(block) : undefined
  return [{ kind, region: block.region, what, [side]: sorted.map(({ block }) => lineOf(block)).join(separator) }]
}

function replacement(removed: Block, added: Block): Change[] {
  const { region, kind } = added
  const texts = { before: removed.text, after: added.text }
  const sameText = removed.text === added.text
  const links = linkChanges(removed, added)
  if (kind === 'headings') {
    const sameLevel = removed.what === added.what
    const line = (block: Block) => (sameLevel ? block.text : `${block.what} ${block.text}`)
    return [{ kind, region, what: sameLevel ? undefined : 'level', before: line(removed), after: line(added) }, ...links]
  }
  if (kind === 'text' || removed.kind === 'text') {
    return sameText && links.length > 0 ? links : [{ kind: 'text', region, what: nameOf(added), ...texts }, ...links]
  }
  const addresses: Change = { kind: kind === 'pictures' ? kind : 'links', region, before: removed.address, after: added.address }
  const sameAddress = removed.address === added.address
  if (kind === 'pictures') {
    const alt: Change = { kind, region, what: 'alt', before: removed.text || undefined, after: added.text || undefined }
    return [...(sameAddress ? [] : [addresses]), ...(sameText ? [] : [alt])]
  }
  if (sameAddress) return [{ kind: 'text', region, ...texts }]
  return [sameText ? addresses : { ...addresses, before: lineOf(removed), after: lineOf(added) }]
}

const nameOf = ({ what }: Block): string | undefined => (what === '' || what === 'pre' ? undefined : what)

function lineOf({ kind, text, address, links: [link] }: Block): string {
  if (kind !== 'links' && kind !== 'pictures') return text
  return lineOfLink({ label: text || (link?.label ?? ''), address })
}

const lineOfLink = ({ label, address }: Link): string => (label === '' ? address : `${label} (${address})`)

/** Links inside texts. In texts that changed, the label of a link is compared with the text. */
function linkChanges(before: Block, after: Block): Change[] {
  if ((before.kind === 'links' && after.kind === 'links') || before.links.length + after.links.length === 0) return []
  const isSame = before.text === after.text ? (a: Link, b: Link) => lineOfLink(a) === lineOfLink(b) : (a: Link, b: Link) => a.address === b.address
  return changedPairs(before.links, after.links, isSame).map(({ before: removed, after: added }) => {
    const isMoved = removed && added && removed.address !== added.address
    const line = (link: Link | undefined) => (link && (isMoved ? link.address : lineOfLink(link))) || undefined
    return { kind: 'links', region: after.region, before: line(removed), after: line(added) }
  })
}

/** A file of the same name with other content: the first that differs. Else the first attribute of a picture that differs. */
function fileChanges(before: Block, after: Block, sameFile: SameFile): Change[] {
  if (before.exact === after.exact) return []
  const change = { kind: after.kind === 'pictures' ? ('pictures' as const) : ('links' as const), region: after.region }
  const file = replacedFile(before.exact, after.exact, sameFile)
  if (file) return [{ ...change, what: 'content', ...file }]
  const [pair] = changedPairs(attributesIn(before.exact), attributesIn(after.exact))
  if (!pair) return []
  const [removed, added] = [pair.before, pair.after].map((text) => /^(\w+)=(.*)$/s.exec(text ?? '') ?? [])
  const what = added?.[1] ?? removed?.[1] ?? ''
  return [{ ...change, what, before: (removed?.[1] === what && removed[2]) || undefined, after: added?.[2] || undefined }]
}

const replacedFile = (before: string, after: string, sameFile: SameFile) =>
  inPairs(filesIn(before), filesIn(after)).find(
    (pair) => pair.before && pair.after && withoutDigest(pair.before) === withoutDigest(pair.after) && !sameFile(pair.before, pair.after),
  )

const filesIn = (text: string): string[] => text.split(/[\s,"]+/).filter((word) => hashedFile(word) !== undefined)

/** `width=800`, without digests. */
const attributesIn = (exact: string): string[] => [...withoutDigests(exact).matchAll(/ (\w+)="([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`)

/** Tags that look different, from the first of them to the last. */
function styleChanges(before: Block, after: Block, sameFile: SameFile): Change[] {
  // The colours of a picture follow from the picture.
  const isReplaced = before.exact !== after.exact && after.kind === 'pictures'
  const tagsOf = ({ style }: Block) => (isReplaced ? style.map((tag) => tag.replace(/ ?\b(?:tint|hue)-\d+/g, '')) : style)
  const ours = tagsOf(before)
  const isRenamed = (old: string, tag: string) => withoutDigests(old) === withoutDigests(tag) && !replacedFile(old, tag, sameFile)
  const theirs = tagsOf(after).map((tag, index) => (isRenamed(ours[index] ?? '', tag) ? (ours[index] ?? '') : tag))
  const { before: removed, after: added } = withoutEqualEnds(ours, theirs)
  if (removed.length + added.length === 0) return []
  const change = { kind: 'styling' as const, region: after.region }
  // The outlines of a drawing are not readable.
  if ([...removed, ...added].every((tag) => tag.startsWith('<svg'))) return [{ ...change, what: 'drawing' }]
  return [{ ...change, before: removed.join('') || undefined, after: added.join('') || undefined }]
}

/** The blocks of two pages side by side, in the order of both. */
const pairBlocks = (before: readonly Block[], after: readonly Block[]): Row[] =>
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

/** Whether two blocks say the same. They may look different, or link elsewhere. */
const saysTheSame = (a: Block, b: Block): boolean =>
  a === b || (a.kind === b.kind && a.text === b.text && a.what === b.what && a.region === b.region && a.address === b.address)
