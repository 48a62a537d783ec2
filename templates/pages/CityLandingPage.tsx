import type { ReactNode } from 'react'
import { type LandingKind, paths } from '../../generator/core/addresses.ts'
import type { ListPart } from '../../generator/core/parts.ts'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { CityPanel, type CityView, GettingThere, VenueList } from '../parts/CityFacts.tsx'
import { DataTable, type DataTableProps } from '../parts/DataTable.tsx'
import { type Fact, FactPanel } from '../parts/Facts.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { PartLinks } from '../parts/ListParts.tsx'
import { Points, Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

/** Facts beside the text, with a remark below them. */
export type LandingPanel = { title: string; facts: readonly Fact[]; note: string }
/** A table in a section of its own. */
export type LandingTable = DataTableProps

export type CityLandingPageProps = {
  kind: LandingKind
  city: { key: string; name: string; image: string }
  kicker: string
  lead: string
  paragraphs: readonly string[]
  benefits: readonly { title: string; text: string }[]
  panel?: LandingPanel
  tables: readonly LandingTable[]
  /** The owner's texts and all facts of the city, on the page of one kind. */
  onCity?: { text: ReactNode; facts: CityView; acoustics: string | undefined }
  acts: ListPart<ActCardView>
  /** The other landing pages of this city, and of the cities around it. */
  siblings: readonly LinkView[]
  nearby: readonly LinkView[]
  aliases: readonly LinkView[]
}

export function CityLandingPage(props: CityLandingPageProps) {
  const { kind, city, kicker, lead, paragraphs, benefits, panel, tables, onCity, acts, siblings, nearby, aliases } = props
  const { t } = useSite()
  const name = { city: city.name }
  return (
    <>
      <Hero
        kicker={kicker}
        title={t('city-landing.heading', name)}
        lead={lead}
        image={{ file: city.image, alt: '' }}
        actions={
          <>
            <ButtonLink to={paths.booking()} rest={`?city=${city.key}`} track="stad hero_cta" />
            <ButtonLink to={paths.acts()} variant="quiet">
              {t('link.all-acts')}
            </ButtonLink>
          </>
        }
      >
        <p className="badge badge-place">{t('city-landing.around', name)}</p>
      </Hero>
      <Section background="stage" title={t('city-landing.acts', name)}>
        <FoldedActs list={acts} />
      </Section>
      <Section>
        <div className="split">
          <div>
            <h2>{t('city-landing.why', name)}</h2>
            {paragraphs.map((text) => (
              <p key={text.slice(0, 40)}>{text}</p>
            ))}
            {onCity?.text}
          </div>
          {onCity && (
            <CityPanel city={onCity.facts}>
              <GettingThere city={onCity.facts} />
            </CityPanel>
          )}
          {panel && (
            <FactPanel title={panel.title} items={panel.facts}>
              <p className="small-print">{panel.note}</p>
            </FactPanel>
          )}
        </div>
        <Points items={benefits} />
      </Section>
      {tables.length > 0 && (
        <Section background="tint">
          <div className="data-tables">
            {tables.map((table) => (
              <DataTable key={table.title} {...table} />
            ))}
          </div>
        </Section>
      )}
      {onCity && onCity.facts.venues.length > 0 && (
        <Section title={t('city-landing.venues', name)} intro={onCity.acoustics}>
          <VenueList city={onCity.facts} />
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
      <CallToAction title={t('city-landing.book', { ...name, kind })} text={t('city-landing.book-text', { ...name, kind })} withPhone />
    </>
  )
}

/** How many acts a visitor sees before opening the others. */
const shownActs = 6

/** The acts that suit the page best; the others are on it too, so that they need no script and no further page. */
function FoldedActs({ list }: { list: ListPart<ActCardView> }) {
  const { t } = useSite()
  const others = list.entries.slice(shownActs)
  return (
    <>
      <ActGrid acts={list.entries.slice(0, shownActs)} />
      {others.length > 0 && (
        <details className="more-acts">
          <summary className="button button-quiet">{t('city-landing.all-acts', { count: list.entries.length, split: list.pages.length > 0 })}</summary>
          <ActGrid acts={others} />
        </details>
      )}
      <PartLinks list={list} />
    </>
  )
}
