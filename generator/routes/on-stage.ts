/** What an act needs of a hall: its technical figures, and what an organiser has to measure and ask there. */
import type { ActInCityPageProps } from '../../templates/pages/ActInCityPage.tsx'
import type { OnStageView } from '../../templates/parts/OnStage.tsx'
import { oncePer } from '../core/once-per.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct, SiteRider } from '../load/site.ts'
import { loudnessDetail, stageAreaOf } from './act-facts.ts'
import { riderOnPage } from './rider-sheet.ts'

/** Nothing for an act without a rider. */
export function onStageView(site: Site, act: SiteAct): OnStageView | undefined {
  const plot = riderOnPage(site, act)
  if (!plot || !act.rider) return undefined
  const values = hallValues(site, act, act.rider)
  return { ...plot, figures: figuresOf(site, act, act.rider, values), checklist: checks.map((key) => site.t(`hall-check.${key}`, values)) }
}

/** The stage plot of an act, and what it needs of a hall in one line. Nothing for an act without a rider. */
export const hallView = oncePer((site: Site) =>
  oncePer((act: SiteAct): ActInCityPageProps['act']['hall'] => {
    const plot = riderOnPage(site, act)
    return (
      plot &&
      act.rider && {
        key: plot.key,
        alt: site.t('rider.from-above', { act: act.name, size: plot.size }),
        figures: site.t('hall-check.figures', hallValues(site, act, act.rider)),
      }
    )
  }),
)

/** What the checklist asks, in the order of a visit to the hall. */
const checks = ['stage', 'height', 'power', 'sound', 'loading', 'set-up', 'breakdown'] as const

const hallValues = ({ t }: Site, act: SiteAct, { stage, power, times, vehicles }: SiteRider) => ({
  act: act.name,
  width: stage.widthMetres,
  depth: stage.depthMetres,
  area: stageAreaOf(act),
  circuits: power.length,
  // Some of them have commas.
  feeds: power.map(({ feeds }) => feeds).join('; '),
  from: act.loudness.from,
  to: act.loudness.to,
  vehicles: t('running-order.vehicles', vehicles),
  ready: times.setUpMinutes + times.soundCheckMinutes,
  breakdown: times.breakdownMinutes,
})

function figuresOf({ t }: Site, act: SiteAct, { times }: SiteRider, values: ReturnType<typeof hallValues>): OnStageView['figures'] {
  return [
    { name: t('act-details.stage'), value: t('act-details.stage-value', values), note: t('act-details.area', values) },
    { name: t('act-details.power'), value: capitalise(t('act-details.power-value', values)), note: capitalise(values.feeds) },
    loudnessDetail(t, act),
    { name: t('act-details.set-up'), value: t('act-details.set-up-value', { setUp: times.setUpMinutes, soundCheck: times.soundCheckMinutes }) },
    { name: t('act-details.breakdown'), value: t('act-details.breakdown-value', { minutes: times.breakdownMinutes }) },
    { name: t('act-details.vehicles'), value: capitalise(values.vehicles) },
  ]
}
