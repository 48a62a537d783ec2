import type { ReactNode } from 'react'
import { paths, type SitePath } from '../../generator/core/addresses.ts'
import type { ArticleMeta } from '../../generator/schema/article.ts'
import { type ArticleCardView, ArticleDate, ArticleGrid } from '../parts/ArticleCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Breadcrumb } from '../parts/Hero.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { Picture } from '../parts/Picture.tsx'
import { Section, SentenceList } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

export type ArticlePageProps = {
  article: Pick<
    ArticleMeta,
    'title' | 'excerpt' | 'category' | 'author' | 'publishDate' | 'readTime' | 'tags'
  > & {
    updated?: string | undefined
    image: string
    content: ReactNode
    headings: readonly { id: string; text: string; depth: 2 | 3 }[]
    /** The full address, for sharing. */
    address: string
  }
  related: readonly ArticleCardView[]
  back: SitePath
}

export function ArticlePage({ article, related, back }: ArticlePageProps) {
  const { t, rich, format } = useSite()
  const { updated } = article
  return (
    <>
      <article className="article">
        <header className="article-head">
          <div className="wrap">
            <Breadcrumb />
            <Link to={back} className="back-link">
              {t('article.back')}
            </Link>
            <p className="meta">
              <span className="badge">{article.category}</span>
              <span>{article.author}</span>
              <ArticleDate article={article} />
              {updated !== undefined && (
                <span>
                  {rich('article.updated', {
                    date: format.date(updated),
                    time: (date) => <time dateTime={updated}>{date}</time>,
                  })}
                </span>
              )}
            </p>
            <h1>{article.title}</h1>
            <p className="lead">{article.excerpt}</p>
          </div>
        </header>
        <Picture
          image={article.image}
          alt=""
          className="article-picture"
          sizes="(min-width: 75rem) 75rem, 100vw"
          priority
        />
        <div className="wrap article-grid-page">
          <aside className="article-aside">
            <nav aria-label={t('article.contents')}>
              <h2>{t('article.contents')}</h2>
              <ol>
                {article.headings
                  .filter(({ depth }) => depth === 2)
                  .map(({ id, text }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{text}</a>
                    </li>
                  ))}
              </ol>
            </nav>
            <Share title={article.title} address={article.address} />
          </aside>
          <div>
            {article.content}
            <SentenceList items={article.tags} className="tags" label={t('article.topics')} />
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <Section background="tint" title={t('article.related')}>
          <ArticleGrid articles={related} />
        </Section>
      )}
      <CallToAction title={t('article.inspired')} text={t('article.inspired-text')}>
        <ButtonLink to={paths.contact()}>{t('article.contact')}</ButtonLink>
        <ButtonLink to={paths.acts()} variant="quiet">
          {t('link.see-all-acts')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

/** Plain links, which need no script and load nothing from other hosts. */
function Share({ title, address }: { title: string; address: string }) {
  const { t } = useSite()
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title)
  const targets = [
    { name: t('article.share-mail'), href: `mailto:?subject=${text}&body=${url}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://x.com/intent/tweet?text=${text}&url=${url}` },
  ]
  return (
    <div className="share" data-share>
      <h2>{t('article.share')}</h2>
      <ul>
        {targets.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
