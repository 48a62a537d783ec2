import { amount, count } from '../commands/report/format.ts'
import { UsageError } from '../core/errors.ts'
import { printable } from '../core/printable.ts'
import { didYouMean } from '../core/problem-texts.ts'
import { changeKinds, isSame, type SiteDifference } from './difference.ts'

/** Says in a sentence how a comparison exceeds a limit; nothing when it does not. */
type Limit = (difference: SiteDifference) => string | undefined

/**
 * @param failOn what may not happen: `removed`, `noindex`, or a kind of change
 * @param maxChanged how many pages may change: a number, or a percentage of those before
 * @returns what finds a sentence for each limit that a comparison exceeds
 * @throws UsageError for an unknown name or amount
 */
export function parseBudget(
  failOn: readonly string[],
  maxChanged: string | undefined,
  nothing: boolean,
): (difference: SiteDifference) => string[] {
  const limits = [
    ...failOn.map(forbidding),
    ...(maxChanged === undefined ? [] : [changingAtMost(maxChanged)]),
    ...(nothing ? [changingNothing] : []),
  ]
  return (difference) => limits.flatMap((limit) => limit(difference) ?? [])
}

const changingNothing: Limit = (difference) =>
  isSame(difference) ? undefined : '--exit-code: the website changes.'

const forbiddable = ['removed', 'noindex', ...changeKinds] as const

function forbidding(text: string): Limit {
  // A shell splits words at spaces, so `structured-data` is as good.
  const name = text.trim().toLowerCase().replaceAll('-', ' ')
  const forbidden = forbiddable.find((known) => known === name)
  if (!forbidden) throw new UsageError(`--fail-on does not know "${text}".`, didYouMean(name, forbiddable))
  return (difference) => {
    const { what, addresses } = found(difference, forbidden)
    const shown = [...new Set(addresses)]
    const examples = `${shown.length > 3 ? 'for example' : 'on'} ${shown.slice(0, 3).map(printable).join(', ')}`
    return shown.length === 0
      ? undefined
      : `--fail-on ${forbidden.replaceAll(' ', '-')}: ${what}, ${examples}.`
  }
}

/** What is forbidden, as far as it happened, and pages where it did. */
function found(
  { removed, groups }: SiteDifference,
  forbidden: (typeof forbiddable)[number],
): { what: string; addresses: string[] } {
  if (forbidden === 'removed') {
    // Visitors may have kept addresses that answer with no page, declared gone or not.
    const addresses = removed.filter(({ fate }) => fate !== 'redirected').map(({ address }) => address)
    return { what: `${count(addresses.length, 'page')} can no longer be found`, addresses }
  }
  const isNoindex = (text = '') => /noindex/i.test(text)
  const own = groups.filter(({ kind, things, before, after }) =>
    forbidden === 'noindex'
      ? kind === 'robots' && isNoindex(after) && !isNoindex(before)
      : things.some((thing) => thing.kind === forbidden),
  )
  const pages = own.reduce((sum, group) => sum + group.pages, 0)
  const what =
    forbidden === 'noindex'
      ? `search engines are kept out of ${count(pages, 'page')}`
      : count(own.length, 'change')
  return { what, addresses: own.flatMap(({ examples }) => examples) }
}

function changingAtMost(text: string): Limit {
  const [, digits = '', sign] = /^(\d{1,6}(?:\.\d+)?)(%?)$/.exec(text.trim()) ?? []
  const limit = Number(digits)
  if (digits === '' || (sign === '%' ? limit > 100 : !Number.isInteger(limit)))
    throw new UsageError(
      `--max-changed does not know "${text}".`,
      'Give a number of pages, such as 200, or a percentage, such as 50%.',
    )
  return ({ pages: { before, changed } }) => {
    const percent = before === 0 ? 0 : (changed / before) * 100
    if ((sign === '%' ? percent : changed) <= limit) return undefined
    if (sign !== '%')
      return `--max-changed ${limit}: ${count(changed, 'page')} changed, and ${amount(limit)} may.`
    const share = `${Math.round(percent * 100) / 100}% of the pages changed (${amount(changed)} of ${count(before, 'page')})`
    return `--max-changed ${limit}%: ${share}, and ${limit}% may.`
  }
}
