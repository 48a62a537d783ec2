/** What leads to an entry that goes: links in texts, and redirects. */

import type { NamedKind } from '../core/addresses.ts'
import { slugOf } from '../core/names.ts'
import { itemsOf } from '../load/line-index.ts'
import type { Site } from '../load/site.ts'
import { textLiteral } from '../scaffold/print.ts'
import { addressEdits, appended, fieldEdits, itemRemoval, itemWith, type Successors } from './places.ts'
import type { Edit, Texts } from './plan.ts'

const file = 'data/redirects.ts'

/** Links that lead to addresses that go, and redirects to them, get the successor. */
export function linkEdits({ settings }: Site, texts: Texts, successors: Successors): Edit[] {
  const brandSlug = slugOf(settings.brand)
  return addressEdits(texts, successors, settings.address, (address) => address.replaceAll('{site.brandSlug}', brandSlug))
}

/** An entry that goes, in redirects. */
export type Succession = {
  kind: NamedKind
  /** The slug that goes. */
  gone: string
  /** Its successor, a slug or an address. */
  to: string
  /** The slugs that get a line. */
  added: readonly string[]
}

/** The lines that cover entries which go, and the changes of lines that lead to them or cover their successors. */
export function redirectEdits(texts: Texts, successions: readonly Succession[]): Edit[] {
  const text = texts.get(file) ?? ''
  const items = itemsOf(text, 'redirects') ?? []
  // A name that comes back must not be redirected any more.
  const returned = successions.flatMap(({ kind, to }) => itemWith(texts, file, 'redirects', kind, to) ?? [])
  const followed = successions.flatMap(({ kind, gone, to }) => {
    const leadsThere = new RegExp(`[{,]\\s*${kind}\\s*:[^}]*(?<![\\w-])to\\s*:\\s*['"]${gone}['"]`)
    return items.filter(({ start, end }) => leadsThere.test(text.slice(start, end))).flatMap((item) => fieldEdits(texts, file, item, 'to', to))
  })
  const lines = successions.flatMap(({ kind, to, added }) => added.map((slug) => `{ ${kind}: ${textLiteral(slug)}, to: ${textLiteral(to)} }`))
  return [...returned.flatMap((item) => itemRemoval(texts, file, item)), ...followed, ...appended(texts, file, 'redirects', lines, returned)]
}
