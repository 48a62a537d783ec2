import { paths } from '../../generator/core/addresses.ts'
import type { SafeHtml } from '../../generator/core/safe-html.ts'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { CityFacts, type CityView, GettingThere, VenueList } from '../parts/CityFacts.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Prose } from '../parts/Prose.tsx'
import { Points, Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

export type CityLandingPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  city: CityView & { content: SafeHtml; image: string }
  /** What the kind of landing page changes: the words, and below the order of the acts. */
  kind: { kicker: string; lead: string; text: string }
  benefits: readonly { title: string; text: string }[]
  acts: readonly ActCardView[]
  /** The other landing pages of this city, and of the cities around it. */
  siblings: readonly LinkView[]
  nearby: readonly LinkView[]
  aliases: readonly LinkView[]
}

export function CityLandingPage({ breadcrumb, city, kind, benefits, acts, siblings, nearby, aliases }: CityLandingPageProps) {
  const { brand } = useSite().settings
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        kicker={kind.kicker}
        title={`Live Muziek in ${city.name}`}
        lead={kind.lead}
        image={{ file: city.image, alt: '' }}
        actions={
          <>
            <ButtonLink to={paths.booking()} track="stad hero_cta">
              Boekingsaanvraag versturen
            </ButtonLink>
            <ButtonLink to={paths.acts()} variant="quiet">
              Alle artiesten
            </ButtonLink>
          </>
        }
      >
        <p className="badge badge-place">{city.name} &amp; Omgeving</p>
      </Hero>
      <Section>
        <div className="split">
          <div>
            <h2>
              Waarom {brand} in {city.name}?
            </h2>
            <p>{kind.text}</p>
            <Prose html={city.content} />
          </div>
          <aside className="city-panel" aria-label={`${city.name} in cijfers`}>
            <h3>{city.name} in cijfers</h3>
            <CityFacts city={city} />
            <GettingThere city={city} />
          </aside>
        </div>
        <Points items={benefits} />
      </Section>
      <Section background="stage" title={`Beschikbare Acts in ${city.name}`}>
        <ActGrid acts={acts} />
      </Section>
      {city.venues.length > 0 && (
        <Section title={`Zalen in ${city.name}`} intro="Waar het kan klinken, en hoe je er komt.">
          <VenueList city={city} />
        </Section>
      )}
      <Section background="tint" title="Verder kijken">
        <LinkList links={siblings} />
        <h3>In de buurt van {city.name}</h3>
        <LinkList links={nearby} />
        {aliases.length > 0 && (
          <>
            <h3>Ook gezocht als</h3>
            <LinkList links={aliases} />
          </>
        )}
      </Section>
      <CallToAction
        title={`Een band voor je feest in ${city.name}?`}
        text="Vertel ons wat je plant. Je krijgt een voorstel met twee of drie acts die passen en vrij zijn."
        withPhone
      />
    </>
  )
}
