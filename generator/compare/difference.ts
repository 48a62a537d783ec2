/**
 * The differences between two generated sites, as values. The JSON form is public: `diff --format json` gives
 * a `SiteDifference` with `version` (5) first and `exceeded` last, a sentence for each budget that is
 * exceeded.
 */

/**
 * One of the two sites.
 * @property name in a report: `main (3f2a9c1 Add a city)`, `working tree`, or a folder
 * @property families of the pages by address, where they are known
 */
export type Side = { name: string; folder: string; families: ReadonlyMap<string, string> }

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
  'structured data',
  'head',
  'styling',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/**
 * One thing that changed on one page. `before` is left out when it was added, `after` when it was removed.
 */
export type Change = {
  kind: ChangeKind
  /**
   * More exactly than its kind: an entry of the head (`og:image`), a field of the structured data
   * (`Service.offers.price`), `aria-label`, `alt`, `field`. `content` is a file of the same name with other
   * content, `level` a heading with another level, `moved` a block that is elsewhere on the page, `block` one
   * in the place of another, `drawing` an inline SVG.
   */
  what?: string | undefined
  before?: string | undefined
  after?: string | undefined
  /** How many lines were added, removed, moved or replaced together; left out for one. */
  lines?: number | undefined
}

/**
 * The same change on all pages that have it. `before` and `after` are the words that differ, with `…` between
 * them, and `800–950` for figures that differ by page.
 */
export type ChangeGroup = Change & {
  /** All that changed in this way, such as the title and the headings. */
  things: Pick<Change, 'kind' | 'what'>[]
  /** How many wordings it has, where pages have names or figures of their own. */
  wordings: number
  pages: number
  /** Most pages first. */
  families: { family: string; pages: number }[]
  /** Up to three pages, of different families. */
  examples: string[]
  /** The whole texts on the first of them; left out when they say no more than the change itself. */
  example?: Pick<Change, 'before' | 'after'> | undefined
  /** Every page that both sites have shows it. */
  everywhere: boolean
  /** The lines of the sources that have its words: `data/acts.ts:565`. */
  sources: string[]
  /** The numbers of its pages, so that those of several groups can be counted; not in the JSON form. */
  at: readonly number[]
}

/**
 * What differs between the sources of the two sites.
 * @property what `silkwood.price: 800 became 900`, `added`, `changed`
 */
export type SourceChange = { file: string; line?: number; what: string }
export type AddedPage = { address: string; family: string; title: string }
/**
 * A page that was removed, and the answer at its address: `lost` is not found, `gone` was declared as
 * removed, `redirected` leads to `to`.
 */
export type RemovedPage = AddedPage & { fate: 'lost' | 'gone' | 'redirected'; to?: string }
/** A file that is no page, such as `robots.txt`. */
export type ChangedFile = { path: string; what: 'added' | 'removed' | 'changed' }

export type SiteDifference = {
  before: string
  after: string
  /**
   * How many pages there were and are; of those in both, how many changed, and how many others only have
   * another style, script or picture.
   */
  pages: { before: number; after: number; changed: number; restyled: number }
  /** Those that lead a visitor nowhere first. */
  removed: RemovedPage[]
  added: AddedPage[]
  /** Pages of which visitors are redirected to an added one. */
  moved: { from: string; to: string; family: string }[]
  /** Empty when one side is a folder without sources. */
  sources: SourceChange[]
  /** The changes of pages, the gravest and most frequent first. */
  groups: ChangeGroup[]
  files: ChangedFile[]
}

/** Whether no page and no file differs. */
export const isSame = ({ removed, added, moved, groups, files }: SiteDifference): boolean =>
  [removed, added, moved, groups, files].every((found) => found.length === 0)
