import { ActHero, type ActView, mainFacts } from '../parts/Act.tsx'
import { type ActCardView, MoreActs } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { FactPanel, Facts } from '../parts/Facts.tsx'
import { Link } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

/** The original artist, as tribute pages show it. */
export type ArtistView = {
  name: string
  kind: string
  origin: string
  years: string
  songs: readonly string[]
  albums: readonly { title: string; year: number }[]
  text: string
}

/** The featured tribute act: the first match. */
export type FeaturedAct = ActCardView & ActView & { reasons: readonly string[] }

export type TributePageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  artist: ArtistView
  featured: FeaturedAct
  /** Further acts that play the same artist. */
  others: readonly ActCardView[]
  /** Other tribute bands. */
  more: readonly ActCardView[]
  cities: readonly LinkView[]
}

export function TributePage({ breadcrumb, artist, featured, others, more, cities }: TributePageProps) {
  const { t } = useSite()
  const name = { artist: artist.name }
  return (
    <>
      <ActHero
        breadcrumb={breadcrumb}
        act={featured}
        kicker={t('link.tributebands')}
        title={t('tribute.title', name)}
        lead={featured.shortDescription}
        track="tribute-boeken hero_cta"
      />
      <Section>
        <div className="split">
          <div>
            <h2>{t('tribute.repertoire')}</h2>
            <p>{artist.text}</p>
            <Disclaimer artist={artist} acts={[featured, ...others]} />
          </div>
          <ArtistPanel artist={artist} />
        </div>
      </Section>
      <Section background="tint" title={t('tribute.featured', { act: featured.name })}>
        <FeaturedTribute act={featured} />
      </Section>
      <MoreActs title={t('tribute.other', name)} acts={others} withVideo />
      <Section title={t('tribute.cities', name)} intro={t('tribute.cities-intro')}>
        <LinkList links={cities} />
      </Section>
      <MoreActs background="tint" title={t('tribute.more')} acts={more} />
      <CallToAction title={t('tribute.book', name)} text={t('tribute.book-text')} withPhone />
    </>
  )
}

export function FeaturedTribute({ act }: { act: FeaturedAct }) {
  const { t } = useSite()
  return (
    <div className="split">
      <div>
        <p className="lead-text">{act.bio}</p>
        <ul className="ticks">
          {act.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p>
          <Link to={act.path} className="arrow-link">
            {t('link.act', { act: act.name })}
          </Link>
        </p>
      </div>
      <Facts items={mainFacts(t, act)} />
    </div>
  )
}

function ArtistPanel({ artist }: { artist: ArtistView }) {
  const { t } = useSite()
  const facts = [
    { name: t('tribute.who'), value: artist.kind },
    { name: t('tribute.origin'), value: artist.origin },
    { name: t('tribute.years'), value: artist.years },
    { name: t('tribute.albums'), value: artist.albums.map((album) => t('tribute.album', album)).join(', ') },
  ]
  return (
    <FactPanel title={t('tribute.artist', { artist: artist.name })} items={facts}>
      <p className="small-print">{t('tribute.songs', { songs: artist.songs })}</p>
    </FactPanel>
  )
}

/** Every tribute page states that the original artist is not involved. */
export function Disclaimer({ artist, acts }: { artist: { name: string }; acts: readonly { name: string }[] }) {
  const names = acts.map(({ name }) => name)
  return <p className="small-print">{useSite().t('tribute.disclaimer', { acts: names, count: names.length, artist: artist.name })}</p>
}
