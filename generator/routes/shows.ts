/** What pages show of concerts and parties that were played or are to come. */
import type { ShowsView, ShowView } from '../../templates/parts/Shows.tsx'
import { paths } from '../core/addresses.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { anchorOf, endOf, hasShows, type PlacedShow, type Shows, showsIn, showsOf } from '../relate/shows.ts'
import { minuteOf, programmeMinutes } from '../relate/travel.ts'
import type { Subject } from './route.ts'
import { samplesOf } from './samples.ts'
import { clockText } from './times.ts'

/** What the page is about that shows them: of that, a line says nothing. */
type About = 'act' | 'city' | 'act in city' | 'agenda'

/** The most lines of a page that is about other things. */
const most = { coming: 6, played: 4 }

/** Makes the line of a show. Of a private party it has the month and the place. */
export const showView =
  (site: Site, about: About) =>
  (show: PlacedShow): ShowView => {
    const { act: slug, date, at, hall, street, place, organiser, tickets, quote, sample, source } = show
    const act = site.acts.find((other) => other.slug === slug)
    const isInOnePlace = about === 'city' || about === 'act in city'
    const hallOrParty = show.public ? (hall ?? (isInOnePlace ? place : undefined)) : site.t('show.party')
    const hasTown = about === 'agenda' && show.public
    const where = [
      hallOrParty,
      show.public ? street : undefined,
      isInOnePlace || hasTown ? undefined : place,
    ].filter((part) => part !== undefined)
    const withAct = act && (about === 'city' || about === 'agenda')
    return {
      key: source.entry,
      date: date.slice(0, 7),
      month: site.format.month(date),
      ...(about === 'agenda' && act && { poster: act.image }),
      ...(hasTown && { town: place }),
      where: where.join(', '),
      ...(withAct && { act: { label: act.name, to: paths.act(act) } }),
      // Pages about an act have all that was said of it in one place.
      ...(quote && withAct && { quote }),
      ...(sample && { sample: samplesOf(site).shows }),
      ...(show.public && {
        ...{ date, day: Number(date.slice(8)), weekday: site.format.weekday(date) },
        // Other pages may list a show twice.
        ...(about === 'act' && { anchor: anchorOf(show) }),
        ...(at !== undefined && { clock: clockText(site, minuteOf(at)) }),
        ...(organiser && { organiser: organiser.name }),
        ...(tickets !== undefined && { tickets }),
      }),
    }
  }

function shownShows(site: Site, about: About, shows: Shows): ShowsView | undefined {
  if (!hasShows(shows)) return undefined
  const view = showView(site, about)
  return {
    coming: shows.coming.slice(0, most.coming).map(view),
    played: shows.played.slice(0, most.played).map(view),
  }
}

/**
 * The shows of an act; those of some acts in a city; those of an act in a city. Nothing where there are none.
 */
export const showsOfAct = (site: Site, act: SiteAct): ShowsView | undefined => {
  const shown = shownShows(site, 'act', act.shows)
  return shown && { ...shown, ...(shown.coming.length > 0 && { calendar: paths.calendar(act) }) }
}
export const showsInCity = (site: Site, city: SiteCity, acts: readonly SiteAct[]): ShowsView | undefined => {
  const slugs = new Set(acts.map(({ slug }) => slug))
  const shows = showsOf(city.shows, ({ act }) => slugs.has(act))
  return shownShows(site, 'city', shows)
}
export const showsOfActIn = (site: Site, act: SiteAct, city: SiteCity): ShowsView | undefined =>
  shownShows(site, 'act in city', showsIn(act.shows, city))

/** The concerts of an act for search engines, as many as its page shows. A sample is none. */
export const eventsOf = (act: SiteAct, { cities, settings, t }: Site): Subject[] =>
  act.shows.coming
    .slice(0, most.coming)
    .filter(({ sample }) => sample !== true)
    .map((show) => {
      const { date, at, hall, street, place, tickets, organiser } = show
      const [programme] = act.sets
      const minutes = programme ? programmeMinutes(programme, settings.travel.pauseMinutes) : 0
      return {
        kind: 'concert',
        act: { name: act.name, path: paths.act(act), image: act.image },
        name: t('show.event', { act: act.name, artist: act.originalArtist, place }),
        description: act.shortDescription,
        anchor: anchorOf(show),
        ...{ date, at, end: endOf(show, minutes) },
        ...{ hall: hall ?? place, street, place, tickets, organiser },
        country: cities.find(({ name }) => name === place)?.country,
      }
    })
