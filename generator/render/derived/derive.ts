/** Makes the files that follow from all pages. */
import { absoluteAddress, fileOfAddress, formatHref, paths } from '../../core/addresses.ts'
import { writeDiaries } from '../../core/diary.ts'
import { type OutputFile, textFile } from '../../core/output-file.ts'
import { publishedPart } from '../../load/rules/drafts.ts'
import type { Site } from '../../load/site.ts'
import { emptyPages } from '../../relate/empty-pages.ts'
import { actDays, hasDiaries } from '../../routes/days.ts'
import type { PlannedPage } from '../../routes/expand.ts'
import { partyFile } from '../../routes/planning.ts'
import type { SiteAssets } from '../../routes/route.ts'
import { calendarFiles } from './calendars.ts'
import { blogFeed } from './feed.ts'
import { hostingFiles } from './hosting/index.ts'
import { type SitemapEntry, sitemapFiles } from './sitemap.ts'

/**
 * What the sitemap says of finished pages: those that it leaves out, and the days of the others, by their
 * numbers in the plan.
 */
export type SitemapFacts = {
  hidden?: ReadonlySet<string>
  days?: { at: (index: number) => string | undefined }
}

/** The addresses for search engines: canonical pages only, with the day of their text where it is known. */
export function* sitemapEntries(
  pages: readonly PlannedPage[],
  { settings }: Pick<Site, 'settings'>,
  facts: SitemapFacts = {},
): Generator<SitemapEntry> {
  for (const [index, { path, isCanonical }] of pages.entries()) {
    if (!isCanonical || facts.hidden?.has(path)) continue
    yield { address: absoluteAddress(path, settings), lastModified: facts.days?.at(index) }
  }
}

/**
 * Sitemap, robots.txt, feed, calendars, manifest of the web app, and configurations for hosts.
 * @param assets the pictures, which the feed shows
 */
export function deriveFiles(
  site: Site,
  entries: Iterable<SitemapEntry>,
  assets?: Pick<SiteAssets, 'image'>,
): OutputFile[] {
  const { settings } = site
  const sitemap = sitemapFiles(entries, (path) => absoluteAddress(path, settings))
  return [
    ...Array.from(sitemap, ({ path, text }) => textFile(path, 'derived', text)),
    textFile('robots.txt', 'derived', robotsFile(site)),
    ...(emptyPages(site).has(paths.blog())
      ? []
      : [textFile('feed.xml', 'derived', blogFeed(publishedPart(site), assets))]),
    ...calendarFiles(site),
    textFile('site.webmanifest', 'derived', webManifest(site)),
    textFile(fileOfAddress(paths.party(), settings), 'derived', `${JSON.stringify(partyFile(site))}\n`),
    ...(hasDiaries(site)
      ? [textFile(fileOfAddress(paths.diaries(), settings), 'derived', `${writeDiaries(actDays(site))}\n`)]
      : []),
    ...hostingFiles(site),
  ]
}

/** Everything may be crawled, also on a preview: a crawler must read a page to see `noindex`. */
const robotsFile = ({ settings, preview }: Site): string =>
  `User-agent: *\nAllow: /\n${preview?.noindex ? '' : `\nSitemap: ${absoluteAddress('/sitemap.xml', settings)}\n`}`

/** W3C Web Application Manifest: name, colours and icons for a phone's home screen. */
function webManifest({ settings, theme }: Site): string {
  const icon = (name: string, sizes: string, purpose: string) => ({
    src: formatHref(`/icons/${name}`, settings),
    sizes,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name: settings.brand,
    short_name: settings.brand,
    lang: settings.locale,
    start_url: formatHref(paths.home(), settings),
    display: 'browser',
    background_color: theme.tones.backdrop,
    theme_color: theme.tones.backdrop,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}
