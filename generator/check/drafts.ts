/** References to pages that are not published, because an entry is a draft or has a date in the future. */

import { errorAt, type Place, type Problem } from '../core/problem.ts'
import type { Source } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import type { Remembered } from '../load/ledger.ts'

export type Reference = { href: string; file: string; line: number }

const at = ({ file, line }: Source): Place => ({ file, line })

/** Finds references of the owner's files, links in texts and redirects, that lead to drafts. */
export function checkDraftLinks(references: readonly Reference[], drafts: ReadonlyMap<string, Source>): Problem[] {
  return references.flatMap(({ href, file, line }): Problem[] => {
    const draft = drafts.get(pathOf(href))
    return draft ? [errorAt([{ file, line }, at(draft)], wording.leadsToDraft(href, draft.entry))] : []
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
      wording.draftWasPublished(
        draft.entry,
        addresses.map(({ address }) => address),
      ),
    ),
  )
}

/** The path of a link, without query and fragment. */
export const pathOf = (href: string): string => href.replace(/[?#].*$/, '')
