/** The words in which a comparison is reported, the same in every format. */
import { printable } from '../../core/printable.ts'
import { amount, count } from '../../report/format.ts'
import type { Change, ChangeGroup, Region, SiteDifference } from '../difference.ts'
import { withoutDigest } from '../page/hashed-names.ts'

/** Writes a text of a page, from one of its characters on: between quotation marks, or as code. */
export type Quote = (text: string, start?: number) => string

/** `main (3f2a9c1) → working tree: 1,014 pages, 12 of them changed, 2 added, 1 removed` */
export function headline({ before, after, pages, added, removed, moved, files }: SiteDifference): string {
  const sites = `${printable(before)} → ${printable(after)}: ${count(pages.after, 'page')}`
  const counts = Object.entries({ added, removed, moved }).flatMap(([what, list]) => (list.length === 0 ? [] : [`${amount(list.length)} ${what}`]))
  if (pages.changed === 0 && counts.length === 0) return `${sites}, ${files.length === 0 ? 'nothing' : 'none of them'} changed`
  return [sites, `${amount(pages.changed)} of them changed`, ...counts].join(', ')
}

const places: Record<Region, string> = { head: '', header: ' in the header', main: '', footer: ' in the footer', page: '' }

/** What of a page changed: `text in the footer`, `og:image`. */
export const nameOfChange = ({ kind, region, what }: Change): string => `${thing(kind, what)}${places[region]}`

function thing(kind: Change['kind'], what: string | undefined): string {
  if (kind === 'headings') return what === 'level' ? 'level of a heading' : 'heading'
  if (kind === 'links') return what === 'content' ? 'linked file' : 'link'
  if (kind === 'pictures') return what === 'alt' ? 'text of a picture' : what === undefined || what === 'content' ? 'picture' : `picture (${printable(what)})`
  if (kind === 'styling' || kind === 'robots') return kind
  return what === undefined ? kind : `${kind} ${printable(what)}`
}

/** What happened to it: `'Boek nu' became 'Vraag aan'`. */
export function happening({ kind, what, before, after, example }: ChangeGroup, quote: Quote): string {
  if (what === 'stylesheet') return 'the stylesheet changed'
  const stem = after && withoutDigest(after)
  // Only the digest in the name of a file changed.
  if (stem && before && stem !== after && withoutDigest(before) === stem) return `${quote(stem)} has other content`
  const inside = example ? ' within a text' : ''
  if (before !== undefined && after !== undefined) return `${quote(before)} became ${quote(after)}`
  if (after !== undefined) return `${quote(after)} added${inside}`
  if (before !== undefined) return `${quote(before)} removed${inside}`
  if (what === 'drawing') return 'a drawing changed'
  return kind === 'styling' ? 'classes and structure changed throughout' : 'changed'
}

/** Families of pages that are named. */
const familiesShown = 6

/** What is shown of a list, and the rest. One more needs no more room than its number. */
export function splitAt<T>(limit: number, list: readonly T[]): [shown: T[], rest: T[]] {
  const shown = list.length === limit + 1 ? list.length : limit
  return [list.slice(0, shown), list.slice(shown)]
}

/** `all 1,014 pages`, `432 pages: act in city 432` */
export function whichPages({ pages, families, everywhere }: ChangeGroup): string {
  const total = everywhere && pages > 1 ? `all ${count(pages, 'page')}` : count(pages, 'page')
  const known = families.filter(({ family }) => family !== '')
  if (everywhere || known.length === 0) return total
  const [shown, hidden] = splitAt(familiesShown, known)
  const names = shown.map(({ family, pages: number }) => (pages === 1 ? printable(family) : `${printable(family)} ${amount(number)}`))
  const rest = hidden.length === 0 ? '' : ` and ${amount(hidden.reduce((sum, { pages }) => sum + pages, 0))} of ${count(hidden.length, 'more kind')}`
  return `${total}: ${names.join(', ')}${rest}`
}

/** A text on one line, from one of its characters on, with at most `length` characters. */
export function shortened(text: string, length: number, start = 0): string {
  const line = `${start > 0 ? '…' : ''}${printable(text.slice(start).replace(/\s+/g, ' '))}`
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line
}

/** The whole texts of a change on one page; empty when they say no more than the change itself. @param name writes an address */
export function exampleOf({ example }: ChangeGroup, quote: Quote, name: (address: string) => string): string {
  if (!example) return ''
  const { before, after } = example
  const start = before !== undefined && after !== undefined ? startOfExample(before, after) : 0
  const texts = [before, after].flatMap((text) => (text === undefined ? [] : [quote(text, start)]))
  return `${name(example.address)}: ${texts.join(' became ')}`
}

/** Characters before the first difference of two texts that help to understand it. */
const lead = 40

/** An example begins at a word shortly before the first difference. */
function startOfExample(before: string, after: string): number {
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  return same <= lead ? 0 : before.indexOf(' ', same - lead) + 1
}
