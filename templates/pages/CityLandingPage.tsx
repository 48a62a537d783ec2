import { paths } from '../../generator/core/addresses.ts'
import type { ListPart } from '../../generator/core/parts.ts'
import type { SafeHtml } from '../../generator/core/safe-html.ts'
import type { ActCardView } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { CityPanel, type CityView, GettingThere, VenueList } from '../parts/CityFacts.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Prose } from '../parts/Html.tsx'
import { ButtonLink } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { ActGridPart } from '../parts/ListParts.tsx'
import { Points, Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

export type CityLandingPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  city: CityView & { content: SafeHtml; image: string }
  /** The texts of this kind of landing page; the order of the acts depends on the kind, too. */
  kind: { kicker: string; lead: string; text: string }
  benefits: readonly { title: string; text: string }[]
  acts: ListPart<ActCardView>
  /** The other landing pages of this city, and of the cities around it. */
  siblings: readonly LinkView[]
  nearby: readonly LinkView[]
  aliases: readonly LinkView[]
}

export function CityLandingPage({ breadcrumb, city, kind, benefits, acts, siblings, nearby, aliases }: CityLandingPageProps) {
  const { t } = useSite()
  const name = { city: city.name }
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        kicker={kind.kicker}
        title={t('city-landing.heading', name)}
        lead={kind.lead}
        image={{ file: city.image, alt: '' }}
        actions={
          <>
            <ButtonLink to={paths.booking()} track="stad hero_cta">
              {t('link.send-request')}
            </ButtonLink>
            <ButtonLink to={paths.acts()} variant="quiet">
              {t('link.all-acts')}
            </ButtonLink>
          </>
        }
      >
        <p className="badge badge-place">{t('city-landing.around', name)}</p>
      </Hero>
      <Section>
        <div className="split">
          <div>
            <h2>{t('city-landing.why', name)}</h2>
            <p>{kind.text}</p>
            <Prose html={city.content} />
          </div>
          <CityPanel city={city}>
            <GettingThere city={city} />
          </CityPanel>
        </div>
        <Points items={benefits} />
      </Section>
      <Section background="stage" title={t('city-landing.acts', name)}>
        <ActGridPart list={acts} />
      </Section>
      {city.venues.length > 0 && (
        <Section title={t('city-landing.venues', name)} intro={t('city-landing.venues-intro')}>
          <VenueList city={city} />
        </Section>
      )}
      <Section background="tint" title={t('city-landing.more')}>
        <LinkList links={siblings} />
        <h3>{t('city-landing.nearby', name)}</h3>
        <LinkList links={nearby} />
        {aliases.length > 0 && (
          <>
            <h3>{t('city-landing.aliases')}</h3>
            <LinkList links={aliases} />
          </>
        )}
      </Section>
      <CallToAction title={t('city-landing.book', name)} text={t('city-landing.book-text')} withPhone />
    </>
  )
}
