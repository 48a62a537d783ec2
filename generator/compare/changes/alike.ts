/** Finds texts that differ only in values of their own: `Silkwood speelt in Gent` and `The Rover speelt in Leuven`. */
import { align } from '../align.ts'

/** Words and other characters of a text; the first 160 of a long one. */
const piecesOf = (text: string): string[] => (text.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]|\s+/gu) ?? []).slice(0, 160)

const isWord = (piece: string): boolean => /[\p{L}\p{N}]/u.test(piece)

/** Fewer wordings than these are reported one by one. */
const fewest = 3

/** A text is compared with the families that were found last, at most this many. */
const familiesCompared = 16

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

type Family<W> = { members: W[]; pieces: string[]; known: Set<string>; pages: Set<number> }

/**
 * Families of three wordings or more, each of which has at least half of its pieces in common with the first. Texts that were added to or removed
 * from the same page are different changes and never of one family. Wordings without a family are left out.
 */
export function findAlike<W extends Wording>(wordings: readonly W[]): Alike<W>[] {
  const families: Family<W>[] = []
  const recent: Family<W>[] = []
  for (const wording of wordings) {
    const { before = '', after = '', pages } = wording
    const pieces = [...piecesOf(before), '→', ...piecesOf(after)].filter((piece) => piece.trim() !== '')
    const mayShareAPage = wording.before !== undefined && wording.after !== undefined
    const found = recent.find((family) => (mayShareAPage || !family.pages.has(pages[0] ?? -1)) && areAlike(family, pieces))
    const family = found ?? { members: [], pieces, known: new Set(pieces), pages: new Set<number>() }
    family.members.push(wording)
    for (const page of pages) family.pages.add(page)
    if (found) recent.splice(recent.indexOf(found), 1)
    else families.push(family)
    recent.unshift(family)
    if (recent.length > familiesCompared) recent.pop()
  }
  return families
    .filter(({ members }) => members.length >= fewest)
    .map(({ members }) => ({ members, before: inCommon(members.map(({ before }) => before)), after: inCommon(members.map(({ after }) => after)) }))
}

function areAlike<W>({ pieces: ours, known }: Family<W>, theirs: readonly string[]): boolean {
  const needed = (Math.max(ours.length, theirs.length) - 1) / 2
  // Cheap to count, and never less than what they have in common in the same order.
  if (theirs.filter((piece) => known.has(piece)).length - 1 < needed) return false
  const common = align(ours, theirs, undefined, Math.min(ours.length, theirs.length) + 1).flatMap(({ same, before }) => (same ? before : []))
  return common.length - 1 >= needed && common.some(isWord)
}

/** The pieces that all texts have, in their order, with `…` where a text has others. */
export function inCommon(texts: readonly (string | undefined)[]): string | undefined {
  const [first, ...others] = texts
  if (first === undefined) return undefined
  let common = piecesOf(first)
  for (const text of new Set(others)) common = align(common, piecesOf(text ?? '')).flatMap(({ same, before }) => (same ? before : ['…']))
  return common
    .join('')
    .replace(/…(?:\s*…)*\s+…(?=[\p{L}\p{N}])/gu, '… ')
    .replace(/…(?:\s*…)+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
}
