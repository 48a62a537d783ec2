/** Checks finished pages, for `generate` and for `check`. */
import type { AddressStyle } from '../core/addresses.ts'
import type { Problem } from '../core/problem.ts'
import { placesOfFile } from '../load/asked-files.ts'
import type { PlannedPage, SitePlan } from '../routes/expand.ts'
import type { Route } from '../routes/route.ts'
import type { FoundLinks } from './link-index.ts'
import { LinkChecker } from './links.ts'
import { type PicturesShown, pictureProblems } from './pictures.ts'
import { writtenLinks } from './site.ts'

/** Collects links and pictures of pages, and checks them when all pages are known. */
export class PageChecker {
  private readonly links: LinkChecker
  private readonly pictures: PicturesShown[] = []

  /** @param expected all pages of the site */
  constructor(style: AddressStyle, expected: readonly PlannedPage[]) {
    this.links = new LinkChecker(style, expected)
  }

  /** Adds a finished page. */
  see(page: PlannedPage, links: FoundLinks): void {
    this.links.see(page, links)
  }

  /** Adds a page that could not be rendered. */
  miss(route: Pick<Route, 'path'>): void {
    this.links.miss(route)
  }

  /** Adds the pictures of finished pages. */
  seePictures(shown: PicturesShown): void {
    this.pictures.push(shown)
  }

  /**
   * @param files the addresses of all files beside the pages, as links have them
   * @param pictures the pictures of `static/images/` that some page should show
   */
  problems({ site, drafts }: Pick<SitePlan, 'site' | 'drafts'>, files: Iterable<string>, pictures: readonly string[]): Problem[] {
    return [
      ...this.links.problems(new Set(files), { written: writtenLinks(site), leftOut: site.leftOut, drafts }),
      ...pictureProblems(this.pictures, pictures, (file) => placesOfFile(site, file)),
    ]
  }
}
