/** The limits for a comparison that are set on the command line. */

import { amount, count } from '../commands/report/format.ts'
import { UsageError } from '../core/errors.ts'
import { printable } from '../core/printable.ts'
import { didYouMean } from '../core/problem-texts.ts'
import { type ChangeGroup, changeKinds, type SiteDifference } from './difference.ts'

/** Says in a sentence how a comparison exceeds a limit; nothing when it does not. */
type Limit = (difference: SiteDifference) => string | undefined

/**
 * @param failOn what may not happen: `removed`, `noindex`, or a kind of change
 * @param maxChanged how many pages may change: a number, or a percentage of those before
 * @returns what finds a sentence for each limit that a comparison exceeds
 * @throws UsageError for an unknown name or amount
 */
export function parseBudget(failOn: readonly string[], maxChanged: string | undefined, nothing: boolean): (difference: SiteDifference) => string[] {
  const limits = [...failOn.map(forbidding), ...(maxChanged === undefined ? [] : [changingAtMost(maxChanged)]), ...(nothing ? [changingNothing] : [])]
  return (difference) => limits.flatMap((limit) => limit(difference) ?? [])
}

const forbiddable = ['removed', 'noindex', ...changeKinds] as const

function forbidding(text: string): Limit {
  // A shell splits words at spaces, so `structured-data` is as good.
  const name = text.trim().toLowerCase().replaceAll('-', ' ')
  const forbidden = forbiddable.find((known) => known === name)
  if (!forbidden) throw new UsageError(`--fail-on does not know "${text}".`, didYouMean(name, forbiddable))
  return (difference) => {
    const found = forbidden === 'removed' ? lostPages(difference) : forbiddenChanges(difference, forbidden)
    return found && `--fail-on ${forbidden.replaceAll(' ', '-')}: ${found}.`
  }
}

function changingAtMost(text: string): Limit {
  const [, digits = '', sign] = /^(\d{1,6}(?:\.\d+)?)(%?)$/.exec(text.trim()) ?? []
  const limit = Number(digits)
  if (digits === '' || (sign === '%' ? limit > 100 : !Number.isInteger(limit)))
    throw new UsageError(`--max-changed does not know "${text}".`, 'Give a number of pages, such as 200, or a percentage, such as 50%.')
  return ({ pages: { before, changed } }) => {
    const percent = before === 0 ? 0 : (changed / before) * 100
    if ((sign === '%' ? percent : changed) <= limit) return undefined
    if (sign !== '%') return `--max-changed ${limit}: ${count(changed, 'page')} changed, and ${amount(limit)} may.`
    const found = `${Math.round(percent * 100) / 100}% of the pages changed (${amount(changed)} of ${count(before, 'page')})`
    return `--max-changed ${limit}%: ${found}, and ${limit}% may.`
  }
}

const changingNothing: Limit = ({ removed, added, moved, groups, files }) =>
  [removed, added, moved, groups, files].some((found) => found.length > 0) ? '--exit-code: the website changes.' : undefined

/** The pages whose addresses answer with no page, declared gone or not: visitors may have kept them. */
function lostPages({ removed }: SiteDifference): string | undefined {
  const addresses = removed.filter(({ fate }) => fate !== 'redirected').map(({ address }) => address)
  return addresses.length === 0 ? undefined : `${count(addresses.length, 'page')} can no longer be found, ${examples(addresses)}`
}

function forbiddenChanges(difference: SiteDifference, name: (typeof forbiddable)[number]): string | undefined {
  const groups = difference.groups.filter((group) => (name === 'noindex' ? becameNoindex(group) : group.things.some(({ kind }) => kind === name)))
  if (groups.length === 0) return undefined
  const pages = groups.reduce((sum, group) => sum + group.pages, 0)
  const changes = name === 'noindex' ? `search engines are kept out of ${count(pages, 'page')}` : count(groups.length, 'change')
  return `${changes}, ${examples([...new Set(groups.flatMap((group) => group.examples))])}`
}

const becameNoindex = ({ kind, before = '', after = '' }: ChangeGroup): boolean => kind === 'robots' && /noindex/i.test(after) && !/noindex/i.test(before)

function examples(addresses: readonly string[]): string {
  const shown = addresses.slice(0, 3).map(printable).join(', ')
  return addresses.length > 3 ? `for example ${shown}` : `on ${shown}`
}
