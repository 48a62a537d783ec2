/** Which acts are near each other: in size and price first, and of those as near, in music. */
import { groupBy } from '../core/group-by.ts'
import type { ShownAct } from '../schema/act.ts'
import { peopleOf } from './acts.ts'

export type Comparable = Pick<
  ShownAct,
  'genres' | 'decades' | 'languages' | 'price' | 'loudness' | 'musicians' | 'dancers' | 'category'
>

/** An act beside another: of the same category or not, and how many steps away in size and price. */
export type Neighbour<T> = { act: T; isAlike: boolean; step: number }

/**
 * An act is compared with at most this many others of its category, those that follow it in the roster: the
 * cost of a long roster stays linear. As many of other categories are compared where its own has few.
 */
const comparedCount = 300

/** How many neighbours are kept of its own category, and as many of others: an occasion may not suit some. */
const keptCount = 12

/**
 * How many steps there are from an act to one that is twice as large or twice as dear: acts within a step are
 * as near as each other.
 */
const stepsToDouble = 3

/** What counts of the music of acts that are as near, and how much. */
const weights = { genres: 4, decades: 3, loudness: 2, languages: 1 } as const

type Traits = ReturnType<typeof traitsOf>

// Field by field: rest would read all of them.
function traitsOf(act: Comparable) {
  const { price, loudness, decades, languages, genres, category } = act
  return {
    category,
    people: Math.log2(peopleOf(act)),
    price: price && Math.log2((price.from + price.to) / 2),
    ...{ loudness: loudness.level, decades, languages },
    // "classic rock" and "rock" have something in common.
    genres: [...new Set(genres.flatMap((genre) => genre.toLowerCase().split(' ')))],
  }
}

/** The shared part of two lists without repetitions: 1 when they are equal. */
function shared<T>(a: readonly T[], b: readonly T[]): number {
  let both = 0
  for (const item of a) if (b.includes(item)) both++
  const all = a.length + b.length - both
  return all === 0 ? 1 : both / all
}

/** Where one of two prices is on request, it counts as being as far as the size: larger acts are dearer. */
const stepsBetween = (a: Traits, b: Traits): number => {
  const inSize = Math.abs(a.people - b.people)
  const inPrice = a.price === undefined || b.price === undefined ? inSize : Math.abs(a.price - b.price)
  return Math.round(stepsToDouble * (inSize + inPrice))
}

const musicInCommon = (a: Traits, b: Traits): number =>
  weights.genres * shared(a.genres, b.genres) +
  weights.decades * shared(a.decades, b.decades) +
  weights.loudness * Number(a.loudness === b.loudness) +
  weights.languages * shared(a.languages, b.languages)

/**
 * The neighbours of each act, nearest first: those of its category, then others where the category has few.
 * Of equal ones, those that follow it in the roster come first.
 */
export function nearestActs<T extends Comparable>(acts: readonly T[]): ReadonlyMap<T, Neighbour<T>[]> {
  const compared = acts.map((act) => ({ act, traits: traitsOf(act) }))
  const byCategory = groupBy(compared, ({ act }) => act.category)
  const nearest = (traits: Traits, candidates: typeof compared, isAlike: boolean) =>
    candidates
      .map(({ act, traits: other }) => ({
        neighbour: { act, isAlike, step: stepsBetween(traits, other) },
        music: musicInCommon(traits, other),
      }))
      .sort((a, b) => a.neighbour.step - b.neighbour.step || b.music - a.music)
      .slice(0, keptCount)
      .map(({ neighbour }) => neighbour)
  return new Map(
    [...byCategory].flatMap(([category, members]) => {
      const others =
        members.length <= keptCount
          ? compared.filter(({ act }) => act.category !== category).slice(0, comparedCount)
          : []
      return members.map(({ act, traits }, index) => {
        const alike = [
          ...members.slice(index + 1, index + 1 + comparedCount),
          ...members.slice(0, index),
        ].slice(0, comparedCount)
        return [act, [...nearest(traits, alike, true), ...nearest(traits, others, false)]] as const
      })
    }),
  )
}

/**
 * The nearest of some neighbours.
 * @param page what it is about, such as a city: those that are as far as the last one shown take turns, so
 * that different pages show different ones, each on about as many as the others
 */
export function nearestOf<T>(neighbours: readonly Neighbour<T>[], count: number, page?: string): T[] {
  const last = neighbours[Math.min(count, neighbours.length) - 1]
  const isAsFar = ({ isAlike, step }: Neighbour<T>) => isAlike === last?.isAlike && step === last.step
  const nearer = neighbours.slice(0, neighbours.findIndex(isAsFar))
  const asFar = neighbours.filter(isAsFar)
  const left = count - nearer.length
  const chosen = page === undefined ? asFar.slice(0, left) : takeTurns(asFar, page, left)
  return [...nearer, ...chosen].map(({ act }) => act)
}

function takeTurns<T>(items: readonly T[], page: string, count: number): T[] {
  const start = [...page].reduce((sum, character) => sum + character.charCodeAt(0), 0)
  return items.filter((_, index) => (index - (start % items.length) + items.length) % items.length < count)
}
