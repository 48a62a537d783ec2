/**
 * The differences between two generated sites, as values: found by `compareSites`, reported by `report/`. The JSON form is public:
 * `diff --format json` gives a `SiteDifference` with `version` (2) first and `exceeded` last, a sentence for each budget that is exceeded.
 */

/** One of the two sites. */
export type Side = {
  /** Its name in a report: `main (3f2a9c1)`, `working tree`, or a folder. */
  name: string
  /** The folder with its files. */
  folder: string
  /** The family of each page by address; empty when only a folder is known. */
  families: ReadonlyMap<string, string>
  /** The entries of which each page is made, by address; left out when unknown. */
  sources?: ReadonlyMap<string, readonly string[]>
}

/** What changed on a page, most grave first: a report keeps this order. */
export const changeKinds = [
  'robots',
  'canonical',
  'title',
  'description',
  'headings',
  'text',
  'links',
  'pictures',
  'order',
  'structured data',
  'head',
  'styling',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** The part of a page in which something is. */
export type Region = 'head' | 'header' | 'main' | 'footer' | 'page'

/** One thing that changed on one page. */
export type Change = {
  kind: ChangeKind
  region: Region
  /**
   * More exactly than its kind: the name of an entry of the head (`og:image`), the path of a field of the structured data (`offers.price`),
   * `aria-label`, `alt`, `field`, `stylesheet`, `script`. `content` is a file of the same name with other content, `level` a heading that
   * has another level, `drawing` an inline SVG, `classes and structure` more changes of style than anybody would read. Of a picture it may
   * be an attribute (`srcset`, `sizes`, `width`). Of an `order` it is what moved (`section`, `heading`, `text`, `link`, `picture`, or an
   * entry of the head): `before` is its text, `after` the text that it follows now.
   */
  what?: string
  /** The heading of the section that it is in, with `…` for what differs from page to page; left out where there is none. */
  under?: string
  /** Left out when it was not there before. */
  before?: string
  /** Left out when it was removed. */
  after?: string
}

/** Pages by family, most first, and up to three of them. */
export type PageSet = { pages: number; families: { family: string; pages: number }[]; examples: string[] }

/** Rules of a stylesheet by their selectors, below the condition that they have: `@media print .hero`. */
export type StyleRules = { added: string[]; removed: string[]; changed: string[] }

/** A change of the sources that others follow from. */
export type Cause = {
  /** Where it is: `data/cities.ts`, its first line, and further files that belong to it. */
  file: string
  /** Left out for a file that is no text. */
  line?: number
  also: string[]
  /** `'lier' added`, `acts/silkwood.category: 'akoestisch' became 'cover'` */
  what: string
}

/** What follows from a cause at one place of pages: one group, or all groups of the same kind below the same heading. */
export type Effect = ChangeGroup & {
  /** The number of its groups; the words are those of the largest. */
  changes: number
  /** Only scripts and styles read it. A report counts it and lists the others. */
  unseen?: true
}

/** The index of its cause in `causes`; left out when the cause is unknown. */
type Caused = { cause?: number }

/**
 * The same change on all pages that have it. `before` and `after` are the words that differ, with as much around them as all pages have in
 * common and a reader needs; `…` stands for what lies between them, and for what differs from page to page.
 */
export type ChangeGroup = Change &
  Caused &
  PageSet & {
    /** The numbers of its pages, so that those of several groups can be counted; not in the JSON form. */
    at: readonly number[]
    /** Every page that both sites have shows it. */
    everywhere: boolean
    /** The words stand in a longer text; left out when they are the whole of it. */
    within?: boolean
    /** The rules of a stylesheet that changed, by their selectors. */
    rules?: StyleRules
    /** In how many wordings the change comes, when pages put values of their own in it; left out when in one. */
    variants?: number
    /** The whole texts on the first of the examples; left out when they say no more than the change itself. */
    example?: { address: string; before?: string; after?: string }
  }

/**
 * A page that was removed, and the answer at its address: `lost` is not found, `gone` was declared as removed, `redirected` leads to the
 * address in `to`.
 */
export type RemovedPage = { address: string; family: string; title: string; fate: 'lost' | 'gone' | 'redirected'; to?: string } & Caused
export type AddedPage = { address: string; family: string; title: string } & Caused
/** A page that is found at another address, with the same content but for its address and what follows from that. */
export type MovedPage = { from: string; to: string; family: string; redirected: boolean } & Caused
/** A file that is no page, such as `robots.txt`. */
export type ChangedFile = { path: string; what: 'added' | 'removed' | 'changed' /** It only follows the pages that it lists. */; follows?: true }

export type SiteDifference = {
  before: string
  after: string
  /** How many pages there were, are, and are in both with a change that somebody can see. */
  pages: { before: number; after: number; changed: number }
  /** Those that lead a visitor nowhere first. */
  removed: RemovedPage[]
  added: AddedPage[]
  moved: MovedPage[]
  /** What changed in the sources, with what follows from it; empty when one side is a folder without sources. */
  causes: (Cause & { effects: Effect[] })[]
  /** All changes of pages, also those that have a cause. The gravest and most frequent first. */
  groups: ChangeGroup[]
  files: ChangedFile[]
}
