/** The articles of the blog. */
import type { BlockFacts } from '../../templates/blocks/block.ts'
import { showBlocks } from '../../templates/blocks/show-blocks.tsx'
import { ArticlePage } from '../../templates/pages/ArticlePage.tsx'
import { absoluteAddress, formatHref, paths } from '../core/addresses.ts'
import { pick } from '../core/group-by.ts'
import { splitBefore } from '../core/page-content.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { relatedArticles } from '../relate/articles.ts'
import { factsOf, faqSubjects } from './pages.tsx'
import type { Page } from './route.ts'
import { articleCardOf, imageOf, lineOf } from './views.ts'

/** The text of an article in parts: each act that it links to is beside the first paragraph that does. */
function besideActs(site: Site): BlockFacts['besideActs'] {
  const waiting = new Map(
    site.acts.map((act) => [`href="${formatHref(paths.act(act), site.settings)}"`, act] as const),
  )
  const firstIn = (html: string) => [...waiting].find(([href]) => html.includes(href))
  return (text) => {
    const beside: SiteAct[] = []
    const parts = splitBefore(text, (paragraph) => {
      const [href, act] = firstIn(paragraph) ?? []
      if (href === undefined || act === undefined) return false
      waiting.delete(href)
      beside.push(act)
      return true
    })
    const offset = parts.length - beside.length
    return parts.map((html, index) => {
      const act = beside[index - offset]
      return { html, act: act && { ...lineOf(site, act), image: act.image } }
    })
  }
}

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
            content: showBlocks(content.blocks, { ...factsOf(site), besideActs: besideActs(site) }),
            headings: content.headings,
            address: absoluteAddress(paths.article(article), settings),
          }}
          related={relatedArticles(article, articles).map(articleCardOf)}
        />
      ),
    }
  }
}
