/** The head of a page, for search engines, social networks and browsers. */
import { cardLayout } from '../../templates/cards/SocialCard.tsx'
import type { SiteView } from '../../templates/parts/site-context.tsx'
import { absoluteAddress, basePathOf, formatHref, originOf, paths, type SitePath } from '../core/addresses.ts'
import type { FeatureFiles } from '../core/features.ts'
import type { Piece } from '../core/html-page.ts'
import { oncePer } from '../core/once-per.ts'
import { escapeMarkup, jsonForScript } from '../core/text.ts'
import { startOfDay } from '../core/time-zone.ts'
import { siteCard } from '../routes/heads.ts'
import { fullTitle, type Meta, type SiteAssets, type SocialCardText } from '../routes/route.ts'
import { type SiteSettings, type StatisticsStart, statisticsOf } from '../schema/settings.ts'
import { structuredData } from './structured-data.ts'

type HeadSite = Pick<SiteView, 'settings' | 't' | 'isMade' | 'countries' | 'tones'>

type Attributes = Record<string, string | undefined>

function tag(name: string, attributes: Attributes): string {
  let text = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) text += value === '' ? ` ${key}` : ` ${key}="${escapeMarkup(value)}"`
  }
  return `${text}>`
}

const named = (name: string, content: string) => tag('meta', { name, content })
const property = (name: string, content: string) => tag('meta', { property: name, content })
const stylesheet = (href: string) => tag('link', { rel: 'stylesheet', href })
const script = (src: string, others: Attributes = {}) =>
  `${tag('script', { src, defer: '', ...others })}</script>`

/**
 * The lines of `<head>` that are the same on every page.
 * @param policy the Content-Security-Policy; it comes before everything that it applies to
 */
export function renderCommonHead(site: HeadSite, assets: SiteAssets, policy: string): string {
  const { settings, tones } = site
  return [
    // It consists of keywords and origins, so its quotes need no escaping.
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    named('theme-color', tones.backdrop),
    tag('link', { rel: 'icon', href: assets.file('/icons/favicon.svg'), type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: assets.file('/icons/apple-touch-icon.png') }),
    tag('link', { rel: 'manifest', href: assets.file('/site.webmanifest') }),
    ...(site.isMade(paths.blog()) ? [feedLink(site)] : []),
    ...assets.preloads.map((href) =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    stylesheet(assets.stylesheet),
    ...(assets.script
      ? [
          script(assets.script, {
            // It changes the first view.
            blocking: 'render',
            'data-worker': settings.serviceWorker ? assets.file('/sw.js') : undefined,
            'data-party': assets.features.get('party')?.script,
          }),
        ]
      : []),
    ...statisticsTags(settings, assets),
  ].join('\n')
}

const feedLink = ({ settings, t }: HeadSite) =>
  tag('link', {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: t('meta.feed-title'),
    href: formatHref(paths.feed(), settings),
  })

/** The scripts of a service come after the site's own for them, which makes what they look for. */
function statisticsTags(settings: SiteSettings, assets: SiteAssets): string[] {
  const statistics = statisticsOf(settings)
  if (!statistics) return []
  const { google, matomo, asks } = statistics
  const scripts = statistics.scripts.map(({ src, attributes }) => ({
    src: src.startsWith('/') ? assets.file(src) : src,
    attributes,
  }))
  const start: StatisticsStart = {
    ...{ google, matomo },
    ...(asks && { ask: { scripts, privacy: formatHref(paths.privacy(), settings) } }),
  }
  const own = assets.features.get('statistics')
  return [
    ...(own?.stylesheet ? [stylesheet(own.stylesheet)] : []),
    ...(own ? [script(own.script, { 'data-start': JSON.stringify(start) })] : []),
    ...(asks ? [] : scripts.map(({ src, attributes }) => script(src, attributes))),
  ]
}

/**
 * Lets browsers fetch the page of a link that the visitor points at or touches (speculation rules). Files are
 * left out: they have a dot in their names.
 */
export const renderPrefetchRules = (settings: Pick<SiteSettings, 'address'>): string =>
  `<script type="speculationrules">${jsonForScript({
    prefetch: [{ where: { href_matches: `${basePathOf(settings)}/([^.]*)` }, eagerness: 'moderate' }],
  })}</script>`

/**
 * A font provider's stylesheet, for the end of the body: there it does not block rendering, and needs no
 * script for that.
 */
export const renderFontLink = ({ fonts }: Pick<SiteSettings, 'fonts'>): string =>
  fonts.stylesheet === undefined ? '' : `${stylesheet(fonts.stylesheet)}\n`

/** What search engines do with a page: show it under its address, or only follow its links. */
const robots = (isHidden: boolean): string => named('robots', isHidden ? 'noindex,follow' : 'index,follow')

/** The only line for search engines of a page that is hidden from them: it has no address of its own. */
export const hiddenFromSearch = robots(true)

/** The lines of a finished page for search engines: what they do with it, and perhaps its address. */
export function searchLines(page: Buffer): string {
  const { from, to } = placeOfSearchLines(page)
  return page.toString('utf8', from, to)
}

/** Replaces these lines. The text is not decoded for it: thousands of pages may be hidden when all are made. */
export function withSearchLines(page: Buffer, lines: string): Buffer {
  const { from, to } = placeOfSearchLines(page)
  return from === to ? page : Buffer.concat([page.subarray(0, from), Buffer.from(lines), page.subarray(to)])
}

/** Nowhere in a page without them. */
function placeOfSearchLines(page: Buffer): { from: number; to: number } {
  const from = page.indexOf('<meta name="robots"')
  if (from === -1) return { from: 0, to: 0 }
  const end = endOfLine(page, from)
  const address = '\n<link rel="canonical"'
  const hasAddress = page.toString('latin1', end, end + address.length) === address
  return { from, to: hasAddress ? endOfLine(page, end + 1) : end }
}

function endOfLine(page: Buffer, from: number): number {
  const end = page.indexOf('\n', from)
  return end === -1 ? page.length : end
}

/**
 * Creates what renders the inner HTML of `<head>`, one tag per line, in pieces.
 * @param policy the Content-Security-Policy that pages carry
 * @param noindex hides every page from search engines
 */
export function createHeadRenderer(
  site: HeadSite,
  assets: SiteAssets,
  policy: string,
  noindex: boolean,
): (path: SitePath, meta: Meta) => readonly Piece[] {
  const { settings, t, countries } = site
  const bare = { html: `${renderCommonHead(site, assets, policy)}\n` }
  const common = { html: `${bare.html}${renderPrefetchRules(settings)}\n` }
  const ownCard = siteCard(t)
  const cardTags = oncePer((card: SocialCardText) => tagsOfCard(card, site, assets))
  const context = {
    ...{ settings, t, countries },
    imageAddress: (name: string) => absoluteFile(assets.image(name).src, settings),
    fileAddress: (path: string) => absoluteFile(assets.file(path), settings),
    cardAddress: (card = ownCard) => absoluteFile(assets.card(card), settings),
  }
  return (path, meta) => {
    const title = fullTitle(meta, t)
    const address = absoluteAddress(meta.canonical ?? path, settings)
    const card = cardTags(meta.card ?? ownCard)
    const own = [
      '<meta charset="utf-8">',
      named('viewport', 'width=device-width, initial-scale=1'),
      `<title>${escapeMarkup(title)}</title>`,
      named('description', meta.description),
      ...(meta.keywords ? [named('keywords', [meta.keywords].flat().join(', '))] : []),
      robots(meta.noindex === true || noindex),
      ...(meta.noindex ? [] : [tag('link', { rel: 'canonical', href: address })]),
      ...(meta.refresh
        ? [tag('meta', { 'http-equiv': 'refresh', content: `0; url=${formatHref(meta.refresh, settings)}` })]
        : []),
      property('og:site_name', settings.brand),
      property('og:locale', settings.locale.replace('-', '_')),
      property('og:type', meta.published ? 'article' : 'website'),
      property('og:title', title),
      property('og:description', meta.description),
      property('og:url', address),
      card,
      ...(meta.published ? [property('article:published_time', startOfDay(meta.published))] : []),
      ...(meta.updated ? [property('article:modified_time', startOfDay(meta.updated))] : []),
      // X takes title, text and picture from Open Graph.
      named('twitter:card', 'summary_large_image'),
    ]
    const last = [
      ...(meta.features ?? []).flatMap((name) => assets.features.get(name) ?? []).flatMap(featureTags),
      ...structuredData(path, meta, context).map(
        (thing) => `<script type="application/ld+json">${jsonForScript(thing)}</script>`,
      ),
    ]
    const lines = (tags: readonly string[]) => tags.map((line) => `${line}\n`).join('')
    return [lines(own), meta.bare ? bare : common, lines(last)]
  }
}

const featureTags = (files: FeatureFiles): string[] => [
  ...(files.stylesheet ? [stylesheet(files.stylesheet)] : []),
  script(files.script),
]

const absoluteFile = (href: string, settings: SiteSettings) => `${originOf(settings)}${href}`

/** The tags of a card that social networks and messengers show (ogp.me). */
function tagsOfCard(card: SocialCardText, { settings, t }: HeadSite, assets: SiteAssets): string {
  const image = absoluteFile(assets.card(card), settings)
  return [
    property('og:image', image),
    property('og:image:width', String(cardLayout.width)),
    property('og:image:height', String(cardLayout.height)),
    property('og:image:alt', t('social-card.alt', card)),
  ].join('\n')
}
