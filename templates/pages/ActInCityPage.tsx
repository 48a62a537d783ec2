import type { SafeHtml } from '../../generator/core/safe-html.ts'
import { ActFacts, ActHero, type ActView, BookingBar, RequestButton } from '../parts/Act.tsx'
import { type ActCardView, MoreActs } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { CityPanel, type CityView, GettingThere, regionOf, VenueList } from '../parts/CityFacts.tsx'
import { Prose } from '../parts/Html.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Practical } from '../parts/Practical.tsx'
import { Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

export type ActInCityPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  act: ActView & { bio: string }
  city: CityView & { content: SafeHtml }
  /** The same act in the nearest cities. */
  nearby: readonly LinkView[]
  /** The landing pages of this city. */
  landings: readonly LinkView[]
  similar: readonly ActCardView[]
}

export function ActInCityPage({ breadcrumb, act, city, nearby, landings, similar }: ActInCityPageProps) {
  const { t } = useSite()
  const names = { act: act.name, city: city.name }
  return (
    <>
      <ActHero
        breadcrumb={breadcrumb}
        act={act}
        title={t('link.act-in-city', names)}
        lead={t('act-in-city.lead', { text: act.shortDescription, city: city.name, region: regionOf(t, city) })}
        track="act-stad hero_cta"
      />
      <ActFacts act={act} />
      <Section>
        <div className="split">
          <div>
            <h2>{t('act-in-city.evening', names)}</h2>
            <p>{act.bio}</p>
            <Practical act={act} city={city} />
          </div>
          <CityPanel city={city} />
        </div>
      </Section>
      <Section background="tint" title={t('act-in-city.venues', { city: city.name })} intro={t('act-in-city.venues-intro')}>
        <VenueList city={city} />
      </Section>
      <Section title={t('city.getting-there')} narrow>
        <GettingThere city={city} />
        <h3>{t('act-in-city.organisers', { city: city.name })}</h3>
        <Prose html={city.content} />
      </Section>
      <Section background="tint" title={t('act-in-city.nearby', { city: city.name })}>
        <LinkList links={nearby} />
        <LinkList links={landings} />
      </Section>
      <MoreActs title={t('act-in-city.similar', { city: city.name })} acts={similar} />
      <CallToAction title={t('act-in-city.title', names)} text={t('act-in-city.book-text', { city: city.name })}>
        <RequestButton act={act} track="act-stad bottom_cta" />
      </CallToAction>
      <BookingBar act={act} track="act-stad sticky_cta" />
    </>
  )
}
