import type { SitePath } from '../../generator/core/addresses.ts'
import type { ArticleMeta } from '../../generator/schema/article.ts'
import { DraftBadge } from './Draft.tsx'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { cardSizes, Picture } from './Picture.tsx'
import { useSite } from './site-context.tsx'

/** The parts of an article on a card. */
export type ArticleCardView = Pick<
  ArticleMeta,
  'title' | 'category' | 'excerpt' | 'author' | 'publishDate' | 'readTime'
> & {
  path: SitePath
  image: string
  isDraft?: boolean
}

type ArticleCardProps = {
  article: ArticleCardView
  /** One of a list of all articles, where the link is shorter. */
  short?: boolean
  featured?: boolean
  sizes?: string
}

const featuredSizes = '(min-width: 75rem) 42rem, (min-width: 62rem) 53vw, 92vw'
/** Two articles share the width of the page. */
const halfSizes = '(min-width: 87rem) 39rem, (min-width: 40rem) 46vw, 92vw'

export function ArticleCard({
  article,
  short = false,
  featured = false,
  sizes = featured ? featuredSizes : cardSizes,
}: ArticleCardProps) {
  const { rich } = useSite()
  const { title, path, category, excerpt, author, image, isDraft } = article
  return (
    <article className={`article-card${featured ? ' article-card-featured' : ''}`}>
      <Picture image={image} alt="" className="article-card-picture" sizes={sizes} />
      <div className="article-card-text">
        <span className="badge">{category}</span>
        {isDraft && <DraftBadge />}
        <h3>{title}</h3>
        <p>{excerpt}</p>
        <p className="meta">
          {featured && <span>{author}</span>}
          <ArticleDate article={article} />
        </p>
        <Link to={path} className="arrow-link">
          {rich(short ? 'article.read-more' : 'article.read', {
            title,
            name: (text) => <span className="visually-hidden">{text}</span>,
          })}
          <Icon name="arrow" />
        </Link>
      </div>
    </article>
  )
}

export function ArticleGrid({
  articles,
  short = false,
}: {
  articles: readonly ArticleCardView[]
  short?: boolean
}) {
  return (
    <ul className="grid article-grid">
      {articles.map((article) => (
        <li key={article.path}>
          <ArticleCard article={article} short={short} {...(articles.length === 2 && { sizes: halfSizes })} />
        </li>
      ))}
    </ul>
  )
}

/** When an article was written, and how long it takes to read. */
export function ArticleDate({
  article: { publishDate, readTime },
}: {
  article: Pick<ArticleCardView, 'publishDate' | 'readTime'>
}) {
  const { t, format } = useSite()
  return (
    <>
      <time dateTime={publishDate}>{format.date(publishDate)}</time>
      <span>{t('article.read-time', { minutes: readTime })}</span>
    </>
  )
}
