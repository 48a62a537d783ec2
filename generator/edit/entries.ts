/** The files, pictures and addresses of an act, a city, an article, an artist or a page. */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { NamedKind } from '../core/addresses.ts'
import { UsageError } from '../core/errors.ts'
import { oncePer } from '../core/once-per.ts'
import { isPicture, stemOf } from '../core/pictures.ts'
import { didYouMean } from '../core/problem-texts.ts'
import { type Item, itemsIn, itemsWith, type OwnerTexts, textsIn } from '../load/data/edits.ts'
import { diaryFile } from '../load/files/content-files.ts'
import { blockTexts, namedFiles } from '../load/rules/named-files.ts'
import type { Site } from '../load/site.ts'
import { shownUnnamed } from '../routes/draft-files.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { addressReader, namesOf, renamed, writtenAddress } from '../routes/read-address.ts'
import { recipes } from './new/recipes.ts'

/** What can be removed. A page cannot be renamed. */
export type RemovableKind = NamedKind | 'page'

export type RemovableEntry = {
  kind: RemovableKind
  slug: string
  name: string
  /**
   * Every slug in its addresses, with the aliases of a city. The whole address of a page is one of its slugs.
   */
  slugs: readonly string[]
  /** The files of its texts, and of its days. */
  texts: readonly string[]
  /** Its pictures, below `static/`. */
  pictures: readonly string[]
}

/**
 * The lists with items about an entry, its own first, each in the data file of its name, and the field with
 * its slug.
 */
const lists: Partial<Record<RemovableKind, Readonly<Record<string, string>>>> = {
  act: { acts: 'slug', riders: 'act', shows: 'act', testimonials: 'act' },
  city: { cities: 'key', shows: 'city' },
  artist: { artists: 'slug' },
}

/** The items of data files about an entry, its own first, each with the field that holds its slug. */
export const itemsAbout = (
  texts: OwnerTexts,
  kind: RemovableKind,
  slug: string,
): (Item & { field: string })[] =>
  Object.entries(lists[kind] ?? {}).flatMap(([list, field]) =>
    itemsWith(texts, `data/${list}.ts`, list, field, slug).map((item) => ({ ...item, field })),
  )

/** Where other acts say that they share musicians with one. */
export const sharedWith = (texts: OwnerTexts, slug: string): Item[] =>
  itemsIn(texts, 'data/acts.ts', 'acts').flatMap(({ path }) =>
    ['', '.value'].flatMap((marked) =>
      textsIn(texts, 'data/acts.ts', `${path}.sharesMusiciansWith${marked}`, slug),
    ),
  )

/** @throws UsageError for an unknown entry, with the closest one that exists */
export function findEntry(root: string, site: Site, kind: RemovableKind, slug: string): RemovableEntry {
  const known = entriesOfKind(site, kind)
  const slugs = known.map((entry) => entry.slug)
  const found = known.find((candidate) => candidate.slug === slug)
  if (!found) throw new UsageError(`The site has no ${kind} "${slug}".`, didYouMean(slug, slugs))
  const { name, aliases = [] } = found
  const isOwn = ({ noun, entry }: { noun: string; entry: { slug: string } }) =>
    noun === kind && entry.slug === slug
  const texts = blockTexts(site).flatMap((text) => (isOwn(text) ? text.file : []))
  if (kind === 'act' && existsSync(join(root, diaryFile(slug)))) texts.push(diaryFile(slug))
  const shown = namedFiles(site).flatMap((named) =>
    isOwn(named) && isPicture(named.file) ? named.file.replace('static/', '') : [],
  )
  const pictures = [
    ...picturesNamed(root, kind, slug, slugs),
    ...shown.filter((file) => !shownUnnamed.includes(`static/${file}`)),
  ]
  return { kind, slug, name, slugs: [slug, ...aliases], texts, pictures: [...new Set(pictures)] }
}

/** The entries of a kind, each with its name and its other slugs. */
export function entriesOfKind({ acts, artists, articles, cities, pages }: Site, kind: RemovableKind) {
  const entries: Record<
    RemovableKind,
    readonly { slug: string; name: string; aliases?: readonly string[] | undefined }[]
  > = {
    act: acts,
    artist: artists,
    article: articles.map(({ slug, title }) => ({ slug, name: title })),
    city: cities.map(({ key, name, aliases }) => ({ slug: key, name, aliases })),
    page: pages.map(({ name, path }) => ({ slug: name, name, aliases: [path] })),
  }
  return entries[kind]
}

/**
 * The pictures named after an entry, with or without a number: `acts/silkwood.jpg`, `acts/silkwood-2.jpg`.
 */
function picturesNamed(root: string, kind: RemovableKind, slug: string, slugs: readonly string[]): string[] {
  const picture = recipes[kind].picture?.(slug)
  if (picture === undefined) return []
  const folder = `images/${dirname(picture)}`
  const others = new Set(slugs.filter((other) => other !== slug))
  const path = join(root, 'static', folder)
  const names = existsSync(path) ? readdirSync(path) : []
  const own = names.filter(
    (name) => isPicture(name) && startsWithSlug(name, slug) && !others.has(stemOf(name)),
  )
  return own.map((name) => `${folder}/${name}`).sort()
}

const startsWithSlug = (name: string, slug: string): boolean => new RegExp(`^${slug}(-\\d+)?\\.`).test(name)

/** The same file under another slug; itself when its name does not begin with the old one. */
export const namedAfter = (file: string, from: string, to: string): string =>
  file.replace(/[^/]*$/, (name) => (startsWithSlug(name, from) ? to + name.slice(from.length) : name))

/** The addresses of all pages, without redirects. */
export const presentAddresses = oncePer((site: Site): string[] =>
  [...expandRoutes(site, families)].flatMap(({ path, meta }) => (meta().refresh === undefined ? [path] : [])),
)

/**
 * An address with the slug that it has of an entry. `named` is the same address of another one; a page has
 * only its own.
 */
type EntryAddress = { address: string; slug: string; named: (slug: string) => string }

/** The addresses of the site that name an entry, and the published ones. */
export function addressesOfEntry(site: Site, { kind, slugs }: Pick<RemovableEntry, 'kind' | 'slugs'>) {
  const present = presentAddresses(site)
  const remembered = site.ledger.remembered.map(({ address }) => address)
  const read = addressReader([...remembered, ...present], namesOf(site))
  const about = (addresses: readonly string[]) =>
    addresses.flatMap((address): EntryAddress[] => {
      if (kind === 'page')
        return slugs.includes(address) ? [{ address, slug: address, named: (other) => other }] : []
      const parts = read(address)
      const slug = parts?.names[kind]
      return parts && slug !== undefined && slugs.includes(slug)
        ? [{ address, slug, named: (other) => writtenAddress(renamed(parts, kind, other)) }]
        : []
    })
  return { present, read, own: about(present), published: about(remembered) }
}
