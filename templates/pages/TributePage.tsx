import { listed, priceRange } from '../../generator/core/format.ts'
import { type ActView, RequestButton } from '../parts/Act.tsx'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Facts, Section } from '../parts/Section.tsx'

/** The original artist, as tribute pages show it. */
export type ArtistView = {
  name: string
  kind: string
  origin: string
  years: string
  songs: readonly string[]
  albums: readonly { title: string; year: number }[]
  text: string
}

/** The tribute act in the light: the first match. */
export type FeaturedAct = ActCardView & ActView & { musicians: number; reasons: readonly string[] }

export type TributePageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  artist: ArtistView
  featured: FeaturedAct
  /** Further acts that play the same artist. */
  others: readonly ActCardView[]
  /** Other tribute bands. */
  more: readonly ActCardView[]
  cities: readonly LinkView[]
}

export function TributePage({ breadcrumb, artist, featured, others, more, cities }: TributePageProps) {
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        kicker="Tributeband"
        title={`${artist.name} tribute boeken`}
        lead={featured.shortDescription}
        image={{ file: featured.image, alt: `Affichebeeld van ${featured.name}` }}
        actions={<TributeActions act={featured} page="tribute-boeken" />}
      />
      <Section>
        <div className="split">
          <div>
            <h2>Wat dit repertoire doet</h2>
            <p>{artist.text}</p>
            <Disclaimer artist={artist} acts={[featured, ...others]} />
          </div>
          <ArtistPanel artist={artist} />
        </div>
      </Section>
      <Section background="tint" title={`Uitgelicht: ${featured.name}`}>
        <FeaturedTribute act={featured} />
      </Section>
      {others.length > 0 && (
        <Section title={`Nog een ${artist.name} tribute`}>
          <ActGrid acts={others} short />
        </Section>
      )}
      <Section title={`${artist.name} tribute per stad`} intro="Elke stad heeft haar eigen zalen, regels en aanrijroutes. We schreven ze per stad op.">
        <LinkList links={cities} />
      </Section>
      {more.length > 0 && (
        <Section background="tint" title="Andere tributebands">
          <ActGrid acts={more} short withVideo={false} />
        </Section>
      )}
      <CallToAction
        title={`Een ${artist.name} tribute op jouw podium?`}
        text="Geef ons datum, plaats en publiek. Wij laten weten welke act past en vrij is."
        withPhone
      />
    </>
  )
}

export function TributeActions({ act, page }: { act: FeaturedAct; page: string }) {
  return (
    <>
      <RequestButton act={act} track={`${page} hero_cta`} />
      <ButtonLink to={act.path} variant="quiet">
        Alles over {act.name}
      </ButtonLink>
    </>
  )
}

export function FeaturedTribute({ act }: { act: FeaturedAct }) {
  return (
    <div className="split">
      <div>
        <p className="lead-text">{act.bio}</p>
        <ul className="ticks">
          {act.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p>
          <Link to={act.path} className="arrow-link">
            Alles over {act.name}
          </Link>
        </p>
      </div>
      <Facts
        items={[
          { name: 'Bezetting', value: act.lineUp },
          { name: 'Speelduur', value: act.setLength },
          { name: 'Prijsklasse', value: priceRange(act.price) },
        ]}
      />
    </div>
  )
}

export function ArtistPanel({ artist }: { artist: ArtistView }) {
  return (
    <aside className="city-panel" aria-label={`${artist.name} in het kort`}>
      <h3>{artist.name} in het kort</h3>
      <Facts
        items={[
          { name: 'Wie', value: artist.kind },
          { name: 'Herkomst', value: artist.origin },
          { name: 'Jaren', value: artist.years },
          { name: 'Albums', value: artist.albums.map(({ title, year }) => `${title} (${year})`).join(', ') },
        ]}
      />
      <p className="small-print">Bekende nummers: {listed(artist.songs)}.</p>
    </aside>
  )
}

/** Said on every tribute page: nobody may think that the original artist has a hand in it. */
export function Disclaimer({ artist, acts }: { artist: { name: string }; acts: readonly { name: string }[] }) {
  const names = listed(acts.map(({ name }) => name))
  return (
    <p className="small-print">
      {names} {acts.length > 1 ? 'zijn eerbetonen' : 'is een eerbetoon'} door andere muzikanten en {acts.length > 1 ? 'zijn' : 'is'} niet verbonden met{' '}
      {artist.name}.
    </p>
  )
}
