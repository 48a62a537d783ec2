/** `/coverband-gent/`: which sizes of cover band suit the halls of the city, how an evening goes, and what it costs with the trip. */

import { groupBy } from '../../core/group-by.ts'
import type { SiteAct } from '../../load/site.ts'
import { peopleOf } from '../../relate/acts.ts'
import { hallFits } from '../../relate/landings.ts'
import { namedHalls } from '../../relate/venues.ts'
import { stageAreaOf } from '../act-facts.ts'
import { clockText, durationText } from '../times.ts'
import { choiceOf } from '../visit.ts'
import {
  actLinks,
  benefitsOf,
  driveOf,
  type Evening,
  eveningsOf,
  hallsNearby,
  hallToName,
  type LandingContext,
  type LandingStory,
  namesOf,
  zoneKind,
} from './story.ts'

/** An evening that is over before this hour leaves room for another set. */
const earlyHome = 26.5 * 60
const linksPerSize = 3
const townCount = 4
/** Kilometres, as the crow flies, within which another town is an alternative. */
const townKm = 60

/** The evenings of acts with the same number of people on stage. */
type SizeClass = { people: number; evenings: readonly Evening[] }

export function coverbandStory(context: LandingContext): LandingStory {
  const { site, city, acts, nearest } = context
  const { t } = site
  const evenings = eveningsOf(site, acts, city)
  const sizes = [...groupBy(evenings, ({ act }) => peopleOf(act))].map(([people, alike]) => ({ people, evenings: alike })).sort((a, b) => a.people - b.people)
  const smallest = sizes[0]
  const largest = sizes.at(-1)
  const [example] = evenings
  const hall = hallToName(context)
  const town = nearest[0]?.name
  return {
    lead: t('city-landing.coverband.lead', { city: city.name, hall }),
    paragraphs: [
      ...(smallest && largest ? [hallsText(context, smallest, largest)] : []),
      ...(example ? [eveningText(context, example), priceText(context, evenings)] : []),
    ],
    benefits: benefitsOf(site, [
      t('city-landing.coverband.service', { city: city.name, hall }),
      t('city-landing.coverband.speed', { city: city.name, town, drive: driveOf(context, example?.staysOvernight ?? false) }),
      t('city-landing.coverband.expertise', { city: city.name, hall, town, language: city.language, zone: zoneKind(context) }),
    ]),
    ...(example && { panel: eveningPanel(context, example) }),
    tables: [...hallTable(context), ...sizeTable(context, sizes), ...townTable(context)],
  }
}

function hallsText(context: LandingContext, smallest: SizeClass, largest: SizeClass): string {
  const { site, city, acts } = context
  const fits = hallFits(acts, namedHalls(city))
  const area = ({ evenings }: SizeClass) => Math.max(...evenings.map(({ act }) => stageAreaOf(act)))
  const halls = (suits: (count: number) => boolean) => fits.filter((fit) => suits(fit.acts.length)).map(({ hall }) => hall)
  const all = halls((count) => count === acts.length)
  const some = namesOf(halls((count) => count > 0 && count < acts.length))
  return site.t('city-landing.coverband.halls', {
    ...{ city: city.name, count: namedHalls(city).length, ...hallsNearby(context) },
    ...{ largest: largest.evenings[0]?.act.name ?? '', people: largest.people, smallest: smallest.evenings[0]?.act.name ?? '' },
    ...{ smallArea: area(smallest), largeArea: area(largest) },
    ...{ all: namesOf(all), allCount: all.length, some, unfit: namesOf(halls((count) => count === 0)) },
  })
}

function eveningText({ site, city, trip, nearest }: LandingContext, { plan, staysOvernight, inRushHour }: Evening): string {
  return site.t('city-landing.coverband.evening', {
    ...{ city: city.name, town: nearest[0]?.name, km: trip.km, duration: durationText(site, trip.minutes) },
    ...{ motorways: choiceOf(site, city.motorways), rush: inRushHour },
    night: staysOvernight ? 'overnight' : plan.home < earlyHome ? 'early' : 'late',
  })
}

function priceText({ site, city }: LandingContext, evenings: readonly Evening[]): string {
  const trips = evenings.map(({ trip }) => trip)
  const vat = new Set(evenings.map(({ act }) => act.price.vatIncluded))
  return site.t('city-landing.coverband.price', {
    ...{ city: city.name, from: Math.min(...trips), to: Math.max(...trips), nights: evenings.filter(({ staysOvernight }) => staysOvernight).length },
    vat: vat.size > 1 ? 'mixed' : vat.has(true) ? 'included' : 'excluded',
  })
}

function eveningPanel(context: LandingContext, { act, plan, staysOvernight }: Evening) {
  const { site, city } = context
  const { t } = site
  const hour = (minutes: number) => t('city-landing.clock', { time: clockText(site, minutes) })
  return {
    title: t('city-landing.coverband.plan.title', { city: city.name }),
    facts: [
      { name: t('city-landing.coverband.plan.leave'), value: hour(plan.leave) },
      { name: t('city-landing.coverband.plan.arrive', { hall: hallToName(context) }), value: hour(plan.arrive) },
      { name: t('city-landing.coverband.plan.ready'), value: hour(plan.ready) },
      { name: t('city-landing.coverband.plan.last-note'), value: hour(plan.lastNote) },
      ...(staysOvernight ? [] : [{ name: t('city-landing.coverband.plan.home'), value: hour(plan.home) }]),
    ],
    note: t('city-landing.coverband.plan.note', { act: act.name }),
  }
}

function hallTable(context: LandingContext): LandingStory['tables'] {
  const { site, city, acts } = context
  const { t } = site
  if (namedHalls(city).length === 0 || acts.length === 0) return []
  return [
    {
      title: t('city-landing.coverband.hall-table.title', { city: city.name }),
      columns: [t('city-landing.hall'), t('city-landing.coverband.hall-table.size'), t('city-landing.coverband.hall-table.people')],
      rows: hallFits(acts, namedHalls(city)).map(({ hall, acts: fitting }) => [hall.name, t('city-landing.hall-size', hall), peopleRange(context, fitting)]),
    },
  ]
}

/** `5 tot 7`; a dash for no act. */
function peopleRange({ site }: LandingContext, acts: readonly SiteAct[]): string {
  const people = acts.map(peopleOf)
  const [from, to] = [Math.min(...people), Math.max(...people)]
  return acts.length === 0 ? '–' : site.t('city-landing.people', { from, to: to > from ? to : undefined })
}

function sizeTable(context: LandingContext, sizes: readonly SizeClass[]): LandingStory['tables'] {
  const { site, city } = context
  const { t } = site
  if (sizes.length === 0) return []
  return [
    {
      title: t('city-landing.coverband.size-table.title', { city: city.name }),
      columns: [t('city-landing.coverband.size-table.people'), t('city-landing.coverband.size-table.acts'), t('city-landing.coverband.size-table.price')],
      rows: sizes.map(({ people, evenings }) => [
        t('city-landing.coverband.size-table.count', { people }),
        actLinks(
          context,
          evenings.slice(0, linksPerSize).map(({ act }) => act),
        ),
        t('price.range', {
          from: Math.min(...evenings.map(({ price }) => price.from)),
          to: Math.max(...evenings.map(({ price }) => price.to)),
          open: false,
        }),
      ]),
    },
  ]
}

/** The nearest towns: how far they are, their halls, and the price of the act that costs least. */
function townTable({ site, city, acts, nearest }: LandingContext): LandingStory['tables'] {
  const { t, format } = site
  const cheapest = [...acts].sort((a, b) => a.price.from - b.price.from).find(({ rider }) => rider)
  const near = nearest.filter(({ km }) => km <= townKm)
  const around = near.length > 0 ? near : nearest.slice(0, 1)
  if (!cheapest || around.length === 0) return []
  return [
    {
      title: t('city-landing.coverband.town-table.title', { city: city.name }),
      columns: [
        t('city-landing.coverband.town-table.town'),
        t('city-landing.coverband.town-table.trip', { city: city.name }),
        t('city-landing.coverband.town-table.halls'),
        t('city-landing.coverband.town-table.price', { act: cheapest.name }),
      ],
      rows: around.slice(0, townCount).map((town) => {
        const prices = eveningsOf(site, [cheapest], town).map(({ price }) => format.euros(price.from))
        return [town.name, t('distance', town), format.list(namesOf(namedHalls(town), 2) ?? ['–']), prices.join('')]
      }),
    },
  ]
}
