/** What the page with the favourites can compare: the facts of every act, and its trip to every city. */
import { priceWithVat } from '../../templates/parts/price.tsx'
import type { ComparedAct, ShortlistView } from '../../templates/parts/Shortlist.tsx'
import { paths } from '../core/addresses.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { tripTo } from '../relate/travel.ts'
import { costsOf } from '../relate/visit.ts'
import { onStageText, setsText, stageAreaOf } from './act-facts.ts'
import { suitedOccasions } from './views.ts'

/** In bytes, about: an act, its trip to a city, a city, and what all of them may take of a page that must stay below 100 kB. */
const sizes = { act: 690, trip: 4, city: 62, all: 70_000 }

/** How many acts the page with the favourites has. Each of the others has the same facts on its own page. */
const listedCount = ({ cities }: Pick<Site, 'cities'>): number =>
  Math.max(0, Math.floor((sizes.all - sizes.city * cities.length) / (sizes.act + sizes.trip * cities.length)))

export function shortlistOf(site: Site): ShortlistView {
  const { t, acts, cities, settings } = site
  return {
    labels: [
      t('shortlist.songs'),
      t('act-facts.line-up'),
      t('act-facts.price'),
      t('act-facts.set-length'),
      t('act-details.loudness'),
      t('act-facts.for'),
      t('act-details.stage'),
      t('act-details.power'),
      t('shortlist.decibels'),
    ],
    technical: 3,
    acts: acts.slice(0, listedCount(site)).map((act) => comparedAct(site, act)),
    ...(acts.length > listedCount(site) && { elsewhere: paths.act({ slug: '*' }) }),
    cities: cities.map((city) => ({ key: city.key, name: city.name, ...tripTo(settings, city) })),
  }
}

const comparedAct = (site: Site, act: SiteAct): ComparedAct => ({
  slug: act.slug,
  name: act.name,
  path: paths.act(act),
  image: act.image,
  facts: factsOf(site, act),
  trips: site.cities.map((city) => costsOf(act, city, site.settings).total),
})

/** What is compared of an act, for its own page; nothing where the page with the favourites has it. */
export const comparedOnItsPage = (site: Site, act: SiteAct): ComparedAct | undefined =>
  site.acts.indexOf(act) < listedCount(site) ? undefined : comparedAct(site, act)

/** How many songs say what an act plays. */
const songCount = 3

/** In the order of the labels. Facts of the rider are empty for an act without one. */
function factsOf(site: Site, act: SiteAct): string[] {
  const { t, format } = site
  const { price, sets, loudness, rider } = act
  const size = rider && t('act-details.stage-value', { width: rider.stage.widthMetres, depth: rider.stage.depthMetres })
  return [
    format.list(act.repertoire.slice(0, songCount)),
    onStageText(site, act),
    priceWithVat(t, price),
    capitalise(setsText(site, sets)),
    t('act-details.level', { level: loudness.level }),
    capitalise(format.list(suitedOccasions(site, act))),
    [t('act-details.area', { area: stageAreaOf(act) }), ...(size === undefined ? [] : [size])].join(', '),
    rider ? t('act-details.power-value', { circuits: rider.power.length }) : '',
    t('act-details.decibels', { from: loudness.from, to: loudness.to }),
  ]
}
