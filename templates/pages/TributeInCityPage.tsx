import type { SafeHtml } from '../../generator/core/safe-html.ts'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { CityFacts, type CityView, GettingThere, VenueList } from '../parts/CityFacts.tsx'
import { Hero } from '../parts/Hero.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Practical } from '../parts/Practical.tsx'
import { Prose } from '../parts/Prose.tsx'
import { Section } from '../parts/Section.tsx'
import { type ArtistView, Disclaimer, type FeaturedAct, FeaturedTribute, TributeActions } from './TributePage.tsx'

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
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        kicker={`Tributeband in ${city.name}`}
        title={`${artist.name} tribute in ${city.name}`}
        lead={`${featured.name} brengt het werk van ${artist.name} naar ${city.name}. ${featured.shortDescription}`}
        image={{ file: featured.image, alt: `Affichebeeld van ${featured.name}` }}
        actions={<TributeActions act={featured} page="tribute-stad" />}
      />
      <Section>
        <div className="split">
          <div>
            <h2>
              {artist.name} live in {city.name}
            </h2>
            <Practical act={featured} city={city} />
            <p>{artist.text}</p>
            <Disclaimer artist={artist} acts={[featured, ...others]} />
          </div>
          <aside className="city-panel" aria-label={`${city.name} in cijfers`}>
            <h3>{city.name} in cijfers</h3>
            <CityFacts city={city} />
          </aside>
        </div>
      </Section>
      <Section background="tint" title={`Uitgelicht: ${featured.name}`}>
        <FeaturedTribute act={featured} />
      </Section>
      {others.length > 0 && (
        <Section title={`Nog een ${artist.name} tribute in ${city.name}`}>
          <ActGrid acts={others} short />
        </Section>
      )}
      <Section background="tint" title={`Waar in ${city.name}?`} intro="Zalen die je kent of nog moet leren kennen, met de weg erheen.">
        <VenueList city={city} />
      </Section>
      <Section title="Bereikbaarheid" narrow>
        <GettingThere city={city} />
        <Prose html={city.content} />
      </Section>
      <Section background="tint" title={`${artist.name} tribute in andere steden`}>
        <LinkList links={nearby} />
      </Section>
      {more.length > 0 && (
        <Section title="Andere tributebands">
          <ActGrid acts={more} short withVideo={false} />
        </Section>
      )}
      <CallToAction
        title={`${artist.name} tribute boeken in ${city.name}`}
        text="Eén bericht is genoeg: datum, zaal, aantal gasten. Wij zoeken de rest uit."
        withPhone
      />
    </>
  )
}
