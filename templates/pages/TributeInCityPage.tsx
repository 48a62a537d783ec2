import type { SafeHtml } from '../../generator/core/safe-html.ts'
import { ActHero } from '../parts/Act.tsx'
import { type ActCardView, MoreActs } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { CityPanel, type CityView, GettingThere, VenueList } from '../parts/CityFacts.tsx'
import { Prose } from '../parts/Html.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Practical } from '../parts/Practical.tsx'
import { Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'
import { type ArtistView, Disclaimer, type FeaturedAct, FeaturedTribute } from './TributePage.tsx'

export type TributeInCityPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  artist: Pick<ArtistView, 'name' | 'text'>
  city: CityView & { content: SafeHtml }
  featured: FeaturedAct
  others: readonly ActCardView[]
  nearby: readonly LinkView[]
  more: readonly ActCardView[]
}

export function TributeInCityPage({ breadcrumb, artist, city, featured, others, nearby, more }: TributeInCityPageProps) {
  const { t } = useSite()
  const names = { artist: artist.name, city: city.name }
  return (
    <>
      <ActHero
        breadcrumb={breadcrumb}
        act={featured}
        kicker={t('tribute-in-city.kicker', { city: city.name })}
        title={t('link.tribute-in-city', names)}
        lead={t('tribute-in-city.lead', { ...names, act: featured.name, text: featured.shortDescription })}
        track="tribute-stad hero_cta"
      />
      <Section>
        <div className="split">
          <div>
            <h2>{t('tribute-in-city.live', names)}</h2>
            <Practical act={featured} city={city} />
            <p>{artist.text}</p>
            <Disclaimer artist={artist} acts={[featured, ...others]} />
          </div>
          <CityPanel city={city} />
        </div>
      </Section>
      <Section background="tint" title={t('tribute.featured', { act: featured.name })}>
        <FeaturedTribute act={featured} />
      </Section>
      <MoreActs title={t('tribute-in-city.other', names)} acts={others} withVideo />
      <Section background="tint" title={t('tribute-in-city.venues', { city: city.name })} intro={t('tribute-in-city.venues-intro')}>
        <VenueList city={city} />
      </Section>
      <Section title={t('city.getting-there')} narrow>
        <GettingThere city={city} />
        <Prose html={city.content} />
      </Section>
      <Section background="tint" title={t('tribute-in-city.elsewhere', { artist: artist.name })}>
        <LinkList links={nearby} />
      </Section>
      <MoreActs title={t('tribute.more')} acts={more} />
      <CallToAction title={t('tribute-in-city.book', names)} text={t('tribute-in-city.book-text')} withPhone />
    </>
  )
}
