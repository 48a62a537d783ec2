import type { ListPage } from '../../generator/core/pagination.ts'
import type { Translate } from '../../generator/core/sentences.ts'
import type { Artist } from '../../generator/schema/artist.ts'
import { ActHero, type ActInWords, ActLink, mainFacts, SetList } from '../parts/Act.tsx'
import { type ActCardView, MoreActs } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { CityIndex, type CityLink } from '../parts/City.tsx'
import { Link, PartLinks } from '../parts/Link.tsx'
import { type Fact, Facts, Section, SentenceList } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

/** The featured tribute act: the first match. */
export type FeaturedAct = ActCardView & ActInWords

export type TributePageProps = {
  artist: Omit<Artist, 'slug'>
  featured: FeaturedAct
  /** Further acts that play the same artist. */
  others: ListPage<ActCardView>
  /** Other tribute bands. */
  more: readonly ActCardView[]
  cities: ListPage<CityLink>
}

export function TributePage({ artist, featured, others, more, cities }: TributePageProps) {
  const site = useSite()
  const { t } = site
  const name = { artist: artist.name }
  const acts = [featured, ...others.entries].map((act) => act.name)
  return (
    <>
      <ActHero
        act={featured}
        kicker={t('link.tributebands')}
        title={t('tribute.title', name)}
        lead={featured.shortDescription}
        track="tribute-boeken hero_cta"
      >
        <ActLink act={featured} />
      </ActHero>
      <Section>
        <div className="split">
          <div>
            <h2>{t('tribute.repertoire')}</h2>
            <p>{artist.text}</p>
            {/* Every tribute page states that the original artist is not involved. */}
            <p className="small-print">
              {t('tribute.disclaimer', { acts, count: acts.length, artist: artist.name, who: artist.who })}
            </p>
          </div>
          <aside className="city-panel" aria-label={t('tribute.artist', name)}>
            <h3>{t('tribute.artist', name)}</h3>
            <Facts items={artistFacts(t, artist)} />
          </aside>
        </div>
      </Section>
      <SetList
        image={featured.image}
        artist={artist.name}
        title={t('tribute.known-songs')}
        songs={artist.songs}
      />
      <Section background="tint" title={t('tribute.featured', { act: featured.name })}>
        <div className="split">
          <div>
            <p className="lead-text">{featured.portrait}</p>
            <SentenceList items={featured.reasons} />
            <p>
              <Link to={featured.path} className="arrow-link">
                {t('link.act', { act: featured.name })}
              </Link>
            </p>
          </div>
          <Facts items={mainFacts(site, featured)} />
        </div>
      </Section>
      <OtherTributes artist={artist} acts={others} />
      <TributeCities artist={artist} cities={cities} />
      <MoreActs background="tint" title={t('tribute.more')} acts={more} />
      <CallToAction title={t('tribute.book', name)} text={t('tribute.book-text')} withPhone />
    </>
  )
}

type Named = { name: string }

/** Further acts that play an artist. Without acts there is no section. */
export const OtherTributes = ({ artist, acts }: { artist: Named; acts: ListPage<ActCardView> }) => (
  <MoreActs title={useSite().t('tribute.other', { artist: artist.name })} acts={acts.entries} withVideo>
    <PartLinks list={acts} />
  </MoreActs>
)

export function TributeCities({ artist, cities }: { artist: Named; cities: ListPage<CityLink> }) {
  const { t, rich } = useSite()
  if (cities.entries.length === 0) return null
  return (
    <Section title={t('tribute.cities', { artist: artist.name })}>
      <CityIndex
        list={cities}
        label={(city, hidden) => rich('link.tribute-in-index', { artist: artist.name, city, hidden })}
      />
    </Section>
  )
}

const artistFacts = (t: Translate, artist: TributePageProps['artist']): Fact[] => [
  { name: t('tribute.who'), value: artist.kind },
  { name: t('tribute.origin'), value: artist.origin },
  { name: t('tribute.years'), value: artist.years },
  { name: t('tribute.albums'), value: artist.albums.map((album) => t('tribute.album', album)).join(', ') },
]
