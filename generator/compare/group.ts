import { groupBy } from '../core/group-by.ts'
import { detach } from '../core/text.ts'
import { type Change, type ChangeGroup, changeKinds } from './difference.ts'
import { differenceOf } from './words.ts'

export type GroupedPage = { address: string; family: string }
type Texts = Pick<Change, 'before' | 'after'>

/**
 * A change on the pages that have it.
 * @property first the change on the first of them
 * @property words that differ there
 * @property pages their numbers, ascending
 */
type Draft = {
  things: ChangeGroup['things']
  first: Change
  words: Texts
  texts: Set<string>
  wordings: Set<string>
  pages: number[]
}

const figures = /\d+(?:[.,]\d+)*/g
const figureOf = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'))

/** Texts up to so many characters are reported as a whole if they are the same on all pages. */
const shortText = 120

/** Whether some words of a text became others. Directives for robots are shown as a whole. */
const isReplacement = ({ kind, before, after, lines }: Change) =>
  before !== undefined && after !== undefined && kind !== 'robots' && lines === undefined

const gravity = ({ kind }: Change) => changeKinds.indexOf(kind)
const spelled = ({ before = '', after = '' }: Texts) => `${before}\n${after}`
const detached = <T extends Texts>({ before, after, ...rest }: T) => ({
  ...rest,
  before: before && detach(before),
  after: after && detach(after),
})

/** Groups the same change of many pages, even if each has names and figures of its own in it. */
export class Grouper {
  private readonly drafts = new Map<string, Draft>()

  /**
   * @param page its index in the list of pages, in ascending order
   * @param own words of the page that others have others for: its heading, and those of its address
   */
  add(page: number, own: readonly string[], changes: readonly Change[]): void {
    for (const change of changes) {
      const { kind, what, before, after } = change
      const words = isReplacement(change) ? differenceOf(before ?? '', after ?? '') : { before, after }
      const wording = spelled(words)
      const general = wording.replace(figures, '#')
      // Cards in the place of others: pages that are made by the hundred have some each.
      const key = `${kind}\n${what}\n${what === 'block' ? '' : wording === spelled(change) ? withoutOwn(general, own) : general}`
      let draft = this.drafts.get(key)
      if (!draft) {
        const things = [{ kind, what: what || undefined }]
        draft = {
          things,
          first: detached(change),
          words: detached(words),
          texts: new Set(),
          wordings: new Set(),
          pages: [],
        }
        this.drafts.set(detach(key), draft)
      }
      if (draft.pages.at(-1) !== page) draft.pages.push(page)
      if (draft.texts.size < 2) draft.texts.add(detach(spelled(change)))
      if (!draft.wordings.has(wording)) draft.wordings.add(detach(wording))
    }
  }

  /**
   * The groups, the gravest and most frequent first.
   * @param common how many of the pages both sites have; they come first in the list
   */
  finish(pages: readonly GroupedPage[], common: number): ChangeGroup[] {
    // The same words that changed in several things are one cause.
    const causes = groupBy(this.drafts.values(), ({ first, wordings }) =>
      isReplacement(first) ? [...wordings].sort().join() : first,
    )
    const drafts = [...causes.values()].map(mergedDraft)
    drafts.sort(
      (a, b) =>
        gravity(a.first) - gravity(b.first) ||
        b.pages.length - a.pages.length ||
        (spelled(a.words) < spelled(b.words) ? -1 : 1),
    )
    return drafts.map(({ things, first, words, texts, wordings, pages: at }) => {
      const isSame = texts.size === 1 && spelled(first).length < shortText
      const isWhole = wordings.size === 1 && (isSame || spelled(words) === spelled(first))
      const { before, after } = first
      return {
        ...first,
        ...(isWhole ? {} : inRanges(words, [...wordings])),
        things,
        wordings: wordings.size,
        everywhere: at.filter((index) => index < common).length === common,
        sources: [],
        at,
        example: isWhole ? undefined : { before, after },
        ...pageSet(at.flatMap((index) => pages[index] ?? [])),
      }
    })
  }
}

/** Drafts of one cause, named after the gravest. */
function mergedDraft(drafts: [Draft, ...Draft[]]): Draft {
  const [draft] = drafts.sort((a, b) => gravity(a.first) - gravity(b.first))
  if (drafts.length === 1) return draft
  const pages = [...new Set(drafts.flatMap(({ pages }) => pages))].sort((a, b) => a - b)
  return {
    ...draft,
    things: drafts.flatMap(({ things }) => things),
    texts: new Set(drafts.flatMap(({ texts }) => [...texts])),
    pages,
  }
}

/** Without what a page has for itself. */
const withoutOwn = (text: string, own: readonly string[]) =>
  own.reduce((left, word) => left.replaceAll(word, '…'), text).replace(/…(?:[ -]*…)+/g, '…')

/** The words with `800–950` where pages have figures of their own: one that is wrong is seen. */
function inRanges({ before, after }: Texts, wordings: readonly string[]): Texts {
  const lists = wordings.map((wording) => wording.match(figures) ?? [])
  let at = 0
  const ranged = (text: string | undefined) =>
    text?.replace(figures, (own) => {
      const sorted = lists.flatMap((list) => list[at] ?? []).sort((a, b) => figureOf(a) - figureOf(b))
      at++
      const [least = own, most = own] = [sorted[0], sorted.at(-1)]
      return least === most ? own : `${least}–${most}`
    })
  return { before: ranged(before), after: ranged(after) }
}

/** The first page comes first, then one of each of the most frequent families. */
function pageSet(members: readonly GroupedPage[]): Pick<ChangeGroup, 'pages' | 'families' | 'examples'> {
  const sorted = [...groupBy(members, ({ family }) => family)].sort(
    ([a, ours], [b, theirs]) => theirs.length - ours.length || (a < b ? -1 : 1),
  )
  const candidates = [...members.slice(0, 1), ...sorted.map(([, [page]]) => page), ...members.slice(0, 3)]
  const families = sorted.map(([family, { length }]) => ({ family, pages: length }))
  return {
    pages: members.length,
    families,
    examples: [...new Set(candidates.map(({ address }) => address))].slice(0, 3),
  }
}
