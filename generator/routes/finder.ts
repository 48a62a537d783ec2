/** What the list of acts can be searched and filtered by. */
import type { ListedAct } from '../../templates/parts/ActCard.tsx'
import type { FilterView, FinderView } from '../../templates/parts/ActList.tsx'
import type { SearchLineView } from '../../templates/parts/SearchLine.tsx'
import type { WallView } from '../../templates/parts/Wall.tsx'
import { countEach, groupBy, matchingFirst, pick } from '../core/group-by.ts'
import { slugOf } from '../core/names.ts'
import { oncePer } from '../core/once-per.ts'
import { pageSizes } from '../core/pagination.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { inUsualOrder, peopleOf } from '../relate/acts.ts'
import { categoriesOf } from '../relate/categories.ts'
import { writtenFit } from '../relate/evening.ts'
import { isSoft } from '../relate/venues.ts'
import { sizeKeys, sizeOf } from '../schema/price.ts'
import { actView, cardOf } from './views.ts'

/** The card of an act with the words and the facets that find it. */
export const listedAct = (site: Site, act: SiteAct): ListedAct => ({
  ...cardOf(site, act),
  searchWords: searchWordsOf(site, act),
  facets: facetsOf(site, act),
  fit: writtenFit(site, act),
})

/**
 * All acts in the order of their list, by category. Those with a page in every city are what most visitors look
 * for, and come first.
 */
export const listedActs = ({ acts, categories }: Site): SiteAct[] =>
  matchingFirst(categories, ({ landing }) => landing !== undefined).flatMap(({ key }) =>
    acts.filter(({ category }) => category === key),
  )

/** What stands above the list of acts. */
export function finderOf(site: Site): FinderView {
  const kinds = listedActs(site).map(({ category }) => category)
  const partOf = (category: string) => Math.floor(kinds.indexOf(category) / pageSizes.cards) + 1
  const counts = countEach(kinds)
  const tabs = site.categories.flatMap(({ key: category }) => {
    const count = counts.get(category)
    return count ? [{ category, count, part: partOf(category) }] : []
  })
  return { tabs, filters: filtersOf(site), words: searchWordsOfFacets(site) }
}

/**
 * The filters with their options, of which `facetsOf` gives each act its own. A filter or an option that
 * divides nothing is left out.
 */
function filtersOf(site: Site): FilterView[] {
  const { t, acts, format } = site
  const counts = countEach(acts.flatMap((act) => facetsOf(site, act)))
  const sharedBy = (facet: string) => counts.get(facet) ?? 0
  const valuesOf = <Value>(values: (act: SiteAct) => readonly Value[]) => [...new Set(acts.flatMap(values))]
  const texts = (values: readonly string[]) =>
    values
      .map((text) => ({ value: slugOf(text), label: capitalise(text) }))
      .sort((one, two) => format.order(one.label, two.label))
  const decades = valuesOf((act) => act.decades).sort()
  const filters: FilterView[] = [
    {
      name: 'sound',
      options: (['background', 'dance', 'concert'] as const).map((sound) => ({
        value: sound,
        label: t('act-list.sound', { sound }),
      })),
    },
    {
      name: 'genre',
      options: texts(valuesOf(({ genres }) => genres)).filter(({ value }) => sharedBy(`genre:${value}`) > 1),
    },
    { name: 'size', options: sizeKeys.map((size) => ({ value: size, label: t('estimate.size', { size }) })) },
    {
      name: 'decade',
      options: decades.map((decade) => ({
        value: `${decade}`,
        label: t('act-list.years', { decade: shortDecade(decade) }),
      })),
    },
    { name: 'language', options: texts(valuesOf(({ languages }) => languages)) },
  ]
  return filters.flatMap(({ name, options }) => {
    const dividing = options.filter(({ value }) => ![0, acts.length].includes(sharedBy(`${name}:${value}`)))
    return dividing.length > 1 ? [{ name, options: dividing }] : []
  })
}

/**
 * What finds acts in the search field beside their own words: other names of the occasions that suit them,
 * and of their kind.
 */
const searchWordsOfFacets = ({ t, occasions, acts, categories }: Site): FinderView['words'] => [
  ...inUsualOrder(occasions).map(({ key, name, searchWords = [] }) => ({
    facet: `occasion:${key}`,
    words: [name, ...searchWords].join(' '),
  })),
  ...categoriesOf(categories, acts).map(({ key: category }) => ({
    facet: `kind:${category}`,
    words: t('act-list.kind-words', { category }),
  })),
]

/** The choices of the sentence that leads to the list of acts or to a city. */
export const searchLineOf = ({ acts, categories, occasions, cities, format }: Site): SearchLineView => ({
  categories: categoriesOf(categories, acts).map(({ key }) => key),
  occasions: inUsualOrder(occasions).map(({ key, name }) => ({ key, name })),
  cities: cities.map(({ key, name }) => ({ key, name })).sort((a, b) => format.order(a.name, b.name)),
})

/** More acts than this are not counted on the home page: each takes 60 bytes. */
const mostCounted = 60

/** All acts, kinds by turns, so that each is among the first. */
export const inTurns = oncePer(({ acts }: Pick<Site, 'acts'>): readonly SiteAct[] => {
  const kinds = [...groupBy(acts, ({ category }) => category).values()]
  return Array.from({ length: Math.max(0, ...kinds.map(({ length }) => length)) }, (_, turn) =>
    kinds.flatMap((kind) => kind[turn] ?? []),
  ).flat()
})

/** The acts of the wall of posters. */
export const wallOf = oncePer((site: Site): WallView => {
  const turns = inTurns(site)
  const acts = turns
    .slice(0, mostCounted)
    .map((act) => pick(actView(site, act), 'slug', 'name', 'path', 'category', 'image'))
  return { acts, hasMore: acts.length < turns.length }
})

function facetsOf(site: Site, act: SiteAct): string[] {
  const { category, genres, languages, decades, unsuited = {} } = act
  const suited = inUsualOrder(site.occasions).filter(({ key }) => !Object.hasOwn(unsuited, key))
  const facets = {
    kind: [category],
    occasion: suited.map(({ key }) => key),
    sound: [soundOf(act)],
    genre: genres.map(slugOf),
    size: [sizeOf(peopleOf(act))],
    decade: decades.map(String),
    language: languages.map(slugOf),
  }
  return Object.entries(facets).flatMap(([name, values]) => values.map((value) => `${name}:${value}`))
}

/** What guests do while an act plays: talk, dance, or stand and listen. */
const soundOf = (act: SiteAct): 'background' | 'dance' | 'concert' =>
  isSoft(act) ? 'background' : act.loudness.level === 'concert' ? 'concert' : 'dance'

/** 70 for the seventies, 2000 for those after them. */
const shortDecade = (decade: number): string => `${decade < 2000 ? decade % 100 : decade}`

/**
 * By what visitors look for an act besides its facets: its own words, its music, the decades in figures and
 * words, its portrait, its instruments.
 */
function searchWordsOf(site: Site, act: SiteAct): string[] {
  const { searchWords, genres, repertoire, decades, bio, portrait, lineUp } = act
  return [
    ...searchWords,
    ...genres,
    ...repertoire,
    ...decades.map((decade) => site.t('act-list.decade', { decade: shortDecade(decade) })),
    ...new Set(longWords(`${portrait} ${lineUp}`).filter((word) => !bio.includes(word))),
  ]
}

/** The words of a text, without the short ones, by which nobody looks. */
const longWords = (text: string): string[] => text.split(/[\s\p{P}]+/u).filter(({ length }) => length > 3)
