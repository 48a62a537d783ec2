/** References to pages that are not published, because an entry is a draft or has a date in the future. */

import { errorAt, type Place, type Problem, type ProblemText, type Source } from '../core/problem.ts'
import { leadsToDraft } from '../core/problem-texts.ts'
import type { Remembered } from '../load/ledger.ts'

export type Reference = { href: string; file: string; line: number }

const at = ({ file, line }: Source): Place => ({ file, line })

/** Finds references of the owner's files, links in texts and redirects, that lead to drafts. */
export function checkDraftLinks(references: readonly Reference[], drafts: ReadonlyMap<string, Source>): Problem[] {
  return references.flatMap(({ href, file, line }): Problem[] => {
    const draft = drafts.get(pathOf(href))
    return draft ? [errorAt([{ file, line }, at(draft)], leadsToDraft(href, draft.entry))] : []
  })
}

/** Finds entries that were published and are drafts now. */
export function checkPublishedDrafts(remembered: readonly Remembered[], drafts: ReadonlyMap<string, Source>): Problem[] {
  const lost = new Map<string, { draft: Source; addresses: Remembered[] }>()
  for (const one of remembered) {
    const draft = drafts.get(one.address)
    if (draft) lost.set(draft.entry, { draft, addresses: [...(lost.get(draft.entry)?.addresses ?? []), one] })
  }
  return [...lost.values()].map(({ draft, addresses }) =>
    errorAt(
      [at(draft), ...addresses.map(({ file, line }) => ({ file, line }))],
      draftWasPublished(
        draft.entry,
        addresses.map(({ address }) => address),
      ),
    ),
  )
}

/** The path of a link, without query and fragment. */
export const pathOf = (href: string): string => href.replace(/[?#].*$/, '')

const draftWasPublished = (entry: string, addresses: readonly string[]): ProblemText => ({
  code: 'draft-was-published',
  what: `${entry} is a draft, but ${addresses.length === 1 ? `its address ${addresses[0]} was` : `${addresses.length} of its addresses were`} published${addresses.length === 1 ? '' : `; the first is ${addresses[0]}`}.`,
  hint: `Remove "draft: true" or the date in the future, or send visitors elsewhere in "redirects" of data/redirects.ts${addresses.map((address) => `\n      { from: '${address}', to: '/' },`).join('')}`,
})
