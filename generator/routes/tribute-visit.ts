/** What the page of an original artist in a city says: the music that is heard, where the page of the act says what comes. */

import type { TributeInCityPageProps } from '../../templates/pages/TributeInCityPage.tsx'
import type { Site, SiteAct, SiteArtist, SiteCity } from '../load/site.ts'
import { relationsOf } from './relations.ts'
import { durationText } from './times.ts'
import { cityView } from './views.ts'
import { actVisit, choiceOf, elsewhereText, fitText, languageText, listed, misfitTexts, totalText, wordsOf } from './visit.ts'

type TributeVisit = Pick<TributeInCityPageProps, 'city' | 'lead' | 'music' | 'fit' | 'misfits' | 'notes'>

/** How many songs the page names. */
const songCount = 2

/** From where else guests come: at most so many cities within so many kilometres. */
const nearCount = 4
const nearRadius = 45

/** @param neighbours the names of the nearest cities with the same page */
export function tributeVisit(
  site: Site,
  { artist, act, city, neighbours }: { artist: SiteArtist; act: SiteAct; city: SiteCity; neighbours: readonly string[] },
): TributeVisit {
  const { t, format } = site
  const visit = actVisit(site, act, city)
  const words = { ...wordsOf(site, act, city, visit), artist: artist.name }
  const view = cityView(site, city, act)
  const near = relationsOf(site)
    .surroundings(city)
    .slice(0, nearCount)
    .filter(({ km }) => km <= nearRadius)
  return {
    city: {
      ...view,
      venues: visit.halls.map(({ name, label, reach, kind, size }, index) => ({
        name,
        label,
        reach,
        // Halls of one kind are not all named with the same song.
        fit: t('tribute-in-city.hall', { ...words, kind, size, hall: name, song: artist.songs[index % artist.songs.length] ?? artist.name }),
      })),
    },
    lead: t('tribute-in-city.lead', { ...words, text: act.shortDescription }),
    music: t('tribute-in-city.music', {
      ...words,
      songs: format.list(artist.songs.slice(0, songCount)),
      inhabitants: city.population.confirmed ? format.number(city.population.value) : undefined,
    }),
    fit: fitText(site, city, visit, words),
    misfits: [...elsewhereText(site, act, city, visit, words), ...misfitTexts(site, visit, words)],
    notes: [
      {
        title: t('tribute-in-city.audience-title'),
        text: t('tribute-in-city.audience', {
          ...words,
          stations: choiceOf(site, city.stations),
          radius: nearRadius,
          near: listed(
            format,
            near.map(({ name }) => name),
          ),
          neighbours: listed(format, neighbours.slice(0, 2)),
        }),
      },
      {
        title: t('tribute-in-city.trip-title'),
        text: `${t('visit.drive', { ...words, km: visit.trip.km, duration: durationText(site, visit.trip.minutes) })} ${t('tribute-in-city.price', { ...words, total: totalText(t, act, visit.costs.total), vat: act.price.vatIncluded })}`,
      },
      { title: t('visit.language-title'), text: languageText(site, act, city, visit.language, words) },
      { title: t('tribute-in-city.rights-title'), text: t('tribute-in-city.rights', words) },
    ],
  }
}
