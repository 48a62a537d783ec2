/** The families of pages, and what the program must know of each. A new family begins with a line here; the compiler asks for the rest. */

/** Limits for the links of a page to others of the site. */
export type LinkLimits = {
  /** Links in the main part, each target once. The breadcrumb, cards, the booking form, files and further parts of a list do not count. */
  least: number
  most: number
  /** Other pages with a link in their main part, cards included. */
  reachedBy: number
}

type FamilyRules = {
  /**
   * The family with which its pages are compared: pages that answer the same queries, often its own. Their limit is in `sharedText` of
   * `data/site.ts`. `own texts` are written page by page, and `hidden` pages are in no search results: neither is compared.
   */
  sharedText: { comparedWith: string } | 'own texts' | 'hidden'
  /** How its pages are linked and reached. `by the owner`: from the texts and lists that the owner writes. */
  links: LinkLimits | 'by the owner'
  /**
   * How the ledger keeps its addresses. An `entry` is the page of one act, artist, city or article, the `part` of an entry names one or two of them
   * in its address, and a `fixed` address names none. `routes/read-address.ts` reads the first two.
   */
  ledger: 'entry' | 'part' | 'fixed' | 'not kept'
  /** What follows the title in search results, where a page does not say it. */
  title: 'brand' | 'blog' | 'none'
}

/** With fewer links a visitor is at a dead end, and with more nobody reads them. */
const madeByTheHundred: LinkLimits = { least: 3, most: 12, reachedBy: 3 }

export const familyRules = {
  page: { sharedText: 'own texts', links: 'by the owner', ledger: 'fixed', title: 'brand' },
  act: { sharedText: 'own texts', links: 'by the owner', ledger: 'entry', title: 'none' },
  'act booking': { sharedText: { comparedWith: 'act booking' }, links: madeByTheHundred, ledger: 'part', title: 'brand' },
  'act for occasion': { sharedText: { comparedWith: 'act for occasion' }, links: madeByTheHundred, ledger: 'part', title: 'brand' },
  'act in city': { sharedText: { comparedWith: 'act in city' }, links: madeByTheHundred, ledger: 'part', title: 'brand' },
  tribute: { sharedText: 'own texts', links: 'by the owner', ledger: 'entry', title: 'brand' },
  'tribute in city': { sharedText: { comparedWith: 'act in city' }, links: madeByTheHundred, ledger: 'part', title: 'brand' },
  'city landing': { sharedText: { comparedWith: 'city landing' }, links: madeByTheHundred, ledger: 'entry', title: 'brand' },
  article: { sharedText: 'own texts', links: 'by the owner', ledger: 'entry', title: 'blog' },
  form: { sharedText: 'hidden', links: 'by the owner', ledger: 'not kept', title: 'brand' },
  'status page': { sharedText: 'hidden', links: 'by the owner', ledger: 'not kept', title: 'brand' },
  redirect: { sharedText: 'hidden', links: 'by the owner', ledger: 'fixed', title: 'brand' },
} as const satisfies Record<string, FamilyRules>

/** A group of pages that are made in the same way. */
export type Family = keyof typeof familyRules

/** The families of which `Rule` has one of these values. */
type FamiliesWith<Rule extends keyof FamilyRules, Value> = { [F in Family]: (typeof familyRules)[F][Rule] extends Value ? F : never }[Family]

/** Families that have a limit of shared text. */
export type ComparedFamily = FamiliesWith<'sharedText', { comparedWith: string }>

/** Families whose addresses name entries. */
export type NamedFamily = FamiliesWith<'ledger', 'entry' | 'part'>

/** The rules of a family; none for a family of another website, or one that was forgotten here. */
export const rulesOf = (family: string): FamilyRules | undefined => (isFamily(family) ? familyRules[family] : undefined)

export const isFamily = (name: string): name is Family => Object.hasOwn(familyRules, name)
