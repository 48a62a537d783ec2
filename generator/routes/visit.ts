/** The visit of an act to a city in the words of the catalogue. */
import { priceRange, priceWithVat } from '../../templates/parts/price.tsx'
import type { RunningOrderRow } from '../../templates/parts/Section.tsx'
import type { VisitView } from '../../templates/parts/Visit.tsx'
import { groupBy } from '../core/group-by.ts'
import { oncePerPair } from '../core/once-per.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct, SiteCity, SiteOccasion } from '../load/site.ts'
import { ruleOf } from '../relate/decibels.ts'
import { priceFacts } from '../relate/evening.ts'
import { type Step, sharesStage } from '../relate/running-order.ts'
import {
  eveningOf,
  hallsFor,
  isSoft,
  type Misfit,
  partyHallsFirst,
  suitableVenues,
} from '../relate/venues.ts'
import { isWithoutHall, type SongLanguage, type Visit, visitOf } from '../relate/visit.ts'
import type { Venue } from '../schema/city.ts'
import { actWords, classWords } from './act-facts.ts'
import { pairText } from './pair.ts'
import { relationsOf } from './relations.ts'
import { clockText, durationText, machineTime } from './times.ts'
import { pageOccasions, priceOn } from './views.ts'

/** Whether a page repeats what an act asks of a hall at an occasion. */
export type Advice = (occasion: SiteOccasion) => boolean

/**
 * What the page of a visit says of it.
 * @param isCanonical whether no other page says the same better: that one has the sentences that need both
 */
export function visitView(
  site: Site,
  act: SiteAct,
  city: SiteCity,
  advice: Advice,
  isCanonical: boolean,
): VisitView {
  const visit = visitOf(act, city, site)
  const { t } = site
  const price = priceOn(site, act, { city })
  const isOfParties = pageOccasions(site).some((occasion) => occasion.private && advice(occasion))
  const halls = isOfParties ? partyHallsFirst(visit.halls) : visit.halls
  const pair = isCanonical ? pairText(site, act, city) : undefined
  return {
    band: [
      { name: t('act-facts.line-up'), value: act.lineUp },
      { name: t('act-facts.price'), value: priceWithVat(t, price.amounts), note: price.covers || undefined },
    ],
    day: visit.day && dayView(site, visit.day),
    price,
    costs: { ...costLines(site, act, visit), remark: pair?.night.join(' ') },
    inHalls: [pair?.halls ?? [], pair?.doors ?? []]
      .map((texts) => texts.join(' '))
      .filter((text) => text !== ''),
    halls: halls.slice(0, listedHalls).map(({ name, label, reach }) => ({ name, label, reach })),
    misfits: [
      ...alsoText(site, halls.slice(listedHalls)),
      ...elsewhereText(site, act, city, visit),
      ...misfitTexts(site, act, visit),
    ],
    advice: adviceOf(site, act, advice),
    // What an organiser there must know, each in a sentence.
    remarks: [
      ...(isOfNote(visit.language, city)
        ? [t('visit.language', { language: visit.language, songs: act.languages })]
        : []),
      ...loudnessText(site, act, city),
      ...(pair?.plates ?? []),
      ...(city.busy === undefined ? [] : [t('visit.busy', { busy: city.busy })]),
    ],
  }
}

/** What to ask of halls, and which ones suit the act less: the reasons in one sentence, but for loudness. */
function misfitTexts(site: Site, act: SiteAct, { misfits, asked }: Visit): string[] {
  const { t } = site
  const textOf = (reason: Misfit, halls: readonly Venue[]) =>
    t('visit.misfit', {
      ...actWords(site, act),
      reason,
      halls: halls.map(({ name }) => name),
      said: halls.map(({ name, said = name }) => said),
    })
  const textsOf = (found: Visit['misfits']) =>
    Array.from(
      groupBy(found, ({ reason }) => reason),
      ([reason, group]) =>
        textOf(
          reason,
          group.map(({ hall }) => hall),
        ),
    )
  const less = textsOf(misfits.filter(({ reason }) => reason !== 'loud'))
  return [
    ...(asked.length > 0 ? [textOf('stage', asked)] : []),
    ...(less.length > 0 ? [t('visit.less', { halls: less.join('; ') })] : []),
    ...textsOf(misfits.filter(({ reason }) => reason === 'loud')),
  ]
}

/** The category in which the halls of the town must be licensed for an act, or what to ask them. */
function loudnessText(site: Site, act: SiteAct, city: SiteCity): string[] {
  const { t } = site
  const rule = ruleOf(site.decibels, city)
  const words = rule && classWords(site, act, rule)
  if (words) return [t('visit.classes', words)]
  // Where no region has a rule, nobody measures.
  return rule || site.decibels.length === 0 || isSoft(act)
    ? []
    : [t('visit.limit', { act: act.name, ...act.loudness })]
}

/** More would make a page on a phone too long. */
const listedHalls = 2

/** The halls that a list has no room for. */
export const alsoText = ({ t }: Site, halls: readonly Pick<Venue, 'name'>[]): string[] =>
  halls.length > 0 ? [t('visit.also', { halls: halls.map(({ name }) => name) })] : []

/** What an act asks of a hall at the first of some occasions: the pages of the others have theirs. */
function adviceOf(site: Site, act: SiteAct, isGiven: Advice): VisitView['advice'] {
  for (const occasion of pageOccasions(site)) {
    const { key, heading } = occasion
    const hall = act.unsuited?.[key] === undefined && isGiven(occasion) ? act.plans?.[key]?.hall : undefined
    const text = hall && sharesStage(occasion) ? act.occasions[key] : hall
    if (text !== undefined) return [{ title: capitalise(heading), text }]
  }
  return []
}

const dayView = oncePerPair((site: Site, { part, order }: NonNullable<Visit['day']>): VisitView['day'] => {
  const { t } = site
  const row = (
    key: 'arrive' | 'sound-check' | 'first-note' | 'last-note' | 'empty',
    minutes: number,
  ): RunningOrderRow => ({
    time: machineTime(minutes),
    clock: clockText(site, minutes),
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
})

function costLines(site: Site, act: SiteAct, { trip, price }: Visit): VisitView['costs'] {
  const { t } = site
  const { drive, nights } = price.trip
  const { travellers: people } = priceFacts(site, act)
  const way = t('visit.trip-note', { km: 2 * trip.km, hours: durationText(site, trip.minutes) })
  const amount = (value: number) => (value === 0 ? t('visit.included') : t('visit.amount', { value }))
  const value = site.settings.travel.eurosPerNight
  const lines = price.own
    ? [
        { name: t('visit.fee'), value: priceRange(t, price.own) },
        { name: t('visit.trip'), value: amount(drive), note: way },
        { name: t('visit.nights'), value: amount(nights), note: t('visit.nights-note', { people, value }) },
      ]
    : // Beside a price on request, amounts for the ride would look like all that there is to pay.
      [
        { name: t('act-facts.price'), value: priceRange(t, undefined), note: t('visit.ask') },
        { name: t('visit.trip'), value: way },
        { name: t('visit.nights'), value: t('visit.nights-people', { people }) },
      ]
  return {
    lines: nights > 0 ? lines : lines.slice(0, -1),
    ...(price.total && { total: { name: t('visit.total'), value: priceRange(t, price.total) } }),
  }
}

/**
 * Where none of the halls of the city suits the act: what a hall must have, and the nearest two elsewhere that
 * do.
 */
function elsewhereText(site: Site, act: SiteAct, city: SiteCity, visit: Visit): string[] {
  if (!isWithoutHall(visit)) return []
  const evening = eveningOf(act)
  const found: { hall: string; reach: string; city: string; km: number }[] = []
  for (const { city: other, km } of relationsOf(site).surroundings(city)) {
    const [hall] = suitableVenues(act, hallsFor(other, evening))
    if (hall) found.push({ hall: hall.name, reach: hall.reach, city: other.name, km })
    if (found.length === 2) break
  }
  const [first, second] = found
  const needs = site.t('visit.needs', actWords(site, act))
  if (!first) return [needs]
  const { hall, reach, city: other, km } = first
  const nearest = site.t('visit.elsewhere', {
    hall,
    reach,
    other,
    km,
    second: second?.hall,
    secondCity: second?.city ?? '',
    secondKm: second?.km ?? 0,
  })
  return [needs, nearest]
}

/**
 * Whether language matters there: guests do not follow the songs, these are in a language of the town beside
 * Dutch, or its halls speak French.
 */
const isOfNote = (songs: SongLanguage, { language }: SiteCity): boolean =>
  songs === 'lost' || language === 'Frans' || (language !== 'Nederlands' && songs !== 'foreign')
