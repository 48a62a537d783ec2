import { ActHero, type ActView, BookingBar, FactsBand, RequestButton } from '../parts/Act.tsx'
import { type ActCardView, MoreActs } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { CityPanel, type CityView, SuitableVenues } from '../parts/CityFacts.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Link } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { hallAnchor, StagePlot, type StagePlotView } from '../parts/OnStage.tsx'
import { RunningOrder } from '../parts/RunningOrder.tsx'
import { Points, Section, SentenceList } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'
import { CostLedger, type VisitView } from '../parts/Visit.tsx'

export type ActInCityPageProps = {
  act: ActView & {
    reasons: readonly string[]
    /** The stage plot, and what the hall must have, in figures; missing without a rider. */
    hall: (Pick<StagePlotView, 'key' | 'alt'> & { figures: string }) | undefined
  }
  city: CityView
  visit: VisitView
  /** The same act in the nearest cities, and the distances of the first two in words. */
  nearby: readonly LinkView[]
  nearbyIntro: string | undefined
  /** The landing pages of this city. */
  landings: readonly LinkView[]
  similar: readonly ActCardView[]
}

export function ActInCityPage({ act, city, visit, nearby, nearbyIntro, landings, similar }: ActInCityPageProps) {
  const { t } = useSite()
  const names = { act: act.name, city: city.name }
  return (
    <>
      <ActHero
        act={act}
        title={t('link.act-in-city', names)}
        lead={t('act-in-city.lead', { text: act.shortDescription, city: city.name })}
        track="act-stad hero_cta"
        city={city.key}
      />
      <FactsBand act={act} items={visit.band} />
      <Section>
        <div className="split">
          <div>
            <h2>{t('act-in-city.evening', names)}</h2>
            <p>{visit.fit}</p>
            <p>{visit.drive}</p>
          </div>
          <CityPanel city={city} />
        </div>
      </Section>
      {visit.day && (
        <Section background="stage" title={visit.day.title} narrow>
          <RunningOrder rows={visit.day.rows} />
          {visit.afternoon && <p className="day-other">{visit.afternoon}</p>}
        </Section>
      )}
      <Section title={t('visit.why', names)} narrow>
        <SentenceList items={act.reasons} />
      </Section>
      <Section background="tint" title={t('act-in-city.venues', names)}>
        <SuitableVenues city={{ venues: visit.halls }} misfits={visit.misfits} />
      </Section>
      <Section title={t('visit.price', names)} narrow>
        <CostLedger costs={visit.costs} />
      </Section>
      <Section background="tint" title={t('visit.arrange')}>
        <Points items={visit.notes} />
        <div className="backstage">
          {act.hall && (
            <StagePlot plot={act.hall}>
              <Link to={act.path} rest={hallAnchor} className="hall-link">
                {act.hall.figures}
                <span className="arrow-link">
                  {t('hall-check.link')}
                  <Icon name="arrow" />
                </span>
              </Link>
            </StagePlot>
          )}
          <div className="questions">
            <h3>{t('visit.questions', names)}</h3>
            <SentenceList items={visit.questions} />
          </div>
        </div>
      </Section>
      <Section title={t('act-in-city.nearby', { city: city.name })} intro={nearbyIntro}>
        <LinkList links={nearby} />
        <LinkList links={landings} />
      </Section>
      <MoreActs background="tint" title={t('act-in-city.similar', { city: city.name })} acts={similar} />
      <CallToAction title={t('act-in-city.title', names)} text={t('act-in-city.book-text', names)}>
        <RequestButton act={act} track="act-stad bottom_cta" city={city.key} />
      </CallToAction>
      <BookingBar act={{ ...act, price: visit.price }} track="act-stad sticky_cta" city={city.key} />
    </>
  )
}
