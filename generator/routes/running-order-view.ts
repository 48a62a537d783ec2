/** The running order of an act at an occasion, in the words of the catalogue. */
import type { RunningOrderRow, RunningOrderView } from '../../templates/parts/RunningOrder.tsx'
import type { Site, SiteAct, SiteOccasion } from '../load/site.ts'
import { type RunningOrder, runningOrder, type Step } from '../relate/running-order.ts'
import type { Plan } from '../schema/act.ts'
import { clockText, machineTime } from './times.ts'

export type PageOccasion = SiteOccasion & { key: Exclude<SiteOccasion['key'], 'evenement'> }
/** An act at an occasion, with its plan and its hours where they are known. */
export type Party = { site: Site; act: SiteAct; occasion: PageOccasion; plan: Plan | undefined; order: RunningOrder | undefined }

export function partyOf(site: Site, act: SiteAct, occasion: PageOccasion): Party {
  const plan = act.plans?.[occasion.key]
  return { site, act, occasion, plan, order: occasion.day && runningOrder(act, occasion.day, site.settings.travel.pauseMinutes, plan) }
}

export function orderView({ site, act, occasion: { key: occasion }, order }: Party): RunningOrderView | undefined {
  if (!order) return undefined
  const { t } = site
  const { arrival, start, empty, music, sets } = order
  const hours = { arrival: clockText(site, arrival), start: clockText(site, start), empty: clockText(site, empty) }
  return {
    title: t('running-order.title', { occasion, act: act.name }),
    intro: t('running-order.intro', { ...hours, occasion, act: act.name, music, sets, vans: act.rider?.vehicles.vans ?? 0 }),
    rows: order.steps.map((step) => ({
      time: machineTime(step.at),
      clock: clockText(site, step.at),
      ...rowText(site, act, occasion, order, step),
    })),
  }
}

function rowText(site: Site, act: SiteAct, occasion: string, { empty, sets }: RunningOrder, step: Step): Omit<RunningOrderRow, 'time' | 'clock'> {
  const { t } = site
  if (step.kind === 'guests') return { kind: 'guests', title: step.what }
  if (step.kind === 'song') return { kind: 'music', title: step.moment.what, song: step.moment.song, text: step.moment.text }
  const { minutes = 0 } = step
  if (step.kind === 'set') {
    const { what = t('running-order.set', { set: step.set, sets }), song, text } = step.moment ?? {}
    return { kind: 'music', title: what, length: t('act-facts.minutes', { from: minutes, to: undefined }), song, text }
  }
  const title = t(`running-order.${step.kind}.title`, { occasion })
  if (!act.rider) return { kind: 'work', title }
  const { stage, inputs, monitors, vehicles } = act.rider
  const text = t(`running-order.${step.kind}.text`, {
    ...{ occasion, minutes, done: clockText(site, step.at + minutes), empty: clockText(site, empty) },
    ...{ width: stage.widthMetres, depth: stage.depthMetres, channels: inputs.length, monitors: monitors.length },
    vehicles: t('running-order.vehicles', vehicles),
  })
  return { kind: 'work', title, text }
}
