/** What is known of the acts on the day of a party, as the site publishes it, in words. */
import { type ActDays, type DayState, readDiaries, stateOn } from '../../generator/core/diary.ts'
import type { PartyData, PartyNeeds } from '../../generator/core/party.ts'
import { dayIn, dayText, today } from './dates.ts'
import { filled } from './dom.ts'
import { sortByFit } from './found-acts.ts'

/** What is known of the acts on the day, or on another one. An act without a diary is unknown. */
export type Days = {
  stateOf: (slug: string, date?: string) => DayState
  /** The state in words. @param weekday names the day of the week as well */
  textOf: (slug: string, date?: string, weekday?: 'long') => string
  /** Three acts that are like it and not taken on the day: those that suit the party best, nearest first. */
  insteadOf: (slug: string) => readonly ActDays[]
}

/** A slow server is no reason to show nothing else of a party. In milliseconds. */
const patience = 5000

let fetched: Promise<ActDays[] | undefined> | undefined

/** The diaries of the site. Without a network there are none, and the next call tries again. */
function diaries(): Promise<ActDays[] | undefined> {
  fetched ??= fetch(DIARIES, { signal: AbortSignal.timeout(patience) })
    .then((response) => response.json())
    .then(readDiaries)
    .catch((): undefined => {
      fetched = undefined
    })
  return fetched
}

/**
 * What is known on a day to come; nothing on one that is over.
 * @param party what decides which acts suit better than others, fetched at the same time as the diaries
 */
export async function daysOn(
  date = '',
  party?: Promise<{ needs: PartyNeeds; data: PartyData } | undefined>,
): Promise<Days | undefined> {
  const now = today()
  // In one condition, so that the bundler leaves all of it out where the address is empty.
  if (DIARIES && date >= now && dayIn(date)) {
    const [acts, known] = await Promise.all([diaries(), party])
    return acts && daysOf(acts, date, now, known?.needs, known?.data)
  }
  return undefined
}

/**
 * @param now the day of the visitor's clock
 * @param needs the party, for which some acts suit better than others
 */
export function daysOf(
  acts: readonly ActDays[],
  date: string,
  now: string,
  needs: PartyNeeds = {},
  data?: PartyData,
): Days {
  const bySlug = new Map(acts.map((act) => [act.slug, act]))
  const words = {
    free: WORDS.party.free,
    option: WORDS.party.option,
    taken: WORDS.party.taken,
    unknown: WORDS.party.unknown,
  }
  const diaryOf = (slug: string) => bySlug.get(slug)?.diary
  const stateOf = (slug: string, day = date) => stateOn(diaryOf(slug), day, now)
  return {
    stateOf,
    textOf(slug, day = date, weekday) {
      const { read = day, isSample } = diaryOf(slug) ?? {}
      return filled(words[stateOf(slug, day)], {
        date: dayText(new Date(day), weekday),
        read: dayText(new Date(read)),
        sample: isSample ? WORDS.party.sample : '',
      })
    },
    insteadOf(slug) {
      const like = bySlug.get(slug)?.like.flatMap((place) => acts[place] ?? []) ?? []
      const left = like.filter((act) => stateOf(act.slug) !== 'taken')
      const { suited, unpriced, others } = sortByFit(left, 'fit', needs, data, stateOf)
      return [...suited, ...unpriced, ...others].slice(0, 3)
    },
  }
}
