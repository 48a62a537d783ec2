/** The visit of an act to a city in the words of the catalogue. */
import { priceRange, priceWithVat } from '../../templates/parts/price.tsx'
import type { RunningOrderRow } from '../../templates/parts/Section.tsx'
import type { VisitView } from '../../templates/parts/Visit.tsx'
import { groupBy } from '../core/group-by.ts'
import { oncePer } from '../core/once-per.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct, SiteCity, SiteOccasion } from '../load/site.ts'
import { priceFacts } from '../relate/evening.ts'
import { type Step, sharesStage } from '../relate/running-order.ts'
import { namedHalls, partyHallsFirst, suitableVenues } from '../relate/venues.ts'
import { type SongLanguage, type Visit, visitOf } from '../relate/visit.ts'
import type { Venue } from '../schema/city.ts'
import { actWords } from './act-facts.ts'
import { relationsOf } from './relations.ts'
import { clockText, durationText, machineTime } from './times.ts'
import { pageOccasions, priceOn } from './views.ts'

/** Whether a page repeats what an act asks of a hall at an occasion. */
export type Advice = (occasion: SiteOccasion) => boolean

/** What the page of a visit says of it. */
export function visitView(site: Site, act: SiteAct, city: SiteCity, advice: Advice): VisitView {
  const visit = visitOf(act, city, site)
  const { t, format } = site
  const words = actWords(site, act)
  const price = priceOn(site, act, { city })
  const isOfParties = pageOccasions(site).some((occasion) => occasion.private && advice(occasion))
  const halls = isOfParties ? partyHallsFirst({ venues: visit.halls }) : visit.halls
  return {
    band: [
      { name: t('act-facts.line-up'), value: act.lineUp },
      { name: t('act-facts.price'), value: priceWithVat(t, price), note: price.covers },
    ],
    day: visit.day && dayView(site, visit.day),
    price,
    costs: costLines(site, act, visit),
    halls: hallList(city)(halls),
    misfits: [
      ...elsewhereText(site, act, city, visit),
      // One sentence for each reason, with all halls that it keeps out.
      ...[...groupBy(visit.misfits, ({ reason }) => reason)].map(([reason, group]) =>
        t('visit.misfit', { ...words, reason, halls: format.list(group.map(({ hall }) => hall.name)) }),
      ),
    ],
    advice: adviceOf(site)(advice)(act),
    // What an organiser there must know, each in a sentence.
    remarks: [
      ...(isOfNote(visit.language, city)
        ? [t('visit.language', { language: visit.language, songs: format.list(act.languages) })]
        : []),
      ...(city.busy === undefined ? [] : [t('visit.busy', { busy: city.busy })]),
    ],
  }
}

/** One list for all acts that the same halls of a city suit. */
const hallList = oncePer((_: SiteCity) => {
  const known = new Map<string, VisitView['halls']>()
  return (halls: readonly Venue[]): VisitView['halls'] => {
    const key = halls.map(({ name }) => name).join('\n')
    const list = known.get(key) ?? halls.map(({ name, label, reach }) => ({ name, label, reach }))
    known.set(key, list)
    return list
  }
})

/** What an act asks of a hall on some occasions. */
const adviceOf = oncePer((site: Site) =>
  oncePer((isGiven: Advice) =>
    oncePer((act: SiteAct): VisitView['advice'] =>
      pageOccasions(site).flatMap((occasion) => {
        const { key, heading } = occasion
        const hall =
          act.unsuited?.[key] === undefined && isGiven(occasion) ? act.plans?.[key]?.hall : undefined
        const text = hall && sharesStage(occasion) ? act.occasions[key] : hall
        return text === undefined ? [] : [{ title: capitalise(heading), text }]
      }),
    ),
  ),
)

function dayView(site: Site, { part, order }: NonNullable<Visit['day']>): VisitView['day'] {
  const { t } = site
  const row = (
    key: 'arrive' | 'sound-check' | 'first-note' | 'last-note' | 'empty',
    minutes: number,
  ): RunningOrderRow => ({
    time: machineTime(minutes),
    clock: clockText({ t }, minutes),
    kind: key === 'first-note' ? 'music' : 'work',
    title: t(`visit.step.${key}`),
  })
  const begin = (...kinds: Step['kind'][]) => order.steps.find(({ kind }) => kinds.includes(kind))?.at
  const soundCheck = begin('sound-check')
  return {
    title: t('visit.day', { part }),
    rows: [
      row('arrive', order.arrival),
      ...(soundCheck === undefined ? [] : [row('sound-check', soundCheck)]),
      row('first-note', begin('set', 'song') ?? order.start),
      row('last-note', order.end),
      row('empty', order.empty),
    ],
  }
}

function costLines(site: Site, act: SiteAct, { trip, price }: Visit): VisitView['costs'] {
  const { t, settings } = site
  const { travel } = settings
  const { drive, nights } = price.trip
  const way = { km: 2 * trip.km, hours: durationText({ t }, trip.minutes) }
  const amount = (value: number) => (value === 0 ? t('visit.included') : t('visit.amount', { value }))
  return {
    lines: [
      { name: t('visit.fee'), value: priceRange(t, price.own) },
      { name: t('visit.trip'), value: amount(drive), note: t('visit.trip-note', way) },
      ...(nights > 0
        ? [
            {
              name: t('visit.nights'),
              value: amount(nights),
              note: t('visit.nights-note', {
                people: priceFacts(site)(act).travellers,
                value: travel.eurosPerNight,
              }),
            },
          ]
        : []),
    ],
    total: { name: t('visit.total'), value: priceRange(t, price.total) },
  }
}

/** Where none of the halls of the city suits the act: the nearest two elsewhere that do. */
function elsewhereText(site: Site, act: SiteAct, city: SiteCity, { halls }: Visit): string[] {
  if (halls.length > 0 || namedHalls(city).length === 0) return []
  const found: { hall: string; reach: string; city: string; km: number }[] = []
  for (const { city: other, km } of relationsOf(site).surroundings(city)) {
    const [hall] = suitableVenues(act, namedHalls(other))
    if (hall) found.push({ hall: hall.name, reach: hall.reach, city: other.name, km })
    if (found.length === 2) break
  }
  const [first, second] = found
  if (!first) return []
  const { hall, reach, city: other, km } = first
  return [
    site.t('visit.elsewhere', {
      hall,
      reach,
      other,
      km,
      second: second?.hall,
      secondCity: second?.city ?? '',
      secondKm: second?.km ?? 0,
    }),
  ]
}

/**
 * Whether language matters there: guests do not follow the songs, these are in a language of the town beside
 * Dutch, or its halls speak French.
 */
const isOfNote = (songs: SongLanguage, { language }: SiteCity): boolean =>
  songs === 'lost' || language === 'Frans' || (language !== 'Nederlands' && songs !== 'foreign')
