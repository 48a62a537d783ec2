/** Checks finished pages, for `generate` and for `check`. */
import type { AddressStyle } from '../core/addresses.ts'
import type { Problem } from '../core/problem.ts'
import { placesOfFile } from '../load/asked-files.ts'
import type { SitePlan } from '../routes/expand.ts'
import type { Meta, Route } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'
import { LinkChecker } from './links.ts'
import { PictureChecker } from './pictures.ts'
import { writtenLinks } from './site.ts'

/** Collects links and pictures of pages, and checks them when all pages are known. */
export class PageChecker {
  /** The site's files, for the renderer: requested files count as used. */
  readonly assets: SiteAssets
  private readonly links: LinkChecker
  private readonly pictures: PictureChecker

  constructor(style: AddressStyle, assets: SiteAssets) {
    this.links = new LinkChecker(style)
    this.pictures = new PictureChecker(assets)
    this.assets = this.pictures.assets
  }

  /** Adds a finished page. */
  see(page: { route: Route; meta: Meta; html: string }): void {
    this.links.see(page)
  }

  /** Adds a page that could not be rendered. */
  miss(route: Route): void {
    this.links.miss(route)
  }

  /**
   * @param files the addresses of all files beside the pages, as links have them
   * @param pictures the pictures of `static/images/` that some page should show
   */
  problems({ site, drafts }: Pick<SitePlan, 'site' | 'drafts'>, files: Iterable<string>, pictures: readonly string[]): Problem[] {
    return [
      ...this.links.problems(new Set(files), { written: writtenLinks(site), leftOut: site.leftOut, drafts }),
      ...this.pictures.problems(pictures, (file) => placesOfFile(site, file)),
    ]
  }
}
