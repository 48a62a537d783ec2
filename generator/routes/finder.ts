/** What the list of acts can be searched and filtered by. */
import type { ListedAct } from '../../templates/parts/ActCard.tsx'
import { categories, type FilterView, type FinderView } from '../../templates/parts/ActList.tsx'
import type { SearchLineView } from '../../templates/parts/SearchLine.tsx'
import { partSizes } from '../core/parts.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { inUsualOrder } from '../relate/acts.ts'
import { playingPlaces } from '../schema/act.ts'
import { sizeKeys, sizeOf } from '../schema/price.ts'
import { cardOf } from './views.ts'

/** The card of an act with the words and the facets that find it. */
export const listedAct = (site: Site, act: SiteAct): ListedAct => ({ ...cardOf(act), searchWords: searchWordsOf(site, act), facets: facetsOf(site, act) })

/** All acts in the order of their list, by category. */
export const listedActs = ({ acts }: Site): SiteAct[] => categories.flatMap((category) => acts.filter((act) => act.category === category))

/** What stands above the list of acts. */
export function finderOf(site: Site): FinderView {
  const acts = listedActs(site)
  const tabs = categories.flatMap((category) => {
    const count = acts.filter((act) => act.category === category).length
    const part = Math.floor(acts.findIndex((act) => act.category === category) / partSizes.cards) + 1
    return count > 0 ? [{ category, count, part }] : []
  })
  return { tabs, filters: filtersOf(site) }
}

/** The filters with their options, of which `facetsOf` gives each act its own. */
function filtersOf(site: Site): FilterView[] {
  const { t, occasions } = site
  return [
    {
      name: 'occasion',
      options: inUsualOrder(occasions).map(({ key, name, searchWords = [] }) => ({
        value: key,
        label: capitalise(name),
        words: [name, ...searchWords].join(' '),
      })),
    },
    { name: 'price', options: limitsOf(site).map((limit) => ({ value: `${limit}`, label: t('act-list.up-to', { price: limit }) })) },
    { name: 'size', options: sizeKeys.map((size) => ({ value: size, label: t('estimate.size', { size }) })) },
    { name: 'place', options: playingPlaces.map((place) => ({ value: place, label: t('act-list.place', { place }) })) },
  ]
}

/** The choices of the sentence that leads to the list of acts or to a city. */
export const searchLineOf = ({ occasions, cities, format }: Site): SearchLineView => ({
  categories,
  occasions: inUsualOrder(occasions).map(({ key, name }) => ({ key, name })),
  cities: cities.map(({ key, name }) => ({ key, name })).sort((a, b) => format.order(a.name, b.name)),
})

/** The upper ends of the price classes that some acts start above, in whole euros. */
function limitsOf({ priceClasses, acts }: Site): number[] {
  const highest = Math.max(0, ...acts.map(({ price }) => price.from))
  return [...new Set(priceClasses.map(({ to }) => to))].filter((limit) => limit < highest).sort((a, b) => a - b)
}

function facetsOf(site: Site, act: SiteAct): string[] {
  const { price, musicians, dancers = 0 } = act
  return [
    ...suited(site, act).map(({ key }) => key),
    ...limitsOf(site)
      .filter((limit) => price.from <= limit)
      .map(String),
    sizeOf(musicians + dancers),
    ...act.places,
  ]
}

/** By what visitors look for an act besides its facets: its own words, its music, the decades in figures and words, its portrait, its instruments. */
function searchWordsOf(site: Site, act: SiteAct): string[] {
  const { searchWords, genres, repertoire, decades, bio, portrait, lineUp } = act
  return [
    ...searchWords,
    ...genres,
    ...repertoire,
    ...decades.map((decade) => site.t('act-list.decade', { decade: `${decade < 2000 ? decade % 100 : decade}` })),
    ...new Set(wordsOf(`${portrait} ${lineUp}`).filter((word) => !bio.includes(word))),
  ]
}

/** The words of a text, without the short ones, by which nobody looks. */
const wordsOf = (text: string): string[] => text.split(/[\s\p{P}]+/u).filter(({ length }) => length > 3)

const suited = ({ occasions }: Site, { unsuited = {} }: SiteAct) => inUsualOrder(occasions).filter(({ key }) => !Object.hasOwn(unsuited, key))
