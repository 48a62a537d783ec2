/** The blog: its list, and its articles. */
import { ArticlePage } from '../../templates/pages/ArticlePage.tsx'
import { BlogPage } from '../../templates/pages/BlogPage.tsx'
import { absoluteAddress, paths } from '../core/addresses.ts'
import type { Site } from '../load/site.ts'
import { relatedArticles } from '../relate/articles.ts'
import type { Family, RouteFamily } from './route.ts'
import { articleCard } from './social-cards.ts'
import { articleCardOf, imageOf } from './views.ts'

export const blogFamily: RouteFamily<Site, Family> = {
  family: 'blog',
  *routes({ articles, t }) {
    const breadcrumb = [{ label: t('link.blog'), current: true }]
    yield {
      family: 'blog',
      path: paths.blog(),
      sources: articles.map(({ source }) => source),
      meta: () => ({
        title: 'Band boeken tips & live muziek gidsen',
        description:
          'Gidsen voor wie een band boekt: wat een coverband kost, hoe een tribute verschilt, wat je met de zaal afspreekt en welke nummers een dansvloer vullen.',
        keywords: ['band boeken tips', 'coverband gids', 'live muziek gids'],
        section: 'blog',
        breadcrumb,
      }),
      element: () => <BlogPage breadcrumb={breadcrumb} articles={articles.map(articleCardOf)} />,
    }
  },
}

export const articleFamily: RouteFamily<Site, Family> = {
  family: 'article',
  *routes({ articles, settings, t }) {
    for (const article of articles) {
      const { title, excerpt, category, author, publishDate, readTime, tags, content, source } = article
      const breadcrumb = [
        { label: t('link.blog'), to: paths.blog() },
        { label: title, current: true },
      ]
      const image = imageOf(article)
      yield {
        family: 'article',
        path: paths.article(article),
        sources: [source],
        meta: () => ({
          title,
          titleSuffix: 'blog',
          description: excerpt,
          keywords: article.seoKeywords,
          card: articleCard(article),
          section: 'blog',
          breadcrumb,
          published: publishDate,
          author,
          subjects: [{ kind: 'article', title, description: excerpt, image, published: publishDate, author, tags }],
        }),
        element: () => (
          <ArticlePage
            breadcrumb={breadcrumb}
            back={paths.blog()}
            article={{
              title,
              excerpt,
              category,
              author,
              publishDate,
              readTime,
              tags,
              image,
              content: content.html,
              headings: content.headings,
              address: absoluteAddress(paths.article(article), settings),
            }}
            related={relatedArticles(article, articles).map(articleCardOf)}
          />
        ),
      }
    }
  },
}
