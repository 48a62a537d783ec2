import type { ReactNode } from 'react'
import { type LandingKind, paths } from '../../generator/core/addresses.ts'
import type { ListPage } from '../../generator/core/pagination.ts'
import { type ActCardView, ActGrid, ActLines, type ActLineView } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { CityFacts, type CityView, VenueList, type VenueView } from '../parts/City.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, LinkList, type LinkView, PartLinks } from '../parts/Link.tsx'
import { Points, Section } from '../parts/Section.tsx'
import { ShowsSection, type ShowsView } from '../parts/Shows.tsx'
import { useSite } from '../parts/site-context.tsx'

export type CityLandingPageProps = {
  kind: LandingKind
  /** The number of acts of that kind. */
  kindCount: number
  city: CityView
  kicker: string
  lead: string
  /** What the owner wrote of the city for this kind of page. */
  text: ReactNode
  benefits: readonly { title: string; text: string }[]
  venues: readonly VenueView[]
  /** Which other halls suit, and in which category of loudness one there must be licensed. */
  venuesRest: readonly string[]
  shows?: ShowsView | undefined
  /** The acts that suit the page best, as cards. */
  cards: readonly ActCardView[]
  /** The other acts on this page of the list. */
  others: ListPage<ActLineView>
  /** The other landing pages of this city, and the same of the cities around it. */
  siblings: readonly LinkView[]
  nearby: readonly LinkView[]
}

export function CityLandingPage({
  kind,
  kindCount,
  city,
  kicker,
  lead,
  text,
  benefits,
  venues,
  venuesRest,
  shows,
  cards,
  others,
  siblings,
  nearby,
}: CityLandingPageProps) {
  const { t } = useSite()
  const name = { city: city.name }
  return (
    <>
      <Hero
        kicker={kicker}
        title={t('city-landing.heading', { ...name, kind, count: kindCount })}
        lead={lead}
        image={{ file: `cities/${city.key}`, alt: '' }}
        actions={
          <>
            <ButtonLink to={paths.booking()} rest={`?city=${city.key}`} track="stad hero_cta" />
            {cards.length > 1 && (
              <ButtonLink to={paths.acts()} variant="quiet">
                {t('link.all-acts')}
              </ButtonLink>
            )}
          </>
        }
      >
        <p className="badge badge-place">{t('city-landing.around', name)}</p>
      </Hero>
      {cards.length > 0 && (
        <Section
          background="stage"
          className="city-acts"
          title={t('city-landing.acts', { ...name, count: cards.length })}
        >
          {/* Some acts as cards; the others are on the page too, in a line each, so that they need no script and no further page. */}
          <ActGrid acts={cards} short />
          {others.entries.length > 0 && (
            <details className="more-acts">
              <summary className="button button-quiet">
                {t('city-landing.all-acts', { count: others.entries.length })}
              </summary>
              <ActLines acts={others.entries} />
            </details>
          )}
          <PartLinks list={others} />
        </Section>
      )}
      <Section title={t('city-landing.why', name)} narrow>
        {text}
        <CityFacts city={city} />
        <Points items={benefits} />
      </Section>
      {shows && <ShowsSection shows={shows} />}
      {venues.length > 0 && (
        <Section background="tint" title={t('city-landing.venues')}>
          <VenueList venues={venues} />
          {venuesRest.map((text) => (
            <p key={text} className="venues-rest">
              {text}
            </p>
          ))}
        </Section>
      )}
      {siblings.length + nearby.length > 0 && (
        <Section title={t('city-landing.more')}>
          <LinkList links={siblings} />
          <LinkList links={nearby} />
        </Section>
      )}
      <CallToAction
        title={t('city-landing.book', { kind })}
        text={t('city-landing.book-text', { kind, count: cards.length })}
        withPhone
      />
    </>
  )
}
