/** What an act needs of a hall: its technical figures, and what an organiser has to measure and ask there. */
import type { OnStageView } from '../../templates/parts/OnStage.tsx'
import type { HallView } from '../../templates/parts/Visit.tsx'
import { oncePer, partPer } from '../core/once-per.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { actWords, loudnessDetail } from './act-facts.ts'
import { riderOnPage } from './rider-sheet.ts'

/** Nothing for an act without a rider. */
export function onStageView(site: Site, act: SiteAct): OnStageView | undefined {
  const plot = riderOnPage(site, act)
  if (!plot) return undefined
  const values = actWords(site, act)
  return { ...plot, figures: figuresOf(site, act, values), checklist: checks.map((key) => site.t(`hall-check.${key}`, values)) }
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
const checks = ['height', 'sound', 'loading', 'set-up'] as const

function figuresOf({ t }: Site, act: SiteAct, values: ReturnType<typeof actWords>): OnStageView['figures'] {
  return [
    { name: t('act-details.stage'), value: t('act-details.stage-value', values), note: t('act-details.area', values) },
    { name: t('act-details.power'), value: capitalise(t('act-details.power-value', values)), note: capitalise(values.feeds) },
    loudnessDetail(t, act),
    { name: t('act-details.set-up'), value: t('act-details.set-up-value', values) },
  ]
}
