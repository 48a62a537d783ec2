import { ActHero } from '../parts/Act.tsx'
import { type ActCardView, MoreActs } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { CityPanel, type CityView, SuitableVenues } from '../parts/CityFacts.tsx'
import { Link } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Points, Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'
import { type ArtistView, Disclaimer, type FeaturedAct } from './TributePage.tsx'

export type TributeInCityPageProps = {
  artist: Pick<ArtistView, 'name'>
  city: CityView
  featured: FeaturedAct
  lead: string
  /** What is heard, and which halls of the city suit it. */
  music: string
  fit: string
  misfits: readonly string[]
  /** Audience, rights, language, the drive with its price. */
  notes: readonly { title: string; text: string }[]
  others: readonly ActCardView[]
  nearby: readonly LinkView[]
  more: readonly ActCardView[]
}

export function TributeInCityPage({ artist, city, featured, lead, music, fit, misfits, notes, others, nearby, more }: TributeInCityPageProps) {
  const { t } = useSite()
  const names = { artist: artist.name, city: city.name }
  return (
    <>
      <ActHero
        act={featured}
        kicker={t('tribute-in-city.kicker', { city: city.name })}
        title={t('link.tribute-in-city', names)}
        lead={lead}
        track="tribute-stad hero_cta"
        city={city.key}
      />
      <Section>
        <div className="split">
          <div>
            <h2>{t('tribute-in-city.live', names)}</h2>
            <p>{music}</p>
            <p>{fit}</p>
            <Disclaimer artist={artist} acts={[featured, ...others]} />
          </div>
          <CityPanel city={city} />
        </div>
      </Section>
      <Section background="tint" title={t('tribute-in-city.halls', { city: city.name })}>
        <SuitableVenues city={city} misfits={misfits} />
      </Section>
      <Section title={t('tribute-in-city.plan')}>
        <Points items={notes} />
      </Section>
      <Section background="tint" title={t('tribute-in-city.act', { act: featured.name })}>
        <p className="lead-text">{featured.portrait}</p>
        <p>
          <Link to={featured.path} className="arrow-link">
            {t('link.act', { act: featured.name })}
          </Link>
        </p>
      </Section>
      <MoreActs title={t('tribute-in-city.other', names)} acts={others} withVideo />
      <Section title={t('tribute-in-city.elsewhere', { artist: artist.name })}>
        <LinkList links={nearby} />
      </Section>
      <MoreActs background="tint" title={t('tribute.more')} acts={more} />
      <CallToAction title={t('tribute-in-city.book', names)} text={t('tribute-in-city.book-text')} withPhone />
    </>
  )
}
