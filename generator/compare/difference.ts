/**
 * The differences between two generated sites, as values: found by `compareSites`, reported by `report/`. The JSON form is public:
 * `diff --format json` gives a `SiteDifference` with `version` (4) first and `exceeded` last, a sentence for each budget that is exceeded.
 */

/** One of the two sites. */
export type Side = {
  /** Its name in a report: `main (3f2a9c1)`, `working tree`, or a folder. */
  name: string
  /** The folder with its files. */
  folder: string
  /** The family of each page by address; empty when only a folder is known. */
  families: ReadonlyMap<string, string>
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
   * be an attribute (`srcset`, `sizes`, `width`).
   */
  what?: string | undefined
  /** Left out when it was not there before. */
  before?: string | undefined
  /** Left out when it was removed. */
  after?: string | undefined
}

/** Pages by family, most first, and up to three of them. */
export type PageSet = { pages: number; families: { family: string; pages: number }[]; examples: string[] }

/** An entry of `data/` or a file that differs between the sources of the two sites. */
export type SourceChange = {
  file: string
  /** Of an entry. */
  line?: number
  /** `cities/lier added`, `acts/silkwood.category: 'akoestisch' became 'cover'`; of a file `added`, `removed` or `changed`. */
  what: string
}

/** The same change on all pages that have it. `before` and `after` are the words that differ, with `…` for what lies between them. */
export type ChangeGroup = Change &
  PageSet & {
    /** The numbers of its pages, so that those of several groups can be counted; not in the JSON form. */
    at: readonly number[]
    /** Every page that both sites have shows it. */
    everywhere: boolean
    /** The whole texts on the first of the examples; left out when they say no more than the change itself. */
    example?: ({ address: string } & Pick<Change, 'before' | 'after'>) | undefined
  }

export type AddedPage = { address: string; family: string; title: string }
/** A page that was removed, and the answer at its address: `lost` is not found, `gone` was declared as removed, `redirected` leads to `to`. */
export type RemovedPage = AddedPage & { fate: 'lost' | 'gone' | 'redirected'; to?: string }
/** A file that is no page, such as `robots.txt`. */
export type ChangedFile = { path: string; what: 'added' | 'removed' | 'changed' }

export type SiteDifference = {
  before: string
  after: string
  /** How many pages there were, are, and are in both with a change. */
  pages: { before: number; after: number; changed: number }
  /** Those that lead a visitor nowhere first. */
  removed: RemovedPage[]
  added: AddedPage[]
  /** Pages of which visitors are redirected to an added one. */
  moved: { from: string; to: string; family: string }[]
  /** What changed in the sources; empty when one side is a folder without sources. */
  sources: SourceChange[]
  /** The changes of pages, the gravest and most frequent first. */
  groups: ChangeGroup[]
  files: ChangedFile[]
}
