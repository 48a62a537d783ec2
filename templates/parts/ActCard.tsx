import type { ReactNode } from 'react'
import type { SitePath } from '../../generator/core/addresses.ts'
import type { ListPage } from '../../generator/core/pagination.ts'
import type { Translate } from '../../generator/core/sentences.ts'
import { splitSentences } from '../../generator/core/text.ts'
import type { Act, Sets } from '../../generator/schema/act.ts'
import { DraftBadge } from './Draft.tsx'
import { Icon } from './Icon.tsx'
import { Link, type LinkView, PartLinks } from './Link.tsx'
import { FilmHost, Picture } from './Picture.tsx'
import type { PriceView } from './price.tsx'
import { type Sample, useStrip } from './Samples.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.tsx'

/** The parts of an act on a card. */
export type ActCardView = Pick<Act, 'slug' | 'name' | 'category' | 'image' | 'imageShows' | 'bio'> & {
  path: SitePath
  originalArtist?: string | undefined
  videoUrl?: string | undefined
  sampleFilm?: Sample | undefined
  isDraft?: boolean
  /** On what an organiser decides first: the lowest price, the people on stage, the first programme. */
  facts: Pick<Act, 'musicians' | 'dancers'> & { price: PriceView; sets: Sets | undefined }
  /** A second address below the card: the act in this city. */
  local?: LinkView | undefined
}

/** What a line says of an act. */
export type ActLineView = Pick<ActCardView, 'slug' | 'name' | 'path' | 'local'> & {
  facts: Pick<ActCardView['facts'], 'musicians' | 'dancers' | 'price'>
}

/** A poster is as wide as its column; on a phone it is beside the text. */
const besideText = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 8rem'

/**
 * `searchWords` and `facets` are not shown: the search field and the filters find the act by them. `fit` is what
 * `writeFit` wrote of it, by which the list is sorted.
 */
export type ListedAct = ActCardView & {
  searchWords: readonly string[]
  facets: readonly string[]
  fit: string
}

type BadgeWords = 'label' | 'short' | 'related'

export function CategoryBadge({ category, words = 'label' }: { category: string; words?: BadgeWords }) {
  const { t } = useSite()
  return <span className={`badge badge-${category}`}>{t(`category.${words}`, { category })}</span>
}

type ActCardProps = {
  act: ActCardView
  short?: boolean
  badge?: BadgeWords
  withVideo?: boolean
  /** How wide its poster is, in the terms of the `sizes` attribute. */
  sizes?: string
}

/**
 * The attributes by which the script says what an act means for the visitor's party. What it judges the act by is
 * in the file of parties, once for all pages.
 */
export const partyFacts = ({ slug }: Pick<ActCardView, 'slug'>, { evening }: Pick<PriceView, 'evening'>) => ({
  'data-act': slug,
  'data-evening': evening,
})

/**
 * A card is a print: the poster with the name on its foot, and below it what is known of the act. It is one
 * link, to the page of its act. The video and the second address are above that link.
 */
export function ActCard({
  act,
  short = false,
  badge = short ? 'short' : 'label',
  withVideo = true,
  sizes = besideText,
}: ActCardProps) {
  const { t, rich } = useSite()
  const tellStrip = useStrip()
  if (withVideo && act.videoUrl) tellStrip('film', act.sampleFilm)
  const name = (text: ReactNode) => <span className="visually-hidden">{text}</span>
  const { price, musicians, dancers = 0, sets } = act.facts
  return (
    <article className={`act-card act-card-${act.category}`} {...partyFacts(act, act.facts.price)}>
      <Picture
        image={act.image}
        alt={t('act-card.picture', { act: act.name, shows: act.imageShows })}
        className="act-card-picture"
        sizes={sizes}
        hangs="lamp"
      />
      <h3>{act.name}</h3>
      <div className="act-card-text">
        <p className="act-card-price">
          {price.amounts
            ? rich('act-card.price', {
                ...{ from: price.amounts.from, vat: price.amounts.vatIncluded },
                covers: price.covers || undefined,
                amount: (text) => <span data-amount="">{text}</span>,
                words: (text) => <span data-covers="">{text}</span>,
                note: (text) => <small>{text}</small>,
              })
            : t('act-card.on-request')}
        </p>
        {act.originalArtist && (
          <p className="act-card-tribute">{t('act-card.tribute', { artist: act.originalArtist })}</p>
        )}
        <p className="act-card-facts">
          <CategoryBadge category={act.category} words={badge} />
          {act.isDraft && <DraftBadge />}{' '}
          <span>
            {t('act-facts.on-stage', { musicians, dancers })}
            {sets && ` · ${t('act-card.sets', { count: sets.count, from: sets.minutes, to: sets.upTo })}`}
          </span>
        </p>
        <p className="act-card-bio">{short ? splitSentences(act.bio)[0] : act.bio}</p>
        <div className="act-card-actions">
          <Link to={act.path} className="arrow-link">
            <span>{rich('act-card.more', { act: act.name, name })}</span>
            <Icon name="arrow" />
          </Link>
          {withVideo && act.videoUrl && (
            <a href={act.videoUrl} className="video-link" data-video={act.name}>
              <Icon name="play" />
              <span>{rich('act-card.video', { act: act.name, name })}</span>
              <FilmHost film={act.videoUrl} sample={act.sampleFilm} />
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

/** Acts of which a page shows a part. */
export const ActGridPart = ({
  list,
  ...card
}: { list: ListPage<ActCardView> } & Omit<ActCardProps, 'act'>) => (
  <>
    <ActGrid acts={list.entries} {...card} />
    <PartLinks list={list} />
  </>
)

/** How many people it is, its lowest price, and what that covers. */
export function actLine(
  t: Translate,
  people: number,
  { amounts, covers, ride }: Pick<PriceView, 'amounts' | 'covers' | 'ride'>,
) {
  const size = { people, strength: t('act-facts.strength', { people }) }
  return amounts
    ? t('act-card.line', { ...size, from: amounts.from, covers, ride })
    : t('act-card.line-on-request', size)
}

/**
 * Acts in a line each: name, size, price. A line leads to the act in the city of the page, where it has one.
 */
export function ActLines({ acts }: { acts: readonly ActLineView[] }) {
  const { t } = useSite()
  if (acts.length === 0) return null
  return (
    <ul className="link-list">
      {acts.map((act) => {
        const { price, musicians, dancers = 0 } = act.facts
        return (
          <li key={act.name}>
            <article {...partyFacts(act, price)}>
              <h3>
                <Link to={act.local?.to ?? act.path}>
                  {act.name}
                  <small>{actLine(t, musicians + dancers, price)}</small>
                </Link>
              </h3>
            </article>
          </li>
        )
      })}
    </ul>
  )
}

type MoreActsProps = {
  title: string
  acts: readonly ActCardView[]
  background?: 'paper' | 'tint'
  withVideo?: boolean
  children?: ReactNode
}

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
