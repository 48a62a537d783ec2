/** The pages of an act and of an original artist in a city. */
import type { ReactNode } from 'react'
import { ActHero, type ActInWords, ActLink, BookingBar, FactsBand, RequestButton } from '../parts/Act.tsx'
import { ActLines, type ActLineView } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import type { CityView } from '../parts/City.tsx'
import { LinkList, type LinkView } from '../parts/Link.tsx'
import { Section, SentenceList } from '../parts/Section.tsx'
import { ShowsSection, type ShowsView } from '../parts/Shows.tsx'
import { useSite } from '../parts/site-context.tsx'
import { SaidSection, type TestimonialView } from '../parts/Testimonials.tsx'
import {
  DaySection,
  HallsSection,
  type HallView,
  OfferSection,
  TownSection,
  type VisitView,
} from '../parts/Visit.tsx'

type InCityProps = {
  city: CityView
  /** What the owner wrote for organisers there. */
  spot: ReactNode
  visit: VisitView
  /** Some of the songs, in a sentence. */
  songs: string
  hall: HallView | undefined
  /** What guests said of the act. */
  said: readonly TestimonialView[]
  shows?: ShowsView | undefined
  /** The same in the nearest cities. */
  nearby: readonly LinkView[]
  /** More of this town: tributes, landing pages. */
  more: readonly LinkView[]
}

export type ActInCityPageProps = InCityProps & {
  act: ActInWords
  similar: readonly ActLineView[]
}

export function ActInCityPage({
  act,
  hall,
  city,
  spot,
  visit,
  songs,
  said,
  shows,
  nearby,
  more,
  similar,
}: ActInCityPageProps) {
  const { t } = useSite()
  const names = { act: act.name, city: city.name }
  return (
    <>
      <ActHero
        act={{ ...act, price: visit.price }}
        title={t('link.act-in-city', names)}
        lead={act.shortDescription}
        track="act-stad hero_cta"
        city={city.key}
        town={`cities/${city.key}`}
      >
        <ActLink act={act} />
      </ActHero>
      <FactsBand act={act} items={visit.band} />
      <OfferSection title={t('visit.why')} costs={visit.costs}>
        <p>{act.portrait}</p>
        <SentenceList items={act.reasons} />
        <p>{songs}</p>
      </OfferSection>
      <SaidSection act={act.name} said={said} />
      {shows && <ShowsSection shows={shows} />}
      <HallsSection visit={visit} hall={hall} to={act.path} />
      <DaySection day={visit.day} />
      <TownSection city={city} spot={spot} remarks={visit.remarks} />
      <Section
        background="tint"
        title={t(similar.length > 0 ? 'act-in-city.similar' : 'act.near-you', names)}
      >
        <ActLines acts={similar} />
        <LinkList links={nearby} />
        <LinkList links={more} />
      </Section>
      <CallToAction title={t('act-in-city.title', names)}>
        <RequestButton act={act} track="act-stad bottom_cta" city={city.key} />
      </CallToAction>
      <BookingBar act={{ ...act, price: visit.price }} track="act-stad sticky_cta" city={city.key} />
    </>
  )
}

export type TributeInCityPageProps = InCityProps & {
  artist: { name: string }
  featured: ActInWords
  others: readonly ActLineView[]
}

export function TributeInCityPage({
  artist,
  city,
  spot,
  featured,
  hall,
  visit,
  songs,
  said,
  shows,
  others,
  nearby,
  more,
}: TributeInCityPageProps) {
  const { t } = useSite()
  const names = { artist: artist.name, city: city.name }
  return (
    <>
      <ActHero
        act={{ ...featured, price: visit.price }}
        kicker={t('tribute-in-city.kicker')}
        title={t('link.tribute-in-city', names)}
        lead={featured.shortDescription}
        track="tribute-stad hero_cta"
        city={city.key}
        town={`cities/${city.key}`}
      >
        <ActLink act={featured} />
      </ActHero>
      <FactsBand act={featured} items={visit.band} />
      <OfferSection title={featured.name} costs={visit.costs}>
        <p>{featured.portrait}</p>
        <SentenceList items={featured.reasons} />
        <p>{songs}</p>
      </OfferSection>
      <SaidSection act={featured.name} said={said} />
      {shows && <ShowsSection shows={shows} />}
      <HallsSection visit={visit} hall={hall} to={featured.path} />
      <DaySection day={visit.day} />
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
