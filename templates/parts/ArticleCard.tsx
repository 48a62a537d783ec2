import type { SitePath } from '../../generator/core/addresses.ts'
import { longDate } from '../../generator/core/format.ts'
import { DraftBadge } from './Draft.tsx'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'

/** What a card shows of an article. */
export type ArticleCardView = {
  title: string
  path: SitePath
  category: string
  excerpt: string
  author: string
  publishDate: string
  readTime: number
  image: string
  isDraft?: boolean
}

type ArticleCardProps = { article: ArticleCardView; action: 'Lees Artikel' | 'Lees Meer'; featured?: boolean }

export function ArticleCard({ article, action, featured = false }: ArticleCardProps) {
  const { title, path, category, excerpt, author, publishDate, readTime, image, isDraft } = article
  return (
    <article className={`article-card${featured ? ' article-card-featured' : ''}`}>
      <Picture
        image={image}
        alt=""
        className="article-card-picture"
        sizes={featured ? '(min-width: 62rem) 60vw, 100vw' : '(min-width: 62rem) 24rem, (min-width: 40rem) 45vw, 92vw'}
      />
      <div className="article-card-text">
        <span className="badge">{category}</span>
        {isDraft && <DraftBadge />}
        <h3>{title}</h3>
        <p>{excerpt}</p>
        <p className="meta">
          {featured && <span>{author}</span>}
          <time dateTime={publishDate}>{longDate(publishDate)}</time>
          <span>{readTime} min leestijd</span>
        </p>
        <Link to={path} className="arrow-link">
          {action}
          <span className="visually-hidden">: {title}</span>
          <Icon name="arrow" />
        </Link>
      </div>
    </article>
  )
}
