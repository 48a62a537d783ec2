/** What a report consists of, the same in a terminal, in a comment and on a page: lists of pages, and causes with their effects. */
import { printable } from '../../core/printable.ts'
import { count } from '../../report/format.ts'
import type { ChangeGroup, Effect, RemovedPage, SiteDifference } from '../difference.ts'
import { pageSet } from '../page-sets.ts'
import { happening, type Quote, subject, whichPages } from './tell.ts'

/** A list of pages. Somebody has to act on a grave one. */
export type PageSection = { title: string; grave: boolean; rows: PageRow[] }
export type PageRow = { address: string; to?: string; family: string; title?: string }

/** The lists that have pages, the gravest first. Pages that follow from a cause stand there, unless they lead visitors nowhere. */
export function pageSections({ removed, moved, added }: SiteDifference): PageSection[] {
  const fate = (wanted: RemovedPage['fate']) => removed.filter((page) => page.fate === wanted)
  const direct = moved.map(({ from, to, family, redirected, cause }) => ({ address: from, to, family, redirected, cause }))
  const list = (title: string, grave: boolean, pages: readonly (PageRow & { cause?: number | undefined })[]) => ({
    title,
    grave,
    rows: pages.filter(({ cause }) => grave || cause === undefined),
  })
  return [
    list('Lost, without a redirect', true, fate('lost')),
    list(
      'Moved, without a redirect',
      true,
      direct.filter(({ redirected }) => !redirected),
    ),
    list('Gone, as declared', false, fate('gone')),
    list(
      'Redirected',
      false,
      fate('redirected').map(({ title: _, ...page }) => page),
    ),
    list(
      'Moved',
      false,
      direct.filter(({ redirected }) => redirected),
    ),
    list('Added', false, added),
  ].filter(({ rows }) => rows.length > 0)
}

/** Changes that no cause is known of. */
export const looseGroups = ({ groups }: SiteDifference): ChangeGroup[] => groups.filter(({ cause }) => cause === undefined)

/** Effects of one cause that are shown; they must not take more than a screen. */
const effectsShown = 12

export type Writing = {
  /** How a text of a page is shown. */
  quote: Quote
  /** How anything else is shown. */
  plain: (text: string) => string
}

/** A cause in words. `at` is its place in the comparison. */
export type DescribedCause = { at: number; place: string; what: string; effects: string[] }

/** The causes that have an effect on pages. */
export function describeCauses(difference: SiteDifference, { quote, plain }: Writing): DescribedCause[] {
  return difference.causes.flatMap(({ file, line, also, what, effects }, at) => {
    const sentences = [...pageSentences(difference, at), ...effects.map((effect) => effectSentence(effect, { quote, plain }))]
    const rest = sentences.length - effectsShown
    const shown = [...sentences.slice(0, effectsShown), ...(rest > 0 ? [`… and ${count(rest, 'more place')}`] : [])]
    const more = also.length === 0 ? '' : ` and ${count(also.length, 'more file')}`
    const place = `${printable(file)}${line === undefined ? '' : `:${line}`}${more}`
    return sentences.length === 0 ? [] : [{ at, place, what: printable(what), effects: shown }]
  })
}

/** `44 pages added: act in city 27, tribute in city 17   /1984-lier/` */
function pageSentences({ removed, moved, added }: SiteDifference, cause: number): string[] {
  const lists = [
    ['added', added],
    ['removed', removed],
    ['moved', moved.map(({ to, ...page }) => ({ ...page, address: to }))],
  ] as const
  return lists.flatMap(([what, pages]) => {
    const own = pages.filter((page) => page.cause === cause)
    if (own.length === 0) return []
    const set = pageSet(own)
    return [`${whichPages(set).replace(/^([\d,]+ pages?)/, `$1 ${what}`)} · ${set.examples.map(printable).join(' ')}`]
  })
}

function effectSentence(effect: Effect, { quote, plain }: Writing): string {
  const { kind, region, under, changes, examples, everywhere } = effect
  const place = under === undefined ? '' : ` below ${quote(under)}`
  const pages = `${whichPages(effect)}${everywhere ? '' : ` · ${printable(examples[0] ?? '')}`}`
  if (changes === 1) return `${plain(subject(effect))}${place}: ${happening(effect, quote)} · ${plain(pages)}`
  return `${plain(subject({ kind, region }))}${place}: ${count(changes, 'change')}, such as ${happening(effect, quote)} · ${plain(pages)}`
}
