import type { ReactNode } from 'react'
import { ActHero, type ActInWords, FactsBand } from '../parts/Act.tsx'
import { ActLines, type ActLineView } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import type { CityView } from '../parts/City.tsx'
import { LinkList, type LinkView } from '../parts/Link.tsx'
import { Section, SentenceList } from '../parts/Section.tsx'
import { ShowsSection, type ShowsView } from '../parts/Shows.tsx'
import { useSite } from '../parts/site-context.tsx'
import { HallsSection, TownSection, type VisitView } from '../parts/Visit.tsx'

export type TributeInCityPageProps = {
  artist: { name: string }
  city: CityView
  spot: ReactNode
  featured: ActInWords
  visit: VisitView
  /** What is heard. */
  songs: string
  shows?: ShowsView | undefined
  others: readonly ActLineView[]
  /** The same tribute in the nearest cities. */
  nearby: readonly LinkView[]
  /** Tributes to other artists in this city. */
  more: readonly LinkView[]
}

export function TributeInCityPage({ artist, city, spot, featured, visit, songs, shows, others, nearby, more }: TributeInCityPageProps) {
  const { t } = useSite()
  const names = { artist: artist.name, city: city.name }
  return (
    <>
      <ActHero
        act={featured}
        kicker={t('tribute-in-city.kicker')}
        title={t('link.tribute-in-city', names)}
        lead={featured.shortDescription}
        track="tribute-stad hero_cta"
        city={city.key}
      />
      <FactsBand act={featured} items={visit.band} />
      <Section title={featured.name} narrow>
        <p>{featured.portrait}</p>
        <SentenceList items={featured.reasons} />
        <p>{songs}</p>
      </Section>
      {shows && <ShowsSection shows={shows} />}
      <HallsSection visit={visit} to={featured.path} />
      <TownSection city={city} spot={spot} remarks={visit.remarks} />
      <Section background="tint" title={t('tribute-in-city.elsewhere')}>
        {others.length > 0 && (
          <>
            <h3>{t('tribute-in-city.other', { artist: artist.name })}</h3>
            <ActLines acts={others} />
          </>
        )}
        <LinkList links={nearby} />
        <LinkList links={more} />
      </Section>
      <CallToAction title={t('tribute-in-city.book', names)} withPhone />
    </>
  )
}
