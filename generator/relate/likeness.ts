/** How much acts have in common, and which acts are closest to each. */

import { groupBy } from '../core/group-by.ts'
import type { Range } from '../core/price.ts'
import type { Act } from '../schema/act.ts'
import { peopleOf } from './acts.ts'

/** The part of an act that is compared. */
export type Comparable = Pick<
  Act,
  | 'genres'
  | 'decades'
  | 'languages'
  | 'price'
  | 'loudness'
  | 'musicians'
  | 'dancers'
  | 'unsuited'
  | 'category'
  | 'occasions'
>

/**
 * What counts, and how much. Genres and decades decide what guests hear, price and loudness whether the act
 * fits the same party.
 */
const weights = {
  genres: 4,
  decades: 3,
  price: 2,
  loudness: 2,
  people: 1,
  occasions: 1,
  languages: 1,
} as const

const totalWeight = Object.values(weights).reduce((sum, weight) => sum + weight, 0)

/**
 * An act is compared with at most this many others of its category, those that follow it in the roster: the
 * cost of a long roster stays linear.
 */
const comparedCount = 300

/** How many of the closest acts are kept for each act. */
const keptCount = 6

/** Acts this much further than the last of those shown count as equally close. */
const tolerance = 0.15

/**
 * How much of its average likeness an act loses, so that one that resembles many is not shown with all of
 * them.
 */
const discount = 0.5

type Traits = ReturnType<typeof traitsOf>

// Field by field: rest would read all of them.
function traitsOf(act: Comparable) {
  const { price, loudness, decades, languages, genres, occasions, unsuited = {} } = act
  return {
    price,
    loudness,
    decades,
    languages,
    // "classic rock" and "rock" have something in common.
    genres: [...new Set(genres.flatMap((genre) => genre.toLowerCase().split(' ')))],
    people: peopleOf(act),
    occasions: Object.keys(occasions).filter((key) => !(key in unsuited)),
  }
}

/** The shared part of two lists without repetitions: 1 when they are equal. */
function shared<T>(a: readonly T[], b: readonly T[]): number {
  let both = 0
  for (const item of a) if (b.includes(item)) both++
  const all = a.length + b.length - both
  return all === 0 ? 1 : both / all
}

/** The shared part of two ranges. */
function overlap(a: Range, b: Range): number {
  const all = Math.max(a.to, b.to) - Math.min(a.from, b.from)
  return all === 0 ? 1 : Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from)) / all
}

/** What two acts have in common, between 0 and 1. */
const compare = (a: Traits, b: Traits): number =>
  (weights.genres * shared(a.genres, b.genres) +
    weights.decades * shared(a.decades, b.decades) +
    weights.price * overlap(a.price, b.price) +
    weights.loudness * overlap(a.loudness, b.loudness) +
    weights.people * (Math.min(a.people, b.people) / Math.max(a.people, b.people)) +
    weights.occasions * shared(a.occasions, b.occasions) +
    weights.languages * shared(a.languages, b.languages)) /
  totalWeight

/**
 * The acts closest to each, closest first: those of its category, and others where the category has too few.
 * Of equal ones, those that follow it in the roster come first.
 * @param shown a category with fewer acts gets others
 */
export function closestActs<T extends Comparable>(acts: readonly T[], shown: number) {
  const compared = acts.map((act) => ({ act, traits: traitsOf(act) }))
  const scored = (traits: Traits, candidates: typeof compared) =>
    candidates.map((other) => ({ other: other.act, score: compare(traits, other.traits) }))
  const groups = groupBy(compared, ({ act }) => act.category)
  const rows = [...groups].flatMap(([category, members]) => {
    const others =
      members.length <= shown
        ? compared.filter(({ act }) => act.category !== category).slice(0, comparedCount)
        : []
    return members.map(({ act, traits }, index) => {
      const alike = [
        ...members.slice(index + 1, index + 1 + comparedCount),
        ...members.slice(0, index),
      ].slice(0, comparedCount)
      return { act, alike: scored(traits, alike), others: scored(traits, others) }
    })
  })
  const averages = new Map(
    rows.map(({ act, alike }) => [
      act,
      alike.reduce((sum, { score }) => sum + score, 0) / Math.max(1, alike.length),
    ]),
  )
  const closest = (candidates: readonly { other: T; score: number }[]): T[] => {
    const ranked = candidates
      .map(({ other, score }) => ({ other, score: score - discount * (averages.get(other) ?? 0) }))
      .sort((a, b) => b.score - a.score)
    const last = ranked[Math.min(shown, ranked.length) - 1]?.score ?? 0
    return ranked
      .slice(0, keptCount)
      .flatMap(({ other, score }) => (score >= last - tolerance ? [other] : []))
  }
  return new Map(
    rows.map(({ act, alike, others }) => [act, { alike: closest(alike), others: closest(others) }]),
  )
}

/**
 * Some of the close acts: on different pages different ones have their turn, each on about as many as others.
 * @param page what it is about, such as a city
 */
export function takeTurns<T>(near: readonly T[], page: string, count: number): T[] {
  const start = [...page].reduce((sum, character) => sum + character.charCodeAt(0), 0)
  return near.filter((_, index) => (index - (start % near.length) + near.length) % near.length < count)
}
