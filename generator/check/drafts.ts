/** References to pages that are not published, because an entry is a draft or has a date in the future. */
import { groupBy } from '../core/group-by.ts'
import { errorAt, type Place, type Problem, type ProblemText, type Source } from '../core/problem.ts'
import { leadsToDraft } from '../core/problem-texts.ts'
import type { Remembered } from '../load/ledger.ts'
import type { Site } from '../load/site.ts'

export type Reference = Site['contentLinks'][number]

const at = ({ file, line }: Reference | Source | Remembered): Place => ({ file, line })

/** Finds references of the owner's files, links in texts and redirects, that lead to drafts. */
export function checkDraftLinks(references: readonly Reference[], drafts: ReadonlyMap<string, Source>): Problem[] {
  return references.flatMap((reference): Problem[] => {
    const draft = drafts.get(pathOf(reference.href))
    return draft ? [errorAt([at(reference), at(draft)], leadsToDraft(reference.href, draft.entry))] : []
  })
}

/** Finds entries that were published and are drafts now. */
export function checkPublishedDrafts(remembered: readonly Remembered[], drafts: ReadonlyMap<string, Source>): Problem[] {
  return [...groupBy(remembered, ({ address }) => drafts.get(address)?.entry)].flatMap(([entry, lost]): Problem[] => {
    const addresses = lost.map(({ address }) => address)
    const draft = drafts.get(addresses[0] ?? '')
    return entry !== undefined && draft ? [errorAt([at(draft), ...lost.map(at)], draftWasPublished(entry, addresses))] : []
  })
}

/** The path of a link, without query and fragment. */
export const pathOf = (href: string): string => href.replace(/[?#].*$/, '')

const draftWasPublished = (entry: string, addresses: readonly string[]): ProblemText => ({
  code: 'draft-was-published',
  what: `${entry} is a draft, but ${addresses.length === 1 ? `its address ${addresses[0]} was` : `${addresses.length} of its addresses were`} published${addresses.length === 1 ? '' : `; the first is ${addresses[0]}`}.`,
  hint: `Remove "draft: true" or the date in the future, or send visitors elsewhere in "redirects" of data/redirects.ts${addresses.map((address) => `\n      { from: '${address}', to: '/' },`).join('')}`,
})
