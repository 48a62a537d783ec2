/** Concerts and parties that were played or are to come, one line each with its day. */
import type { ReactNode } from 'react'
import { paths, type SitePath } from '../../generator/core/addresses.ts'
import type { Show } from '../../generator/schema/show.ts'
import { ButtonLink, Link, type LinkView } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { type Sample, SampleMark, useStrip } from './Samples.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.tsx'
import { Quotation } from './Testimonials.tsx'

export type ShowView = {
  key: string
  /** A day, or the month of a private party: yyyy-mm. */
  date: string
  day?: number
  weekday?: string
  /** Month and year. */
  month: string
  /** When it begins. */
  clock?: string
  /** Where the page is not about it. */
  act?: LinkView
  /** Its poster, on the page with the shows of all acts. */
  poster?: string
  /** The town of a concert, on that page. */
  town?: string
  where: string
  /** Where tickets are sold. */
  tickets?: string
  quote?: NonNullable<Show['quote']>
  sample?: Sample | undefined
  /** Its id on the page of its act. */
  anchor?: string
  /** Who organises it. */
  organiser?: string
}

export type ShowsView = {
  coming: readonly ShowView[]
  played: readonly ShowView[]
  /** The file that calendars read. */
  calendar?: SitePath
}

/** @param kind whether they are to come, or were played */
export function ShowList({ shows, kind }: { shows: readonly ShowView[]; kind: 'coming' | 'played' }) {
  const { t } = useSite()
  const tellStrip = useStrip()
  for (const { sample, quote } of shows) {
    tellStrip(kind, sample)
    if (quote) tellStrip('quote', sample)
  }
  if (shows.length === 0) return null
  return (
    <ol className="shows">
      {shows.map(
        ({
          key,
          anchor,
          date,
          day,
          weekday,
          month,
          clock,
          act,
          poster,
          town,
          where,
          organiser,
          tickets,
          quote,
          sample,
        }) => (
          <li key={key} id={anchor}>
            <time dateTime={date}>
              {day !== undefined && <span className="show-day">{day}</span>} {month}
            </time>
            <div>
              <p className="show-name">
                {act ? <Link to={act.to}>{act.label}</Link> : where}
                {town !== undefined && <span className="show-town">{town}</span>}
              </p>
              <p>
                {[
                  ...(act && where !== '' ? [where] : []),
                  ...(weekday === undefined ? [] : [t('show.when', { weekday, clock })]),
                  ...(organiser === undefined ? [] : [t('show.organiser', { name: organiser })]),
                ].join(' · ')}{' '}
                <SampleMark sample={sample} />
              </p>
              {quote && <Quotation text={quote.text} by={quote.author} />}
            </div>
            {poster !== undefined && <Picture image={poster} alt="" className="show-poster" sizes="6rem" />}
            {tickets !== undefined && (
              <a href={tickets} className="button button-quiet">
                {t('show.tickets')}
              </a>
            )}
          </li>
        ),
      )}
    </ol>
  )
}

/** The shows of an act, or those in the city of the page. @param head what follows the title */
export function ShowsSection({ act, shows, head }: { act?: string; shows: ShowsView; head?: ReactNode }) {
  const { t } = useSite()
  const { coming, played } = shows
  const isComing = coming.length > 0
  return (
    <Section
      background="stage"
      title={
        act === undefined
          ? t('show.in-city', { coming: isComing })
          : t('show.of-act', { act, coming: isComing })
      }
      head={head}
    >
      <ShowList shows={coming} kind="coming" />
      {shows.calendar && <CalendarLink to={shows.calendar} />}
      {isComing && played.length > 0 && <h3>{t('show.played')}</h3>}
      <ShowList shows={played} kind="played" />
    </Section>
  )
}

export const AgendaLink = () => (
  <ButtonLink to={paths.agenda()} variant="quiet">
    {useSite().t('show.all')}
  </ButtonLink>
)

/** Leads to a file that calendars read, and keep up to date. */
export const CalendarLink = ({ to }: { to: SitePath }) => (
  <p>
    <Link to={to}>{useSite().t('show.calendar')}</Link>
  </p>
)
