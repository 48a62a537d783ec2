/** The moments of an evening, and the acts that visitors can choose for each. */
import type { EveningView } from '../../templates/parts/Evening.tsx'
import { priceWithVat } from '../../templates/parts/price.tsx'
import type { OccasionKey } from '../core/addresses.ts'
import { writeFit } from '../core/party.ts'
import type { Site } from '../load/site.ts'
import { peopleOf } from '../relate/acts.ts'
import { minuteOf, programmeMinutes } from '../relate/travel.ts'
import { fitFacts } from '../relate/visit.ts'
import { clockText } from './times.ts'

/** Acts to choose from at one moment. More would make the page of a long roster too large. */
const actLimit = 30

/** @param only keys of the moments to show; all of them when left out. Top acts are first, the order of the roster follows */
export function eveningOf(site: Site, occasion: OccasionKey, only?: readonly string[]): EveningView {
  const { t, settings, eveningMoments } = site
  const suited = site.acts.filter(({ unsuited }) => unsuited?.[occasion] === undefined)
  const ordered = [...suited.filter(({ isTopAct }) => isTopAct), ...suited.filter(({ isTopAct }) => !isTopAct)]
  const moments = eveningMoments
    .filter(({ key }) => only?.includes(key) ?? true)
    .map((moment) => ({ moment, suits: ordered.filter(({ loudness }) => moment.levels.includes(loudness.level)).slice(0, actLimit) }))
  const acts = ordered.filter((act) => moments.some(({ suits }) => suits.includes(act)))
  return {
    occasion,
    moments: moments.map(({ moment: { key, name, text, from, to }, suits }) => ({
      key,
      name,
      text,
      time: from,
      from: clockText(site, minuteOf(from)),
      to: clockText(site, minuteOf(to)),
      acts: suits.map((act) => acts.indexOf(act)),
    })),
    acts: acts.map((act) => ({
      slug: act.slug,
      name: act.name,
      line: t('act-card.line', { people: peopleOf(act), from: act.price.from }),
      fit: writeFit(fitFacts(settings)(act)),
      vatIncluded: act.price.vatIncluded,
      price: priceWithVat(t, act.price),
      minutes: Math.max(...act.sets.map((programme) => programmeMinutes(programme, settings.travel.pauseMinutes))),
    })),
  }
}
