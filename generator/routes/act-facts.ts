/**
 * The facts of an act in the words of the catalogue: on its page, what it needs of a hall, and how it is
 * booked.
 */
import type { BookingView } from '../../templates/pages/BookingPages.tsx'
import type { OnStageView } from '../../templates/parts/OnStage.tsx'
import type { HallView } from '../../templates/parts/Visit.tsx'
import { countEach, groupBy, pick } from '../core/group-by.ts'
import { oncePer, oncePerPair } from '../core/once-per.ts'
import type { Range } from '../core/price.ts'
import { capitalise, splitSentences } from '../core/text.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { peopleOf } from '../relate/acts.ts'
import { classNeeded, knownRules } from '../relate/decibels.ts'
import { priceFacts } from '../relate/evening.ts'
import { minuteOf } from '../relate/travel.ts'
import { isLargeShow, isSoft } from '../relate/venues.ts'
import type { Act, Sets } from '../schema/act.ts'
import type { DecibelRule } from '../schema/decibels.ts'
import { riderOnPage } from './rider-sheet.ts'
import { clockText, durationText } from './times.ts'

/** `twee of drie sets van 45 tot 60 minuten of één show van 75 minuten` */
export function setsText(site: Site, sets: readonly Sets[]): string {
  const { t, format } = site
  // Programmes that differ by their number of sets alone are one; one with pauses in its time stays by
  // itself.
  const programmes = groupBy(sets, (own) =>
    own.within === undefined ? [own.minutes, own.upTo, own.kind].join(' ') : own,
  )
  const texts = Array.from(programmes.values(), (alike) => {
    const [first] = alike
    const length = t('act-facts.minutes', { from: first.minutes, to: first.upTo })
    if (first.within !== undefined)
      return t('act-facts.sets-within', { count: first.count, length, hours: first.within / 60 })
    const counts = alike.map(({ count }) => count)
    const either = format.either(counts.map((count) => numberText(site, count)))
    return t('act-facts.sets', { counts: either, most: Math.max(...counts), kind: first.kind, length })
  })
  return format.either(texts)
}

/** `6 muzikanten en 2 dansers` */
export const onStageText = (
  { t }: Site,
  { musicians, dancers = 0 }: Pick<Act, 'musicians' | 'dancers'>,
): string => t('act-facts.on-stage', { musicians, dancers })

/** A number in a sentence, and one to another: `vijf tot tien`. */
export const numberText = ({ t }: Site, count: number): string => t('act-facts.number', { count })
const numbersText = (site: Site, { from, to }: Range): string =>
  site.t('act-facts.number-range', {
    span: to - from,
    least: numberText(site, from),
    most: numberText(site, to),
  })

/** How many acts there are, and how many people are on stage from the smallest to the largest. */
export function sizesOf(site: Site, acts: readonly SiteAct[]) {
  const people = acts.length > 0 ? acts.map(peopleOf) : [0]
  const [small, large] = [Math.min(...people), Math.max(...people)]
  return {
    ...{ number: numberText(site, acts.length), small, large },
    sizes: numbersText(site, { from: small, to: large }),
  }
}

/** What a sentence says of the size of an act. */
export function sizeWords({ t }: Site, act: SiteAct) {
  const people = peopleOf(act)
  return { people, strength: t('act-facts.strength', { people }) }
}

/** Square metres of stage that the rider requires; an estimate for a draft without a rider. */
export const stageAreaOf = (act: SiteAct): number =>
  act.rider ? Math.ceil(act.rider.stage.widthMetres * act.rider.stage.depthMetres) : peopleOf(act) * 3

/**
 * What sentences about an act can name. Of a draft without a rider, the stage and the circuits are estimates.
 */
export const actWords = oncePerPair((site: Site, act: SiteAct) => {
  const { t } = site
  const { loudness, rider } = act
  const people = peopleOf(act)
  const { setUpMinutes = 0, soundCheckMinutes = 0 } = rider?.times ?? {}
  const circuits = rider?.power.length ?? 1
  return {
    ...{ people, onStage: onStageText(site, act), ...loudness },
    ...{
      area: stageAreaOf(act),
      width: rider?.stage.widthMetres ?? people,
      depth: rider?.stage.depthMetres ?? 3,
    },
    // Some of the names of what a circuit feeds have commas.
    circuits,
    circuitNumber: numberText(site, circuits),
    ...{ feeds: rider?.power.map(({ feeds }) => feeds).join('; ') ?? '' },
    ...{
      setUp: durationText(site, setUpMinutes),
      soundCheck: durationText(site, soundCheckMinutes),
      ready: durationText(site, setUpMinutes + soundCheckMinutes),
    },
    soft: isSoft(act),
    vehicles: rider ? t('running-order.vehicles', rider.vehicles) : '',
  }
})

/** The facts for organisers, as names and values. */
export function actDetails(
  site: Site,
  act: SiteAct,
): { name: string; value: string; note?: string | undefined }[] {
  const { t, format } = site
  const { price, members, places, outdoors, languages, genres, decades } = act
  const [place = 'binnen', other] = places
  return [
    ...(members
      ? [
          {
            name: t('act-details.members'),
            value: format.list(members.map((member) => t('act-details.member', member))),
          },
        ]
      : []),
    ...(price ? [{ name: t('act-details.includes'), value: capitalise(price.includes) }] : []),
    {
      name: t('act-details.places'),
      value: t('act-details.places-value', { places: other === undefined ? place : 'both' }),
      note: outdoors,
    },
    { name: t('act-details.languages', { count: languages.length }), value: format.list(languages) },
    {
      name: t('act-details.genres', { count: genres.length }),
      value: capitalise(format.list(genres)),
      note: capitalise(t('act-details.decades-value', { decades: decades.map(String) })),
    },
  ]
}

/**
 * What the checklist asks, in the order of a visit to the hall, and whether it does so where the act needs no
 * stage.
 */
const hallChecks = [
  ['height', false],
  ['sound', true],
  ['loading', false],
  ['parking', true],
  ['set-up', true],
] as const

/** The category of loudness that an act needs of a hall; nothing where it is louder than all of them. */
export function classWords({ format }: Site, act: SiteAct, { classes }: Pick<DecibelRule, 'classes'>) {
  const least = classNeeded({ classes }, act)
  if (least === undefined) return undefined
  const [lowest] = classes
  return { act: act.name, least, lowest: least === lowest, classes: format.either(classes.map(String)) }
}

/** The question for the category, once for all regions that have the same ones. */
function classChecks(site: Site, act: SiteAct): string[] {
  const alike = groupBy(knownRules(site.decibels), ({ classes }) => classes.join())
  return Array.from(alike.values(), (rules) => {
    const words = classWords(site, act, rules[0])
    const regions = rules.map(({ name }) => name)
    return words ? [site.t('hall-check.classes', { ...words, regions })] : []
  }).flat()
}

/** Nothing for an act without a rider. */
export function onStageView(site: Site, act: SiteAct): OnStageView | undefined {
  const plot = riderOnPage(site, act)
  if (!plot) return undefined
  const { t } = site
  const values = actWords(site, act)
  return {
    ...plot,
    figures: [
      {
        name: t('act-details.stage'),
        value: t('act-details.stage-value', values),
        note: t('act-details.area', values),
      },
      {
        name: t('act-details.power'),
        value: capitalise(t('act-details.power-value', values)),
        note: capitalise(values.feeds),
      },
      {
        name: t('act-details.loudness'),
        value: t('act-details.level', values),
        note: t('act-details.decibels', values),
      },
      {
        name: t('act-details.set-up'),
        value: capitalise(t('act-details.set-up-value', values)),
      },
    ],
    checklist: [
      ...hallChecks.flatMap(([key, isForAll]) =>
        isForAll || !values.soft ? [t(`hall-check.${key}`, values)] : [],
      ),
      ...classChecks(site, act),
    ],
  }
}

/** The stage plot of an act, and what it needs of a hall in one line. Nothing for an act without a rider. */
export const hallView = oncePerPair((site: Site, act: SiteAct): HallView | undefined => {
  const plot = riderOnPage(site, act)
  return plot && { ...pick(plot, 'key', 'alt'), figures: site.t('hall-check.figures', actWords(site, act)) }
})

const steps = ['step-1', 'step-2', 'step-3'] as const
const songCount = 5
const questions = ['repertoire', 'technique', 'not-for'] as const

export function bookingView(site: Site, act: SiteAct): BookingView {
  const { t } = site
  const values = bookingValues(site, act)
  return {
    steps: steps.map((step) => ({
      title: t(`act-booking.${step}.title`),
      text: t(`act-booking.${step}.text`, values),
    })),
    money: act.price
      ? {
          title: t('act-booking.money'),
          lines: [
            t('act-booking.included', { ...values, covered: capitalise(act.price.includes) }),
            t('act-booking.extra', values),
          ],
        }
      : {
          title: t('act-facts.price'),
          lines: [t('act-booking.ask-price', { act: act.name }), t('act-booking.stay', values)],
        },
    hall: act.rider
      ? [
          t('act-booking.hall-stage', values),
          t('act-booking.hall-power', values),
          t('act-booking.hall-time', values),
          ...ownAmong(site, act.rider.provided),
        ]
      : [],
    faqs: questions
      .filter((key) => key !== 'technique' || values.technique !== '')
      .map((key) => ({
        question: t(`act-booking.${key}.question`),
        answer: t(`act-booking.${key}.answer`, values),
      })),
  }
}

function bookingValues(site: Site, act: SiteAct) {
  const { format, settings } = site
  const { rider, unsuited = {} } = act
  const { includedKm, centsPerKm, eurosPerNight, homeBy } = settings.travel
  const words = actWords(site, act)
  const beds = priceFacts(site, act).travellers
  return {
    ...words,
    ...{ ask: asksFirst(act), remark: rider?.stage.remark ?? '' },
    ...{
      km: includedKm,
      cents: centsPerKm,
      beds,
      night: eurosPerNight,
      nights: beds * eurosPerNight,
      homeBy: clockText(site, minuteOf(homeBy)),
    },
    ...{
      technique: ownAmong(site, sentencesOf(rider)).join(' '),
      genres: capitalise(format.list(act.genres)),
      languages: act.languages,
      songs: act.repertoire.slice(0, songCount),
      unsuited: Object.values(unsuited).join(' ') || undefined,
    },
  }
}

const riderLines = oncePer(({ acts }: Site) =>
  countEach(acts.flatMap(({ rider }) => [...sentencesOf(rider), ...(rider?.provided ?? [])])),
)

const sentencesOf = (rider: SiteAct['rider']): string[] =>
  rider ? splitSentences(`${rider.sound} ${rider.lights}`) : []

/** What no other rider says. */
const ownAmong = (site: Site, texts: readonly string[]): string[] =>
  texts.filter((text) => riderLines(site).get(text) === 1)

/** What the agency must know of the party first. */
function asksFirst(act: SiteAct): 'corner' | 'stage' | 'limiter' | 'floor' {
  if (isSoft(act)) return 'corner'
  if (isLargeShow(act)) return 'stage'
  return act.loudness.level === 'concert' ? 'limiter' : 'floor'
}
