/** The articles of the blog. */
import { showBlocks } from '../../templates/blocks/show-blocks.tsx'
import { ArticlePage } from '../../templates/pages/ArticlePage.tsx'
import { absoluteAddress, paths } from '../core/addresses.ts'
import { pick } from '../core/group-by.ts'
import type { Site } from '../load/site.ts'
import { relatedArticles } from '../relate/articles.ts'
import { factsOf, faqSubjects } from './pages.tsx'
import type { Page } from './route.ts'
import { articleCardOf, imageOf } from './views.ts'

export function* articlePages(site: Site): Iterable<Page> {
  const { articles, settings, t } = site
  for (const article of articles) {
    const { title, excerpt, category, author, publishDate, updated, tags, content, source } = article
    const image = imageOf(article)
    const dated = { published: publishDate, updated, author }
    yield {
      path: paths.article(article),
      sources: [source],
      meta: () => ({
        title,
        description: excerpt,
        keywords: article.seoKeywords,
        card: { title, kicker: category, image },
        section: paths.blog(),
        breadcrumb: [{ label: t('link.blog'), to: paths.blog() }, { label: title }],
        features: ['article'],
        ...dated,
        subjects: [
          { kind: 'article', title, description: excerpt, image, tags, ...dated },
          ...faqSubjects(content.blocks),
        ],
      }),
      element: () => (
        <ArticlePage
          back={paths.blog()}
          article={{
            ...pick(article, 'title', 'excerpt', 'category', 'author', 'publishDate', 'updated', 'readTime'),
            ...{ tags, image },
            content: showBlocks(content.blocks, factsOf(site)),
            headings: content.headings,
            address: absoluteAddress(paths.article(article), settings),
          }}
          related={relatedArticles(article, articles).map(articleCardOf)}
        />
      ),
    }
  }
}
