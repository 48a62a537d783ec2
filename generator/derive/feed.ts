/** The blog as an Atom feed (RFC 4287). Its dates are those of the articles: the same articles give the same bytes on any day. */
import { Feed } from 'feed'
import { absoluteAddress, paths } from '../core/addresses.ts'
import { escapeMarkup } from '../core/escape.ts'
import type { Site } from '../load/site.ts'

const atNoon = (date: string) => new Date(`${date}T12:00:00Z`)

export function blogFeed({ articles, settings, t }: Site): string {
  const feed = new Feed({
    id: absoluteAddress(paths.blog(), settings),
    title: t('meta.feed-title'),
    link: absoluteAddress(paths.blog(), settings),
    language: settings.locale,
    copyright: settings.company.legalName,
    updated: atNoon(articles[0]?.publishDate ?? '2025-01-01'),
    feedLinks: { atom: absoluteAddress(paths.feed(), settings) },
    author: { name: settings.brand, email: settings.email },
  })
  for (const article of articles) {
    const address = absoluteAddress(paths.article(article), settings)
    feed.addItem({
      id: address,
      link: address,
      // The library declares both as HTML, so markup characters in them must be escaped.
      title: escapeMarkup(article.title),
      description: escapeMarkup(article.excerpt),
      date: atNoon(article.publishDate),
      author: [{ name: article.author }],
    })
  }
  return feed.atom1()
}
