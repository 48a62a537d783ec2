/** The content of a report, the same in every format: its sections, with their items in words. */
import { printable } from '../../core/printable.ts'
import { count } from '../../report/format.ts'
import type { ChangeGroup, Effect, RemovedPage, SiteDifference } from '../difference.ts'
import { pageSet } from '../page-sets.ts'
import { exampleOf, happening, type Quote, subject, whichPages } from './describe.ts'

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
  /** What follows from a cause; the last says what is not listed. */
  effects: string[]
  /** The pages of a change, and its whole texts on one of them. */
  examples: string[]
  /** The changes that a format may show side by side: the change itself, or those that follow from a cause. */
  groups: readonly ChangeGroup[]
}

/** How a format writes the words of pages, addresses, those of pages that the new site has, and anything else. */
export type Writing = { quote: Quote; name: Quote; page: (address: string) => string; plain: (text: string) => string }

/** The sections that have items, the most urgent first. What follows from a cause is listed there and nowhere else, except pages that are lost. */
export function sectionsOf(difference: SiteDifference, writing: Writing): Section[] {
  const { removed, added, moved, groups, files } = difference
  const fate = (wanted: RemovedPage['fate']) => removed.filter((page) => page.fate === wanted)
  const direct = (redirected: boolean) => moved.filter((page) => page.redirected === redirected).map(({ from, ...page }) => ({ ...page, address: from }))
  const pages = (title: string, weight: Section['weight'], list: readonly ListedPage[]): Section => ({
    title,
    weight,
    items: list.filter(({ cause }) => weight === 'urgent' || cause === undefined).map((page) => pageItem(page, writing)),
  })
  const sections: Section[] = [
    pages('Lost, without a redirect', 'urgent', fate('lost')),
    pages('Moved, without a redirect', 'urgent', direct(false)),
    { title: 'Causes', weight: 'normal', items: causeItems(difference, writing) },
    { title: 'Changes', weight: 'normal', items: groups.filter(({ cause }) => cause === undefined).map((group) => changeItem(group, writing)) },
    pages('Gone, as declared', 'folded', fate('gone')),
    pages('Redirected', 'folded', fate('redirected')),
    pages('Moved', 'folded', direct(true)),
    pages(
      'Added',
      'folded',
      added.map((page) => ({ ...page, isNew: true })),
    ),
    {
      title: 'Other files',
      weight: 'folded',
      items: files.filter(({ follows }) => follows !== true).map(({ path, what }) => ({ ...nothing, title: writing.name(path), text: what })),
    },
  ]
  return sections.filter(({ items }) => items.length > 0)
}

type ListedPage = { address: string; to?: string; family: string; title?: string; cause?: number; isNew?: boolean }

const nothing = { effects: [], examples: [], groups: [] }

function pageItem({ address, to, family, title, isNew = false }: ListedPage, { quote, name, page, plain }: Writing): Item {
  const words = [plain(printable(family)), to === undefined && title !== undefined ? quote(title) : '']
  const target = to === undefined ? '' : ` → ${to.startsWith('/') ? page(to) : name(to)}`
  return { ...nothing, title: `${isNew ? page(address) : name(address)}${target}`, text: words.filter(Boolean).join(' · ') }
}

function changeItem(group: ChangeGroup, { quote, page, plain }: Writing): Item {
  const addresses = group.everywhere ? '' : group.examples.map(page).join(' ')
  return {
    title: plain(subject(group)),
    text: `${happening(group, quote)} · ${plain(whichPages(group))}`,
    effects: [],
    examples: [addresses, exampleOf(group, quote, page) ?? ''].filter(Boolean),
    groups: [group],
  }
}

/** Effects of one cause that are listed: not more than a screen. */
const effectsShown = 12

/** The causes that have an effect on pages. */
function causeItems(difference: SiteDifference, writing: Writing): Item[] {
  return difference.causes.flatMap(({ file, line, also, what, effects }, at) => {
    const seen = effects.filter(({ unseen }) => unseen !== true).slice(0, effectsShown)
    const hidden = effects.filter((effect) => !seen.includes(effect))
    const sentences = [...pageSentences(difference, at, writing), ...seen.map((effect) => effectSentence(effect, writing))]
    const title = `${printable(file)}${line === undefined ? '' : `:${line}`}${also.length === 0 ? '' : ` and ${count(also.length, 'more file')}`}`
    const item: Item = {
      title: writing.plain(title),
      text: writing.plain(printable(what)),
      effects: hidden.length === 0 ? sentences : [...sentences, `… and ${changesOn(hidden, 'more change')}: ${changesOn(effects, 'change')} in all`],
      examples: [],
      groups: difference.groups.filter(({ cause }) => cause === at),
    }
    return sentences.length === 0 ? [] : [item]
  })
}

/** `12 changes on 43 pages`: changes at several places count at each of them, and a page with several changes counts once. */
function changesOn(list: readonly (ChangeGroup & { changes?: number })[], noun: string): string {
  const pages = new Set(list.flatMap(({ at }) => at))
  const changes = list.reduce((sum, { changes = 1 }) => sum + changes, 0)
  return `${count(changes, noun)} on ${count(pages.size, 'page')}`
}

/** What a format says of the items of a section that it does not list: `… and 12 more items, with changes on 43 pages`; nothing when it lists all. */
export function restOf(items: readonly Item[], shown: number): string | undefined {
  const [rest, groups] = [items.length - shown, items.slice(shown).flatMap((item) => item.groups)]
  if (rest <= 0) return undefined
  return `… and ${count(rest, 'more item')}${groups.length === 0 ? '' : `, with ${changesOn(groups, 'change')}`}`
}

/** `44 pages added: act in city 27, tribute in city 17 · /1984-lier/` */
function pageSentences({ removed, moved, added }: SiteDifference, cause: number, { name, page, plain }: Writing): string[] {
  const lists = { added, removed, moved: moved.map(({ to, ...page }) => ({ ...page, address: to })) }
  return Object.entries(lists).flatMap(([what, pages]) => {
    const own = pages.filter((page) => page.cause === cause)
    if (own.length === 0) return []
    const set = pageSet(own)
    return [
      `${plain(whichPages(set).replace(/^([\d,]+ pages?)/, `$1 ${what}`))} · ${set.examples.map((address) => (what === 'removed' ? name(address) : page(address))).join(' ')}`,
    ]
  })
}

function effectSentence(effect: Effect, { quote, page, plain }: Writing): string {
  const { kind, region, under, changes, examples, everywhere } = effect
  const isOne = changes === 1
  const where = under === undefined ? '' : ` below ${quote(under)}`
  const pages = `${plain(whichPages(effect))}${everywhere ? '' : ` · ${page(examples[0] ?? '')}`}`
  return `${plain(subject(isOne ? effect : { kind, region }))}${where}: ${isOne ? '' : `${count(changes, 'change')}, such as `}${happening(effect, quote)} · ${pages}`
}
