/** The visit of an act to a city in the words of the catalogue. */
import type { ActLineView } from '../../templates/parts/ActCard.tsx'
import { priceRange, priceWithVat, withTrip } from '../../templates/parts/price.tsx'
import type { RunningOrderRow } from '../../templates/parts/Section.tsx'
import type { VisitView } from '../../templates/parts/Visit.tsx'
import { groupBy } from '../core/group-by.ts'
import { oncePer } from '../core/once-per.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct, SiteCity, SiteOccasion } from '../load/site.ts'
import { peopleOf } from '../relate/acts.ts'
import { ruleOf } from '../relate/decibels.ts'
import { sharesStage } from '../relate/running-order.ts'
import {
  eveningOf,
  hallsFor,
  isSoft,
  type Misfit,
  partyHallsFirst,
  suitableVenues,
} from '../relate/venues.ts'
import { isWithoutHall, journeyOf, type SongLanguage, type Visit, visitOf } from '../relate/visit.ts'
import type { Venue } from '../schema/city.ts'
import { actWords, classWords } from './act-facts.ts'
import { pairText } from './pair.ts'
import { relationsOf } from './relations.ts'
import { clockText, durationText, machineTime } from './times.ts'
import { pageOccasions } from './views.ts'

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
  const visit = visitOf(act, city, site.settings)
  const { t, format } = site
  const price = withTrip(act.price, visit.costs.total)
  const [day] = visit.days
  const isOfParties = pageOccasions(site).some((occasion) => occasion.private && advice(occasion))
  const halls = isOfParties ? partyHallsFirst(visit.halls) : visit.halls
  const pair = isCanonical ? pairText(site, act, city) : undefined
  return {
    band: [
      { name: t('act-facts.line-up'), value: act.lineUp },
      { name: t('visit.band.price', { km: visit.trip.km }), value: priceWithVat(t, price) },
    ],
    day: day && dayView(site, day),
    price,
    costs: { ...costLines(site, act, visit), remark: pair?.night.join(' ') },
    inHalls: [pair?.halls ?? [], pair?.doors ?? []]
      .map((texts) => texts.join(' '))
      .filter((text) => text !== ''),
    halls: hallList(city)(halls),
    misfits: [...elsewhereText(site, act, city, visit), ...misfitTexts(site, act, visit)],
    advice: adviceOf(site)(advice)(act),
    // What an organiser there must know, each in a sentence.
    remarks: [
      ...(isOfNote(visit.language, city)
        ? [t('visit.language', { language: visit.language, songs: format.list(act.languages) })]
        : []),
      ...loudnessText(site, act, city),
      ...(pair?.plates ?? []),
      ...(city.busy === undefined ? [] : [t('visit.busy', { busy: city.busy })]),
    ],
  }
}

/** What to ask of halls, and which ones suit the act less: the reasons in one sentence, but for loudness. */
function misfitTexts(site: Site, act: SiteAct, { misfits, asked }: Visit): string[] {
  const { t, format } = site
  const textOf = (reason: Misfit, halls: readonly Venue[]) =>
    t('visit.misfit', {
      ...{ ...actWords(site, act), reason },
      halls: format.list(halls.map(({ name }) => name)),
      said: format.list(halls.map(({ name, said = name }) => said)),
    })
  const { loud, ...others } = Object.fromEntries(
    [...groupBy(misfits, ({ reason }) => reason)].map(([reason, group]) => [
      reason,
      textOf(
        reason,
        group.map(({ hall }) => hall),
      ),
    ]),
  )
  const less = Object.values(others)
  return [
    ...(asked.length > 0 ? [textOf('stage', asked)] : []),
    ...(less.length > 0 ? [t('visit.less', { halls: less.join('; ') })] : []),
    ...(loud === undefined ? [] : [loud]),
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

function dayView(site: Site, { part, plan, home, staysOvernight }: Visit['days'][number]): VisitView['day'] {
  const { t } = site
  const row = (
    key: 'arrive' | 'sound-check' | 'first-note' | 'last-note' | 'home',
    minutes: number,
  ): RunningOrderRow => ({
    time: machineTime(minutes),
    clock: clockText({ t }, minutes),
    kind: key === 'first-note' ? 'music' : 'work',
    title: t(`visit.step.${key}`, { stay: staysOvernight }),
  })
  return {
    title: t('visit.day', { part }),
    rows: [
      row('arrive', plan.arrive),
      row('sound-check', plan.soundCheck),
      row('first-note', plan.firstNote),
      row('last-note', plan.lastNote),
      row('home', staysOvernight ? plan.loaded : home),
    ],
  }
}

function costLines(
  { t, settings: { travel } }: Site,
  act: SiteAct,
  { trip, costs }: Visit,
): VisitView['costs'] {
  const { price } = act
  const way = { km: 2 * trip.km, hours: durationText({ t }, trip.minutes) }
  const amount = (value: number) => (value === 0 ? t('visit.included') : t('visit.amount', { value }))
  return {
    lines: [
      { name: t('visit.fee'), value: priceRange(t, price) },
      { name: t('visit.trip'), value: amount(costs.drive), note: t('visit.trip-note', way) },
      ...(costs.nights > 0
        ? [
            {
              name: t('visit.nights'),
              value: amount(costs.nights),
              note: t('visit.nights-note', { people: peopleOf(act), value: travel.eurosPerNight }),
            },
          ]
        : []),
    ],
    total: { name: t('visit.total'), value: priceRange(t, withTrip(price, costs.total)) },
  }
}

/** The card or the line of an act on a page of a city: its price has the trip in it. */
export function inCity<View extends ActLineView>(view: View, site: Site, act: SiteAct, city: SiteCity): View {
  const from = view.facts.from + journeyOf(act, city, site.settings).costs.total
  return { ...view, facts: { ...view.facts, from } }
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
 * Whether language matters there: the songs are in a language of the town beside Dutch, or its halls speak
 * French.
 */
const isOfNote = (songs: SongLanguage, { language }: SiteCity): boolean =>
  language === 'Frans' || (language !== 'Nederlands' && songs !== 'foreign')
