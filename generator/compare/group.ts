/** Groups the same change of many pages, even if each page has values of its own around it. */
import { groupBy } from '../core/group-by.ts'
import { detach } from '../core/text.ts'
import { differenceOf } from './changes/words.ts'
import { type Change, type ChangeGroup, changeKinds, type PageSet } from './difference.ts'

export type GroupedPage = { address: string; family: string }

type Texts = Pick<Change, 'before' | 'after'>

type Draft = {
  /** Indexes in the list of pages, ascending. */
  pages: number[]
  /** The change of the first page, with its whole texts. */
  first: Change
  /** Whether all pages have the texts of the first. */
  isSame: boolean
  /** The words that differ; the whole text when it was added or removed. */
  words: Texts
}

/** In characters. A text up to this length is reported as a whole if it is the same on all pages. */
const shortText = 60

/** Collects the changes of pages one by one, and groups them at the end. */
export class Grouper {
  private readonly drafts = new Map<string, Draft>()

  /** @param page its index in the list of pages, in ascending order */
  add(page: number, changes: readonly Change[]): void {
    for (const change of changes) {
      const { kind, region, what, before, after } = change
      const difference = before === undefined || after === undefined || isWhole(change) ? undefined : differenceOf(before, after)
      const name = `${kind}\n${region}\n${what ?? ''}\n${difference?.key ?? JSON.stringify([before, after])}`
      const known = this.drafts.get(name)
      if (!known) {
        const texts = detached({ before, after })
        const words = difference ? detached({ before: difference.before || undefined, after: difference.after || undefined }) : texts
        this.drafts.set(detach(name), { pages: [page], first: { kind, region, what, ...texts }, isSame: true, words })
      } else {
        known.isSame &&= known.first.before === before && known.first.after === after
        if (known.pages.at(-1) !== page) known.pages.push(page)
      }
    }
  }

  /** The groups, the gravest and most frequent first. @param common how many of the pages both sites have; they come first in the list */
  finish(pages: readonly GroupedPage[], common: number): ChangeGroup[] {
    const gravity = ({ first }: Draft) => changeKinds.indexOf(first.kind)
    const sorted = [...this.drafts].sort(
      ([a, ours], [b, theirs]) => gravity(ours) - gravity(theirs) || theirs.pages.length - ours.pages.length || (a < b ? -1 : 1),
    )
    return sorted.map(([, { pages: at, first, isSame, words }]) => {
      const { before, after } = first
      const isWholeText = (isSame && Math.max(before?.length ?? 0, after?.length ?? 0) <= shortText) || (words.before === before && words.after === after)
      const set = pageSet(at.flatMap((index) => pages[index] ?? []))
      const example = isWholeText ? undefined : { address: set.examples[0] ?? '', before, after }
      return { ...first, ...(example && words), ...set, at, everywhere: at.filter((index) => index < common).length === common, example }
    })
  }
}

/** Values that are reported as a whole: directives for robots, and names of files with other digests. */
const isWhole = ({ kind, what }: Change): boolean => kind === 'robots' || what === 'content' || (kind === 'pictures' && what !== 'alt')

const detached = ({ before, after }: Texts): Texts => ({ before: before && detach(before), after: after && detach(after) })

/** The first page comes first, then one of each of the most frequent families. */
function pageSet(members: readonly GroupedPage[]): PageSet {
  const sorted = [...groupBy(members, ({ family }) => family)].sort(([a, ours], [b, theirs]) => theirs.length - ours.length || (a < b ? -1 : 1))
  const candidates = [...members.slice(0, 1), ...sorted.map(([, [page]]) => page), ...members.slice(0, 3)]
  return {
    pages: members.length,
    families: sorted.map(([family, { length }]) => ({ family, pages: length })),
    examples: [...new Set(candidates.map(({ address }) => address))].slice(0, 3),
  }
}
