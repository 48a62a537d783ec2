/** The facts of an act in the words of the catalogue, and what it needs of a hall: figures, and what an organiser has to measure and ask there. */
import type { OnStageView } from '../../templates/parts/OnStage.tsx'
import { priceRange } from '../../templates/parts/price.tsx'
import type { HallView } from '../../templates/parts/Visit.tsx'
import { oncePer, partPer } from '../core/once-per.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { peopleOf } from '../relate/acts.ts'
import type { Act, Sets } from '../schema/act.ts'
import { riderOnPage } from './rider-sheet.ts'

type Words = Pick<Site, 't' | 'format'>

/** `twee of drie sets van 45 tot 60 minuten of één show van 75 minuten` */
export function setsText({ t, format }: Words, sets: readonly Sets[]): string {
  const number = (count: number) => t('act-facts.number', { count })
  const length = ({ minutes, upTo }: Sets) => t('act-facts.minutes', { from: minutes, to: upTo })
  return format.either(
    alike(sets).map(([first, ...others]) => {
      if (first.within !== undefined) return t('act-facts.sets-within', { count: first.count, length: length(first), hours: first.within / 60 })
      const counts = [first, ...others].map(({ count }) => count)
      return t('act-facts.sets', { counts: format.either(counts.map(number)), most: Math.max(...counts), kind: first.kind, length: length(first) })
    }),
  )
}

/** Programmes that differ by their number of sets alone, in groups; one with pauses in its time stays by itself. */
function alike(sets: readonly Sets[]): [Sets, ...Sets[]][] {
  const groups: [Sets, ...Sets[]][] = []
  for (const own of sets) {
    const group = groups.find(([first]) => keyOf(first) === keyOf(own))
    if (group && own.within === undefined) group.push(own)
    else groups.push([own])
  }
  return groups
}

const keyOf = ({ minutes, upTo, kind, within }: Sets) => [minutes, upTo, kind, within].join(' ')

/** `6 muzikanten en 2 dansers` */
export const onStageText = ({ t }: Words, { musicians, dancers = 0 }: Pick<Act, 'musicians' | 'dancers'>): string =>
  t('act-facts.on-stage', { musicians, dancers })

/** Square metres of stage that the rider requires; an estimate for a draft without a rider. */
export const stageAreaOf = (act: SiteAct): number => (act.rider ? Math.ceil(act.rider.stage.widthMetres * act.rider.stage.depthMetres) : peopleOf(act) * 3)

/** What sentences about an act can name. Of a draft without a rider, the stage and the circuits are estimates. */
export function actWords(site: Words, act: SiteAct) {
  const { t } = site
  const { loudness, price, rider } = act
  const people = peopleOf(act)
  const { setUpMinutes = 0, soundCheckMinutes = 0, breakdownMinutes = 0 } = rider?.times ?? {}
  return {
    ...{ act: act.name, people, onStage: onStageText(site, act), ...loudness },
    ...{ price: priceRange(t, price), vat: price.vatIncluded },
    ...{ area: stageAreaOf(act), width: rider?.stage.widthMetres ?? people, depth: rider?.stage.depthMetres ?? 3 },
    // Some of the names of what a circuit feeds have commas.
    ...{ circuits: rider?.power.length ?? 1, feeds: rider?.power.map(({ feeds }) => feeds).join('; ') ?? '' },
    ...{ setUp: setUpMinutes, soundCheck: soundCheckMinutes, ready: setUpMinutes + soundCheckMinutes, breakdown: breakdownMinutes },
    vehicles: rider ? t('running-order.vehicles', rider.vehicles) : '',
  }
}

/** The facts for organisers, as names and values. */
export function actDetails(site: Words, act: SiteAct): { name: string; value: string; note?: string | undefined }[] {
  const { t, format } = site
  const { price, members, places, outdoors, languages, genres, decades } = act
  const [place = 'binnen', other] = places
  return [
    ...(members ? [{ name: t('act-details.members'), value: format.list(members.map((member) => t('act-details.member', member))) }] : []),
    { name: t('act-details.includes'), value: capitalise(price.includes) },
    { name: t('act-details.places'), value: t('act-details.places-value', { places: other === undefined ? place : 'both' }), note: outdoors },
    { name: t('act-details.languages', { count: languages.length }), value: format.list(languages) },
    {
      name: t('act-details.genres', { count: genres.length }),
      value: capitalise(format.list(genres)),
      note: capitalise(t('act-details.decades-value', { decades: decades.map(String) })),
    },
  ]
}

/** How loud an act is, in words and in dB(A). */
export const loudnessDetail = (t: Words['t'], { loudness: { level, from, to } }: Pick<SiteAct, 'loudness'>) => ({
  name: t('act-details.loudness'),
  value: t('act-details.level', { level }),
  note: t('act-details.decibels', { from, to }),
})

/** Nothing for an act without a rider. */
export function onStageView(site: Site, act: SiteAct): OnStageView | undefined {
  const plot = riderOnPage(site, act)
  if (!plot) return undefined
  const values = actWords(site, act)
  return { ...plot, figures: figuresOf(site, act, values), checklist: hallChecks.map((key) => site.t(`hall-check.${key}`, values)) }
}

/** The stage plot of an act, and what it needs of a hall in one line. Nothing for an act without a rider. */
export const hallView = oncePer((site: Site) =>
  partPer((act: SiteAct): HallView | undefined => {
    const plot = riderOnPage(site, act)
    return (
      plot && {
        key: plot.key,
        alt: site.t('rider.from-above', { act: act.name, size: plot.size }),
        figures: site.t('hall-check.figures', actWords(site, act)),
      }
    )
  }),
)

/** What the checklist asks, in the order of a visit to the hall. */
const hallChecks = ['height', 'sound', 'loading', 'set-up'] as const

function figuresOf({ t }: Site, act: SiteAct, values: ReturnType<typeof actWords>): OnStageView['figures'] {
  return [
    { name: t('act-details.stage'), value: t('act-details.stage-value', values), note: t('act-details.area', values) },
    { name: t('act-details.power'), value: capitalise(t('act-details.power-value', values)), note: capitalise(values.feeds) },
    loudnessDetail(t, act),
    { name: t('act-details.set-up'), value: t('act-details.set-up-value', values) },
  ]
}
