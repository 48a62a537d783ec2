import type { ReactNode } from 'react'
import type { SitePath } from '../../generator/core/addresses.ts'
import type { Category } from '../../generator/schema/act.ts'
import { DraftBadge } from './Draft.tsx'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import type { LinkView } from './LinkList.tsx'
import { cardSizes, Picture } from './Picture.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.tsx'

/** The parts of an act on a card. */
export type ActCardView = {
  slug: string
  name: string
  path: SitePath
  category: Category
  originalArtist?: string | undefined
  image: string
  /** What the picture shows. */
  imageShows: string
  bio: string
  videoUrl?: string | undefined
  isDraft?: boolean
  /** A second address below the card: the act in this city. */
  local?: LinkView | undefined
}

/** `searchWords` are not shown: the search field finds the act by them. */
export type ListedAct = ActCardView & { searchWords: readonly string[] }

export function CategoryBadge({ category, short = false }: { category: Category; short?: boolean }) {
  const { t } = useSite()
  return <span className={`badge badge-${category}`}>{t(short ? 'category.short' : 'category.label', { category })}</span>
}

export type ActCardProps = { act: ActCardView; short?: boolean; heading?: 'h2' | 'h3'; withVideo?: boolean }

export function ActCard({ act, short = false, heading: Heading = 'h3', withVideo = true }: ActCardProps) {
  const { t, rich } = useSite()
  const name = (text: ReactNode) => <span className="visually-hidden">{text}</span>
  return (
    <article className={`act-card act-card-${act.category}`} data-act={act.slug}>
      <Picture image={act.image} alt={t('act-card.picture', { act: act.name, shows: act.imageShows })} className="act-card-picture" sizes={cardSizes} />
      <div className="act-card-text">
        <CategoryBadge category={act.category} short={short} />
        {act.isDraft && <DraftBadge />}
        <Heading>{act.name}</Heading>
        {act.originalArtist && <p className="act-card-tribute">{t('act-card.tribute', { artist: act.originalArtist })}</p>}
        <p className={short ? 'clamp-2' : 'clamp-3'}>{act.bio}</p>
        <div className="act-card-actions">
          <Link to={act.path} className="arrow-link">
            {rich('act-card.more', { act: act.name, name })}
            <Icon name="arrow" />
          </Link>
          {withVideo && act.videoUrl && (
            <a href={act.videoUrl} className="video-link" data-video={act.name}>
              <Icon name="play" />
              {rich('act-card.video', { act: act.name, name })}
            </a>
          )}
        </div>
        {act.local && (
          <Link to={act.local.to} className="act-card-local">
            {act.local.label}
          </Link>
        )}
      </div>
    </article>
  )
}

export function ActGrid({ acts, ...card }: { acts: readonly ActCardView[] } & Omit<ActCardProps, 'act'>) {
  return (
    <ul className="grid act-grid">
      {acts.map((act) => (
        <li key={act.name}>
          <ActCard act={act} {...card} />
        </li>
      ))}
    </ul>
  )
}

type MoreActsProps = { title: string; acts: readonly ActCardView[]; background?: 'paper' | 'tint'; withVideo?: boolean; children?: ReactNode }

/** A section with further acts, and what follows below them. Without acts there is no section. */
export function MoreActs({ title, acts, background = 'paper', withVideo = false, children }: MoreActsProps) {
  if (acts.length === 0) return null
  return (
    <Section background={background} title={title}>
      <ActGrid acts={acts} short withVideo={withVideo} />
      {children}
    </Section>
  )
}
