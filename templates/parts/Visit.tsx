/**
 * What is true of one act in one city: the day with its drive, the halls, the price, and what to know of the
 * town.
 */
import type { ReactNode } from 'react'
import type { SitePath } from '../../generator/core/addresses.ts'
import { CityFacts, type CityView, VenueList, type VenueView } from './City.tsx'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { hallAnchor, StagePlot, type StagePlotView } from './OnStage.tsx'
import { Picture } from './Picture.tsx'
import type { PriceView } from './price.tsx'
import {
  type Fact,
  Facts,
  Points,
  RunningOrder,
  type RunningOrderRow,
  Section,
  SentenceList,
} from './Section.tsx'
import { useSite } from './site-context.tsx'

export type VisitView = {
  /** What organisers ask first. */
  band: readonly Fact[]
  /** Hour by hour; missing for an act without a rider. */
  day: { title: string; rows: readonly RunningOrderRow[] } | undefined
  /** The act's range with the trip, in euros. */
  price: PriceView
  /** Line by line, and what a choice changes in them; no total where the price is on request. */
  costs: { lines: readonly Fact[]; total?: Fact; remark?: string | undefined }
  /** What the halls mean for the act, in paragraphs. */
  inHalls: readonly string[]
  /** The halls that suit the act. */
  halls: readonly VenueView[]
  /** Which halls do not suit it, and why. */
  misfits: readonly string[]
  /** What the act asks of a hall, by the occasion. */
  advice: readonly { title: string; text: string }[]
  /** What an organiser there must know, each in a sentence. */
  remarks: readonly string[]
}

/** The stage plot of an act, and what the hall must have, in figures. */
export type HallView = Pick<StagePlotView, 'key' | 'alt'> & { figures: string }

/** The act in its own words, beside the price with the drive, line by line. */
export function OfferSection({
  title,
  children,
  costs: { lines, total, remark },
}: {
  title: string
  children: ReactNode
  costs: VisitView['costs']
}) {
  const { t } = useSite()
  const heading = t(total ? 'visit.price' : 'visit.price-on-request')
  return (
    <Section>
      <div className="split">
        <div>
          <h2>{title}</h2>
          {children}
        </div>
        <aside className="city-panel" aria-label={heading}>
          <h3>{heading}</h3>
          <Facts
            items={[...lines, ...(total ? [{ ...total, className: 'ledger-total' }] : [])]}
            className="ledger"
          />
          {remark && <p>{remark}</p>}
        </aside>
      </div>
    </Section>
  )
}

type HallsSectionProps = {
  visit: Pick<VisitView, 'inHalls' | 'halls' | 'misfits' | 'advice'>
  hall?: HallView | undefined
  to: SitePath
}

/**
 * The halls that suit the act, why others do not, and its stage.
 * @param to the page with the checklist for a hall
 */
export function HallsSection({ visit: { inHalls, halls, misfits, advice }, hall, to }: HallsSectionProps) {
  const { t } = useSite()
  if (!hall && halls.length + misfits.length + advice.length === 0) return null
  return (
    <Section background="tint" title={t('visit.halls')}>
      <div className="backstage halls">
        <div>
          {inHalls.length > 0 && (
            <div className="prose in-halls">
              {inHalls.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
          <VenueList venues={halls} />
          {misfits.map((text) => (
            <p key={text} className="venues-rest">
              {text}
            </p>
          ))}
        </div>
        {hall && (
          <StagePlot plot={hall}>
            <Link to={to} rest={hallAnchor} className="hall-link">
              {hall.figures}
              <span className="arrow-link">
                {t('hall-check.link')}
                <Icon name="arrow" />
              </span>
            </Link>
          </StagePlot>
        )}
      </div>
      {advice.length > 0 && <Points items={advice} />}
    </Section>
  )
}

export const DaySection = ({ day }: Pick<VisitView, 'day'>) =>
  day && (
    <Section background="stage" title={day.title} narrow>
      <RunningOrder rows={day.rows} />
    </Section>
  )

/** The town in the owner's words, with its facts, and what an organiser there must know, beside its skyline. */
export function TownSection({
  city,
  spot,
  remarks,
}: Pick<VisitView, 'remarks'> & { city: CityView; spot: ReactNode }) {
  const { t } = useSite()
  return (
    <Section className="town">
      <Picture image={`cities/${city.key}`} alt="" sizes="(min-width: 62rem) 50vw, 100vw" />
      <div>
        <h2>{t('visit.town', { city: city.name })}</h2>
        {spot}
        {remarks.length > 0 && <SentenceList items={remarks} />}
        <CityFacts city={city} />
      </div>
    </Section>
  )
}
