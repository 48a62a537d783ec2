/**
 * What visitors plan a party with: the price indication, the acts for each moment of an evening, and the
 * favourites side by side.
 */
import type { EstimateView } from '../../templates/parts/Estimate.tsx'
import type { EveningView } from '../../templates/parts/Evening.tsx'
import { priceWithVat } from '../../templates/parts/price.tsx'
import type { ComparedAct, ShortlistView } from '../../templates/parts/Shortlist.tsx'
import { paths } from '../core/addresses.ts'
import { overlap } from '../core/estimate.ts'
import { matchingFirst } from '../core/group-by.ts'
import { writeFit } from '../core/party.ts'
import type { PlainKey } from '../core/sentences.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { inUsualOrder } from '../relate/acts.ts'
import { minuteOf, programmeMinutes, tripTo } from '../relate/travel.ts'
import { fitFacts, journeyOf } from '../relate/visit.ts'
import { generalOccasion } from '../schema/occasion.ts'
import { type PriceFactor, sizeKeys } from '../schema/price.ts'
import { onStageText, setsText, sizeWords, stageAreaOf } from './act-facts.ts'
import { clockText } from './times.ts'
import { suitedOccasions } from './views.ts'

/** The numbers of sets to choose from. */
const setCounts = [1, 2, 3]

/** What an act of each size costs, smallest first. */
export const pricesOfSizes = ({ priceRanges }: Pick<Site, 'priceRanges'>) =>
  sizeKeys.flatMap((key) => priceRanges.find((range) => range.key === key) ?? [])

/** The occasions to choose from. */
export const occasionChoices = ({ occasions }: Pick<Site, 'occasions'>) =>
  inUsualOrder(occasions).map(({ key, name }) => ({ key, name: capitalise(name) }))

/** The prices of each kind in each size, what changes them, and the way to each city. */
export function estimateOf(site: Site): EstimateView {
  const { t, settings, cities, priceClasses, priceFactors } = site
  const { includedKm, centsPerKm, eurosPerNight } = settings.travel
  const sizes = pricesOfSizes(site)
  const factorsOf = (group: PriceFactor['group']) =>
    priceFactors.flatMap(({ group: own, name, on, percent }) =>
      own === group ? [{ name, on, percent }] : [],
    )
  return {
    vatPercent: site.vat.percent,
    sizes: sizes.map(({ key }) => ({ key, name: t('estimate.size', { size: key }) })),
    kinds: priceClasses.map(({ key, name, vatIncluded, from, to }) => ({
      key,
      name,
      vatIncluded,
      prices: sizes.map((size) => overlap({ from, to }, size)),
    })),
    occasions: occasionChoices(site),
    sets: setCounts.map((count) => ({ key: `${count}`, name: t('estimate.sets', { count }) })),
    factors: {
      occasion: factorsOf('occasion'),
      day: factorsOf('day'),
      season: factorsOf('season'),
      sets: factorsOf('sets'),
    },
    cities: cities.map((city) => ({ key: city.key, name: city.name, km: tripTo(settings, city).km })),
    travel: { includedKm, centsPerKm, eurosPerNight },
  }
}

/** Acts to choose from at one moment. More would make the page of a long roster too large. */
const actLimit = 30

/**
 * The moments of an evening that suit an act, with the acts to choose from, top acts first, then the order of
 * the roster.
 * @param key of its occasion; else the first one
 * @param only keys of the moments to show; else all
 */
export function eveningOf(site: Site, key?: string, only?: readonly string[]): EveningView {
  const { t, settings, eveningMoments } = site
  const occasion = key ?? inUsualOrder(site.occasions)[0]?.key ?? generalOccasion
  const suited = site.acts.filter(({ unsuited }) => unsuited?.[occasion] === undefined)
  const ordered = matchingFirst(suited, ({ isTopAct = false }) => isTopAct)
  const moments = eveningMoments
    .filter(({ key }) => only?.includes(key) ?? true)
    .map((moment) => ({
      moment,
      suits: ordered.filter(({ loudness }) => moment.levels.includes(loudness.level)).slice(0, actLimit),
    }))
    .filter(({ suits }) => suits.length > 0)
  const acts = ordered.filter((act) => moments.some(({ suits }) => suits.includes(act)))
  return {
    occasion,
    moments: moments.map(({ moment: { key, name, text, from, to }, suits }) => ({
      ...{ key, name, text, time: from },
      from: clockText(site, minuteOf(from)),
      to: clockText(site, minuteOf(to)),
      acts: suits.map((act) => acts.indexOf(act)),
    })),
    acts: acts.map((act) => ({
      slug: act.slug,
      name: act.name,
      line: t('act-card.line', { ...sizeWords(site, act), from: act.price.from }),
      fit: writeFit(fitFacts(settings)(act)),
      vatIncluded: act.price.vatIncluded,
      price: priceWithVat(t, act.price),
      minutes: Math.max(
        ...act.sets.map((programme) => programmeMinutes(programme, settings.travel.pauseMinutes)),
      ),
    })),
  }
}

/**
 * In bytes, about: an act, its trip to a city, a city, and what all of them may take of a page that must stay
 * below 100 kB.
 */
const sizes = { act: 690, trip: 4, city: 62, all: 70_000 }

/** How many acts the page with the favourites has. Each of the others has the same facts on its own page. */
const listedCount = ({ cities }: Pick<Site, 'cities'>): number =>
  Math.max(0, Math.floor((sizes.all - sizes.city * cities.length) / (sizes.act + sizes.trip * cities.length)))

/** How many songs say what an act plays. */
const songCount = 3

/**
 * What is compared of every act, each after the sentence that names it: that by which visitors decide first,
 * then technique. An act without a rider has less.
 */
const facts = [
  ['shortlist.songs', ({ format }, { repertoire }) => format.list(repertoire.slice(0, songCount))],
  ['act-facts.line-up', onStageText],
  ['act-facts.price', ({ t }, { price }) => priceWithVat(t, price)],
  ['act-facts.set-length', (site, { sets }) => capitalise(setsText(site, sets))],
  ['act-details.loudness', ({ t }, { loudness }) => t('act-details.level', { level: loudness.level })],
  ['act-facts.for', (site, act) => capitalise(site.format.list(suitedOccasions(site, act)))],
  ['act-details.stage', stageText],
  [
    'act-details.power',
    ({ t }, { rider }) => (rider ? t('act-details.power-value', { circuits: rider.power.length }) : ''),
  ],
  ['shortlist.decibels', ({ t }, { loudness: { from, to } }) => t('act-details.decibels', { from, to })],
] as const satisfies readonly (readonly [name: PlainKey, value: (site: Site, act: SiteAct) => string])[]

function stageText({ t }: Site, act: SiteAct): string {
  const area = t('act-details.area', { area: stageAreaOf(act) })
  if (!act.rider) return area
  const { widthMetres: width, depthMetres: depth } = act.rider.stage
  return `${area}, ${t('act-details.stage-value', { width, depth })}`
}

/** What the page with the favourites can compare: the facts of every act, and its trip to every city. */
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
