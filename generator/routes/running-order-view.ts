/** The running order of an act at an occasion, in the words of the catalogue. */
import type { RunningOrderRow, RunningOrderView } from '../../templates/parts/RunningOrder.tsx'
import type { Site, SiteAct } from '../load/site.ts'
import { type RunningOrder, runningOrder, type Step } from '../relate/running-order.ts'
import type { Plan } from '../schema/act.ts'
import { clockText, machineTime } from './times.ts'
import type { PageOccasion } from './views.ts'

/** An act at an occasion, with its plan and its hours where they are known. */
export type Party = { site: Site; act: SiteAct; occasion: PageOccasion; plan: Plan | undefined; order: RunningOrder | undefined }

export function partyOf(site: Site, act: SiteAct, occasion: PageOccasion): Party {
  const plan = act.plans?.[occasion.key]
  return { site, act, occasion, plan, order: occasion.day && runningOrder(act, occasion.day, site.settings.travel.pauseMinutes, plan) }
}

export function orderView({ site, occasion: { key: occasion }, order }: Party): RunningOrderView | undefined {
  if (!order) return undefined
  const { t } = site
  return {
    title: t('running-order.title', { occasion }),
    intro: t('running-order.intro'),
    rows: order.steps.map((step) => ({ time: machineTime(step.at), clock: clockText(site, step.at), ...rowText(site, occasion, order, step) })),
  }
}

function rowText({ t }: Site, occasion: string, { sets }: RunningOrder, step: Step): Omit<RunningOrderRow, 'time' | 'clock'> {
  if (step.kind === 'guests') return { kind: 'guests', title: step.what }
  if (step.kind === 'song') return { kind: 'music', title: step.moment.what, song: step.moment.song, text: step.moment.text }
  const length = step.minutes === undefined ? undefined : { length: t('act-facts.minutes', { from: step.minutes, to: undefined }) }
  if (step.kind === 'set') {
    const { what = t('running-order.set', { set: step.set, sets }), song, text } = step.moment ?? {}
    return { kind: 'music', title: what, ...length, song, text }
  }
  return { kind: 'work', title: t(`running-order.${step.kind}`, { occasion }), ...length }
}
