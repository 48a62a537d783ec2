/** The content of a report, the same in every format: its sections, with their items in words. */
import { groupBy } from '../../core/group-by.ts'
import { printable } from '../../core/printable.ts'
import { placeText } from '../../core/problem.ts'
import { count } from '../../report/format.ts'
import type { ChangeGroup, RemovedPage, SiteDifference, SourceChange } from '../difference.ts'
import { exampleOf, happening, nameOfChange, type Quote, splitAt, whichPages } from './describe.ts'

export type Section = {
  title: string
  /** `urgent` needs action, `folded` needs none. */
  weight: 'urgent' | 'normal' | 'folded'
  items: Item[]
}

export type Item = {
  /** An address, a file, or what changed. */
  title: string
  text: string
  /** The pages of a change, and its whole texts on one of them. */
  examples: string[]
  /** Its changes, counted when a format does not list it. */
  groups: readonly ChangeGroup[]
}

/** How a format writes the words of pages, addresses, those of pages that the new site has, and anything else. */
export type Writing = { quote: Quote; name: Quote; page: (address: string) => string; plain: (text: string) => string }

/** The sections that have items, the most urgent first. */
export function sectionsOf({ removed, added, moved, sources, groups, files }: SiteDifference, writing: Writing): Section[] {
  const { name, page, plain } = writing
  const fate = (wanted: RemovedPage['fate']) => removed.filter((one) => one.fate === wanted).map((one) => pageItem(name(one.address), one, writing))
  const ofSource = (change: SourceChange) => plainItem(plain(printable(placeText(change))), plain(printable(change.what)))
  const sections: Section[] = [
    { title: 'Lost, without a redirect', weight: 'urgent', items: fate('lost') },
    { title: 'Sources that changed', weight: 'normal', items: sources.map(ofSource) },
    { title: 'Pages that changed', weight: 'normal', items: changeItems(groups, writing) },
    { title: 'Gone, as declared', weight: 'folded', items: fate('gone') },
    { title: 'Redirected', weight: 'folded', items: fate('redirected') },
    { title: 'Moved', weight: 'folded', items: moved.map((one) => pageItem(name(one.from), one, writing)) },
    { title: 'Added', weight: 'folded', items: added.map((one) => pageItem(page(one.address), one, writing)) },
    { title: 'Other files', weight: 'folded', items: files.map(({ path, what }) => plainItem(name(path), what)) },
  ]
  return sections.filter(({ items }) => items.length > 0)
}

const plainItem = (title: string, text: string): Item => ({ title, text, examples: [], groups: [] })

function pageItem(address: string, { to, family, title }: { to?: string; family: string; title?: string }, { quote, name, page, plain }: Writing): Item {
  const words = [plain(printable(family)), to === undefined && title !== undefined ? quote(title) : '']
  const target = to === undefined ? '' : ` → ${to.startsWith('/') ? page(to) : name(to)}`
  return plainItem(`${address}${target}`, words.filter(Boolean).join(' · '))
}

/** Up to this many changes of one thing are listed one by one: pages that are made by the hundred may have a wording each. */
const changesShown = 5

const changeItems = (groups: readonly ChangeGroup[], writing: Writing): Item[] =>
  [...groupBy(groups, nameOfChange)].flatMap(([title, list]) => {
    const [shown, rest] = splitAt(changesShown, list)
    const items = shown.map((group) => changeItem(group, writing))
    return rest.length === 0 ? items : [...items, { ...plainItem(writing.plain(title), changesOn(rest, 'more change')), groups: rest }]
  })

function changeItem(group: ChangeGroup, { quote, page, plain }: Writing): Item {
  const addresses = group.everywhere ? '' : group.examples.map(page).join(' ')
  return {
    title: plain(nameOfChange(group)),
    text: `${happening(group, quote)} · ${plain(whichPages(group))}`,
    examples: [addresses, exampleOf(group, quote, page)].filter(Boolean),
    groups: [group],
  }
}

/** `12 more changes on 43 pages`: a page with several changes counts once. */
const changesOn = (groups: readonly ChangeGroup[], noun: string): string =>
  `${count(groups.length, noun)} on ${count(new Set(groups.flatMap(({ at }) => at)).size, 'page')}`

/** What a format says of the items of a section that it does not list: `… and 12 more items, with 14 changes on 43 pages`; nothing when it lists all. */
export function restOf(items: readonly Item[], shown: number): string | undefined {
  const [rest, groups] = [items.length - shown, items.slice(shown).flatMap((item) => item.groups)]
  if (rest <= 0) return undefined
  return `… and ${count(rest, 'more item')}${groups.length === 0 ? '' : `, with ${changesOn(groups, 'change')}`}`
}
