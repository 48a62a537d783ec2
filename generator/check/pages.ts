import type { AddressStyle } from '../core/addresses.ts'
import { isComplete } from '../core/invalid-parts.ts'
import { everyBlock } from '../core/page-content.ts'
import type { Problem } from '../core/problem.ts'
import { escapeMarkup } from '../core/text.ts'
import { blockTexts, placesOfFile } from '../load/rules/named-files.ts'
import type { Site } from '../load/site.ts'
import type { PlannedPage, SitePlan } from '../routes/expand.ts'
import type { NamedPage, Route } from '../routes/route.ts'
import { type HiddenValue, HiddenValues } from './hidden-values.ts'
import { LinkChecker } from './links.ts'
import type { FoundLinks } from './page-facts.ts'
import { type PicturesShown, ShownPictures } from './pictures.ts'
import { writtenLinks } from './references.ts'
import { ownWordProblems } from './uniqueness/own-word-problems.ts'
import { OwnWordCounts, type Prose } from './uniqueness/own-words.ts'
import { type Repetition, repeatedNameProblems } from './uniqueness/repeated-names.ts'
import {
  hiddenPages,
  medianProblems,
  type Release,
  type SharedTextResult,
  SharedTexts,
  sharedTextProblems,
} from './uniqueness/shared-text.ts'
import type { Sketch } from './uniqueness/sketch.ts'

function sinceRelease({ exists, remembered }: Site['ledger'], pages: readonly PlannedPage[]): Release {
  const published = new Set(remembered.map(({ address }) => address))
  const own = exists
    ? pages.filter(({ path, isKept, sources }) => isKept && sources.length === 1 && !published.has(path))
    : []
  return { published, added: [...new Set(own.flatMap(({ sources }) => sources.map(({ entry }) => entry)))] }
}

/** Where texts of the owner have an id: at a block, or in running text. */
const placesOfId = (site: Site) => (id: string) =>
  blockTexts(site).flatMap(({ file, blocks }) =>
    everyBlock(blocks)
      .filter(
        ({ attributes, text }) =>
          attributes.id === id || text.some(({ html }) => html.includes(` id="${escapeMarkup(id)}"`)),
      )
      .map(({ line }) => ({ file, line })),
  )

/** What later steps need of a finished page. Plain: it travels between threads and machines. */
export type PageFacts = {
  links: FoundLinks
  pictures: PicturesShown
  /** The digest of its main text, eight characters; of pages in the sitemap. */
  textDigest?: string
  /** The sketch of its main text, where that is compared with other pages. */
  sketch?: Sketch | undefined
  /** The sentences of its main text, where they are compared with those of all others. */
  prose?: Prose
  /** The names that it repeats too often. */
  repeated?: readonly Repetition[]
  /** The values of its structured data that it does not show, where that was asked for. */
  hidden?: readonly HiddenValue[]
}

/** Collects the facts of pages, and checks them when all pages are known. */
export class PageChecker {
  private readonly links: LinkChecker
  private readonly pictures = new ShownPictures()
  private readonly texts: SharedTexts
  private readonly words = new OwnWordCounts()
  private readonly repeated: (Repetition & { page: NamedPage })[] = []
  private readonly hiddenValues = new HiddenValues()
  private shared: SharedTextResult | undefined

  /** @param expected all pages of the site */
  constructor(style: AddressStyle, expected: readonly PlannedPage[]) {
    this.links = new LinkChecker(style, expected)
    this.texts = new SharedTexts(expected.length)
  }

  add(page: PlannedPage, { links, pictures, sketch, prose, repeated = [], hidden = [] }: PageFacts): void {
    this.links.add(page, links)
    this.pictures.add(pictures)
    this.texts.add(page, sketch)
    this.words.add(page, prose)
    for (const repetition of repeated) this.repeated.push({ page, ...repetition })
    this.hiddenValues.add(page, hidden)
  }

  /** Adds a page that could not be rendered. */
  miss(route: Pick<Route, 'path'>): void {
    this.links.miss(route)
  }

  /** What the pages share, when all pages were seen. */
  private compared({ settings }: Pick<Site, 'settings'>): SharedTextResult {
    this.shared ??= this.texts.compare(settings.sharedText)
    return this.shared
  }

  /** The addresses of pages that are kept out of search engines because they share too much text. */
  hidden(site: Pick<Site, 'settings'>): ReadonlySet<string> {
    return hiddenPages(this.compared(site))
  }

  /**
   * @param files the addresses of all files beside the pages
   * @param pictures those of `static/images/` that some page should show: unknown while errors leave gaps in
   * pages
   */
  problems(
    { site, pages, drafts }: Pick<SitePlan, 'site' | 'pages' | 'drafts'>,
    files: Iterable<string>,
    pictures: readonly string[] | undefined,
  ): Problem[] {
    return [
      ...this.links.problems(new Set(files), {
        written: writtenLinks(site),
        invalid: site.invalid,
        drafts,
        named: placesOfId(site),
      }),
      ...sharedTextProblems(this.compared(site), sinceRelease(site.ledger, pages)),
      ...medianProblems(this.compared(site), site.settings.sharedText),
      ...ownWordProblems(this.words.counts(), site.settings.ownWords),
      ...this.pictures.problems(pictures ?? [], (file) => placesOfFile(site, file)),
      ...(isComplete(site.invalid) ? this.hiddenValues.problems() : []),
      ...(pictures ? repeatedNameProblems(this.repeated) : []),
    ]
  }
}
