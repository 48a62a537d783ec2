/** The words of a report, the same in every format: its headline, and its sections with their items. */

import { amount, count } from '../../commands/report/format.ts'
import { groupBy } from '../../core/group-by.ts'
import { shortened as cut, printable } from '../../core/printable.ts'
import { placeText } from '../../core/problem.ts'
import {
  type ChangeGroup,
  type ChangeKind,
  isSame,
  type RemovedPage,
  type SiteDifference,
} from '../difference.ts'

/** @property weight `urgent` needs action, `folded` needs none */
export type Section = { title: string; weight: 'urgent' | 'normal' | 'folded'; items: Item[] }
/**
 * @property example pages of a change, or its whole texts on one of them
 * @property groups its changes, counted when a format does not list it
 */
export type Item = {
  title: string
  text: string
  example?: string | undefined
  groups?: readonly ChangeGroup[]
}

/**
 * How a format writes the texts of pages from one of their characters on, the addresses of pages that the new
 * site has, other names, and anything else.
 */
export type Writing = {
  quote: (text: string, start?: number) => string
  page: Write
  name: Write
  plain: Write
}
type Write = (text: string) => string

/** `main (3f2a9c1 Add a city) → working tree: 1,014 pages, 12 of them changed, 2 added, 1 removed` */
export function headline(difference: SiteDifference): string {
  const { before, after, pages, added, removed, moved } = difference
  const sites = `${printable(before)} → ${printable(after)}: ${count(pages.after, 'page')}`
  if (isSame(difference)) return `${sites}, nothing changed`
  const looks =
    pages.restyled === 0 ? [] : [`${amount(pages.restyled)} with another style, script or picture only`]
  const counts = Object.entries({ added, removed, moved }).flatMap(([what, list]) =>
    list.length === 0 ? [] : [`${amount(list.length)} ${what}`],
  )
  return [
    sites,
    `${pages.changed === 0 ? 'none' : amount(pages.changed)} of them changed`,
    ...looks,
    ...counts,
  ].join(', ')
}

/** The sections that have items, the most urgent first. */
export function sectionsOf(
  { removed, added, moved, sources, groups, files }: SiteDifference,
  writing: Writing,
): Section[] {
  const { name, page, plain, quote } = writing
  const pageItem = (
    address: string,
    { family, title }: { family: string; title?: string },
    to?: string,
  ): Item => ({
    title: to === undefined ? address : `${address} → ${to.startsWith('/') ? page(to) : name(to)}`,
    text: [plain(printable(family)), to === undefined && title !== undefined ? quote(title) : '']
      .filter(Boolean)
      .join(' · '),
  })
  const fate = (wanted: RemovedPage['fate']) =>
    removed.filter((one) => one.fate === wanted).map((one) => pageItem(name(one.address), one, one.to))
  const sourceItems = sources.map((one) => ({
    title: plain(printable(placeText(one))),
    text: plain(shortened(one.what, 160)),
  }))
  const sections: Section[] = [
    { title: 'Lost, without a redirect', weight: 'urgent', items: fate('lost') },
    { title: 'Sources that changed', weight: 'normal', items: sourceItems },
    { title: 'Pages that changed', weight: 'normal', items: changeItems(groups, writing) },
    { title: 'Gone, as declared', weight: 'folded', items: fate('gone') },
    { title: 'Redirected', weight: 'folded', items: fate('redirected') },
    { title: 'Moved', weight: 'folded', items: moved.map((one) => pageItem(name(one.from), one, one.to)) },
    { title: 'Added', weight: 'folded', items: added.map((one) => pageItem(page(one.address), one)) },
    {
      title: 'Other files',
      weight: 'folded',
      items: files.map(({ path, what }) => ({ title: name(path), text: what })),
    },
  ]
  return sections.filter(({ items }) => items.length > 0)
}

/** What is shown of a list, and the rest. One more needs no more room than its number. */
function splitAt<T>(limit: number, list: readonly T[]): [shown: T[], rest: T[]] {
  const shown = list.length === limit + 1 ? list.length : limit
  return [list.slice(0, shown), list.slice(shown)]
}

/** Changes of one kind that are listed, and names of what changed and of families. */
const [changesShown, namesShown] = [2, 4]

const changeItems = (groups: readonly ChangeGroup[], writing: Writing): Item[] =>
  [...groupBy(groups, ({ kind }) => kind)].flatMap(([kind, list]) => {
    const [shown, rest] = splitAt(changesShown, list)
    const items = shown.map((group) => changeItem(group, writing))
    return rest.length === 0
      ? items
      : [...items, { title: kind, text: changesOn(rest, 'more change'), groups: rest }]
  })

export function changeItem(group: ChangeGroup, { quote, page, plain }: Writing): Item {
  const { things, what, before = '', after = '', lines = 1, wordings, examples, example, sources } = group
  const [named, others] = splitAt(namesShown, [...new Set(things.map(nameOf))])
  const block = lines > 1 ? ` and ${count(lines - 1, 'more line')}` : ''
  const happening =
    {
      content: `${quote(after)} has other content`,
      moved: `${quote(after)}${block} moved`,
      drawing: 'a drawing changed',
    }[what ?? ''] ??
    (before && after
      ? `${quote(before)} became ${quote(after)}${block}`
      : before || after
        ? `${quote(before || after)}${block} ${after ? 'added' : 'removed'}${example?.before && example.after ? ' within a text' : ''}`
        : 'changed')
  const alike = wordings > 1 ? `, in ${amount(wordings)} wordings` : ''
  const behind = sources.length === 0 ? '' : ` ← ${sources.map(printable).join(', ')}`
  return {
    title: plain(printable(`${named.join(', ')}${others.length > 0 ? ` and ${others.length} more` : ''}`)),
    text: `${happening}${alike} · ${group.pages === 1 ? page(examples[0] ?? '') : plain(whichPages(group))}${plain(behind)}`,
    example: example
      ? wholeTexts(group, quote, page)
      : examples.length > 1
        ? examples.map(page).join(' ')
        : undefined,
    groups: [group],
  }
}

const kindNames: Partial<Record<ChangeKind, string>> = {
  headings: 'heading',
  links: 'link',
  pictures: 'picture',
}

function nameOf({ kind, what = '' }: ChangeGroup['things'][number]): string {
  if (what === 'level' || what === 'alt') return what === 'alt' ? 'text of a picture' : 'level of a heading'
  const name = kindNames[kind] ?? kind
  return ['', 'content', 'moved', 'block', 'drawing'].includes(what) ? name : `${name} ${what}`
}

/** `all 1,014 pages`, `432 pages: act in city 430, act 2` */
function whichPages({ pages, families, everywhere }: ChangeGroup): string {
  const [shown, hidden] = splitAt(
    namesShown,
    everywhere ? [] : families.filter(({ family }) => family !== ''),
  )
  const names = shown.map(
    ({ family, pages: number }) => `${printable(family)}${number === pages ? '' : ` ${amount(number)}`}`,
  )
  const rest =
    hidden.length === 0
      ? ''
      : ` and ${amount(hidden.reduce((sum, { pages }) => sum + pages, 0))} of ${count(hidden.length, 'more kind')}`
  return `${everywhere ? 'all ' : ''}${count(pages, 'page')}${names.length === 0 ? '' : `: ${names.join(', ')}`}${rest}`
}

/** A text on one line, from one of its characters on, with at most `length` characters. */
export const shortened = (text: string, length: number, start = 0): string =>
  cut(`${start > 0 ? '…' : ''}${text.slice(start).replace(/\s+/g, ' ')}`, length)

/** Characters before the first difference of two texts that help to understand it. */
const lead = 40

/** The whole texts of a change on one page. They begin at a word shortly before the first difference. */
function wholeTexts(
  { examples: [address = ''], example: { before = '', after = '' } = {} }: ChangeGroup,
  quote: Writing['quote'],
  page: Write,
): string {
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const start = same <= lead ? 0 : before.indexOf(' ', same - lead) + 1
  return `${page(address)}: ${[before, after].flatMap((text) => (text === '' ? [] : [quote(text, start)])).join(' became ')}`
}

/** `12 more changes on 43 pages`: a page with several changes counts once. */
const changesOn = (groups: readonly ChangeGroup[], noun: string): string =>
  `${count(groups.length, noun)} on ${count(new Set(groups.flatMap(({ at }) => at)).size, 'page')}`

/** `… and 12 more items, with 14 changes on 43 pages`; nothing when a format lists all. */
export function restOf(items: readonly Item[], shown: number): string[] {
  const [rest, groups] = [items.length - shown, items.slice(shown).flatMap((item) => item.groups ?? [])]
  return rest <= 0
    ? []
    : [
        `… and ${count(rest, 'more item')}${groups.length === 0 ? '' : `, with ${changesOn(groups, 'change')}`}`,
      ]
}
