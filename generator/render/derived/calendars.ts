/** The shows as files that calendars read (iCalendar, RFC 5545): one of each act, and one of all. */
import ical from 'ical-generator'
import { absoluteAddress, fileOfAddress, paths } from '../../core/addresses.ts'
import { type OutputFile, textFile } from '../../core/output-file.ts'
import { momentOf } from '../../core/time-zone.ts'
import type { Site, SiteAct } from '../../load/site.ts'
import { hasShows, type PlacedShow, type Shows } from '../../relate/shows.ts'

/**
 * A calendar of all shows, and one of each act that has public ones. Equal shows give equal bytes on any day.
 */
export function calendarFiles(site: Site): OutputFile[] {
  const ofAll = hasShows(site.shows) ? [calendarFile(site, site.shows)] : []
  return [
    ...ofAll,
    ...site.acts
      .filter(({ shows }) => publicShows(shows).length > 0)
      .map((act) => calendarFile(site, act.shows, act)),
  ]
}

/** Those that calendars have, the first one first: it stays there when it is over. */
const publicShows = ({ coming, played }: Shows): PlacedShow[] => [
  ...played.filter((show) => show.public).reverse(),
  ...coming,
]

function calendarFile({ acts, settings, t }: Site, shows: Shows, ofAct?: SiteAct): OutputFile {
  const result = ical({
    name: t('show.calendar-title', { act: ofAct?.name }),
    prodId: { company: new URL(settings.address).host, product: 'agenda', language: settings.locale },
  })
  for (const { act: slug, date, at, hall, street, place, sample = false, tickets } of publicShows(shows)) {
    const act = acts.find((other) => other.slug === slug)
    if (!act) continue
    const url = absoluteAddress(paths.act(act), settings)
    const start = new Date(at === undefined ? `${date}T00:00:00Z` : momentOf(date, at))
    result.createEvent({
      id: `${url}#${date}${at === undefined ? '' : `T${at}`}`,
      // When an entry was written is not known, and the day of the run would change the file every day.
      stamp: new Date(`${date}T00:00:00Z`),
      start,
      allDay: at === undefined,
      summary: t('show.calendar-entry', { act: act.name, sample }),
      location: [hall, street, place].filter((part) => part !== undefined).join(', '),
      url: tickets ?? url,
    })
  }
  return textFile(fileOfAddress(paths.calendar(ofAct), settings), 'derived', `${result.toString()}\r\n`)
}
