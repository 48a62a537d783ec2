import { diffArrays } from 'diff'
import { countEach } from '../core/group-by.ts'
import { type Change, type ChangeKind, changeKinds } from './difference.ts'
import { otherContents, withoutDigests } from './hashed-names.ts'
import { type Line, linesOfBoth } from './page-lines.ts'
import { likeness } from './words.ts'

/** With more insertions and removals than this, all lines count as replaced: it bounds time and memory. */
const mostEdits = 1_000

/** Lines that differ, and the line after them on both pages. */
type Hunk = { removed: Line[]; added: Line[]; next: (Line | undefined)[] }

/** The tags of lines that only one page has: they went, or came, with these. */
type Spare = { gone: string[]; come: string[] }

/**
 * The changes of a page, the gravest first.
 * @param isSame whether only the digest in the name of a file is another one
 */
export function pageChanges(html: string, newHtml: string, isSame: (name: string) => boolean): Change[] {
  const [before, after] = linesOfBoth(withoutDigests(html), withoutDigests(newHtml))
  const hunks = hunksOf(before, after)
  const spare: Spare = { gone: [], come: [] }
  const changes = [...movedBlocks(hunks), ...hunks.flatMap((hunk) => hunkChanges(hunk, spare))]
  const [ours, theirs] = [before, after].map((lines) => lines.flatMap(({ tags }) => tags))
  const [gone, come] = [without(ours ?? [], theirs ?? []), without(theirs ?? [], ours ?? [])]
  changes.push(
    ...tagChanges(without(gone, spare.gone), without(come, spare.come)),
    ...otherContents(html, newHtml, isSame),
  )
  return changes.sort((a, b) => gravity(a) - gravity(b))
}

const keyOf = ({ key }: Line) => key

function hunksOf(before: readonly Line[], after: readonly Line[]): Hunk[] {
  const options = {
    maxEditLength: mostEdits,
    comparator: (ours: Line, theirs: Line) => ours.key === theirs.key,
  }
  const parts = diffArrays([...before], [...after], options) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ]
  const hunks: Hunk[] = []
  let hunk: Hunk | undefined
  let row = 0
  for (const { removed, added, value } of parts) {
    if (removed || added) {
      hunk ??= { removed: [], added: [], next: [] }
      if (hunk !== hunks.at(-1)) hunks.push(hunk)
      hunk[removed ? 'removed' : 'added'].push(...value)
    } else {
      if (hunk) hunk.next = [before[row], value[0]]
      hunk = undefined
    }
    if (!added) row += value.length
  }
  return hunks
}

/** Those of a list that another one does not have, each as often as it is more often. */
function without<T>(
  list: readonly T[],
  others: readonly T[],
  keyOf: (item: T) => unknown = (item) => item,
): T[] {
  const counts = countEach(others.map(keyOf))
  return list.filter((item) => {
    const left = counts.get(keyOf(item)) ?? 0
    if (left > 0) counts.set(keyOf(item), left - 1)
    return left === 0
  })
}

/**
 * Takes out of the hunks what is on both pages. Cards in the place of others share lines, which did not move.
 */
function movedBlocks(hunks: readonly Hunk[]): Change[] {
  const [gone, come] = [hunks.flatMap(({ removed }) => removed), hunks.flatMap(({ added }) => added)]
  const others = new Set([...without(gone, come, keyOf), ...without(come, gone, keyOf)])
  return hunks.flatMap((hunk) => {
    const block = hunk.added.filter((line) => !others.has(line))
    hunk.removed = hunk.removed.filter((line) => others.has(line))
    hunk.added = hunk.added.filter((line) => others.has(line))
    return block.length <= hunk.added.length
      ? []
      : [{ kind: nameOf(block).kind, what: 'moved', after: nameOf(block).value, lines: block.length }]
  })
}

const gravity = ({ kind }: { kind: ChangeKind }) => changeKinds.indexOf(kind)

/** The line after which a block is called: its first heading, or the gravest other one. */
const nameOf = (block: readonly Line[]): Line =>
  block.reduce((name, line) => (gravity(line) < gravity(name) ? line : name))

const isInBody = ({ kind }: Line) =>
  kind === 'headings' || kind === 'text' || kind === 'links' || kind === 'pictures'

function hunkChanges({ removed, added, next }: Hunk, spare: Spare): Change[] {
  let [lost, fresh] = [removed, added]
  const changes: Change[] = []
  const pair = (isPair: (ours: Line, theirs: Line) => boolean) => {
    for (const line of lost) {
      const other = fresh.find(
        (other) =>
          line.kind === other.kind &&
          (line.what === other.what || line.kind === 'headings') &&
          isPair(line, other),
      )
      if (!other) continue
      lost = lost.filter((one) => one !== line)
      fresh = fresh.filter((one) => one !== other)
      changes.push(replacement(line, other))
    }
  }
  pair((line, other) => likeness(line.value, other.value) > 0.5)
  const isAlone = [lost, fresh].every((lines) => lines.filter(isInBody).length === 1)
  pair((line) => isAlone || !isInBody(line))
  if (lost.length + fresh.length > 0) {
    const tagsOf = (lines: readonly (Line | undefined)[]) => lines.flatMap((line) => line?.tags ?? [])
    spare.gone.push(...tagsOf([...lost, next[0]]))
    spare.come.push(...tagsOf([...fresh, next[1]]))
  }
  // Lines that came or went together are one change: a card is not reported as a heading, a text, a picture
  // and two links.
  const blockOf = (line: Line) =>
    isInBody(line) ? 'body' : line.kind === 'structured data' ? line.kind : `${line.kind} ${line.what}`
  for (const block of new Set([...lost, ...fresh].map(blockOf))) {
    const of = (lines: readonly Line[]) => lines.filter((line) => blockOf(line) === block)
    const [ours, theirs] = [of(lost), of(fresh)]
    const [before, after] = [ours, theirs].map((lines) => (lines.length === 0 ? undefined : nameOf(lines)))
    const line = before && after ? (gravity(before) < gravity(after) ? before : after) : (before ?? after)
    if (!line) continue
    const lines = Math.max(ours.length, theirs.length)
    const what = before && after ? 'block' : line.kind === 'headings' ? undefined : line.what
    changes.push({
      kind: line.kind,
      what,
      before: before?.value,
      after: after?.value,
      lines: lines > 1 ? lines : undefined,
    })
  }
  return changes
}

function replacement({ kind, what, value }: Line, other: Line): Change {
  if (kind !== 'headings') return { kind, what, before: value, after: other.value }
  return what === other.what
    ? { kind, before: value, after: other.value }
    : { kind, what: 'level', before: `${what} ${value}`, after: `${other.what} ${other.value}` }
}

/** Tags that only one page has; those of the same element are one change. */
function tagChanges(gone: readonly string[], come: readonly string[]): Change[] {
  const nameIn = (tag = '') => /^<(\w+)/.exec(tag)?.[1] ?? ''
  const left = [...come]
  const pairs = gone.map((before): [string | undefined, string | undefined] => {
    const at = left.findIndex((tag) => nameIn(tag) === nameIn(before))
    return [before, at === -1 ? undefined : left.splice(at, 1)[0]]
  })
  return [...pairs, ...left.map((after): [undefined, string] => [undefined, after])].map(
    ([before, after]) => {
      const name = nameIn(before ?? after)
      // The outlines of a drawing are not readable.
      if (name === 'svg') return { kind: 'styling', what: 'drawing' }
      const kinds: Record<string, ChangeKind> = {
        img: 'pictures',
        source: 'pictures',
        picture: 'pictures',
        meta: 'head',
        link: 'head',
        script: 'head',
        html: 'head',
        data: 'structured data',
      }
      return { kind: kinds[name] ?? 'styling', what: '', before, after }
    },
  )
}
