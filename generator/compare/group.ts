/** Groups the same change of many pages, even if each page has values of its own around it. */
import { detach } from '../core/detach.ts'
import { findAlike, inCommon } from './changes/alike.ts'
import { differenceOf, firstWords, hasWords, lastWords } from './changes/words.ts'
import { type Change, type ChangeGroup, type ChangeKind, changeKinds, type StyleRules } from './difference.ts'
import { type GroupedPage, pageSet, placesOf, sharedHeading } from './page-sets.ts'

/** The whole texts of a change. */
type Texts = { before?: string; after?: string }

export type Draft = {
  change: Pick<Change, 'kind' | 'region' | 'what'>
  /** Indexes in the list of pages, ascending. */
  pages: number[]
  /** The same indexes by the heading above the change. */
  places: Map<string, number[]>
  first: Texts
  /** Whether all pages have the texts of the first. */
  isSame: boolean
  /** The words that differ; the whole text when it was added or removed. */
  words: Texts
  key: string
  /** From the first word that differs to the last, as far as that is the same on all pages. */
  whole: Texts | undefined
  /** The words before and after that, the nearest first, as far as they are the same on all pages. */
  left: string[]
  right: string[]
  within: boolean
  variants: number
  rules?: StyleRules
}

/** How many words around a change are kept, for changes that are too short to be understood alone. */
const contextWords = 3

/** In characters. Shorter words are reported with the words around them. */
const shortest = 4

/** In characters. A text up to this length is reported as a whole if it is the same on all pages. */
const shortText = 60

/** Kinds of changes that follow from a page that moved; so does the value of a field. */
const followingKinds = new Set<ChangeKind>(['canonical', 'links', 'pictures', 'structured data', 'head', 'styling'])

const mayFollow = ({ kind, what }: Draft['change']): boolean => followingKinds.has(kind) || what === 'field'

/** A picture is reported as a whole; its cause is the part of its name that differs. */
const causeOf = ({ change, key, first: { before, after } }: Draft): string =>
  change.kind === 'pictures' && before !== undefined && after !== undefined ? differenceOf(before, after).key : key

/** Collects the changes of pages one by one, and groups them at the end. */
export class Grouper {
  private readonly byTexts = new Map<string, Draft>()
  private readonly byCause = new Map<string, Draft>()

  /** @param page its index in the list of pages, in ascending order */
  add(page: number, change: Change): void {
    const { kind, region, what, before, after } = change
    const name = `${kind}\n${region}\n${what ?? ''}\n`
    const texts = `${name}${before ?? '\u0000'}\n→\n${after ?? '\u0000'}`
    const draft = this.byTexts.get(texts) ?? this.draftOf(name, change)
    if (!this.byTexts.has(texts)) this.byTexts.set(detach(texts), draft)
    if (draft.pages.at(-1) !== page) draft.pages.push(page)
    const places = draft.places.get(change.under ?? '')
    if (places) places.push(page)
    else draft.places.set(detach(change.under ?? ''), [page])
  }

  private draftOf(name: string, change: Change): Draft {
    const draft = newDraft(change)
    const key = `${name}${draft.key}`
    const known = this.byCause.get(key)
    if (known) join(known, draft)
    else this.byCause.set(key, draft)
    return known ?? draft
  }

  /**
   * @param follows whether a cause (`TextDifference.key`) follows from a page that moved, which is reported elsewhere
   * @returns the drafts of the groups, the gravest and most frequent first
   */
  finish(follows: (cause: string) => boolean = () => false): Draft[] {
    const drafts = [...this.byCause.values()].filter((draft) => !(mayFollow(draft.change) && follows(causeOf(draft))))
    return mergeAlike(drafts).sort(
      (a, b) => changeKinds.indexOf(a.change.kind) - changeKinds.indexOf(b.change.kind) || b.pages.length - a.pages.length || (a.key < b.key ? -1 : 1),
    )
  }
}

/** Values that are reported as a whole: directives for robots, and names of files with other digests. */
const isWhole = ({ kind, what, before, after }: Change): boolean =>
  before === undefined || after === undefined || kind === 'robots' || kind === 'order' || what === 'content' || (kind === 'pictures' && what !== 'alt')

function newDraft({ kind, region, what, ...sides }: Omit<Change, 'under'>): Draft {
  const first = copied(sides)
  const change = { kind, region, ...(what === undefined ? {} : { what }) }
  const plain = { change, first, isSame: true, pages: [], places: new Map<string, number[]>(), variants: 1 }
  const { before, after } = first
  if (before === undefined || after === undefined || isWhole({ ...change, before, after })) {
    return { ...plain, words: first, key: JSON.stringify([before ?? null, after ?? null]), whole: undefined, left: [], right: [], within: false }
  }
  const difference = differenceOf(before, after)
  const { key, left, right, wholeBefore, wholeAfter, places } = difference
  const within = hasWords(left) || hasWords(right)
  return {
    ...plain,
    words: { before: difference.before, after: difference.after },
    key,
    // Punctuation that both texts end with is kept.
    whole: within ? { before: wholeBefore, after: wholeAfter } : first,
    // The text between several places is not reported.
    left: places === 1 && within ? lastWords(left, contextWords) : [],
    right: places === 1 && within ? firstWords(right, contextWords) : [],
    within,
  }
}

const copied = ({ before, after }: Texts): Texts => ({
  ...(before === undefined ? {} : { before: detach(before) }),
  ...(after === undefined ? {} : { after: detach(after) }),
})

/** Reduces a draft to what it has in common with another one of the same cause. */
function join(draft: Draft, other: Draft): void {
  draft.isSame = false
  draft.left = commonStart(draft.left, other.left)
  draft.right = commonStart(draft.right, other.right)
  draft.within ||= other.within
  if (draft.whole?.before !== other.whole?.before || draft.whole?.after !== other.whole?.after) draft.whole = undefined
}

function commonStart(a: readonly string[], b: readonly string[]): string[] {
  const end = a.findIndex((word, at) => word !== b[at])
  return a.slice(0, end === -1 ? a.length : end)
}

/** The words with which a group is reported. */
function wording(draft: Draft): Texts {
  const { first, isSame, words, whole, left, right, variants } = draft
  if (variants > 1 || words.before === undefined || words.after === undefined) return words
  if (isSame && Math.max(first.before?.length ?? 0, first.after?.length ?? 0) <= shortText) return first
  const { before = '', after = '' } = whole ?? words
  if (Math.min(before.trim().length, after.trim().length) >= shortest) return { before: before.trim(), after: after.trim() }
  const [ours, theirs] = [around(before, left, right), around(after, left, right)]
  return { ...(ours === '' ? {} : { before: ours }), ...(theirs === '' ? {} : { after: theirs }) }
}

const around = (text: string, left: readonly string[], right: readonly string[]): string => [...left.toReversed(), text, ...right].join('').trim()

/** Merges groups that differ only in values of their pages. */
function mergeAlike(drafts: readonly Draft[]): Draft[] {
  const shapes = new Map<string, { draft: Draft; pages: number[]; before: string | undefined; after: string | undefined }[]>()
  for (const draft of drafts) {
    const { change, first, pages } = draft
    const shape = JSON.stringify([change.kind, change.region, change.what, first.before === undefined, first.after === undefined])
    shapes.set(shape, [...(shapes.get(shape) ?? []), { draft, pages, ...nearby(draft) }])
  }
  const families = [...shapes.values()].flatMap((list) =>
    findAlike(list).map(({ members, before, after }) => {
      const own = members.map(({ draft }) => draft)
      return { own, words: { ...ifShared('before', before), ...ifShared('after', after) } }
    }),
  )
  const merged = families.flatMap(({ own, words }) => own.slice(0, 1).map((leader) => mergedDraft(leader, own, words)))
  const members = new Set(families.flatMap(({ own }) => own))
  return [...drafts.filter((draft) => !members.has(draft)), ...merged]
}

const mergedDraft = (leader: Draft, own: readonly Draft[], words: Texts): Draft => ({
  ...leader,
  pages: [...new Set(own.flatMap(({ pages }) => pages))].sort((a, b) => a - b),
  places: placesOf(own),
  words,
  whole: undefined,
  left: [],
  right: [],
  within: own.some(({ within }) => within),
  variants: own.reduce((sum, { variants }) => sum + variants, 0),
})

/** A group with the index of its cause. */
export type Caused = { draft: Draft; cause: number | undefined }

/**
 * Merges the groups that follow from one edited sentence: its wordings on different pages. Texts of the same page are different sentences.
 * @param isSentence whether the cause with this index is one sentence
 */
export function mergeSentences(all: readonly Caused[], isSentence: (cause: number) => boolean): Caused[] {
  const kept: Caused[] = []
  for (const { draft, cause } of all) {
    const isOther = (known: Caused) => known.cause === cause && isSameThing(known.draft, draft) && isApart(known.draft, draft)
    const at = cause === undefined || !isSentence(cause) ? -1 : kept.findIndex(isOther)
    const known = kept[at]?.draft
    const words = known && sharedWords(nearby(known), nearby(draft))
    if (known && words) kept[at] = { draft: mergedDraft(known, [known, draft], words), cause }
    else kept.push({ draft, cause })
  }
  return kept
}

/** The words that two wordings share; nothing when they share none. */
function sharedWords(a: ReturnType<typeof nearby>, b: ReturnType<typeof nearby>): Texts | undefined {
  const words = { ...ifShared('before', inCommon([a.before, b.before])), ...ifShared('after', inCommon([a.after, b.after])) }
  return words.before === undefined && words.after === undefined ? undefined : words
}

const isSameThing = ({ change: a }: Draft, { change: b }: Draft): boolean => a.kind === b.kind && a.region === b.region && a.what === b.what

function isApart({ pages }: Draft, other: Draft): boolean {
  const ours = new Set(pages)
  return other.pages.every((page) => !ours.has(page))
}

/** Left out when the members have no word in common on this side. */
const ifShared = (side: 'before' | 'after', text: string | undefined): Texts => (text === undefined || text === '…' ? {} : { [side]: text })

/** The words that differ, with the two next to them on each side. */
function nearby({ words, whole, first, left, right }: Draft): { before: string | undefined; after: string | undefined } {
  if (words === first) return { before: words.before, after: words.after }
  const near = (text = '') => around(text, left.slice(0, 2), right.slice(0, 2))
  return { before: near(whole?.before ?? words.before), after: near(whole?.after ?? words.after) }
}

/** A group as it is reported. @param common how many pages both sites have */
export function toGroup(draft: Draft, pages: readonly GroupedPage[], common: number): ChangeGroup {
  const { change, first, within, variants, rules } = draft
  const texts = wording(draft)
  const members = draft.pages.flatMap((index) => pages[index] ?? [])
  const set = pageSet(members)
  const isWholeText = texts.before === first.before && texts.after === first.after
  const under = sharedHeading(draft.places.keys())
  return {
    ...change,
    ...(under === undefined ? {} : { under }),
    ...texts,
    ...set,
    at: draft.pages,
    everywhere: draft.pages.filter((index) => index < common).length === common,
    ...(within && !isWholeText ? { within } : {}),
    ...(rules === undefined ? {} : { rules }),
    ...(variants > 1 ? { variants } : {}),
    ...(isWholeText ? {} : { example: { address: set.examples[0] ?? '', ...first } }),
  }
}
