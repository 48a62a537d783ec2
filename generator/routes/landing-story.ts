/** What the three landing pages of a city say of it: each of its own kind of act. */
import type { CityLandingPageProps } from '../../templates/pages/CityLandingPage.tsx'
import type { VenueView } from '../../templates/parts/City.tsx'
import type { LandingKind } from '../core/addresses.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { peopleOf } from '../relate/acts.ts'
import { zonesOf } from '../relate/cities.ts'
import { type Trip, tripTo } from '../relate/travel.ts'
import { namedHalls, partyHallsFirst, suitsVenue } from '../relate/venues.ts'
import { journeyOf } from '../relate/visit.ts'
import { rosterPitch } from './pitch.ts'
import { durationText } from './times.ts'

type LandingStory = Pick<CityLandingPageProps, 'lead' | 'benefits' | 'venues'>

/** @param acts the acts that the page is about, in the order of the roster */
export function landingStory(site: Site, kind: LandingKind, city: SiteCity, acts: readonly SiteAct[]): LandingStory {
  const { t } = site
  const trip = tripTo(site.settings, city)
  const facts = {
    ...{ kind, city: city.name, km: trip.km, duration: durationText(site, trip.minutes) },
    ...{ drive: driveOf(site, city, acts, trip), language: city.language, zone: zoneKind(site, city), country: city.country },
  }
  return {
    lead: t('city-landing.lead', { ...facts, ...rosterPitch(site, acts, city) }),
    benefits: [
      { title: t('city-landing.service-benefit'), text: t('city-landing.service-text', facts) },
      { title: t('city-landing.speed'), text: t('city-landing.speed-text', facts) },
      { title: t('city-landing.expertise'), text: (kind === 'live-muziek' && zoneRules(site, city)) || t('city-landing.expertise-text', facts) },
    ],
    // The essay on the page of all live music says where the halls are.
    venues: (kind === 'live-muziek' ? [] : kind === 'coverband' ? partyHallsFirst(city) : namedHalls(city)).map((hall): VenueView => {
      const fitting = acts.filter((act) => suitsVenue(act, hall)).map(peopleOf)
      const [small, large] = fitting.length === 0 ? [0, 0] : [Math.min(...fitting), Math.max(...fitting)]
      const values = { kind, fits: fitting.length, all: acts.length, partly: fitting.length < acts.length, small, large, range: small < large }
      return { name: hall.name, label: t('city-landing.hall', { ...values, label: hall.label, size: hall.size }), reach: hall.reach }
    }),
  }
}

/** A drive in minutes after which an evening before a working day is possible. */
const shortDrive = 75

/** How the way home decides what an organiser can ask for. */
function driveOf({ settings }: Site, city: SiteCity, acts: readonly SiteAct[], { minutes }: Trip): 'far' | 'near' | 'middle' {
  const isFar = acts.some((act) => journeyOf(act, city, settings, 'evening').days[0]?.staysOvernight)
  return isFar ? 'far' : minutes <= shortDrive ? 'near' : 'middle'
}

/** What the driver of a van must know of the zones of a city. */
const zoneRules = (site: Site, city: SiteCity): string =>
  zonesOf(site.zones, city)
    .map(({ rule }) => rule)
    .join(' ')

/** What a van meets in a city: `zero` for a zone without emissions, `low` for another one, `none`. */
function zoneKind(site: Site, city: SiteCity): string {
  const [zone] = zonesOf(site.zones, city)
  return zone === undefined ? 'none' : zone.kind === 'zero-emission' ? 'zero' : 'low'
}
