/**
 * What the owner's files refer to: pages that are missing, and pages that are not published because an entry
 * is a draft or has a date in the future.
 */
import { isElsewhere, pathOf } from '../core/addresses.ts'
import { closestWord } from '../core/closest-word.ts'
import { groupBy } from '../core/group-by.ts'
import { errorAt, type Problem, placeOf, type Source, startOf, warningAt } from '../core/problem.ts'
import { deadContentLink, leadsToDraft } from '../core/problem-texts.ts'
import type { Remembered } from '../load/files/ledger.ts'
import type { Site } from '../load/site.ts'
import { isFileLink } from './link-index.ts'

type Reference = Site['contentLinks'][number]

/** Links that the owner wrote, in texts and as the targets of redirects. */
export const writtenLinks = ({ contentLinks, redirects }: Site): Reference[] => [
  ...contentLinks,
  ...redirects.map(({ to, source }) => ({ href: to, file: source.file, line: source.line })),
]

/** Finds redirects to addresses without a page. @param pages the paths of all pages */
export const checkRedirects = (
  redirects: readonly { to: string; source: Source }[],
  pages: ReadonlySet<string>,
): Problem[] =>
  redirects
    .filter(({ to }) => !isElsewhere(to) && !pages.has(to))
    .map(({ to, source }) =>
      errorAt(placeOf(source, 'to'), {
        code: 'dead-link',
        what: `The redirect "${source.entry.replace('redirects/', '')}" leads to ${to}, but the site has no such page.`,
        hint: 'Correct the address; "npm run routes" lists all pages.',
      }),
    )

/**
 * Finds links in the owner's texts that lead to no page. Links to files (`/feed.xml`) are judged with the
 * finished pages.
 */
export const checkContentLinks = (links: readonly Reference[], pages: ReadonlySet<string>): Problem[] =>
  links
    .filter(({ href }) => {
      const path = pathOf(href)
      return path.startsWith('/') && !isFileLink(path) && !pages.has(path)
    })
    .map(({ href, file, line }) =>
      errorAt({ file, line }, deadContentLink(href, closestWord(pathOf(href), pages))),
    )

/** Links in texts and redirects that lead to drafts. */
export const checkDraftLinks = (
  references: readonly Reference[],
  drafts: ReadonlyMap<string, Source>,
): Problem[] =>
  references.flatMap((reference): Problem[] => {
    const draft = drafts.get(pathOf(reference.href))
    return draft
      ? [errorAt([startOf(reference), startOf(draft)], leadsToDraft(reference.href, draft.entry))]
      : []
  })

/** The number of lines without a pattern that Cloudflare Pages reads of `_redirects`. */
const mostOnPages = 2000

/** Finds more redirects than one of the hosts can have. */
export const checkRedirectCount = (redirects: Site['redirects']): Problem[] =>
  redirects.length <= mostOnPages
    ? []
    : [
        warningAt(
          { file: 'data/redirects.ts' },
          {
            code: 'redirects-many',
            what: `The site has ${redirects.length} redirects, and Cloudflare Pages reads only the first ${mostOnPages} of a site.`,
            hint: 'Use another host: all others that .ci/README.md names have no such limit. Or remove redirects that no visitor needs.',
          },
        ),
      ]

/** Finds entries that were published and are drafts now. */
export const checkPublishedDrafts = (
  remembered: readonly Remembered[],
  drafts: ReadonlyMap<string, Source>,
): Problem[] =>
  [...groupBy(remembered, ({ address }) => drafts.get(address))].flatMap(([draft, lost]): Problem[] => {
    if (!draft) return []
    const addresses = lost.map(({ address }) => address)
    const problem = errorAt([startOf(draft), ...lost.map(startOf)], {
      code: 'draft-was-published',
      what: `${draft.entry} is a draft, but ${addresses.length === 1 ? `its address ${addresses[0]} was` : `${addresses.length} of its addresses were`} published${addresses.length === 1 ? '' : `; the first is ${addresses[0]}`}.`,
      hint: `Remove "draft: true" or the date in the future, or send visitors elsewhere in "redirects" of data/redirects.ts${addresses.map((address) => `\n      { from: '${address}', to: '/' },`).join('')}`,
    })
    return [problem]
  })
