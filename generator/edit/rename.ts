/** Plans what another slug for an entry changes in the owner's files. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { NamedKind } from '../core/addresses.ts'
import { UsageError } from '../core/errors.ts'
import { slugOf } from '../core/names.ts'
import { textLiteral } from '../core/text.ts'
import { type Edit, fieldEdits, type OwnerTexts } from '../load/data/edits.ts'
import type { Site } from '../load/site.ts'
import { playersOf } from '../relate/acts.ts'
import { slug as slugSchema } from '../schema/field.ts'
import {
  addressesOfEntry,
  findEntry,
  itemsAbout,
  namedAfter,
  type RemovableEntry,
  sharedWith,
} from './entries.ts'
import { blockEdits, braceEdits, linkEdits, nameEdits, queryEdits } from './mentions.ts'
import { redirectEdits } from './successor.ts'

type RenameOptions = {
  kind: NamedKind
  from: string
  to: string
  /** The name of an artist, from which its addresses follow. */
  name?: string | undefined
}

/** @throws UsageError for an unknown entry, and for a slug that is not valid or taken */
export function planRename(
  root: string,
  site: Site,
  texts: OwnerTexts,
  { kind, from, to, name }: RenameOptions,
) {
  const entry = findEntry(root, site, kind, from)
  checkSlug(entry, to, name)
  const { own, published } = addressesOfEntry(site, { kind, slugs: [from] })
  const named = entry.pictures.map((file): [string, string] => [file, namedAfter(file, from, to)])
  const files = new Map(named.filter(([old, next]) => old !== next && existsSync(join(root, 'static', old))))
  // Texts name pictures without their first folder.
  const names = new Map(
    [...files].map(([old, next]) => [old.replace('images/', ''), next.replace('images/', '')]),
  )
  const moves = [
    // An article in a file with another name than its slug keeps that name.
    ...entry.texts.flatMap((file) => {
      const [, folder = '', name, ending = ''] = /^(.*\/)([^/]*)(\.\w+)$/.exec(file) ?? []
      return name === from ? { from: file, to: `${folder}${to}${ending}` } : []
    }),
    ...[...files].map(([old, next]) => ({ from: `static/${old}`, to: `static/${next}` })),
  ]
  const taken = moves.find((move) => existsSync(join(root, move.to)))
  if (taken)
    throw new UsageError(`${taken.to} exists already.`, 'Choose another slug, or move that file away.')
  const successors = new Map(own.map((one) => [one.address, one.named(to)]))
  const edits = [
    ...slugEdits(entry, texts, to),
    ...(name === undefined ? [] : artistEdits(site, texts, from, name)),
    ...nameEdits(texts, names),
    ...linkEdits(site, texts, { successors, samePages: true }),
    ...redirectEdits(texts, [{ field: kind, gone: from, to, added: published.length > 0 ? [from] : [] }]),
  ]
  // Those that search engines do not have answered as well.
  const answered = published.length === 0 ? [] : [...own, ...published].map(({ address }) => address)
  return {
    title: `Rename the ${kind} "${from}" to "${to}":`,
    plan: { edits, moves, removed: [] },
    published: new Set(answered).size,
  }
}

function checkSlug({ kind, slug, name: called }: RemovableEntry, to: string, name: string | undefined): void {
  const checked = slugSchema.safeParse(to)
  if (!checked.success)
    throw new UsageError(`"${to}" must be ${checked.error.issues[0]?.message}.`, 'Write it like silk-wood.')
  if (to === slug) throw new UsageError(`The ${kind} is called "${slug}" already.`, 'Name another slug.')
  if (kind !== 'artist' && name !== undefined)
    throw new UsageError(
      '--name is for artists, whose addresses follow from their names.',
      `Change the name of the ${kind} in its entry.`,
    )
  if (kind === 'artist' && slugOf(name ?? called) !== to)
    throw new UsageError(
      `The addresses of an artist follow from the name, and "${name ?? called}" makes "${slugOf(name ?? called)}".`,
      "Give the name that makes that slug: --name '…'",
    )
}

/** Where the slug itself is: in data files, front matter, names in braces and blocks. */
const slugEdits = ({ kind, slug, texts: files }: RemovableEntry, texts: OwnerTexts, to: string): Edit[] => [
  ...braceEdits(texts, kind, slug, to),
  ...queryEdits(texts, kind, slug, to),
  ...blockEdits(texts, kind, [slug], to),
  ...itemsAbout(texts, kind, slug).flatMap((item) => fieldEdits(texts, item, item.field, to)),
  ...(kind === 'act' ? sharedWith(texts, slug).map((item) => ({ ...item, text: textLiteral(to) })) : []),
  ...(kind === 'article' ? files.flatMap((file) => frontMatterEdits(texts, file, to)) : []),
]

function frontMatterEdits(texts: OwnerTexts, file: string, to: string): Edit[] {
  const [start, end] =
    /^slug:[ \t]*(['"]?)([^'"\s]*)\1[ \t]*$/dm.exec(texts.get(file) ?? '')?.indices?.[2] ?? []
  return start === undefined || end === undefined ? [] : [{ file, start, end, text: to }]
}

function artistEdits({ acts }: Site, texts: OwnerTexts, from: string, name: string): Edit[] {
  return [
    ...fieldEdits(texts, itemsAbout(texts, 'artist', from)[0], 'name', name),
    ...playersOf(acts, from).flatMap(({ slug }) =>
      fieldEdits(texts, itemsAbout(texts, 'act', slug)[0], 'originalArtist', name),
    ),
  ]
}
