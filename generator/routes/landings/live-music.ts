/** `/live-muziek-gent/`: the texts of the owner on the city, with all kinds of acts, the sound of its halls, and how to get there. */
import { namedHalls } from '../../relate/venues.ts'
import { durationText } from '../times.ts'
import { choiceOf } from '../visit.ts'
import { benefitsOf, eveningsOf, hallsFor, hallToName, type LandingContext, type LandingStory, zoneKind } from './story.ts'

export function liveMusicStory(context: LandingContext): LandingStory {
  const { site, city, acts, trip } = context
  const { t } = site
  const { name, country, language, stations } = city
  const known = namedHalls(city)
    .slice(0, 3)
    .map((venue) => t('city.venue', { venue: venue.name, kind: venue.label }))
  const isFar = eveningsOf(site, acts, city).some(({ staysOvernight }) => staysOvernight)
  return {
    lead: t('city-landing.live-muziek.lead', { city: name }),
    paragraphs: [t('city-landing.live-muziek.text', { city: name, venues: choiceOf(site, known), station: stations[0] })],
    benefits: benefitsOf(site, [
      t('city-landing.live-muziek.service', { city: name, km: trip.km, duration: durationText(site, trip.minutes) }),
      t('city-landing.live-muziek.speed', { city: name, country, far: isFar }),
      t('city-landing.live-muziek.expertise', { city: name, language, venue: hallToName(context), zone: zoneKind(context) }),
    ]),
    tables: [],
  }
}

/** How the kinds of halls in a city sound; none where no hall is known. */
export function acousticsOf(context: LandingContext): string | undefined {
  if (namedHalls(context.city).length === 0) return undefined
  return context.site.t('city-landing.live-muziek.acoustics', {
    ...{ church: hallsFor(context, 'church'), seated: hallsFor(context, 'seated', 'concert'), standing: hallsFor(context, 'standing') },
    ...{ empty: hallsFor(context, 'empty', 'arena'), rooms: hallsFor(context, 'private'), open: hallsFor(context, 'open') },
  })
}
