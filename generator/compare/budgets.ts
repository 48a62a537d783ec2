/** The limits for a comparison that are set on the command line. */

import { UsageError } from '../core/errors.ts'
import { printable } from '../core/printable.ts'
import { didYouMean } from '../core/problem-texts.ts'
import { amount, count } from '../report/format.ts'
import { type ChangeGroup, type ChangeKind, changeKinds, type SiteDifference } from './difference.ts'

/** Something that a comparison can fail on. */
export type Forbidden = 'removed' | 'noindex' | ChangeKind

export type Budget = {
  forbidden: readonly Forbidden[]
  /** How many pages may change: a number, or a percentage of those before. */
  maxChanged?: { pages: number } | { percent: number } | undefined
  /** Nothing may change. */
  nothing?: boolean
}

const forbiddable: readonly Forbidden[] = ['removed', 'noindex', ...changeKinds]

/** @throws UsageError for an unknown name or amount */
export function parseBudget(failOn: readonly string[], maxChanged: string | undefined, nothing: boolean): Budget {
  return { forbidden: failOn.map(parseForbidden), maxChanged: maxChanged === undefined ? undefined : parseAmount(maxChanged), nothing }
}

function parseForbidden(text: string): Forbidden {
  // A shell splits words at spaces, so `structured-data` is as good.
  const name = text.trim().toLowerCase().replaceAll('-', ' ')
  const found = forbiddable.find((known) => known === name)
  if (found) return found
  throw new UsageError(`--fail-on does not know "${text}".`, didYouMean(name, forbiddable))
}

function parseAmount(text: string): Budget['maxChanged'] {
  const [, digits = '', sign] = /^(\d{1,6}(?:\.\d+)?)(%?)$/.exec(text.trim()) ?? []
  const wanted = Number(digits)
  if (digits !== '' && sign === '%' && wanted <= 100) return { percent: wanted }
  if (digits !== '' && sign === '' && Number.isInteger(wanted)) return { pages: wanted }
  throw new UsageError(`--max-changed does not know "${text}".`, 'Give a number of pages, such as 200, or a percentage, such as 50%.')
}

/** What exceeds the budget, one sentence each. */
export function exceeded(difference: SiteDifference, { forbidden, maxChanged, nothing = false }: Budget): string[] {
  const forbiddenOnes = forbidden.flatMap((name) => {
    const found = findings(difference, name)
    return found === undefined ? [] : [`--fail-on ${name.replaceAll(' ', '-')}: ${found}.`]
  })
  return [...forbiddenOnes, ...tooMany(difference, maxChanged), ...(nothing && differs(difference) ? ['--exit-code: the website changes.'] : [])]
}

function tooMany({ pages }: SiteDifference, maxChanged: Budget['maxChanged']): string[] {
  if (maxChanged === undefined) return []
  if ('pages' in maxChanged)
    return pages.changed > maxChanged.pages
      ? [`--max-changed ${maxChanged.pages}: ${count(pages.changed, 'page')} changed, and ${amount(maxChanged.pages)} may.`]
      : []
  const percent = pages.before === 0 ? 0 : (pages.changed / pages.before) * 100
  if (percent <= maxChanged.percent) return []
  return [
    `--max-changed ${maxChanged.percent}%: ${Math.round(percent * 100) / 100}% of the pages changed (${amount(pages.changed)} of ${count(pages.before, 'page')}), and ${maxChanged.percent}% may.`,
  ]
}

/** The findings of a forbidden kind, in words; undefined when there are none. */
function findings(difference: SiteDifference, name: Forbidden): string | undefined {
  if (name === 'removed') {
    const addresses = lostAddresses(difference)
    return addresses.length === 0 ? undefined : `${count(addresses.length, 'page')} can no longer be found, ${examples(addresses)}`
  }
  const groups = difference.groups.filter((group) => (name === 'noindex' ? becameNoindex(group) : group.kind === name))
  const addresses = [...new Set(groups.flatMap((group) => group.examples))]
  if (groups.length === 0) return undefined
  const pages = groups.reduce((sum, group) => sum + group.pages, 0)
  const changes = name === 'noindex' ? `search engines are kept out of ${count(pages, 'page')}` : count(groups.length, 'change')
  return `${changes}, ${examples(addresses)}`
}

/** Addresses that answer with no page, declared gone or not: visitors may have kept them. */
function lostAddresses({ removed, moved }: SiteDifference): string[] {
  const away = removed.filter(({ fate }) => fate !== 'redirected').map(({ address }) => address)
  return [...away, ...moved.filter(({ redirected }) => !redirected).map(({ from }) => from)]
}

const becameNoindex = ({ kind, before = '', after = '' }: ChangeGroup): boolean => kind === 'robots' && /noindex/i.test(after) && !/noindex/i.test(before)

function examples(addresses: readonly string[]): string {
  const shown = addresses.slice(0, 3).map(printable).join(', ')
  return addresses.length > 3 ? `for example ${shown}` : `on ${shown}`
}

/** Whether the two sites differ in anything at all. */
const differs = ({ removed, added, moved, groups, files }: SiteDifference): boolean => [removed, added, moved, groups, files].some((found) => found.length > 0)
