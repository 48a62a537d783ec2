/** What the page with the favourites can compare: the facts of every act, and its trip to every city. */
import { priceWithVat } from '../../templates/parts/price.ts'
import type { ShortlistView } from '../../templates/parts/Shortlist.tsx'
import { paths } from '../core/addresses.ts'
import { capitalise } from '../core/capitalise.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { tripTo } from '../relate/travel.ts'
import { setsText, stageAreaOf } from './act-facts.ts'
import { suitedOccasions } from './views.ts'
import { actVisit } from './visit.ts'

/** An act takes about 0.7 kB, and a page must stay below 100 kB: acts at the end of a longer roster cannot be compared. */
const actLimit = 120

export function shortlistOf(site: Site): ShortlistView {
  const { t, acts, cities, settings } = site
  return {
    labels: [t('act-details.price'), t('act-facts.set-length'), t('act-details.stage'), t('act-details.power'), t('act-details.loudness'), t('act-facts.for')],
    acts: acts.slice(0, actLimit).map((act) => ({
      slug: act.slug,
      name: act.name,
      path: paths.act(act),
      image: act.image,
      facts: factsOf(site, act),
      trips: cities.map((city) => actVisit(site, act, city).costs.total),
    })),
    cities: cities.map((city) => ({ key: city.key, name: city.name, ...tripTo(settings, city) })),
  }
}

/** In the order of the labels. Facts of the rider are empty for an act without one. */
function factsOf(site: Site, act: SiteAct): string[] {
  const { t, format } = site
  const { price, sets, loudness, rider } = act
  const size = rider && t('act-details.stage-value', { width: rider.stage.widthMetres, depth: rider.stage.depthMetres })
  return [
    priceWithVat(t, price),
    capitalise(setsText(site, sets)),
    [t('act-details.area', { area: stageAreaOf(act) }), ...(size === undefined ? [] : [size])].join(', '),
    rider ? t('act-details.power-value', { circuits: rider.power.length }) : '',
    t('act-details.decibels', { from: loudness.from, to: loudness.to }),
    capitalise(format.list(suitedOccasions(site, act))),
  ]
}
