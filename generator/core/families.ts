/**
 * The families of pages, and what the program must know of each. A new family begins with an entry here:
 * `generator/README.md` has the other steps.
 */

/** Limits for the links of a page to others of the site. */
export type LinkLimits = {
  /**
   * Links in the main part, each target once. The breadcrumb, cards, the booking form, files and further
   * pages of a list do not count.
   */
  least: number
  most: number
  /** Other pages with a link in their main part, cards included. */
  reachedBy: number
}

type FamilyRules = {
  /**
   * The address of its pages, with the names of entries in braces: `/artist/{act}/`. `core/addresses.ts`
   * makes addresses of it, and `routes/read-address.ts` reads them. Missing where addresses name no entry.
   */
  address?: `/${string}/`
  /**
   * Where visitors of an address go whose page is gone, the best first: addresses with the same names, of
   * which those that exist count.
   */
  successors?: readonly `/${string}/`[]
  /**
   * The family with which its pages are compared: pages that answer the same queries, often its own. Their
   * limit is in `sharedText` of `data/site.ts`. `own texts` are written page by page, and `hidden` pages are
   * in no search results: neither is compared.
   */
  sharedText: { comparedWith: string } | 'own texts' | 'hidden'
  /** How its pages are linked and reached. `by the owner`: from the texts and lists that the owner writes. */
  links: LinkLimits | 'by the owner'
  /**
   * How the ledger keeps its addresses. An `entry` is the page of one act, artist, city or article, the
   * `part` of an entry names one or two of them, and a `fixed` address names none.
   */
  kept: 'entry' | 'part' | 'fixed' | 'not kept'
  /** What follows the title in search results, where a page does not say it. */
  title: 'brand' | 'blog' | 'none'
}

/** With fewer links a visitor is at a dead end, and with more nobody reads them. */
const links: LinkLimits = { least: 3, most: 12, reachedBy: 3 }

/** Pages that are made by the hundred, each about a part of an entry. */
const partOfEntry = { links, kept: 'part', title: 'brand' } as const

/** Pages whose texts are written one by one. */
const written = { sharedText: 'own texts', links: 'by the owner', title: 'brand' } as const

/** Pages that are in no search results. */
const hidden = { sharedText: 'hidden', links: 'by the owner', kept: 'not kept', title: 'brand' } as const

export const familyRules = {
  page: { ...written, kept: 'fixed' },
  act: {
    address: '/artist/{act}/',
    successors: ['/artists/'],
    ...{ ...written, kept: 'entry', title: 'none' },
  },
  'act booking': {
    address: '/{act}-boeken/',
    successors: ['/artist/{act}/', '/artists/'],
    sharedText: { comparedWith: 'act booking' },
    ...partOfEntry,
  },
  'act for occasion': {
    address: '/{act}-{occasion}/',
    successors: ['/artist/{act}/', '/artists/'],
    sharedText: { comparedWith: 'act for occasion' },
    ...partOfEntry,
  },
  'act in city': {
    address: '/{act}-{city}/',
    successors: ['/artist/{act}/', '/live-muziek-{city}/', '/artists/'],
    sharedText: { comparedWith: 'act in city' },
    ...partOfEntry,
  },
  tribute: {
    address: '/{artist}-tribute-boeken/',
    successors: ['/tributeband-boeken/', '/artists/'],
    ...{ ...written, kept: 'entry' },
  },
  'tribute in city': {
    address: '/{artist}-tribute-{city}/',
    successors: ['/{artist}-tribute-boeken/', '/tributeband-{city}/', '/tributeband-boeken/', '/artists/'],
    sharedText: { comparedWith: 'act in city' },
    ...partOfEntry,
  },
  'city landing': {
    address: '/{landing}-{city}/',
    successors: ['/{landing}-boeken/', '/artists/'],
    sharedText: { comparedWith: 'city landing' },
    ...{ ...partOfEntry, kept: 'entry' },
  },
  article: {
    address: '/blog/{article}/',
    successors: ['/blog/'],
    ...{ ...written, kept: 'entry', title: 'blog' },
  },
  form: hidden,
  'status page': hidden,
  redirect: { ...hidden, kept: 'fixed' },
} as const satisfies Record<string, FamilyRules>

/** A group of pages that are made in the same way. */
export type Family = keyof typeof familyRules

/** Families that have a limit of shared text. */
export type ComparedFamily = {
  [F in Family]: (typeof familyRules)[F]['sharedText'] extends string ? never : F
}[Family]

/** Families whose addresses name entries. */
export type NamedFamily = {
  [F in Family]: (typeof familyRules)[F] extends { address: string } ? F : never
}[Family]

/** The rules of a family; none for a family of another website, or one that was forgotten here. */
export const rulesOf = (family: string): FamilyRules | undefined =>
  isFamily(family) ? familyRules[family] : undefined

export const isFamily = (name: string): name is Family => Object.hasOwn(familyRules, name)

export const isCompared = (name: string): name is ComparedFamily =>
  typeof rulesOf(name)?.sharedText === 'object'

export const isNamed = (name: string): name is NamedFamily => rulesOf(name)?.address !== undefined
