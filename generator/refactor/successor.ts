/** Redirects to what takes the place of an entry that is renamed or removed. */

import type { NamedKind } from '../core/addresses.ts'
import { textLiteral } from '../core/text.ts'
import { appended, type Edit, fieldEdits, fieldOf, itemRemoval, itemsIn, itemWith, type OwnerTexts } from '../load/data-edits.ts'

const file = 'data/redirects.ts'

/** Adds the redirect of a single address. */
export const addressRedirect = (texts: OwnerTexts, from: string, to: string): Edit[] =>
  appended(texts, file, 'redirects', [`{ from: ${textLiteral(from)}, to: ${textLiteral(to)} }`])

/** An entry and what takes its place. */
type Succession = {
  kind: NamedKind
  gone: string
  /** Its successor, a slug or an address. */
  to: string
  /** The slugs that get a redirect. */
  added: readonly string[]
}

/** Adds redirects for entries that are gone, and updates redirects that lead to them. */
export function redirectEdits(texts: OwnerTexts, successions: readonly Succession[]): Edit[] {
  // A slug that is used again must not redirect.
  const returned = successions.flatMap(({ kind, to }) => itemRemoval(texts, itemWith(texts, file, 'redirects', kind, to)))
  const followed = successions.flatMap(({ kind, gone, to }) =>
    itemsIn(texts, file, 'redirects')
      .filter((item) => fieldOf(texts, item, kind) && fieldOf(texts, item, 'to')?.value === gone)
      .flatMap((item) => fieldEdits(texts, item, 'to', to)),
  )
  const lines = successions.flatMap(({ kind, to, added }) => added.map((slug) => `{ ${kind}: ${textLiteral(slug)}, to: ${textLiteral(to)} }`))
  return [...returned, ...followed, ...appended(texts, file, 'redirects', lines, returned)]
}
