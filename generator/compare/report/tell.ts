/** The words in which a comparison is reported, the same in a terminal and in a comment. */
import { printable } from '../../core/printable.ts'
import { count } from '../../report/format.ts'
import type { Change, ChangedFile, ChangeGroup, PageSet, Region, SiteDifference } from '../difference.ts'
import { withoutDigest } from '../page/hashed-names.ts'

/** How a text of a page is shown, from a sign of it on: between quotation marks, or as code. */
export type Quote = (text: string, start?: number) => string

/** `main (3f2a9c1) → working tree: 1,014 pages, 12 of them changed, 2 added, 1 removed` */
export function headline({ before, after, pages, added, removed, moved, files }: SiteDifference): string {
  const told = [
    `${amount(pages.changed)} of them changed`,
    ...[[added.length, 'added'] as const, [removed.length, 'removed'] as const, [moved.length, 'moved'] as const].flatMap(([number, what]) =>
      number > 0 ? [`${amount(number)} ${what}`] : [],
    ),
  ]
  const nothing = pages.changed + added.length + removed.length + moved.length === 0
  const sites = `${printable(before)} → ${printable(after)}: ${count(pages.after, 'page')}`
  if (nothing) return files.length === 0 ? `${sites}, nothing changed` : `${sites}, none of them changed`
  return [sites, ...told].join(', ')
}

const numbers = new Intl.NumberFormat('en-GB')
export const amount = (number: number): string => numbers.format(number)

const places: Record<Region, string> = { head: '', header: ' in the header', main: '', footer: ' in the footer', page: '' }

/** What of a page changed: `text in the footer`, `og:image`. */
export function subject({ kind, region, what }: Change): string {
  return `${subjectWithoutPlace(kind, what)}${places[region]}`
}

function subjectWithoutPlace(kind: Change['kind'], what: string | undefined): string {
  if (kind === 'headings') return what === 'level' ? 'level of a heading' : 'heading'
  if (kind === 'links') return what === 'content' ? 'linked file' : 'link'
  if (kind === 'pictures') return what === 'alt' ? 'text of a picture' : what === undefined || what === 'content' ? 'picture' : `picture (${printable(what)})`
  if (kind === 'order') return `order (${printable(what ?? '')})`
  if (kind === 'styling' || kind === 'robots') return kind
  return what === undefined ? kind : `${kind} ${printable(what)}`
}

/** What happened to it: `'Boek nu' became 'Vraag aan'`. */
export function happening(change: ChangeGroup, quote: Quote): string {
  const { kind, what, before, after, within } = change
  const stem = after === undefined ? undefined : withoutDigestOf(after, before)
  if (kind === 'order') return `${quote(before ?? '')} moved${after === undefined ? '' : `, and stands behind ${quote(after)} now`}`
  if (what === 'stylesheet') return rulesSentence(change.rules, quote)
  if (stem !== undefined) return `${quote(stem)} has other content`
  const inside = within ? ' within a text' : ''
  if (before !== undefined && after !== undefined)
    return before === after ? `${quote(before)} changed, in another way on each page` : `${quote(before)} became ${quote(after)}`
  if (after !== undefined) return `${quote(after)} added${inside}`
  if (before !== undefined) return `${quote(before)} removed${inside}`
  if (what === 'drawing') return 'a drawing changed'
  return kind === 'styling' ? 'classes and structure changed throughout' : 'changed'
}

/** Rules that are named. */
const rulesShown = 6

function rulesSentence(rules: ChangeGroup['rules'], quote: Quote): string {
  const named = (['changed', 'added', 'removed'] as const).flatMap((what) => (rules?.[what] ?? []).map((rule) => `${quote(rule)} ${what}`))
  if (named.length === 0) return rules ? 'the order of rules changed' : 'the stylesheet changed'
  const rest = named.length > rulesShown ? ` and ${count(named.length - rulesShown, 'more rule')}` : ''
  return `${named.slice(0, rulesShown).join(', ')}${rest}`
}

/** The name of a file of which only the digest changed. */
const withoutDigestOf = (after: string, before: string | undefined): string | undefined => {
  const name = withoutDigest(after)
  return name !== after && before !== undefined && withoutDigest(before) === name ? name : undefined
}

/** Families of pages that are named. */
const familiesShown = 6

/** `all 1,014 pages`, `432 pages: act in city 432` */
export function whichPages({ pages, families, everywhere }: PageSet & { everywhere?: boolean }): string {
  const known = families
    .filter(({ family }) => family !== '')
    .map(({ family, pages: number }) => (pages === 1 ? printable(family) : `${printable(family)} ${amount(number)}`))
  const total = everywhere && pages > 1 ? `all ${count(pages, 'page')}` : count(pages, 'page')
  const rest = known.length > familiesShown ? ` and ${amount(known.length - familiesShown)} more` : ''
  return everywhere || known.length === 0 ? total : `${total}: ${known.slice(0, familiesShown).join(', ')}${rest}`
}

/** A text on one line that is short enough to be read, from one of its signs on. */
export function shortened(text: string, length: number, start = 0): string {
  const line = `${start > 0 ? '…' : ''}${printable(text.slice(start).replace(/\s+/g, ' '))}`
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line
}

/** The whole texts of a change on one page, if they say more than the change itself. @param name how an address is shown */
export function exampleOf({ example, variants }: ChangeGroup, quote: Quote, name: Quote): string | undefined {
  if (!example) return undefined
  const { before, after } = example
  const address = name(example.address)
  const wordings = variants === undefined ? '' : `, in ${amount(variants)} wordings`
  if (before !== undefined && after !== undefined) {
    const start = startOfExample(before, after)
    return `${address}: ${quote(before, start)} became ${quote(after, start)}${wordings}`
  }
  return `${address}: ${quote(after ?? before ?? '')}${wordings}`
}

/** Signs before the first difference of two texts that help to understand it. */
const lead = 40

/** Where an example begins: at a word that is not far before the first difference. */
function startOfExample(before: string, after: string): number {
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  return same <= lead ? 0 : before.indexOf(' ', same - lead) + 1
}

/** Files that changed for another reason than the pages that they list. */
export const reportedFiles = ({ files }: SiteDifference): ChangedFile[] => files.filter(({ follows }) => follows !== true)

/** `sitemap.xml, feed.xml changed; robots.txt added`, without those that are too many to read. */
export function fileSentences(files: readonly ChangedFile[], shown: number): string[] {
  return (['removed', 'changed', 'added'] as const).flatMap((what) => {
    const paths = files.filter((file) => file.what === what).map(({ path }) => printable(path))
    const rest = paths.length > shown ? ` and ${amount(paths.length - shown)} more` : ''
    return paths.length === 0 ? [] : [`${paths.slice(0, shown).join(', ')}${rest} ${what}`]
  })
}
