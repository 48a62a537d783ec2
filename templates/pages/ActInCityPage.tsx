import type { SafeHtml } from '../../generator/core/safe-html.ts'
import { ActFacts, ActHero, type ActView, BookingBar, RequestButton } from '../parts/Act.tsx'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { CityFacts, type CityView, countryNames, GettingThere, VenueList } from '../parts/CityFacts.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Practical } from '../parts/Practical.tsx'
import { Prose } from '../parts/Prose.tsx'
import { Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

export type ActInCityPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  act: ActView & { musicians: number; bio: string }
  city: CityView & { content: SafeHtml }
  /** The same act in the nearest cities. */
  nearby: readonly LinkView[]
  /** The landing pages of this city. */
  landings: readonly LinkView[]
  similar: readonly ActCardView[]
}

export function ActInCityPage({ breadcrumb, act, city, nearby, landings, similar }: ActInCityPageProps) {
  const { t } = useSite()
  return (
    <>
      <ActHero
        breadcrumb={breadcrumb}
        act={act}
        title={t('act-in-city.title', { act: act.name, city: city.name })}
        lead={`${act.shortDescription} Te boeken in ${city.name} en in de rest van ${city.province === city.name ? countryNames[city.country] : city.province}.`}
        track="act-stad hero_cta"
      />
      <ActFacts act={act} />
      <Section>
        <div className="split">
          <div>
            <h2>
              Een avond met {act.name} in {city.name}
            </h2>
            <p>{act.bio}</p>
            <Practical act={act} city={city} />
          </div>
          <aside className="city-panel" aria-label={`${city.name} in cijfers`}>
            <h3>{city.name} in cijfers</h3>
            <CityFacts city={city} />
          </aside>
        </div>
      </Section>
      <Section
        background="tint"
        title={`Zalen in ${city.name}`}
        intro="Plekken waar muziek kan klinken en hoe je er komt. Bespreek met de zaal altijd eerst de geluidsnorm en het uur van opbouw."
      >
        <VenueList city={city} />
      </Section>
      <Section title="Bereikbaarheid" narrow>
        <GettingThere city={city} />
        <h3>{city.name} voor organisatoren</h3>
        <Prose html={city.content} />
      </Section>
      <Section background="tint" title={`Ook in de buurt van ${city.name}`}>
        <LinkList links={nearby} />
        <LinkList links={landings} />
      </Section>
      {similar.length > 0 && (
        <Section title={`Andere acts voor ${city.name}`}>
          <ActGrid acts={similar} short withVideo={false} />
        </Section>
      )}
      <CallToAction
        title={`${act.name} boeken in ${city.name}`}
        text={`Zeg ons in welke zaal je zit, of in welke buurt van ${city.name} je zoekt. Wij rekenen de verplaatsing meteen mee.`}
      >
        <RequestButton act={act} track="act-stad bottom_cta" />
      </CallToAction>
      <BookingBar act={act} track="act-stad sticky_cta" />
    </>
  )
}
