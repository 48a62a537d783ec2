/** `/tributeband-gent/`: from where the audience of a tribute comes, which halls carry it, and which rights the organiser settles. */

import type { SiteAct } from '../../load/site.ts'
import { peopleOf } from '../../relate/acts.ts'
import { type HallUse, hallFits, useOf } from '../../relate/landings.ts'
import { namedHalls } from '../../relate/venues.ts'
import type { Venue } from '../../schema/city.ts'
import { durationText } from '../times.ts'
import { choiceOf } from '../visit.ts'
import {
  actLinks,
  benefitsOf,
  driveOf,
  eveningsOf,
  hallsFor,
  hallsNearby,
  hallToName,
  type LandingContext,
  type LandingStory,
  namesOf,
  zoneKind,
} from './story.ts'

/** From how far away, as the crow flies, an audience comes for an evening. */
const audienceKm = 45
const townCount = 5

export function tributebandStory(context: LandingContext): LandingStory {
  const { site, city, acts, trip } = context
  const { t } = site
  const hall = hallToName(context)
  const isFar = eveningsOf(site, acts, city).some(({ staysOvernight }) => staysOvernight)
  const names = { city: city.name, hall }
  return {
    lead: t('city-landing.tributeband.lead', { city: city.name, count: acts.length }),
    paragraphs: [audienceText(context), hallsText(context), t('city-landing.tributeband.rights', { ...names, country: city.country, count: acts.length })],
    benefits: benefitsOf(site, [
      t('city-landing.tributeband.service', names),
      t('city-landing.tributeband.speed', {
        city: city.name,
        duration: durationText(site, trip.minutes),
        km: trip.km,
        drive: driveOf(context, isFar),
      }),
      t('city-landing.tributeband.expertise', { ...names, language: city.language, zone: zoneKind(context) }),
    ]),
    panel: audiencePanel(context),
    tables: hallTable(context),
  }
}

const townsAround = ({ nearest }: LandingContext) => nearest.filter(({ km }) => km <= audienceKm).slice(0, townCount)

function audienceText(context: LandingContext): string {
  const { city, site } = context
  const { stations, motorways, population } = city
  return site.t('city-landing.tributeband.audience', {
    ...{ city: city.name, hall: hallToName(context) },
    ...{ stations: choiceOf(site, stations), motorways: choiceOf(site, motorways), towns: namesOf(townsAround(context)) },
    town: townsAround(context)[0]?.name,
    ...{ size: !population.confirmed ? undefined : population.value >= 250_000 ? 'large' : population.value >= 100_000 ? 'medium' : 'small' },
  })
}

function audiencePanel(context: LandingContext) {
  const { city, site } = context
  const { t, format } = site
  const inhabitants = ({ population }: Pick<typeof city, 'population'>) => (population.confirmed ? format.number(population.value) : undefined)
  const { confirmed, value, year } = city.population
  const around = townsAround(context)
  return {
    title: t('city-landing.tributeband.panel.title', { city: city.name }),
    facts: [
      ...(confirmed ? [{ name: t('city.inhabitants'), value: t('city.population', { value, year }) }] : []),
      ...(around.length > 0 ? around : context.nearest.slice(0, 1)).map((town) => ({
        name: town.name,
        value: t('city-landing.tributeband.panel.town', { km: town.km, inhabitants: inhabitants(town) }),
      })),
    ],
    note: t('city-landing.tributeband.panel.note'),
  }
}

function hallsText(context: LandingContext): string {
  const { site, city, acts } = context
  const [arena] = hallFits(
    acts,
    namedHalls(city).filter((hall) => useOf(hall) === 'arena'),
  )
  const named = (...uses: HallUse[]) => hallsFor(context, ...uses)
  return site.t('city-landing.tributeband.halls', {
    ...{ city: city.name, count: namedHalls(city).length, ...hallsNearby(context) },
    ...{ seated: named('seated'), concert: named('concert'), standing: named('standing'), empty: named('empty'), private: named('private') },
    ...{ church: named('church'), open: named('open'), arena: named('arena'), shows: arena && namesOf(arena.acts, 2) },
  })
}

function hallTable(context: LandingContext): LandingStory['tables'] {
  const { site, city, acts } = context
  const { t } = site
  if (namedHalls(city).length === 0 || acts.length === 0) return []
  const shown = new Set<SiteAct>()
  /** An act that no hall above names, so that a page shows more of the roster. The largest are in the largest halls. */
  const example = (fitting: readonly SiteAct[], { size }: Venue) => {
    const order = size === 'klein' ? 1 : -1
    const bySize = size === 'middelgroot' ? fitting : [...fitting].sort((a, b) => order * (peopleOf(a) - peopleOf(b)))
    const act = bySize.find((candidate) => !shown.has(candidate)) ?? bySize[0]
    if (act) shown.add(act)
    return act ? actLinks(context, [act]) : '–'
  }
  return [
    {
      title: t('city-landing.tributeband.hall-table.title', { city: city.name }),
      columns: [
        t('city-landing.hall'),
        t('city-landing.tributeband.hall-table.kind'),
        t('city-landing.tributeband.hall-table.fitting', { count: acts.length }),
        t('city-landing.tributeband.hall-table.examples'),
      ],
      rows: hallFits(acts, namedHalls(city)).map(({ hall, acts: fitting }) => [hall.name, hall.label, String(fitting.length), example(fitting, hall)]),
    },
  ]
}
