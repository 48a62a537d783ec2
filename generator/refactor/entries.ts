/** The files, pictures and addresses of an act, a city, an article or an artist. */

import type { NamedKind } from '../core/addresses.ts'
import { closestWord } from '../core/closest-word.ts'
import { actText, articleText, cityText, cityTextKinds } from '../core/content-files.ts'
import { UsageError } from '../core/errors.ts'
import { oncePer } from '../core/once-per.ts'
import type { PageBlock } from '../core/page-content.ts'
import { isPicture, stemOf } from '../core/pictures.ts'
import { picturesIn } from '../load/named-files.ts'
import { staticNames } from '../load/owner-texts.ts'
import type { Site } from '../load/site.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { type AddressParts, addressReader, nameIn } from '../routes/read-address.ts'

/** An entry to rename or remove. */
export type Entry = {
  kind: NamedKind
  slug: string
  name: string
  /** Every slug in its addresses, with the aliases of a city. */
  slugs: readonly string[]
  /** Its list in a data file; an article is a file of its own. */
  list?: { file: string; name: string; key: 'slug' | 'key' }
  /** The files of its texts, and their names for another slug. */
  texts: readonly { file: string; named: (slug: string) => string }[]
  /** Its pictures, below `static/`. */
  pictures: readonly string[]
}

const lists: Partial<Record<NamedKind, NonNullable<Entry['list']>>> = {
  act: { file: 'data/acts.ts', name: 'acts', key: 'slug' },
  city: { file: 'data/cities.ts', name: 'cities', key: 'key' },
  artist: { file: 'data/artists.ts', name: 'artists', key: 'slug' },
}

/** The folder of the pictures of a kind, below `static/`. */
const pictureFolders: Partial<Record<NamedKind, string>> = { act: 'images/acts', city: 'images/cities', article: 'images/blog' }

/** @throws UsageError for an unknown entry */
export function findEntry(root: string, site: Site, kind: NamedKind, slug: string): Entry {
  const known = candidates(root, site, kind)
  const entry = known.find((candidate) => candidate.slug === slug)
  if (!entry) throw unknownName(kind, slug, known)
  return entry
}

/** The error for a name that no entry of a kind has, with the closest one that exists. */
export function unknownName(kind: string, slug: string, known: readonly { slug: string }[]): UsageError {
  const slugs = known.map((entry) => entry.slug)
  const meant = closestWord(slug, slugs)
  return new UsageError(`The site has no ${kind} "${slug}".`, meant ? `Did you mean "${meant}"?` : `There are: ${slugs.join(', ')}.`)
}

function candidates(root: string, site: Site, kind: NamedKind): Entry[] {
  const { acts, artists, articles, cities } = site
  const text = (slug: string, named: (slug: string) => string): Entry['texts'][number] => ({ file: named(slug), named })
  /** The pictures named after an entry, and those that its fields and its text show. */
  const pictures = (slug: string, all: readonly { slug: string }[], fields: readonly (string | undefined)[], blocks: readonly PageBlock[]): string[] => {
    const shown = [...fields, ...picturesIn(blocks)].flatMap((file) => (file === undefined ? [] : [`images/${file}`]))
    return [...new Set([...picturesNamed(root, kind, slug, all), ...shown])]
  }
  const list = lists[kind]
  const entry = (slug: string, name: string, more: Partial<Entry> = {}): Entry => ({
    kind,
    slug,
    name,
    slugs: [slug],
    texts: [],
    pictures: [],
    ...(list && { list }),
    ...more,
  })
  if (kind === 'artist') return artists.map(({ slug, name }) => entry(slug, name))
  if (kind === 'act')
    return acts.map(({ slug, name, image, gallery, biography }) => {
      const shown = pictures(slug, acts, [image, ...gallery.map(({ file }) => file)], biography.blocks)
      return entry(slug, name, { texts: [text(slug, actText)], pictures: shown })
    })
  if (kind === 'article')
    return articles.map(({ slug, title, image, content, source: { file } }) => {
      // A file with another name than its article keeps that name.
      const own = file === articleText(slug) ? text(slug, articleText) : { file, named: () => file }
      return entry(slug, title, { texts: [own], pictures: pictures(slug, articles, [image], content.blocks) })
    })
  const keyed = cities.map(({ key }) => ({ slug: key }))
  return cities.map((city) => {
    const { key, name, aliases = [] } = city
    const kinds = cityTextKinds.filter((one) => city[one])
    const blocks = kinds.flatMap((one) => city[one]?.blocks ?? [])
    const shown = pictures(key, keyed, [], blocks)
    return entry(key, name, { slugs: [key, ...aliases], texts: kinds.map((one) => text(key, (slug) => cityText(slug, one))), pictures: shown })
  })
}

/** The pictures named after an entry, with or without a number: `acts/silkwood.jpg`, `acts/silkwood-2.jpg`. */
function picturesNamed(root: string, kind: NamedKind, slug: string, others: readonly { slug: string }[]): string[] {
  const folder = pictureFolders[kind]
  if (folder === undefined) return []
  const stems = new Set(others.map((other) => other.slug).filter((other) => other !== slug))
  return staticNames(root, folder)
    .filter((name) => {
      const [, stem = '', number = ''] = isPicture(name) ? (/^(.*?)(-\d+)?$/.exec(stemOf(name)) ?? []) : []
      return (stem === slug || `${stem}${number}` === slug) && !stems.has(`${stem}${number}`)
    })
    .map((name) => `${folder}/${name}`)
    .sort()
}

/** The same file under another slug; itself when its name does not begin with the old one. */
export const namedAfter = (file: string, from: string, to: string): string =>
  file.replace(/[^/]*$/, (name) => (new RegExp(`^${from}(-\\d+)?\\.`).test(name) ? to + name.slice(from.length) : name))

/** The addresses of all pages, without redirects. */
export const presentAddresses = oncePer((site: Site): string[] =>
  [...expandRoutes(site, families)].flatMap(({ path, meta }) => (meta().refresh === undefined ? [path] : [])),
)

/** The addresses of the site that name an entry, with their parts; and the published ones among `remembered`. */
export function addressesOfEntry(site: Site, { kind, slugs }: Pick<Entry, 'kind' | 'slugs'>, remembered: readonly string[]) {
  const present = presentAddresses(site)
  const read = addressReader([...remembered, ...present])
  const about = (addresses: readonly string[]) =>
    addresses.flatMap((address): { address: string; parts: AddressParts; slug: string }[] => {
      const parts = read(address)
      const slug = parts && nameIn(parts, kind)
      return parts && slug !== undefined && slugs.includes(slug) ? [{ address, parts, slug }] : []
    })
  return { present, read, own: about(present), published: about(remembered) }
}
