/** The categories of acts: their words, and the landing pages of cities about them. */
import { allActsLanding, type LandingKind } from '../core/addresses.ts'
import type { Format } from '../core/format.ts'
import type { Words } from '../core/sentences.ts'
import { capitalise } from '../core/text.ts'
import type { Act } from '../schema/act.ts'
import type { Category } from '../schema/category.ts'

type Categories = readonly Category[]
type Acts = readonly Pick<Act, 'category'>[]

/** The categories that have acts. */
export const categoriesOf = <C extends Category>(categories: readonly C[], acts: Acts): C[] =>
  categories.filter(({ key }) => acts.some(({ category }) => category === key))

/** The keys of the categories whose acts play the work of one artist. */
export const tributeKeys = (categories: Categories): string[] =>
  categories.flatMap(({ key, playsArtist }) => (playsArtist ? [key] : []))

/**
 * What the landing pages of a kind are for: a `tribute` is a concert of the work of one artist, and `all` is
 * the page about all live music.
 */
export type LandingRole = 'party' | 'concert' | 'tribute' | 'all'
export type Landing = { kind: LandingKind; role: LandingRole; category?: string }

/** Every kind of landing pages: one of each category that wants it, and at last the one for all live music. */
export const landingsOf = (categories: Categories): Landing[] => [
  ...categories.flatMap(({ key, playsArtist, landing }): Landing[] => {
    if (!landing) return []
    const role = landing.for === 'concert' && playsArtist ? 'tribute' : landing.for
    return [{ kind: landing.key, role, category: key }]
  }),
  { kind: allActsLanding, role: 'all' },
]

/** How the addresses of all of them begin. */
export const landingKindsOf = ({ categories }: { categories: Categories }): string[] =>
  landingsOf(categories).map(({ kind }) => kind)

/** The same without those that would have no acts. */
export const landingsWithActs = (categories: Categories, acts: Acts): Landing[] =>
  landingsOf(categoriesOf(categories, acts))

/**
 * The words by which sentences call a category, under the name of the value that has its key (`category`) or
 * the key of its landing pages (`kind`).
 */
export function wordsOf(categories: Categories, acts: Acts, { either, list }: Format) {
  const words = new Map(categories.map((category) => [category.key, categoryWords(category)]))
  const shown = categoriesOf(categories, acts)
  const suits = shown.flatMap((category) => category.suits ?? [])
  const [only] = shown
  const isOne = shown.length === 1
  // Those with pages of their own first.
  const inOrder = [true, false].flatMap((own) =>
    shown.filter(({ landing }) => (landing !== undefined) === own),
  )
  const all: Words = {
    suits: suits.length > 0 ? either(suits) : undefined,
    // Where all acts are quiet, none of them comes first.
    quiet: isOne ? undefined : shown.find(({ isQuiet }) => isQuiet)?.plural,
    word: isOne ? only?.word : undefined,
    plural: acts.length === 1 ? only?.word : list(inOrder.map(({ plural }) => plural)),
  }
  return new Map([
    ['category', words],
    [
      'kind',
      new Map(
        landingsOf(categories).map(({ kind, role, category = '' }) => [
          kind,
          { ...(words.get(category) ?? all), role },
        ]),
      ),
    ],
  ])
}

function categoryWords({
  word,
  plural,
  name = capitalise(word),
  label = name,
  title = name,
  heading = capitalise(plural),
  searchWords = [word],
  article,
  adjective,
  landing,
}: Category): Words {
  return {
    ...{ word, plural, name, label, title, heading, article, adjective },
    searchWords: searchWords.join(' '),
    short: landing?.short ?? word,
    shorts: landing?.shorts ?? plural,
    players: landing?.players,
  }
}
