/**
 * The days on which the main texts of pages last changed: for the sitemap, and for the ledger of a release.
 */
import { type Ledger, type PublishedText, publishedTexts } from '../../load/files/ledger.ts'
import type { PlannedPage } from '../../routes/expand.ts'

export type LastModified = ReturnType<typeof lastModified>

/**
 * Compares the texts of finished pages with those of the last release. The day of a text is that of the
 * release that published it first, or a later one that the content itself names. A text that was not released
 * has no day.
 * @param release the day of this release, yyyy-mm-dd; none when this run is no release
 */
export function lastModified(ledger: Ledger, release: string | undefined) {
  const released = publishedTexts(ledger)
  /** One for each page, in the order of the plan. */
  const days: (string | undefined)[] = []
  /** What this release adds to the ledger. */
  const texts = new Map<string, PublishedText>()

  const dayOf = (path: string, digest: string, dated: string | undefined): string | undefined => {
    const known = released.get(path)
    if (known?.digest === digest) return known.day
    return dated !== undefined && dated > (known?.day ?? '') ? dated : release
  }
  /**
   * Adds the next page of the plan.
   * @param digest of its main text; none for a page that is not in the sitemap
   */
  const add = (
    { path, isKept, dated }: Pick<PlannedPage, 'path' | 'isKept' | 'dated'>,
    digest: string | undefined,
  ) => {
    const day = digest === undefined ? undefined : dayOf(path, digest, dated)
    days.push(day)
    if (digest !== undefined && day !== undefined && isKept && release !== undefined)
      texts.set(path, { digest, day })
  }
  return { texts, add, at: (index: number) => days[index] }
}
