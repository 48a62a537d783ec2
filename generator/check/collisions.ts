import { closestWord } from '../core/closest-word.ts'
import { repeatedBy } from '../core/group-by.ts'
import { errorAt, type Problem, placeOf, type Source } from '../core/problem.ts'
import { deadContentLink } from '../core/problem-texts.ts'
import type { Route } from '../routes/route.ts'
import { pathOf } from './drafts.ts'
import { namingPlace } from './heads.ts'
import { isFileLink } from './link-index.ts'

type Claimant = Pick<Route, 'family' | 'path' | 'sources'>

/** Finds addresses that more than one page claims. Every claimant is named; none of them wins. */
export function checkCollisions(pages: Iterable<Claimant>): Problem[] {
  return repeatedBy(pages, ({ path }) => path).map((found) => {
    const claimants = [...found].sort((one, other) => Number(isRedirect(other)) - Number(isRedirect(one)))
    const places = claimants.flatMap(({ sources }) => sources.map((source) => namingPlace(source, ['from', 'address', 'slug', 'key'])))
    return errorAt(places, {
      code: 'address-taken',
      what: `${claimants.length} pages have the address ${claimants[0]?.path}: ${claimants.map(describeClaimant).join(' and ')}.`,
      hint: claimants.some(isRedirect) ? 'Remove the redirect, or the page that it replaces.' : 'Change the slug or key of one of them.',
    })
  })
}

/** A redirect is what has to change: the page is there. */
const isRedirect = ({ family }: Claimant) => family === 'redirect'

const describeClaimant = ({ family, sources }: Claimant) => (sources.length > 0 ? `${family} (${sources.map(({ entry }) => entry).join(' with ')})` : family)

/** Finds redirects to addresses without a page. @param pages the paths of all pages */
export const checkRedirects = (redirects: readonly { to: string; source: Source }[], pages: ReadonlySet<string>): Problem[] =>
  redirects
    .filter(({ to }) => !pages.has(to))
    .map(({ to, source }) =>
      errorAt(placeOf(source, 'to'), {
        code: 'dead-link',
        what: `The redirect "${source.entry.replace('redirects/', '')}" leads to ${to}, but the site has no such page.`,
        hint: 'Correct the address; "npm run routes" lists all pages.',
      }),
    )

/** Finds links in the owner's texts that lead to no page. Links to files (`/feed.xml`) are judged with the finished pages. */
export function checkContentLinks(links: readonly { href: string; file: string; line: number }[], pages: ReadonlySet<string>): Problem[] {
  return links
    .filter(({ href }) => {
      const path = pathOf(href)
      return path.startsWith('/') && !isFileLink(path) && !pages.has(path)
    })
    .map(({ href, file, line }) => errorAt({ file, line }, deadContentLink(href, closestWord(pathOf(href), pages))))
}
