import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../core/addresses.ts'
import { UsageError } from '../core/errors.ts'
import { groupBy } from '../core/group-by.ts'
import { DataProblems, errorAt } from '../core/problem.ts'
import { lineFinder } from '../core/text.ts'
import { type Edit, fieldEdits, type Item, itemRemoval, type OwnerTexts } from '../load/data/edits.ts'
import { isRequired, requiredPages } from '../load/files/content-files.ts'
import type { Site } from '../load/site.ts'
import { originalSlugs, playersOf } from '../relate/acts.ts'
import { citiesWithActs, nearestCities } from '../relate/cities.ts'
import { successorOf } from '../routes/successors.ts'
import {
  addressesOfEntry,
  findEntry,
  itemsAbout,
  presentAddresses,
  type RemovableEntry,
  type RemovableKind,
  sharedWith,
} from './entries.ts'
import {
  blockEdits,
  braceEdits,
  headingRemovals,
  linkEdits,
  linkRemovals,
  linksAbout,
  plainEdits,
} from './mentions.ts'
import { linesLeft } from './plan.ts'
import { redirectEdits } from './successor.ts'

export type RemoveOptions = {
  kind: RemovableKind
  /** Of a page, the name of its file. */
  slug: string
  /** What takes its place: the slug of another entry of the kind, or an address. */
  to?: string | undefined
  /**
   * Writes plain names where other texts name the entry, and removes their links to it unless it has a
   * successor.
   */
  unlink?: boolean | undefined
}

/**
 * @throws UsageError for an unknown entry or successor, and for an entry that others need; DataProblems when
 * texts name the entry
 */
export function planRemove(root: string, site: Site, texts: OwnerTexts, options: RemoveOptions) {
  const entry = findEntry(root, site, options.kind, options.slug)
  refuseNeeded(site, entry)
  const removal = planRemoveEntries(root, site, texts, [entry], options)
  return {
    title: `Remove the ${entry.kind} "${entry.slug}":`,
    ...removal,
    left: linesLeft(removal.plan, texts, removal.about, entry.name),
  }
}

/**
 * The same for several entries at once, which may be all.
 * @returns also the edits of texts that speak of them
 */
export function planRemoveEntries(
  root: string,
  site: Site,
  texts: OwnerTexts,
  entries: readonly RemovableEntry[],
  options: Pick<RemoveOptions, 'to' | 'unlink'>,
) {
  const going = [
    ...entries.map((entry) => ({ entry, to: successorNamed(root, site, entry, options.to) })),
    ...lonelyArtists(root, site, entries),
  ].map((one) => ({
    ...one,
    ...addressesOfEntry(site, one.entry),
  }))
  const leavers = going.map(({ entry: leaver }) => leaver)
  const ofThem = leavers.flatMap(({ kind, slugs, name }) =>
    slugs.flatMap((slug) => itemsAbout(texts, kind, slug).map((item) => ({ ...item, about: name }))),
  )
  // A show in a city that is left stays: it names a place then.
  const shows = ofThem.filter(({ field }) => field === 'city')
  const items = [
    ...leavers.flatMap((leaver) => linksAbout(texts, leaver)),
    ...leavers.flatMap(({ kind, slug }) => (kind === 'act' ? sharedWith(texts, slug) : [])),
    ...ofThem.filter((item) => !shows.includes(item)),
  ]
  if (!options.unlink) refuseNamed(leavers, texts, items)
  const own = new Set(going.flatMap((one) => one.own.map(({ address }) => address)))
  const staying = new Set(presentAddresses(without(site, leavers)))
  const has = (address: string) => staying.has(address) && !own.has(address)
  const successors = going.flatMap(({ to, read, own }) => {
    if (options.to !== undefined && to.startsWith('/') && !has(to))
      throw new UsageError(`The site has no page ${to} that stays.`, 'npm run routes lists all pages.')
    return own.map(({ address, named }): [string, string] => {
      const next = to.startsWith('/') ? to : named(to)
      return [address, has(next) ? next : successorOf(next, { read, has })]
    })
  })
  // Pages that go with the last of several, such as the one on the cover bands of a city.
  const others = going
    .slice(0, 1)
    .flatMap(({ present, read }) =>
      present
        .filter((address) => !staying.has(address) && !own.has(address))
        .map((address): [string, string] => [address, successorOf(address, { read, has })]),
    )
  const gone = new Map([...successors, ...others])
  const redirects = going.map(({ entry: { kind, slug, slugs }, to, published }) => {
    const added = slugs.filter((key) => published.some((address) => address.slug === key))
    return { field: kind === 'page' ? ('from' as const) : kind, gone: slug, to, added }
  })
  const blocks = [...groupBy(leavers, ({ kind }) => kind)].flatMap(([kind, own]) =>
    blockEdits(
      texts,
      kind,
      own.map(({ slug }) => slug),
    ),
  )
  // Their words stay.
  const about = [
    ...(options.unlink
      ? leavers.flatMap((leaver) => plainEdits(texts, site.values, leaver.kind, leaver.slug))
      : []),
    ...(options.unlink && options.to === undefined ? linkRemovals(site, texts, gone) : []),
    ...linkEdits(site, texts, { successors: gone, samePages: false }),
  ]
  const edits = [
    ...items.flatMap((item) => itemRemoval(texts, item)),
    ...blocks,
    ...headingRemovals(texts, blocks),
    ...shows.flatMap((show) => fieldEdits(texts, show, show.field, show.about)),
    ...about,
    ...redirectEdits(texts, redirects),
  ]
  const removed = [...new Set(leavers.flatMap((leaver) => filesOf(root, leaver, texts)))]
  return {
    plan: { edits, moves: [], removed },
    published: going.reduce((sum, { published }) => sum + published.length, 0),
    about,
  }
}

function refuseNeeded({ acts }: Site, { kind, slug, name, texts }: RemovableEntry): void {
  if (kind === 'page' && isRequired(slug)) {
    const what = `The page "${slug}" cannot be removed: other pages of the site need it, at ${requiredPages[slug]}.`
    throw new UsageError(what, `Change its text in ${texts[0]}.`)
  }
  const players = kind === 'artist' ? playersOf(acts, slug) : []
  if (players.length > 0)
    throw new UsageError(
      `The work of "${name}" is played by ${players.map((act) => `"${act.name}"`).join(' and ')}.`,
      `Remove what plays it, and the artist goes as well: npm run remove -- act ${players[0]?.slug}`,
    )
}

/** Sentences that name an entry in braces must be rewritten, unless they are removed with it. */
function refuseNamed(leavers: readonly RemovableEntry[], texts: OwnerTexts, items: readonly Item[]): void {
  const files = leavers.flatMap((leaver) => leaver.texts)
  const isOwn = ({ file, start }: Edit) =>
    files.includes(file) ||
    items.some((item) => file === item.file && start >= item.start && start < item.end)
  const named = leavers.flatMap(({ kind, slug }) => {
    const edits = braceEdits(texts, kind, slug, '').filter((edit) => !isOwn(edit))
    const places = edits.map(({ file, start }) => ({ file, line: lineFinder(texts.get(file) ?? '')(start) }))
    return places.length === 0 ? [] : [{ name: `the ${kind} "${slug}" as {${kind}.${slug}}`, places }]
  })
  const [places, names] = [named.flatMap((one) => one.places), named.map(({ name }) => name)]
  const text = {
    code: 'named-in-texts',
    what: `Texts name ${names.join(' and ')}. Nothing was changed.`,
    hint: 'Run the command again with --unlink: it writes the plain name there, without a link. Or rewrite these sentences first.',
  }
  if (places.length > 0) throw new DataProblems([errorAt(places, text)])
}

function without(site: Site, leavers: readonly RemovableEntry[]): Site {
  const stays = (wanted: RemovableKind) => {
    const slugs = new Set(leavers.flatMap(({ kind, slug }) => (kind === wanted ? slug : [])))
    return (slug: string) => !slugs.has(slug)
  }
  const [act, city, article, page] = [stays('act'), stays('city'), stays('article'), stays('page')]
  const ofActs = <T extends { act: string }>(shows: readonly T[]) => shows.filter((show) => act(show.act))
  return {
    ...site,
    acts: site.acts.filter(({ slug }) => act(slug)),
    cities: site.cities.filter(({ key }) => city(key)),
    articles: site.articles.filter(({ slug }) => article(slug)),
    pages: site.pages.filter(({ name }) => page(name)),
    shows: { coming: ofActs(site.shows.coming), played: ofActs(site.shows.played) },
  }
}

/** An artist is removed with the last act that plays the work. */
function lonelyArtists(
  root: string,
  site: Site,
  going: readonly RemovableEntry[],
): { entry: RemovableEntry; to: string }[] {
  const leaving = going.flatMap(({ kind, slug }) => (kind === 'act' ? slug : []))
  const isLeaving = ({ slug }: { slug: string }) => leaving.includes(slug)
  const played = originalSlugs(site.acts.filter((act) => !isLeaving(act)))
  return originalSlugs(site.acts.filter(isLeaving))
    .filter((slug) => !played.includes(slug))
    .map((slug) => ({ entry: findEntry(root, site, 'artist', slug), to: paths.tributes() }))
}

/**
 * What takes the place of an entry: a slug, or an address, which it always is for a page.
 * @throws UsageError for what does not exist
 */
function successorNamed(
  root: string,
  site: Site,
  entry: RemovableEntry,
  to = defaultSuccessor(site, entry),
): string {
  const { kind, slugs } = entry
  if (slugs.includes(to)) throw new UsageError(`"${to}" is removed itself.`, 'Name another successor.')
  const isAlias = kind === 'city' && site.cities.some(({ aliases = [] }) => aliases.includes(to))
  if (to.startsWith('/') || isAlias) return to
  findEntry(root, site, kind, to)
  return site.pages.find(({ name }) => kind === 'page' && name === to)?.path ?? to
}

/** The overview of the kind; for a city the nearest with as many pages, for a page its entry of the menu. */
function defaultSuccessor({ cities, pages }: Site, { kind, slug, slugs }: RemovableEntry): string {
  if (kind === 'article') return paths.blog()
  if (kind === 'artist') return paths.tributes()
  if (kind === 'page') {
    const section = pages.find(({ name }) => name === slug)?.section
    return section === undefined || slugs.includes(section) ? paths.home() : section
  }
  const city = kind === 'city' ? cities.find(({ key }) => key === slug) : undefined
  if (!city) return paths.acts()
  const near = nearestCities(
    city,
    city.actPages ? citiesWithActs(cities).map((other) => other.city) : cities,
    1,
  )[0]?.city
  if (!near) return paths.acts()
  return city.actPages && typeof near.actPages === 'string' ? near.actPages : near.key
}

/** Its texts, and the pictures that nothing else names. */
function filesOf(
  root: string,
  { kind, slug, texts: own, pictures }: RemovableEntry,
  texts: OwnerTexts,
): string[] {
  const [item] = itemsAbout(texts, kind, slug)
  const others = [...texts].flatMap(([file, text]) => {
    if (own.includes(file)) return []
    return [file === item?.file ? text.slice(0, item.start) + text.slice(item.end) : text]
  })
  const isUsed = (name: string) =>
    others.some((text) => new RegExp(`(?<![a-z0-9-])${name.replaceAll('.', '\\.')}(?![a-z0-9-])`).test(text))
  const files = pictures.filter((name) => existsSync(join(root, 'static', name)))
  return [
    ...own,
    ...files.filter((name) => !isUsed(name.replace('images/', ''))).map((name) => `static/${name}`),
  ]
}
