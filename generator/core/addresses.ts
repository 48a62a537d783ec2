/** Every address of the site is made here, from the entries that it is about. */
import { familyRules, type NamedFamily } from './families.ts'
import { oncePer, remembered } from './once-per.ts'
import { decodePercents } from './text.ts'

/**
 * An address inside this site, root-relative and without the base path. Only `paths` can make one: a link to
 * a page without a maker does not compile.
 */
export type SitePath = `/${string}` & { readonly made: 'by paths' }

/** How the address of a landing page of a city begins: `landing.key` of a category, or the name below. */
export type LandingKind = string

/** The landing page of a city on all live music. Every city has it, so readers of addresses know cities by it. */
export const allActsLanding = 'live-muziek'

/**
 * What addresses name, by the words in braces of `core/families.ts`: slugs of acts, artists and articles,
 * keys of cities and occasions.
 */
type Named = {
  act: string
  artist: string
  city: string
  article: string
  landing: LandingKind
  occasion: string
}
type WordsIn<Pattern extends string> = Pattern extends `${string}{${infer Word}}${infer Rest}`
  ? Word | WordsIn<Rest>
  : never
type NamesIn<F extends NamedFamily> = Pick<
  Named,
  Extract<WordsIn<(typeof familyRules)[F]['address']>, keyof Named>
>

/** What an address names, by the words of its pattern. */
export type AddressNames = Readonly<Record<string, string>>

/**
 * The literal texts of a pattern, and the words in braces between them: `/{act}-{city}/` has `/`, `act`, `-`,
 * `city`, `/`.
 */
export const piecesOf = remembered((pattern: string): readonly string[] => pattern.split(/[{}]/))

/** The address that a pattern gives with some names. */
export const fillPattern = (pattern: string, names: AddressNames): SitePath =>
  piecesOf(pattern).reduce(
    (address, piece, index) => address + (index % 2 === 0 ? piece : names[piece]),
    '',
  ) as SitePath

/** The address of the page of a family about some entries. */
export const addressOf = <F extends NamedFamily>(family: F, names: NamesIn<F> & AddressNames): SitePath =>
  fillPattern(familyRules[family].address, names)

type Slugged = { slug: string }
type Keyed = { key: string }

const page = (...parts: string[]) => `/${parts.map((part) => `${part}/`).join('')}` as SitePath
const file = (name: string) => `/${name}` as SitePath

export const paths = {
  home: () => page(),
  about: () => page('about'),
  acts: () => page('artists'),
  act: (act: Slugged) => addressOf('act', { act: act.slug }),
  actBooking: (act: Slugged) => addressOf('act booking', { act: act.slug }),
  actForOccasion: (act: Slugged, occasion: string) =>
    addressOf('act for occasion', { act: act.slug, occasion }),
  actInCity: (act: Slugged, city: Keyed) => addressOf('act in city', { act: act.slug, city: city.key }),
  tribute: (artist: Slugged) => addressOf('tribute', { artist: artist.slug }),
  tributeInCity: (artist: Slugged, city: Keyed) =>
    addressOf('tribute in city', { artist: artist.slug, city: city.key }),
  cityLanding: (kind: LandingKind, city: Keyed) =>
    addressOf('city landing', { landing: kind, city: city.key }),
  tributes: () => page('tributeband-boeken'),
  /**
   * The page above the landing pages of a kind. Only that of the tribute bands must exist, and the list of
   * acts.
   */
  landingOverview: (kind: LandingKind) =>
    kind === allActsLanding ? page('artists') : page(`${kind}-boeken`),
  contact: () => page('contact'),
  booking: () => page('booking'),
  favourites: () => page('favorieten'),
  priceIndication: () => page('prijsindicatie'),
  form: (name: 'contact' | 'booking') => page('formulier', name === 'contact' ? 'contact' : 'aanvraag'),
  blog: () => page('blog'),
  article: (article: Slugged) => addressOf('article', { article: article.slug }),
  privacy: () => page('privacy'),
  terms: () => page('algemene-voorwaarden'),
  notFound: (folder?: 'artist' | 'blog') => file(folder ? `${folder}/404.html` : '404.html'),
  serverError: () => file('500.html'),
  offline: () => file('offline.html'),
  feed: () => file('feed.xml'),
  agenda: () => page('agenda'),
  /** The shows of an act, or all of them, for calendars. */
  calendar: (act?: Slugged) => file(act ? `agenda/${act.slug}.ics` : 'agenda.ics'),
  /** The data with which the script describes a visitor's party. */
  party: () => file('party.json'),
  /**
   * What is known of the days of acts. A digest in its name would be in the names of the scripts, and so on
   * every page, each time that a calendar is read.
   */
  diaries: () => file('diaries.json'),
  /** The page on which the lists of another go on: `/artists/2/`. */
  listPage: (first: SitePath, number: number) => (number === 1 ? first : (`${first}${number}/` as SitePath)),
  /**
   * An address that the owner wrote in a text or a list of links. The link checks hold it to the pages of the
   * site.
   */
  written: (address: string) => address as SitePath,
  /** The address of a redirect, which the owner types in `data/redirects.ts`. */
  redirect: (redirect: { from: string }) => redirect.from as SitePath,
}

/** How addresses are written on the website: two lines of `data/site.ts`. */
export type AddressStyle = {
  /** The address of the site, which may have a path: `https://host` or `https://host/sub`. */
  address: string
  /** `true` writes `/about/`, `false` writes `/about`. */
  trailingSlash: boolean
}

/** Whether an address is one of another site. */
export const isElsewhere = (address: string): boolean => address.startsWith('https://')

const isFile = (path: string) => /\.[a-z]+$/.test(path)

/**
 * An address as it is written in links: with the base path, and with or without the trailing slash. A
 * `#fragment` or `?query` stays, and so does an address of another site.
 */
export function formatHref(path: string, style: AddressStyle): string {
  if (isElsewhere(path)) return path
  const base = basePathOf(style)
  if (style.trailingSlash) return base + path
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  return `${base}${isFile(address) || address === '/' ? address : address.replace(/\/$/, '')}${rest}`
}

/** The absolute address, for canonical links, the sitemap, the feed and structured data. */
export const absoluteAddress = (path: string, style: AddressStyle): string =>
  isElsewhere(path) ? path : `${originOf(style)}${formatHref(path, style)}`

/** The file below `out/` that a static server sends for an address. */
export function fileOfAddress(
  path: SitePath,
  { trailingSlash }: Pick<AddressStyle, 'trailingSlash'>,
): string {
  const name = decodePercents(path.slice(1))
  if (isFile(path)) return name
  if (trailingSlash || name === '') return `${name}index.html`
  return `${name.replace(/\/$/, '')}.html`
}

/**
 * The path of the site's address, without a slash at its end: `` for `https://host`, `/sub` for
 * `https://host/sub/`.
 */
export const basePathOf = (style: Pick<AddressStyle, 'address'>): string => originAndBase(style).base

/** The site's address without its path: `https://host`. */
export const originOf = (style: Pick<AddressStyle, 'address'>): string => originAndBase(style).origin

// Every link needs these, and parsing an address costs more than all the rest.
const originAndBase = oncePer(({ address }: Pick<AddressStyle, 'address'>) => {
  const { origin, pathname } = new URL(address)
  return { origin, base: pathname.replace(/\/$/, '') }
})

/** The path of a link, without query and fragment. */
export const pathOf = (link: string): string => link.replace(/[?#].*$/s, '')

/** The kinds of entries that addresses name. */
export const namedKinds = ['act', 'artist', 'city', 'article'] as const
export type NamedKind = (typeof namedKinds)[number]
