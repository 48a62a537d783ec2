/** What the page with the favourites can compare: the facts of every act, and its trip to every city. */
import { priceWithVat } from '../../templates/parts/price.tsx'
import type { ComparedAct, ShortlistView } from '../../templates/parts/Shortlist.tsx'
import { paths } from '../core/addresses.ts'
import type { PlainKey } from '../core/sentences.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { tripTo } from '../relate/travel.ts'
import { journeyOf } from '../relate/visit.ts'
import { onStageText, setsText, stageAreaOf } from './act-facts.ts'
import { suitedOccasions } from './views.ts'

/** In bytes, about: an act, its trip to a city, a city, and what all of them may take of a page that must stay below 100 kB. */
const sizes = { act: 690, trip: 4, city: 62, all: 70_000 }

/** How many acts the page with the favourites has. Each of the others has the same facts on its own page. */
const listedCount = ({ cities }: Pick<Site, 'cities'>): number =>
  Math.max(0, Math.floor((sizes.all - sizes.city * cities.length) / (sizes.act + sizes.trip * cities.length)))

/** How many songs say what an act plays. */
const songCount = 3

/** What is compared of every act, each after the sentence that names it: that by which visitors decide first, then technique. An act without a rider has less. */
const facts = [
  ['shortlist.songs', ({ format }, { repertoire }) => format.list(repertoire.slice(0, songCount))],
  ['act-facts.line-up', onStageText],
  ['act-facts.price', ({ t }, { price }) => priceWithVat(t, price)],
  ['act-facts.set-length', (site, { sets }) => capitalise(setsText(site, sets))],
  ['act-details.loudness', ({ t }, { loudness }) => t('act-details.level', { level: loudness.level })],
  ['act-facts.for', (site, act) => capitalise(site.format.list(suitedOccasions(site, act)))],
  ['act-details.stage', stageText],
  ['act-details.power', ({ t }, { rider }) => (rider ? t('act-details.power-value', { circuits: rider.power.length }) : '')],
  ['shortlist.decibels', ({ t }, { loudness: { from, to } }) => t('act-details.decibels', { from, to })],
] as const satisfies readonly (readonly [name: PlainKey, value: (site: Site, act: SiteAct) => string])[]

function stageText({ t }: Site, act: SiteAct): string {
  const area = t('act-details.area', { area: stageAreaOf(act) })
  if (!act.rider) return area
  const { widthMetres: width, depthMetres: depth } = act.rider.stage
  return `${area}, ${t('act-details.stage-value', { width, depth })}`
}

export function shortlistOf(site: Site): ShortlistView {
  const { t, acts, cities, settings } = site
  return {
    labels: facts.map(([name]) => t(name)),
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
  facts: facts.map(([, value]) => value(site, act)),
  trips: site.cities.map((city) => journeyOf(act, city, site.settings).costs.total),
})

/** What is compared of an act, for its own page; nothing where the page with the favourites has it. */
export const comparedOnItsPage = (site: Site, act: SiteAct): ComparedAct | undefined =>
  site.acts.indexOf(act) < listedCount(site) ? undefined : comparedAct(site, act)
