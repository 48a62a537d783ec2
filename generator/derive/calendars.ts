/** The shows as files that calendars read (iCalendar, RFC 5545): one of each act, and one of all. */
import ical from 'ical-generator'
import { absoluteAddress, fileOfAddress, paths } from '../core/addresses.ts'
import { type OutputFile, textFile } from '../core/output-file.ts'
import { momentOf } from '../core/time-zone.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { hasShows, type PlacedShow, type Shows } from '../relate/shows.ts'

/** A calendar of all shows, and one of each act that has public ones. Equal shows give equal bytes on any day. */
export function calendarFiles(site: Site): OutputFile[] {
  const { acts, settings } = site
  const files = acts.flatMap((act) => (publicShows(act.shows).length === 0 ? [] : [file(paths.calendar(act), act.shows, act)]))
  return hasShows(site.shows) ? [file(paths.calendar(), site.shows), ...files] : files

  function file(path: ReturnType<typeof paths.calendar>, shows: Shows, act?: SiteAct) {
    return textFile(fileOfAddress(path, settings), 'derived', calendar(site, publicShows(shows), act))
  }
}

/** Those that calendars have, the first one first: it stays there when it is over. */
const publicShows = ({ coming, played }: Shows): PlacedShow[] => [...played.filter((show) => show.public).reverse(), ...coming]

function calendar({ acts, settings, t }: Site, shows: readonly PlacedShow[], ofAct?: SiteAct): string {
  const result = ical({
    name: t('show.calendar-title', { act: ofAct?.name }),
    prodId: { company: new URL(settings.address).host, product: 'agenda', language: settings.locale },
  })
  for (const { act: slug, date, at, hall, place, sample = false, tickets } of shows) {
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
      location: [hall, place].filter((part) => part !== undefined).join(', '),
      url: tickets ?? url,
    })
  }
  return `${result.toString()}\r\n`
}
