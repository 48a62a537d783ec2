/** Shows by the day: those to come, and those that were played. */
import type { Sourced } from '../core/problem.ts'
import type { City } from '../schema/city.ts'
import type { Show } from '../schema/show.ts'
import { citiesByKey, keysOf } from './cities.ts'

export type PlacedShow = Sourced<Show> & { place: string }

/**
 * Shows to which everybody may come, the next one first; and those that were played, private parties among
 * them, the last one first.
 */
export type Shows = { coming: readonly PlacedShow[]; played: readonly PlacedShow[] }

export const noShows: Shows = { coming: [], played: [] }

/** When a show begins, as a text that sorts. */
export const momentOf = ({ date, at = '' }: Show): string => `${date} ${at}`

/** Names a show on pages that have its line. */
export const anchorOf = ({ act, date, at }: Show): string => [act, date, ...(at?.split(':') ?? [])].join('-')

/**
 * When a show ends: its day alone where it begins at no time.
 * @param minutes how long the act plays
 */
export function endOf({ date, at, until }: Show, minutes: number): { date: string; at?: string } {
  if (at === undefined) return { date }
  const end = new Date(`${date}T${at}:00Z`)
  if (until === undefined) end.setUTCMinutes(end.getUTCMinutes() + minutes)
  else if (until <= at) end.setUTCDate(end.getUTCDate() + 1)
  const [day = date, time = at] = end.toISOString().split('T')
  return { date: day, at: until ?? time.slice(0, 5) }
}

/** Divides shows by the day of the run: a show of today is still to come. */
export function divideShows(shows: readonly Sourced<Show>[], cities: readonly City[], today: string): Shows {
  const known = citiesByKey(cities)
  const inOrder = shows
    .map((show) => ({ ...show, place: known.get(show.city)?.name ?? show.city }))
    .sort((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1))
  return {
    coming: inOrder.filter((show) => show.public && show.date >= today),
    // Nobody buys tickets for what is over.
    played: inOrder.flatMap(({ tickets: _tickets, ...show }) => (show.date < today ? [show] : [])).reverse(),
  }
}

export const hasShows = ({ coming, played }: Shows): boolean => coming.length + played.length > 0

/** The shows that somebody asks for, in their order. */
export const showsOf = ({ coming, played }: Shows, isWanted: (show: Show) => boolean): Shows => ({
  coming: coming.filter(isWanted),
  played: played.filter(isWanted),
})

/** The shows in a city, which they name by any of its keys or by its name. */
export const showsIn = (shows: Shows, city: City): Shows =>
  showsOf(shows, (show) => show.city === city.name || keysOf(city).includes(show.city))
