/** Finds texts that are the same but for values of their own: `Silkwood speelt in Gent` and `The Rover speelt in Leuven`. */
import { matchedPairs } from './sequence.ts'

/** Words and signs of a text. Long texts are known by their beginning. */
const piecesOf = (text: string): string[] => (text.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]|\s+/gu) ?? []).slice(0, 160)

const isWord = (piece: string): boolean => /[\p{L}\p{N}]/u.test(piece)

/** Fewer wordings than these are reported one by one: a reader sees them at a glance. */
const fewest = 3

/** A text is compared with this many families of texts, those first that were met last. */
const families = 16

export type Wording = {
  before: string | undefined
  after: string | undefined
  /** The pages that have it. */
  pages: readonly number[]
}

export type Alike<W extends Wording> = {
  members: W[]
  /** What all members have in common, with `…` for the rest. */
  before: string | undefined
  after: string | undefined
}

type Family<W> = { members: W[]; pieces: string[]; set: Set<string>; pages: Set<number> }

/**
 * Families of three wordings or more, each of which has at least half of its words and signs in common with the first.
 * Texts that came or went on the same page are never of one family: they are different changes. Wordings that belong to no family are left out.
 */
export function findAlike<W extends Wording>(wordings: readonly W[]): Alike<W>[] {
  const found: Family<W>[] = []
  const recent: Family<W>[] = []
  for (const wording of wordings) {
    const pieces = comparedPieces(wording)
    const isReplaced = wording.before !== undefined && wording.after !== undefined
    const family = recent.find((candidate) => (isReplaced || !candidate.pages.has(wording.pages[0] ?? -1)) && areAlike(candidate, pieces))
    const joined = family ?? { members: [], pieces, set: new Set(pieces), pages: new Set<number>() }
    joined.members.push(wording)
    for (const page of wording.pages) joined.pages.add(page)
    if (family) recent.splice(recent.indexOf(family), 1)
    else found.push(joined)
    recent.unshift(joined)
    if (recent.length > families) recent.pop()
  }
  return found
    .filter(({ members }) => members.length >= fewest)
    .map(({ members }) => ({ members, before: inCommon(members.map(({ before }) => before)), after: inCommon(members.map(({ after }) => after)) }))
}

const arrow = '→'

const comparedPieces = ({ before = '', after = '' }: Wording): string[] =>
  [...piecesOf(before), arrow, ...piecesOf(after)].filter((piece) => piece.trim() !== '')

function areAlike<W>({ pieces: ours, set }: Family<W>, theirs: readonly string[]): boolean {
  const needed = (Math.max(ours.length, theirs.length) - 1) / 2
  // The cheap question first: words that are in both at all are an upper bound of words that are in both in the same order.
  let shared = 0
  for (const piece of theirs) if (set.has(piece)) shared++
  if (shared - 1 < needed) return false
  const pairs = matchedPairs(ours, theirs)
  return pairs.length - 1 >= needed && pairs.some(([at]) => isWord(ours[at] ?? ''))
}

/** The words and signs that all texts have, in their order, with `…` between them where a text has more. */
export function inCommon(texts: readonly (string | undefined)[]): string | undefined {
  const [first] = texts
  if (first === undefined) return undefined
  let common = piecesOf(first)
  // Where something is missing before each of the pieces, and at the end.
  let gaps = new Set<number>()
  for (const text of new Set(texts.slice(1))) {
    const theirs = piecesOf(text ?? '')
    const pairs = matchedPairs(common, theirs)
    const kept: string[] = []
    const keptGaps = new Set<number>()
    let [row, column] = [0, 0]
    for (const [at, there] of [...pairs, [common.length, theirs.length] as const]) {
      if (at > row || there > column || hasGap(gaps, row, at)) keptGaps.add(kept.length)
      const piece = common[at]
      if (piece !== undefined) kept.push(piece)
      ;[row, column] = [at + 1, there + 1]
    }
    ;[common, gaps] = [kept, keptGaps]
  }
  const written = [...common, ''].map((piece, at) => `${gaps.has(at) ? '…' : ''}${piece}`).join('')
  // A gap between two gaps is one gap.
  return written
    .replace(/…(?:\s*…)*\s+…(?=[\p{L}\p{N}])/gu, '… ')
    .replace(/…(?:\s*…)+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
}

const hasGap = (gaps: ReadonlySet<number>, from: number, to: number): boolean => {
  for (let at = from; at <= to; at++) if (gaps.has(at)) return true
  return false
}
