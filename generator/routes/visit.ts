/** The visit of an act to a city in the words of the catalogue. */

import type { ActCardView } from '../../templates/parts/ActCard.tsx'
import { priceRange, priceWithVat, withTrip } from '../../templates/parts/price.ts'
import type { RunningOrderRow } from '../../templates/parts/RunningOrder.tsx'
import type { VisitView } from '../../templates/parts/Visit.tsx'
import { groupBy } from '../core/group-by.ts'
import type { Translate } from '../core/sentences.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { isSoft, namedHalls, suitableVenues } from '../relate/venues.ts'
import { journeyOf, type PlannedDay, type Visit, visitOf } from '../relate/visit.ts'
import { actWords } from './act-facts.ts'
import { relationsOf } from './relations.ts'
import { clockText, durationText, machineTime } from './times.ts'
import { cardOf } from './views.ts'

export const actVisit = (site: Site, act: SiteAct, city: SiteCity): Visit => visitOf(act, city, site.settings, site.zones)

/** All that the page of an act in a city says of the visit. */
export function visitView(site: Site, act: SiteAct, city: SiteCity, visit: Visit): VisitView {
  const words = wordsOf(site, act, city, visit)
  const [day, afternoon] = visit.days
  return {
    band: [
      { name: site.t('act-facts.line-up'), value: act.lineUp },
      { name: site.t('visit.band.drive'), value: site.t('visit.band.drive-value', { km: visit.trip.km, duration: durationText(site, visit.trip.minutes) }) },
      { name: site.t('visit.band.price'), value: priceWithVat(site.t, withTrip(act.price, visit.costs.total)) },
      ...(namedHalls(city).length === 0
        ? []
        : [{ name: site.t('visit.band.halls', words), value: site.t('visit.band.halls-value', { fits: visit.halls.length, all: namedHalls(city).length }) }]),
    ],
    fit: `${fitText(site, city, visit, words)} ${site.t('visit.volume', words)}`,
    drive: driveText(site, visit, words),
    day: day && dayView(site, day, words),
    afternoon: afternoon && afternoonText(site, afternoon, words),
    price: withTrip(act.price, visit.costs.total),
    costs: costLines(site, act, visit, words),
    halls: hallViews(site, act, visit, words),
    misfits: [...elsewhereText(site, act, city, visit, words), ...misfitTexts(site, visit, words)],
    notes: notes(site, act, city, visit, words),
    questions: questions(site, visit, words),
  }
}

/** How many songs of the repertoire are named. */
const songCount = 2

/** The facts of a visit as sentences name them. */
export const wordsOf = (site: Site, act: SiteAct, city: SiteCity, { vehicles }: Visit) => ({
  ...actWords(site, act),
  genres: site.format.list(act.genres),
  decades: site.format.list(act.decades.map((year) => String(year % 100).padStart(2, '0'))),
  songs: site.format.list(act.repertoire.slice(0, songCount)),
  city: city.name,
  country: city.country,
  vans: vehicles.vans,
  vehicles: vehicles.vans + vehicles.cars,
})
export type VisitWords = ReturnType<typeof wordsOf>

export const fitText = ({ t }: Pick<Site, 't'>, city: SiteCity, { halls }: Visit, words: VisitWords): string =>
  t('visit.fit', { ...words, fits: halls.length, all: namedHalls(city).length })

function driveText({ t }: Pick<Site, 't'>, { trip, days: [day] }: Visit, words: VisitWords): string {
  return [
    t('visit.drive', { ...words, km: trip.km, duration: durationText({ t }, trip.minutes) }),
    ...(day?.staysOvernight ? [t('visit.home', { ...words, time: clockText({ t }, day.plan.home) })] : []),
    ...(day?.inRushHour ? [t('visit.rush-hour', words)] : []),
  ].join(' ')
}

function dayView(site: Site, { part, plan, staysOvernight }: PlannedDay, words: VisitWords): VisitView['day'] {
  const { t } = site
  const row = (key: DayStep, minutes: number): RunningOrderRow => ({
    time: machineTime(minutes),
    clock: clockText({ t }, minutes),
    kind: key === 'first-note' ? 'music' : 'work',
    title: t(`visit.step.${key}`, { ...words, stay: staysOvernight }),
  })
  return {
    title: t('visit.day', { ...words, part }),
    rows: [
      row('leave', plan.leave),
      row('arrive', plan.arrive),
      row('sound-check', plan.soundCheck),
      row('first-note', plan.firstNote),
      row('last-note', plan.lastNote),
      row('home', staysOvernight ? plan.loaded : plan.home),
    ],
  }
}
type DayStep = 'leave' | 'arrive' | 'sound-check' | 'first-note' | 'last-note' | 'home'

const afternoonText = ({ t }: Site, { plan, staysOvernight }: PlannedDay, words: VisitWords): string =>
  t('visit.afternoon', {
    ...words,
    leave: clockText({ t }, plan.leave),
    arrive: clockText({ t }, plan.arrive),
    first: clockText({ t }, plan.firstNote),
    stay: staysOvernight,
    home: clockText({ t }, plan.home),
  })

function costLines({ t, settings: { travel } }: Site, act: SiteAct, { trip, costs }: Visit, words: VisitWords): VisitView['costs'] {
  const { price } = act
  const amount = (value: number) => (value === 0 ? t('visit.included') : t('visit.amount', { value }))
  return {
    lines: [
      { name: t('visit.fee'), value: priceRange(t, price) },
      {
        name: t('visit.trip'),
        value: amount(costs.drive),
        note: t('visit.trip-note', { ...words, km: 2 * trip.km, free: travel.includedKm, charged: costs.chargedKm, cents: travel.centsPerKm }),
      },
      ...(costs.nights > 0
        ? [{ name: t('visit.nights'), value: amount(costs.nights), note: t('visit.nights-note', { ...words, value: travel.eurosPerNight }) }]
        : []),
    ],
    total: { name: t('visit.total', words), value: t('visit.total-value', { total: totalText(t, act, costs.total), vat: price.vatIncluded }) },
  }
}

/** The price range of an act with the costs of the trip. */
export const totalText = (t: Translate, { price }: Pick<SiteAct, 'price'>, costs: number): string => priceRange(t, withTrip(price, costs))

/** The card of an act on a page of a city: its price has the trip in it. */
export function cardInCity(site: Site, act: SiteAct, city: SiteCity): ActCardView {
  const card = cardOf(act)
  return { ...card, facts: { ...card.facts, from: card.facts.from + journeyOf(act, city, site.settings).costs.total } }
}

const hallViews = ({ t }: Site, act: SiteAct, { halls }: Visit, words: VisitWords): VisitView['halls'] =>
  halls.map(({ name, label, reach, kind, size }, index) => {
    const alike = halls.slice(0, index).find((hall) => hall.kind === kind && hall.size === size)
    if (alike) return { name, label, reach, fit: t('visit.hall-same', { ...words, hall: name, first: alike.name }) }
    const key = isSoft(act) ? 'visit.hall-soft' : act.loudness.level === 'dansvloer' ? 'visit.hall-dance' : 'visit.hall-loud'
    return { name, label, reach, fit: t(key, { ...words, kind, size, hall: name }) }
  })

/** Some words as a choice, or nothing for a sentence to select. */
export const choiceOf = ({ format }: Pick<Site, 'format'>, words: readonly string[]): string | undefined =>
  words.length > 0 ? format.either(words) : undefined

/** The names as a list; nothing for none. */
export const listed = ({ list }: Site['format'], names: readonly string[]): string | undefined => (names.length === 0 ? undefined : list(names))

export const languageText = ({ t, format }: Pick<Site, 't' | 'format'>, act: SiteAct, city: SiteCity, language: Visit['language'], words: VisitWords): string =>
  t('visit.language', { ...words, language, first: act.languages[0] ?? '', songs: format.list(act.languages), town: city.language })

/** Where none of the halls of the city suits the act: the nearest two elsewhere that do. */
export function elsewhereText(site: Site, act: SiteAct, city: SiteCity, { halls }: Visit, words: VisitWords): string[] {
  if (halls.length > 0 || namedHalls(city).length === 0) return []
  const found: { hall: string; reach: string; city: string; km: number }[] = []
  for (const other of relationsOf(site).surroundings(city)) {
    const [hall] = suitableVenues(act, namedHalls(other))
    if (hall) found.push({ hall: hall.name, reach: hall.reach, city: other.name, km: other.km })
    if (found.length === 2) break
  }
  const [first, second] = found
  if (!first) return []
  const { hall, reach, city: other, km } = first
  return [site.t('visit.elsewhere', { ...words, hall, reach, other, km, second: second?.hall, secondCity: second?.city ?? '', secondKm: second?.km ?? 0 })]
}

/** One sentence for each reason, with all halls that it keeps out. */
export const misfitTexts = ({ t, format }: Pick<Site, 't' | 'format'>, { misfits }: Visit, words: VisitWords): string[] =>
  [...groupBy(misfits, ({ reason }) => reason)].map(([reason, group]) =>
    t('visit.misfit', { ...words, reason, halls: format.list(group.map(({ hall }) => hall.name)), count: group.length }),
  )

function notes({ t, format }: Site, act: SiteAct, city: SiteCity, { language, zones }: Visit, words: VisitWords): VisitView['notes'] {
  const { places } = act
  const zoneTexts = zones.map(
    ({ name, kind, since, authority }) =>
      `${t('visit.zone-rule', { ...words, zone: name, since, authority: authority.name })} ${t('visit.zone', { ...words, zero: kind === 'zero-emission' })}`,
  )
  return [
    {
      title: t('visit.guests-title'),
      text: t('visit.guests', {
        ...words,
        motorways: listed(format, city.motorways),
        stations: choiceOf({ format }, city.stations),
      }),
    },
    { title: t('visit.language-title'), text: languageText({ t, format }, act, city, language, words) },
    { title: t('visit.zone-title', words), text: zoneTexts.length > 0 ? zoneTexts.join(' ') : t('visit.no-zone', words) },
    { title: t('visit.open-air-title'), text: t('visit.open-air', { ...words, places: places.includes('buiten') ? 'both' : 'binnen' }) },
    ...(city.busy === undefined ? [] : [{ title: t('visit.busy-title', words), text: t('visit.busy', { ...words, busy: city.busy }) }]),
  ]
}

function questions({ t }: Site, { halls, days: [day] }: Visit, words: VisitWords): string[] {
  const asked = { ...words, hall: halls[0]?.name }
  const door = day && t('visit.ask-door', { ...words, arrive: clockText({ t }, day.plan.arrive), loaded: clockText({ t }, day.plan.loaded) })
  return [t('visit.ask-stage', asked), t('visit.ask-sound', asked), ...(door === undefined ? [] : [door])]
}
