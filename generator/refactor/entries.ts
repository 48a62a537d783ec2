/** The files, pictures and addresses of an act, a city, an article, an artist or a page. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { NamedKind } from '../core/addresses.ts'
import { actText, articleText, cityText, cityTextKinds } from '../core/content-files.ts'
import { UsageError } from '../core/errors.ts'
import { oncePer } from '../core/once-per.ts'
import { isPicture, stemOf } from '../core/pictures.ts'
import { didYouMean } from '../core/problem-texts.ts'
import { picturesIn } from '../load/named-files.ts'
import type { Site } from '../load/site.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { addressOf, addressReader, nameIn, renamed } from '../routes/read-address.ts'
import { siteCardImage } from '../routes/social-cards.ts'
import { defaultArticleImage } from '../routes/views.ts'

/** What can be removed. A page cannot be renamed. */
export type RemovableKind = NamedKind | 'page'

/** An entry to rename or remove. */
export type Entry = {
  kind: RemovableKind
  slug: string
  name: string
  /** Every slug in its addresses, with the aliases of a city. The whole address of a page is one of its slugs. */
  slugs: readonly string[]
  /** Its list in a data file; an article is a file of its own. */
  list?: { file: string; name: string; key: 'slug' | 'key' } | undefined
  /** The files of its texts, and their names for another slug. */
  texts: readonly { file: string; named: (slug: string) => string }[]
  /** Its pictures, below `static/`. */
  pictures: readonly string[]
}

const lists: Partial<Record<RemovableKind, NonNullable<Entry['list']>>> = {
  act: { file: 'data/acts.ts', name: 'acts', key: 'slug' },
  city: { file: 'data/cities.ts', name: 'cities', key: 'key' },
  artist: { file: 'data/artists.ts', name: 'artists', key: 'slug' },
}

/** The folder of the pictures of a kind, below `static/`. */
const pictureFolders: Partial<Record<RemovableKind, string>> = { act: 'images/acts', city: 'images/cities', article: 'images/blog' }

/** @throws UsageError for an unknown entry, with the closest one that exists */
export function findEntry(root: string, site: Site, kind: RemovableKind, slug: string): Entry {
  const known = entriesOf(site, kind)
  const slugs = known.map((entry) => entry.slug)
  const entry = known.find((candidate) => candidate.slug === slug)
  if (!entry) throw new UsageError(`The site has no ${kind} "${slug}".`, didYouMean(slug, slugs))
  const { name, aliases = [], texts, shown } = entry
  const own = shown.filter((file) => file !== undefined && !shownUnnamed.includes(file)).map((file) => `images/${file}`)
  return { kind, slug, name, slugs: [slug, ...aliases], list: lists[kind], texts, pictures: [...new Set([...picturesNamed(root, kind, slug, slugs), ...own])] }
}

/** Pictures that pages show although no text names them. */
const shownUnnamed: readonly string[] = [siteCardImage, defaultArticleImage]

/** @property shown the pictures in its fields and its texts, below `static/images/` */
type Known = Pick<Entry, 'slug' | 'name' | 'texts'> & { aliases?: readonly string[] | undefined; shown: readonly (string | undefined)[] }

/** All entries of a kind. */
function entriesOf({ acts, artists, articles, cities, pages }: Site, kind: RemovableKind): Known[] {
  const text = (slug: string, named: (slug: string) => string): Entry['texts'][number] => ({ file: named(slug), named })
  switch (kind) {
    case 'artist':
      return artists.map(({ slug, name }) => ({ slug, name, texts: [], shown: [] }))
    case 'act':
      return acts.map(({ slug, name, image, gallery, biography }) => {
        const shown = [image, ...gallery.map(({ file }) => file), ...picturesIn(biography.blocks)]
        return { slug, name, texts: [text(slug, actText)], shown }
      })
    case 'article':
      return articles.map(({ slug, title, image, content, source: { file } }) => {
        // A file with another name than its article keeps that name.
        const own = file === articleText(slug) ? text(slug, articleText) : { file, named: () => file }
        return { slug, name: title, texts: [own], shown: [image, ...picturesIn(content.blocks)] }
      })
    case 'city':
      return cities.map((city) => {
        const { key, name, aliases } = city
        const kinds = cityTextKinds.filter((one) => city[one])
        const texts = kinds.map((one) => text(key, (slug) => cityText(slug, one)))
        return { slug: key, name, aliases, texts, shown: picturesIn(kinds.flatMap((one) => city[one]?.blocks ?? [])) }
      })
    case 'page':
      return pages.map(({ name, path, hero, card, blocks, source: { file } }) => {
        const shown = [hero.image, card?.image, ...picturesIn(blocks)]
        return { slug: name, name, aliases: [path], texts: [{ file, named: () => file }], shown }
      })
  }
}

/** The pictures named after an entry, with or without a number: `acts/silkwood.jpg`, `acts/silkwood-2.jpg`. */
function picturesNamed(root: string, kind: RemovableKind, slug: string, slugs: readonly string[]): string[] {
  const folder = pictureFolders[kind]
  if (folder === undefined) return []
  const others = new Set(slugs.filter((other) => other !== slug))
  const path = join(root, 'static', folder)
  return (existsSync(path) ? readdirSync(path) : [])
    .filter((name) => {
      const [, stem = '', number = ''] = isPicture(name) ? (/^(.*?)(-\d+)?$/.exec(stemOf(name)) ?? []) : []
      return (stem === slug || `${stem}${number}` === slug) && !others.has(`${stem}${number}`)
    })
    .map((name) => `${folder}/${name}`)
    .sort()
}

/** The same file under another slug; itself when its name does not begin with the old one. */
export const namedAfter = (file: string, from: string, to: string): string =>
  file.replace(/[^/]*$/, (name) => (new RegExp(`^${from}(-\\d+)?\\.`).test(name) ? to + name.slice(from.length) : name))

/** The addresses of all pages, without redirects. */
const presentAddresses = oncePer((site: Site): string[] =>
  [...expandRoutes(site, families)].flatMap(({ path, meta }) => (meta().refresh === undefined ? [path] : [])),
)

/** An address with the slug that it has of an entry. `named` is the same address of another one; a page has only its own. */
type EntryAddress = { address: string; slug: string; named: (slug: string) => string }

/** The addresses of the site that name an entry; and the published ones among `remembered`. */
export function addressesOfEntry(site: Site, { kind, slugs }: Pick<Entry, 'kind' | 'slugs'>, remembered: readonly string[]) {
  const present = presentAddresses(site)
  const read = addressReader([...remembered, ...present])
  const about = (addresses: readonly string[]) =>
    addresses.flatMap((address): EntryAddress[] => {
      if (kind === 'page') return slugs.includes(address) ? [{ address, slug: address, named: (other) => other }] : []
      const parts = read(address)
      const slug = parts && nameIn(parts, kind)
      return parts && slug !== undefined && slugs.includes(slug) ? [{ address, slug, named: (other) => addressOf(renamed(parts, kind, other)) }] : []
    })
  return { present, read, own: about(present), published: about(remembered) }
}
