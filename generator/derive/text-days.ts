/** The days on which the main texts of pages last changed: for the sitemap, and for the ledger of a release. */
import { type Ledger, type PublishedText, publishedTexts } from '../load/ledger.ts'
import type { PlannedPage } from '../routes/expand.ts'

/**
 * Compares the texts of finished pages with those of the last release. The day of a text is that of the release that published it first, or a later one
 * that the content itself names. A text that was not released has no day.
 */
export class TextDays {
  private readonly released: ReadonlyMap<string, PublishedText>
  /** Of each page, in the order of the plan. */
  private readonly days: (string | undefined)[] = []
  /** What this release adds to the ledger. */
  readonly texts = new Map<string, PublishedText>()

  /** @param release the day of this release, yyyy-mm-dd; none when this run is no release */
  constructor(
    ledger: Ledger,
    private readonly release: string | undefined,
  ) {
    this.released = publishedTexts(ledger)
  }

  /** Adds the next page of the plan. @param digest of its main text; none for a page that is not in the sitemap */
  add({ path, isKept, dated }: Pick<PlannedPage, 'path' | 'isKept' | 'dated'>, digest: string | undefined): void {
    const day = digest === undefined ? undefined : this.dayOf(path, digest, dated)
    this.days.push(day)
    if (digest !== undefined && day !== undefined && isKept && this.release !== undefined) this.texts.set(path, { digest, day })
  }

  private dayOf(path: string, digest: string, dated: string | undefined): string | undefined {
    const known = this.released.get(path)
    if (known?.digest === digest) return known.day
    return dated !== undefined && dated > (known?.day ?? '') ? dated : this.release
  }

  /** @param index the number of a page in the plan */
  at(index: number): string | undefined {
    return this.days[index]
  }
}
