/** What an organiser must arrange for an act at an occasion, and questions about it: both chosen and worded by the facts of the act. */
import type { Faq } from '../../templates/parts/Faq.tsx'
import { priceRange } from '../../templates/parts/price.ts'
import { withoutVat } from '../core/estimate.ts'
import { capitalise } from '../core/text.ts'
import { minuteOf } from '../relate/travel.ts'
import { isSoft } from '../relate/venues.ts'
import { actWords, setsText } from './act-facts.ts'
import type { Party } from './running-order-view.ts'
import { clockText } from './times.ts'

/** How many tips a page shows beside the one that was written for the act. */
const tipCount = 3
/** How many songs an answer adds to those of the running order. */
const songCount = 3
/** Acts that begin below this number of dB(A) can open an evening softly. */
const softStart = 79

const questions = {
  bruiloft: ['early', 'outdoors', 'price'],
  bedrijfsfeest: ['talk', 'repertoire', 'price'],
  festival: ['slot', 'backstage', 'price'],
} as const

/** What was written about this act at this occasion, and the tips that its facts call for. */
export function occasionTips(party: Party): { title: string; text: string }[] {
  const { t } = party.site
  const values = valuesOf(party)
  const tips = tipKeys(party).slice(0, tipCount)
  return [
    ...(party.plan ? [{ title: t('occasion-tip.hall', values), text: party.plan.hall }] : []),
    ...tips.map((key) => ({ title: t(`occasion-tip.${key}.title`, values), text: t(`occasion-tip.${key}.text`, values) })),
  ]
}

/** The tips that apply, the most important first. */
function tipKeys({ act: { loudness, rider, places, outdoors }, occasion: { key }, order }: Party) {
  const isLoud = !isSoft({ loudness })
  const isFestival = key === 'festival'
  const tips = [
    ['limiter', isLoud && !isFestival],
    ['permit', isLoud && isFestival],
    ['soft', !isLoud],
    ['channels', isFestival && rider !== undefined],
    ['power', key !== 'bruiloft' && (rider?.power.length ?? 1) > 1],
    ['hours', key === 'bruiloft' && rider !== undefined && order !== undefined],
    ['roof', isFestival && places.includes('buiten') && outdoors !== undefined],
    ['meal', key === 'bruiloft'],
    ['speeches', key === 'bedrijfsfeest' && order !== undefined],
  ] as const
  return tips.flatMap(([tip, applies]) => (applies ? [tip] : []))
}

/** Three questions of this occasion. */
export function occasionFaqs(party: Party): Faq[] {
  const { t } = party.site
  const values = valuesOf(party)
  return questions[party.occasion.key].map((key) => ({ question: t(`occasion-faq.${key}.question`, values), answer: t(`occasion-faq.${key}.answer`, values) }))
}

/** Everything that tips and answers can name. */
function valuesOf({ site, act, occasion, plan, order }: Party) {
  const { loudness, price, rider, repertoire } = act
  const clock = (at = 0) => clockText(site, at)
  const sets = order?.sets ?? 1
  const played = new Set([...(plan?.moments ?? []), plan?.early].map((moment) => moment?.song))
  const others = repertoire.filter((song) => !played.has(song)).slice(0, songCount)
  return {
    ...actWords(site, act),
    occasion: occasion.key,
    ...{ channels: rider?.inputs.length ?? 0, monitors: rider?.monitors.length ?? 0, changeOver: rider?.times.changeOverMinutes ?? 0 },
    provided: rider?.provided.join(' ') ?? '',
    ...{ arrival: clock(order?.arrival), start: clock(order?.start), end: clock(order?.end), empty: clock(order?.empty) },
    // What the guests do after the first note, they do in a pause.
    pause: order?.steps.some(({ kind, at }) => kind === 'guests' && at > order.start) ?? false,
    ...{ sets, music: order?.music ?? 0, setLength: setsText(site, act.sets) },
    ...{
      fit: fitOf(plan?.early !== undefined, loudness),
      song: plan?.early?.song ?? plan?.moments[0]?.song ?? repertoire[0] ?? '',
      at: clock(plan?.early && minuteOf(plan.early.at)),
    },
    ...{ isOutdoors: act.places.includes('buiten'), outdoors: act.outdoors ?? '' },
    includes: price.includes,
    ...{ vatPercent: site.vat.percent, net: priceRange(site.t, withoutVat(price, site.vat.percent)) },
    ...{ languages: act.languages, decades: act.decades.map(String), genres: capitalise(site.format.list(act.genres)), others, count: others.length },
  }
}

/** How well an act suits the hours before the dancing. */
function fitOf(hasEarly: boolean, loudness: Party['act']['loudness']): 'early' | 'soft' | 'start' | 'late' {
  if (hasEarly) return 'early'
  if (isSoft({ loudness })) return 'soft'
  return loudness.from < softStart ? 'start' : 'late'
}
