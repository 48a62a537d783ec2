/**
 * The blog as an Atom feed (RFC 4287) with whole articles. Its dates are those of the articles: the same
 * articles give the same bytes on any day.
 */
import { Feed } from 'feed'
import { absoluteAddress, originOf, paths } from '../../core/addresses.ts'
import type { PageBlock, TextNode } from '../../core/page-content.ts'
import { escapeMarkup } from '../../core/text.ts'
import type { Site, SiteArticle } from '../../load/site.ts'
import type { SiteAssets } from '../../routes/route.ts'
import { imageOf } from '../../routes/views.ts'

const atNoon = (date: string) => new Date(`${date}T12:00:00Z`)

/** The date of a feed without entries, which must have one. */
const noEntries = '2025-01-01'

/** The day on which an article last changed. */
const changedOn = ({
  publishDate,
  updated = publishDate,
}: Pick<SiteArticle, 'publishDate' | 'updated'>): string => updated

/** @param assets the pictures of the site; without them, entries have none */
export function blogFeed({ articles, settings, t }: Site, assets?: Pick<SiteAssets, 'image'>): string {
  const feed = new Feed({
    id: absoluteAddress(paths.blog(), settings),
    title: t('meta.feed-title'),
    link: absoluteAddress(paths.blog(), settings),
    language: settings.locale,
    copyright: settings.company.legalName,
    updated: atNoon(articles.map(changedOn).sort().at(-1) ?? noEntries),
    feedLinks: { atom: absoluteAddress(paths.feed(), settings) },
    author: { name: settings.brand, email: settings.email },
  })
  for (const article of articles) {
    const address = absoluteAddress(paths.article(article), settings)
    const html = `${assets ? picture(imageOf(article), '', assets) : ''}${article.content.blocks.map((block) => plainHtml(block, assets)).join('')}`
    feed.addItem({
      id: address,
      link: address,
      // The library declares all three as HTML, so markup characters in plain texts must be escaped.
      title: escapeMarkup(article.title),
      description: escapeMarkup(article.excerpt),
      content: withWholeAddresses(html, address, originOf(settings)),
      published: atNoon(article.publishDate),
      date: atNoon(changedOn(article)),
      author: [{ name: article.author }],
    })
  }
  return feed.atom1()
}

function picture(file: string, alt: string, assets: Pick<SiteAssets, 'image'>): string {
  const { src, width, height } = assets.image(file)
  return `<p><img src="${escapeMarkup(src)}" width="${width}" height="${height}" alt="${escapeMarkup(alt)}"></p>`
}

/**
 * A block as readers show it, which have no styles of ours: its own texts, its picture, a link to its film.
 * What it takes from `data/` is left out.
 */
function plainHtml(
  { name, attributes, title, text, parts, blocks }: PageBlock,
  assets?: Pick<SiteAssets, 'image'>,
): string {
  const { file, alt = '', src, to } = attributes
  const address = src ?? to
  const label = title === undefined ? '' : escapeMarkup(title)
  const textHtml = (nodes: readonly TextNode[]) =>
    nodes.map(({ tag, html }) => (name === 'prose' ? html : `<${tag}>${html}</${tag}>`)).join('')
  return [
    assets && file !== undefined ? picture(file, alt, assets) : '',
    label && `<p>${address === undefined ? label : `<a href="${escapeMarkup(address)}">${label}</a>`}</p>`,
    textHtml(text),
    ...parts.map((part) => `<h3>${escapeMarkup(part.title)}</h3>${textHtml(part.text)}`),
    ...blocks.map((block) => plainHtml(block, assets)),
  ].join('')
}

/**
 * Readers show an entry outside the site, where an address needs its host. Quotation marks in texts are
 * escaped, so only attributes match.
 */
const withWholeAddresses = (html: string, page: string, origin: string): string =>
  html.replace(
    / (href|src)="([/#])/g,
    (_, name: string, start: string) => ` ${name}="${start === '#' ? page : origin}${start}`,
  )
