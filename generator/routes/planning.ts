/**
 * What visitors plan a party with: the price indication, the acts for each moment of an evening, and the
 * favourites side by side.
 */
import { actLine } from '../../templates/parts/ActCard.tsx'
import type { EstimateView } from '../../templates/parts/Estimate.tsx'
import type { EveningView } from '../../templates/parts/Evening.tsx'
import type { ListedRange } from '../../templates/parts/price.tsx'
import type { ComparedAct, ShortlistView } from '../../templates/parts/Shortlist.tsx'
import { paths } from '../core/addresses.ts'
import { groupBy, matchingFirst } from '../core/group-by.ts'
import { type PartyData, type PartyFile, writeFit } from '../core/party.ts'
import { widest } from '../core/price.ts'
import type { PlainKey } from '../core/sentences.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { hasPrices, inUsualOrder, peopleOf } from '../relate/acts.ts'
import { fitFacts, tariffOf, writtenFit } from '../relate/evening.ts'
import { minuteOf, programmeMinutes, tripTo } from '../relate/travel.ts'
import { playingPlaces } from '../schema/act.ts'
import { generalOccasion } from '../schema/occasion.ts'
import { sizeKeys, sizeOf } from '../schema/price.ts'
import { onStageText, setsText, stageAreaOf } from './act-facts.ts'
import { sampleOf } from './samples.ts'
import { clockText } from './times.ts'
import { coversText, priceOn, suitedOccasions } from './views.ts'

/**
 * What acts of a category, or all, ask at an occasion, from the lowest amount to the highest; nothing where no
 * act that suits it has a price. Amounts that say it of VAT as the first one does are the only ones.
 */
export function pricesAt(site: Site, occasion: string, category?: string): ListedRange | undefined {
  const prices = site.acts
    .filter((act) => act.unsuited?.[occasion] === undefined && (category ?? act.category) === act.category)
    .flatMap((act) => priceOn(site, act, { occasion }).amounts ?? [])
  const [first] = prices
  return (
    first && {
      ...widest(prices.filter(({ vatIncluded }) => vatIncluded === first.vatIncluded)),
      vatIncluded: first.vatIncluded,
    }
  )
}

const setCounts = [1, 2, 3]

/** What an act of each size costs, smallest first; nothing where the prices of all acts are on request. */
export const pricesOfSizes = ({ acts, priceRanges }: Site) =>
  hasPrices(acts) ? sizeKeys.flatMap((key) => priceRanges.find((range) => range.key === key) ?? []) : []

/** The occasions to choose from. */
export const occasionChoices = ({ occasions }: Site) =>
  inUsualOrder(occasions).map(({ key, name }) => ({ key, name: capitalise(name) }))

/** What the browser needs to describe a party, and to compute what an act costs there. */
export function partyData(site: Site): PartyData {
  const { settings, cities, format, t } = site
  return {
    occasions: occasionChoices(site),
    places: playingPlaces.map((key) => ({ key, name: t('party.place', { place: key }) })),
    cities: cities
      .map((city) => ({ key: city.key, name: city.name, ...tripTo(settings, city) }))
      .sort((a, b) => format.order(a.name, b.name)),
    ...tariffOf(site),
  }
}

/** The same as a file of its own, with what decides which acts suit it. */
export const partyFile = (site: Site): PartyFile => ({
  ...partyData(site),
  fits: Object.fromEntries(site.acts.map((act) => [act.slug, writtenFit(site, act)])),
})

/**
 * What acts of each kind and size cost, and what changes it. A kind or a size without an act that has a price is
 * left out. Acts that differ in their own price alone are one group, so that the page stays small.
 */
export function estimateOf(site: Site): EstimateView {
  const { t, acts, priceClasses, vat } = site
  const placed = acts.flatMap((act) => {
    const kind = priceClasses.find(({ key }) => key === act.priceClass)
    const { price, ...facts } = fitFacts(site, act)
    return kind && price ? [{ kind, size: sizeOf(peopleOf(act)), facts, price }] : []
  })
  const sizes = sizeKeys.filter((key) => placed.some(({ size }) => size === key))
  const kinds = priceClasses.filter((own) => placed.some(({ kind }) => kind === own))
  const alike = groupBy(placed, ({ kind, size, facts }) =>
    [kind.key, size, writeFit({ ...facts, ...anyParty })].join(' '),
  )
  return {
    ...partyData(site),
    ...(vat.confirmed && { vatPercent: vat.percent }),
    sizes: sizes.map((size) => ({ key: size, name: t('estimate.size', { size }) })),
    kinds: kinds.map(({ key, name, vatIncluded }) => ({ key, name, vatIncluded })),
    sets: setCounts.map((count) => ({ key: `${count}`, name: t('estimate.sets', { count }) })),
    groups: Array.from(alike.values(), (group) => {
      const [{ kind, size, facts }] = group
      const price = widest(group.map((one) => one.price))
      return {
        ...{ kind: kinds.indexOf(kind), size: sizes.indexOf(size), price },
        fit: writeFit({ ...facts, ...anyParty, price }),
      }
    }),
  }
}

/** What does not change a price. */
const anyParty = { people: 0, guests: { from: 0, to: 0 }, places: [], unsuited: [] }

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
  const covers = coversText(site)
  const begin = minuteOf(moments[0]?.moment.from ?? '0:00')
  return {
    occasion,
    moments: moments.map(({ moment: { key, name, text, from, to }, suits }) => ({
      ...{ key, name, text, time: from },
      // After midnight it is still the same evening.
      minute: minuteOf(from) + (minuteOf(from) < begin ? 24 * 60 : 0),
      from: clockText(site, minuteOf(from)),
      to: clockText(site, minuteOf(to)),
      acts: suits.map((act) => acts.indexOf(act)),
    })),
    acts: acts.map((act) => ({
      ...{ slug: act.slug, name: act.name, image: act.image },
      line: actLine(t, peopleOf(act), { amounts: act.price, covers }),
      fit: writtenFit(site, act),
      vatIncluded: act.price?.vatIncluded,
      minutes: Math.max(
        ...act.sets.map((programme) => programmeMinutes(programme, settings.travel.pauseMinutes)),
      ),
    })),
  }
}

/**
 * In bytes, about: an act, a city, and what all of them may take of a page that must stay below 100 kB.
 */
const sizes = { act: 740, city: 62, all: 70_000 }

/** How many acts the page with the favourites has. Each of the others has the same facts on its own page. */
const listedCount = ({ cities }: Site): number =>
  Math.max(0, Math.floor((sizes.all - sizes.city * cities.length) / sizes.act))

const songCount = 3

/**
 * What is compared of every act, each after the sentence that names it: that by which visitors decide first,
 * then technique. An act without a rider has less.
 */
const facts = [
  ['shortlist.songs', ({ format }, { repertoire }) => format.list(repertoire.slice(0, songCount))],
  ['act-facts.line-up', onStageText],
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

/** What the page with the favourites can compare: the facts and the price of every act. */
export function shortlistOf(site: Site): ShortlistView {
  const { t, acts } = site
  return {
    price: t('act-facts.price'),
    labels: facts.map(([name]) => t(name)),
    technical: 3,
    acts: acts.slice(0, listedCount(site)).map((act) => comparedAct(site, act)),
    ...(acts.length > listedCount(site) && { elsewhere: paths.act({ slug: '*' }) }),
    top: acts
      .filter(({ isTopAct }) => isTopAct)
      .slice(0, 3)
      .map(shownFirst),
    sampleClips: acts.slice(0, listedCount(site)).flatMap((act) => sampleOf(site, act, 'soundUrl') ?? []),
    ...partyData(site),
  }
}

const shownFirst = (act: SiteAct) => ({ name: act.name, path: paths.act(act), image: act.image })

const comparedAct = (site: Site, act: SiteAct): ComparedAct => ({
  ...shownFirst(act),
  slug: act.slug,
  facts: facts.map(([, value]) => value(site, act)),
  fit: writtenFit(site, act),
  vatIncluded: act.price?.vatIncluded,
  clip: act.soundUrl,
})

/** What is compared of an act, for its own page; nothing where the page with the favourites has it. */
export const comparedOnItsPage = (site: Site, act: SiteAct): ComparedAct | undefined =>
  site.acts.indexOf(act) < listedCount(site) ? undefined : comparedAct(site, act)
