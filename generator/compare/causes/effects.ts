/** Collects what follows from one cause, place by place. */
import { findAlike } from '../changes/alike.ts'
import { changeKinds, type Effect } from '../difference.ts'
import { type Draft, toGroup } from '../group.ts'
import { type GroupedPage, placesOf, sharedHeading } from '../page-sets.ts'

/** Up to this many changes of a kind are reported one by one, wherever they are. */
const fewChanges = 3

/** Up to this many places of a kind are reported one by one; the others are combined. */
const placesShown = 3

/**
 * @param drafts the groups that have the cause
 * @param pages, common as `toGroup` takes them
 */
export function effectsOf(drafts: readonly Draft[], pages: readonly GroupedPage[], common: number): Effect[] {
  const kinds = new Map<string, Draft[]>()
  const unseen = drafts.filter(isUnseen)
  if (unseen.length > 0 && unseen.length < drafts.length) {
    const seen = drafts.filter((draft) => !isUnseen(draft))
    return [...effectsOf(seen, pages, common), ...effectsOf(unseen, pages, common).map((effect) => ({ ...effect, unseen: true as const }))]
  }
  for (const draft of drafts) {
    const name = `${draft.change.kind} ${draft.change.region}`
    kinds.set(name, [...(kinds.get(name) ?? []), draft])
  }
  const seen = [...kinds.values()].flatMap((members) => (members.length <= fewChanges ? members.map((member) => [member]) : byPlace(members)))
  const effects = seen.map((members) => effectOf(members, pages, common))
  return effects.sort((a, b) => changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind) || b.pages - a.pages)
}

/** Attributes that only scripts and styles read. They follow from visible changes, and are listed only without any. */
function isUnseen({ change, first: { before = '', after = '' } }: Draft): boolean {
  const plain = (text: string) => text.replace(/ data-value="[^"]*"| ?\btint-\d+/g, '')
  return change.kind === 'styling' && before !== after && plain(before) === plain(after)
}

/** Drafts by the heading above them, each with the pages that have it there. */
function byPlace(drafts: readonly Draft[]): Draft[][] {
  const headings = [...placesOf(drafts)].map(([after, pages]) => ({ before: undefined, after, pages }))
  const families = findAlike(headings.filter(({ after }) => after !== '')).map(({ members }) => new Set(members.map(({ after }) => after)))
  const alone = headings.filter(({ after }) => !families.some((family) => family.has(after))).map(({ after }) => new Set([after]))
  const pagesBelow = (wanted: ReadonlySet<string>) => new Set(headings.flatMap(({ after, pages }) => (wanted.has(after) ? pages : []))).size
  const places = [...families, ...alone].sort((a, b) => pagesBelow(b) - pagesBelow(a))
  const shown = [...places.slice(0, placesShown), new Set(places.slice(placesShown).flatMap((place) => [...place]))].filter(({ size }) => size > 0)
  return shown.map((wanted) => drafts.flatMap((draft) => within(draft, wanted)))
}

/** The part of a draft below some headings; empty when it has none. */
function within(draft: Draft, headings: ReadonlySet<string>): Draft[] {
  const places = new Map([...draft.places].filter(([heading]) => headings.has(heading)))
  const pages = [...new Set([...places.values()].flat())].sort((a, b) => a - b)
  return pages.length === 0 ? [] : [{ ...draft, places, pages }]
}

function effectOf(drafts: readonly Draft[], pages: readonly GroupedPage[], common: number): Effect {
  const [largest] = [...drafts].sort((a, b) => b.pages.length - a.pages.length)
  if (!largest) throw new Error('an effect has a change')
  if (drafts.length === 1) return { ...toGroup(largest, pages, common), changes: 1 }
  const places = placesOf(drafts)
  const all = [...new Set(drafts.flatMap((draft) => draft.pages))].sort((a, b) => a - b)
  const { example: _, ...group } = toGroup({ ...largest, pages: all, places }, pages, common)
  const under = sharedHeading(places.keys())
  return { ...group, ...(under === undefined ? {} : { under }), changes: drafts.length }
}
