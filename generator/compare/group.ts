/** Groups the same change of many pages, even if each page has names and figures of its own in it. */
import { groupBy } from '../core/group-by.ts'
import { detach } from '../core/text.ts'
import { type Change, type ChangeGroup, changeKinds } from './difference.ts'
import { differenceOf } from './words.ts'

export type GroupedPage = { address: string; family: string }

/** A change on the pages that have it. @property first on the first of them, with its whole texts @property words that differ on that page @property pages their numbers, ascending */
type Draft = Pick<ChangeGroup, 'things'> & { first: Change; words: Texts; texts: Set<string>; wordings: Set<string>; pages: number[] }
type Texts = Pick<Change, 'before' | 'after'>

const figures = /\d+(?:[.,]\d+)*/g
const figureOf = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'))

/** Texts up to so many characters are reported as a whole if they are the same on all pages. */
const shortText = 60

/** Collects the changes of pages one by one, and groups them at the end. */
export class Grouper {
  private readonly drafts = new Map<string, Draft>()

  /** @param page its index in the list of pages, in ascending order @param own words of the page that others have others for: its heading, and those of its address */
  add(page: number, own: readonly string[], changes: readonly Change[]): void {
    for (const change of changes) {
      const { kind, what, before, after, lines } = change
      const isWhole = before === undefined || after === undefined || kind === 'robots' || what === 'content' || lines !== undefined
      const words: Texts = isWhole ? { before, after } : differenceOf(before, after)
      const general = spelled(words).replace(figures, '#')
      const isNew = words.before === before && words.after === after
      // Cards in the place of others: pages that are made by the hundred have some each.
      const key = `${kind}\n${what}\n${what === 'block' ? '' : isNew ? withoutOwn(general, own) : general}`
      let draft = this.drafts.get(key)
      if (!draft) {
        const detached = ({ before, after }: Texts): Texts => ({ before: before && detach(before), after: after && detach(after) })
        draft = {
          things: [{ kind, what: what || undefined }],
          first: { ...change, ...detached(change) },
          words: detached(words),
          texts: new Set(),
          wordings: new Set(),
          pages: [],
        }
        this.drafts.set(detach(key), draft)
      }
      if (draft.pages.at(-1) !== page) draft.pages.push(page)
      if (draft.texts.size < 2) draft.texts.add(detach(spelled(change)))
      if (!draft.wordings.has(spelled(words))) draft.wordings.add(detach(spelled(words)))
    }
  }

  /** The groups, the gravest and most frequent first. @param common how many of the pages both sites have; they come first in the list */
  finish(pages: readonly GroupedPage[], common: number): ChangeGroup[] {
    // The same words that changed in several things are one cause.
    const causes = groupBy(this.drafts.values(), ({ first, wordings }) =>
      first.lines || first.before === undefined || first.after === undefined ? {} : [...wordings].sort().join(),
    )
    const gravity = ({ first }: Draft) => changeKinds.indexOf(first.kind)
    const merged = [...causes.values()].map(([draft, ...others]): Draft => {
      if (others.length === 0) return draft
      const all = [draft, ...others].sort((a, b) => gravity(a) - gravity(b))
      const numbers = new Set(all.flatMap(({ pages }) => pages))
      return {
        ...draft,
        ...all[0],
        texts: new Set(all.flatMap(({ texts }) => [...texts])),
        things: all.flatMap(({ things }) => things),
        pages: [...numbers].sort((a, b) => a - b),
      }
    })
    merged.sort((a, b) => gravity(a) - gravity(b) || b.pages.length - a.pages.length || (spelled(a.words) < spelled(b.words) ? -1 : 1))
    return merged.map(({ things, first, words, texts, wordings, pages: at }) => {
      const isSame = texts.size === 1 && spelled(first).length < 2 * shortText
      const isWhole = wordings.size === 1 && (isSame || spelled(words) === spelled(first))
      const { before, after } = first
      const [shownBefore, shownAfter] = isWhole ? [before, after] : inRanges(words, [...wordings])
      const everywhere = at.filter((index) => index < common).length === common
      const own = { things, wordings: wordings.size, everywhere, sources: [], at, example: isWhole ? undefined : { before, after } }
      return { ...first, before: shownBefore, after: shownAfter, ...own, ...pageSet(at.flatMap((index) => pages[index] ?? [])) }
    })
  }
}

const spelled = ({ before = '', after = '' }: Texts) => `${before}\n${after}`

/** Without what a page has for itself. */
const withoutOwn = (text: string, own: readonly string[]) => own.reduce((left, word) => left.replaceAll(word, '…'), text).replace(/…(?:[ -]*…)+/g, '…')

/** The words with `800–950` where pages have figures of their own: one that is wrong is seen. */
function inRanges(words: Texts, wordings: readonly string[]): [string | undefined, string | undefined] {
  const lists = wordings.map((wording) => wording.match(figures) ?? [])
  let at = 0
  const ranged = (text: string | undefined) =>
    text?.replace(figures, (own) => {
      const sorted = lists.flatMap((list) => list[at] ?? []).sort((a, b) => figureOf(a) - figureOf(b))
      at++
      const [least = own, most = own] = [sorted[0], sorted.at(-1)]
      return least === most ? own : `${least}–${most}`
    })
  return [ranged(words.before), ranged(words.after)]
}

/** The first page comes first, then one of each of the most frequent families. */
function pageSet(members: readonly GroupedPage[]): Pick<ChangeGroup, 'pages' | 'families' | 'examples'> {
  const sorted = [...groupBy(members, ({ family }) => family)].sort(([a, ours], [b, theirs]) => theirs.length - ours.length || (a < b ? -1 : 1))
  const candidates = [...members.slice(0, 1), ...sorted.map(([, [page]]) => page), ...members.slice(0, 3)]
  const families = sorted.map(([family, { length }]) => ({ family, pages: length }))
  return { pages: members.length, families, examples: [...new Set(candidates.map(({ address }) => address))].slice(0, 3) }
}
