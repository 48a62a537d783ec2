/** How an act is booked, in its own figures: the three steps, its programmes, its price, what the hall needs, and questions. */
import type { BookingView } from '../../templates/pages/BookingPages.tsx'
import { countEach } from '../core/group-by.ts'
import { oncePer } from '../core/once-per.ts'
import { capitalise, splitSentences } from '../core/text.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { minuteOf } from '../relate/travel.ts'
import { isLargeShow, isSoft } from '../relate/venues.ts'
import { actWords } from './act-facts.ts'
import { clockText } from './times.ts'

const steps = ['step-1', 'step-2', 'step-3'] as const
const songCount = 5
const questions = ['repertoire', 'technique', 'not-for'] as const

export function bookingView(site: Site, act: SiteAct): BookingView {
  const { t } = site
  const values = valuesOf(site, act)
  return {
    steps: steps.map((step) => ({
      title: t(`act-booking.${step}.title`),
      text: t(`act-booking.${step}.text`, { ...values, vehicles: capitalise(values.vehicles) }),
    })),
    money: [t('act-booking.included', values), t('act-booking.extra', values)],
    hall: act.rider ? [t('act-booking.hall-stage', values), t('act-booking.hall-power', values), ...ownAmong(providedLines(site), act.rider.provided)] : [],
    faqs: questions
      .filter((key) => key !== 'technique' || values.technique !== '')
      .map((key) => ({ question: t(`act-booking.${key}.question`), answer: t(`act-booking.${key}.answer`, values) })),
  }
}

function valuesOf(site: Site, act: SiteAct) {
  const { format, settings } = site
  const { price, rider, unsuited = {} } = act
  const { includedKm, centsPerKm, eurosPerNight, homeBy } = settings.travel
  const words = actWords(site, act)
  return {
    ...words,
    ...{ ask: asksFirst(act), remark: rider?.stage.remark ?? '', covered: capitalise(price.includes) },
    ...{ km: includedKm, cents: centsPerKm, nights: words.people * eurosPerNight, homeBy: clockText(site, minuteOf(homeBy)) },
    ...{
      technique: ownAmong(riderSentences(site), sentencesOf(rider)).join(' '),
      genres: capitalise(format.list(act.genres)),
      languages: act.languages,
      songs: act.repertoire.slice(0, songCount),
      unsuited: Object.values(unsuited).join(' ') || undefined,
    },
  }
}

/** How many riders have each sentence on sound and light, and each line of what the hall provides. */
const riderSentences = oncePer(({ acts }: Site) => countEach(acts.flatMap(({ rider }) => sentencesOf(rider))))
const providedLines = oncePer(({ acts }: Site) => countEach(acts.flatMap(({ rider }) => rider?.provided ?? [])))

const sentencesOf = (rider: SiteAct['rider']): string[] => (rider ? splitSentences(`${rider.sound} ${rider.lights}`) : [])

/** What no other rider says. */
const ownAmong = (counts: ReadonlyMap<string, number>, texts: readonly string[]): string[] => texts.filter((text) => counts.get(text) === 1)

/** What the agency must know of the party first. */
function asksFirst(act: SiteAct): 'corner' | 'stage' | 'limiter' | 'floor' {
  if (isSoft(act)) return 'corner'
  if (isLargeShow(act)) return 'stage'
  return act.loudness.level === 'concert' ? 'limiter' : 'floor'
}
