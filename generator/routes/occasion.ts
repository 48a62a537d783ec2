/**
 * An act at an occasion, in the words of the catalogue: its running order, and what an organiser must
 * arrange.
 */
import type { RunningOrderRow, RunningOrderView } from '../../templates/parts/Section.tsx'
import type { Site, SiteAct, SiteOccasion } from '../load/site.ts'
import { type RunningOrder, runningOrder, type Step, sharesStage } from '../relate/running-order.ts'
import { isSoft } from '../relate/venues.ts'
import { actWords, numberText } from './act-facts.ts'
import { clockText, machineTime } from './times.ts'

type Party = ReturnType<typeof partyOf>

/** An act at an occasion, with its plan and its hours where they are known. */
export function partyOf(site: Site, act: SiteAct, occasion: SiteOccasion) {
  const plan = act.plans?.[occasion.key]
  return {
    site,
    act,
    occasion,
    plan,
    order: occasion.day && runningOrder(act, occasion.day, site.settings.travel.pauseMinutes, plan),
  }
}

export function orderView({ site, occasion: { key: occasion }, order }: Party): RunningOrderView | undefined {
  if (!order) return undefined
  const { t } = site
  return {
    title: t('running-order.title', { occasion }),
    intro: t('running-order.intro'),
    rows: order.steps.map((step) => ({
      time: machineTime(step.at),
      clock: clockText(site, step.at),
      ...rowText(site, occasion, order, step),
    })),
  }
}

function rowText(
  { t }: Site,
  occasion: string,
  { sets }: RunningOrder,
  step: Step,
): Omit<RunningOrderRow, 'time' | 'clock'> {
  if (step.kind === 'guests') return { kind: 'guests', title: step.what }
  if (step.kind === 'song')
    return { kind: 'music', title: step.moment.what, song: step.moment.song, text: step.moment.text }
  const length =
    step.minutes === undefined
      ? undefined
      : { length: t('act-facts.minutes', { from: step.minutes, to: undefined }) }
  if (step.kind === 'set') {
    const { what = t('running-order.set', { set: step.set, sets }), song, text } = step.moment ?? {}
    return { kind: 'music', title: what, ...length, song, text }
  }
  return { kind: 'work', title: t(`running-order.${step.kind}`, { occasion }), ...length }
}

/** How many tips a page shows beside the one that was written for the act. */
const tipCount = 3

/** What was written about this act at this occasion, and the tips that its facts call for. */
export function occasionTips(party: Party): { title: string; text: string }[] {
  const { t } = party.site
  const values = valuesOf(party)
  const tips = [...tipKeys(party).slice(0, tipCount), ...(party.act.price ? [] : (['price'] as const))]
  return [
    ...(party.plan ? [{ title: t('occasion-tip.hall', values), text: party.plan.hall }] : []),
    ...tips.map((key) => ({
      title: t(`occasion-tip.${key}.title`),
      text: t(`occasion-tip.${key}.text`, values),
    })),
  ]
}

/** The tips that apply, the most important first. */
function tipKeys({ act: { loudness, rider, places, outdoors }, occasion, order }: Party) {
  const isShared = sharesStage(occasion)
  const isPrivate = occasion.private === true
  const tips = [
    ['loudness', true],
    ['channels', isShared && rider !== undefined],
    ['power', !isPrivate && (rider?.power.length ?? 1) > 1],
    ['hours', isPrivate && rider !== undefined && order !== undefined],
    ['speeches', !isPrivate && !isShared && order !== undefined && !isSoft({ loudness })],
    ['roof', places.includes('buiten') && outdoors !== undefined],
  ] as const
  return tips.flatMap(([tip, applies]) => (applies ? [tip] : []))
}

function valuesOf({ site, act, occasion, order }: Party) {
  const { rider } = act
  const clock = (at = 0) => clockText(site, at)
  return {
    ...actWords(site, act),
    occasion: occasion.key,
    ...{ channels: rider?.inputs.length ?? 0, monitors: rider?.monitors.length ?? 0 },
    monitorNumber: numberText(site, rider?.monitors.length ?? 0),
    ...{
      arrival: clock(order?.arrival),
      start: clock(order && musicAfterGuests(order)),
      empty: clock(order?.empty),
    },
    outdoors: act.outdoors ?? '',
  }
}

/**
 * When the set begins that follows the last line of the guests, such as the speeches: an earlier one is
 * played before them.
 */
function musicAfterGuests({ steps, start }: RunningOrder): number {
  const guests = steps.findLast(({ kind }) => kind === 'guests')?.at ?? 0
  return steps.find(({ kind, at }) => kind === 'set' && at > guests)?.at ?? start
}
