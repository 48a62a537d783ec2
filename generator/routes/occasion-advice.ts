/** What an organiser must arrange for an act at an occasion: chosen and worded by the facts of the act. */
import { isSoft } from '../relate/venues.ts'
import { actWords } from './act-facts.ts'
import type { Party } from './running-order-view.ts'
import { clockText } from './times.ts'

/** How many tips a page shows beside the one that was written for the act. */
const tipCount = 3

/** What was written about this act at this occasion, and the tips that its facts call for. */
export function occasionTips(party: Party): { title: string; text: string }[] {
  const { t } = party.site
  const values = valuesOf(party)
  const tips = tipKeys(party).slice(0, tipCount)
  return [
    ...(party.plan ? [{ title: t('occasion-tip.hall', values), text: party.plan.hall }] : []),
    ...tips.map((key) => ({ title: t(`occasion-tip.${key}.title`), text: t(`occasion-tip.${key}.text`, values) })),
  ]
}

/** The tips that apply, the most important first. */
function tipKeys({ act: { loudness, rider, places, outdoors }, occasion: { key }, order }: Party) {
  const tips = [
    ['loudness', true],
    ['channels', key === 'festival' && rider !== undefined],
    ['power', key !== 'bruiloft' && (rider?.power.length ?? 1) > 1],
    ['hours', key === 'bruiloft' && rider !== undefined && order !== undefined],
    ['speeches', key === 'bedrijfsfeest' && order !== undefined && !isSoft({ loudness })],
    ['roof', places.includes('buiten') && outdoors !== undefined],
  ] as const
  return tips.flatMap(([tip, applies]) => (applies ? [tip] : []))
}

/** Everything that tips can name. */
function valuesOf({ site, act, occasion, order }: Party) {
  const { rider } = act
  const clock = (at = 0) => clockText(site, at)
  return {
    ...actWords(site, act),
    occasion: occasion.key,
    ...{ channels: rider?.inputs.length ?? 0, monitors: rider?.monitors.length ?? 0 },
    ...{ arrival: clock(order?.arrival), start: clock(order?.start), empty: clock(order?.empty) },
    outdoors: act.outdoors ?? '',
  }
}
