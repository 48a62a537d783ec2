import type { NamedKind } from '../core/addresses.ts'
import { textLiteral } from '../core/text.ts'
import {
  appended,
  type Edit,
  fieldEdits,
  fieldOf,
  itemRemoval,
  itemsIn,
  itemsWith,
  type OwnerTexts,
} from '../load/data/edits.ts'

const file = 'data/redirects.ts'

/**
 * The slug or address of an entry and of what takes its place. `field` names it in redirects: `from` for a
 * page, by its address.
 */
type Succession = { field: NamedKind | 'from'; gone: string; to: string; added: readonly string[] }

/** Adds redirects for the slugs in `added`, and updates those that lead to entries that are gone. */
export function redirectEdits(texts: OwnerTexts, successions: readonly Succession[]): Edit[] {
  // A slug that is used again must not redirect.
  const returned = successions.flatMap(({ field, to }) =>
    itemRemoval(texts, itemsWith(texts, file, 'redirects', field, to)[0]),
  )
  const followed = successions.flatMap(({ field, gone, to }) =>
    itemsIn(texts, file, 'redirects')
      .filter((item) => fieldOf(texts, item, field) && fieldOf(texts, item, 'to')?.value === gone)
      .flatMap((item) => fieldEdits(texts, item, 'to', to)),
  )
  const lines = successions.flatMap(({ field, to, added }) =>
    added.map((slug) => `{ ${field}: ${textLiteral(slug)}, to: ${textLiteral(to)} }`),
  )
  return [...returned, ...followed, ...appended(texts, file, 'redirects', lines, returned)]
}
