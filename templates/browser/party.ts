/**
 * The visitor's answers about a party. They are stored on the device once there is one; on a page whose
 * address has answers, those come first.
 */
import {
  type Fit,
  type FitPoint,
  fitOf,
  type PartyData,
  type PartyFile,
  type PartyNeeds,
  readFit,
} from '../../generator/core/party.ts'
import { dateText, dayIn, dayText } from './dates.ts'
import type { Days } from './days.ts'
import type { Show } from './dialog.ts'
import { afterPaint, filled, noteChoices, pageWindow, store, stored } from './dom.ts'
import { euroFormat, rangeText } from './money.ts'

declare global {
  /** The address of the data on parties. The build inserts it. */
  const PARTY: string
  /** The address of the diaries of acts. The build inserts it; empty where nothing is said of days. */
  const DIARIES: string
}

export type Question = 'occasion' | 'date' | 'city' | 'guests' | 'budget' | 'place'
/** Keys of the site, a date such as 2027-06-12, whole numbers: texts of small letters, digits and dashes. */
export type Party = Readonly<Partial<Record<Question, string>>>

/** Where the device keeps the answers. */
export const partyKey = 'party'

/**
 * The answers in a query, in its order. Everything else is left out: anyone can write an address, and anything
 * into the field of a budget.
 */
export function partyIn(query: string): Party {
  const pattern = /^((occasion|date|city|place)=[a-z\d-]+|(guests|budget)=[1-9]\d*)$/
  return Object.fromEntries(
    [...new URLSearchParams(query)].filter((answer) => pattern.test(answer.join('='))),
  )
}

/** The parts of the form, and what writes the answers into it, once the choices of the site are known. */
export type PartyForm = { parts: readonly HTMLElement[]; showAnswers: (data: PartyData) => void }

/** What `features/party.ts` exports. */
export type PartyScript = Pick<typeof import('./found-acts.ts'), 'sortByFit'> &
  Pick<typeof import('./days.ts'), 'daysOn'> & {
    answersOf: typeof answersOf
    needsOf: typeof needsOf
    reasonText: typeof reasonText
    startParty: (showDialog: Show, form: PartyForm) => void
  }

/** Loads the script of the party, once. Its address is on the element of the script of every page. */
export const loadParty = (): Promise<PartyScript> =>
  import(document.querySelector<HTMLElement>('[data-party]')?.dataset.party ?? '')

/** The party on the device, the answer that changed last at its end. */
export const storedParty = (): Party => partyIn(stored(partyKey))

/** Whether the visitor has answered any question about a party. */
export const hasAnswers = (): boolean => Object.keys(knownParty()).length > 0

/** The party as this page knows it. */
export const knownParty = (): Party => ({ ...storedParty(), ...partyIn(pageWindow().location.search) })

/**
 * Stores answers beside those that are stored already, and notifies all parts of the script. An empty answer
 * removes one; without any, nothing is stored.
 */
export function saveAnswers(answers: Party): void {
  const inAddress = partyIn(pageWindow().location.search)
  // The address of this page would win again when it is loaded once more.
  noteChoices(Object.entries(answers).filter(([name]) => name in inAddress))
  const kept = new Map(Object.entries(storedParty()))
  for (const [name, answer] of Object.entries(answers)) {
    if (kept.get(name) !== answer) kept.delete(name)
    kept.set(name, answer)
  }
  const text = `${new URLSearchParams(partyIn(`${new URLSearchParams([...kept])}`))}`
  // Without storage the address carries the answers.
  if (!store(partyKey, text)) noteChoices(Object.entries(answers))
  pageWindow().dispatchEvent(new Event('party'))
}

/**
 * Calls a function now, and whenever the party may have changed: here, or on another page that the browser
 * keeps or shows in another tab.
 */
export function onParty(show: () => void): void {
  show()
  const showLater = () => afterPaint().then(show)
  pageWindow().addEventListener('party', showLater)
  addEventListener('storage', showLater)
  addEventListener('pageshow', ({ persisted }) => persisted && show())
}

let data: Promise<PartyFile | undefined> | undefined

/**
 * The choices by name, what a ride costs, and what decides whether an act suits. Without a network there are none, and the next call tries
 * again.
 */
export function partyData(): Promise<PartyFile | undefined> {
  data ??= fetch(PARTY)
    .then((response) => response.json())
    .catch(() => {
      data = undefined
    })
  return data
}

/** What is known of the acts on a day, that of the party if no other is given; nothing without a network. */
export const knownDays = async (date = knownParty().date): Promise<Days | undefined> =>
  DIARIES && date ? (await loadParty().catch(() => undefined))?.daysOn(date) : undefined

/** The choice with this key; none for a key of an address that the site does not know. */
const named = <Choice extends { key: string }>(choices: readonly Choice[], wanted?: string) =>
  choices.find(({ key }) => key === wanted)

/** The party as an act is compared with it. */
export const needsOf = (
  { occasion, date, guests, budget, place, city }: Party,
  { occasions, cities }: PartyData,
): PartyNeeds => ({
  occasion: named(occasions, occasion)?.key ?? '',
  date: date ?? '',
  guests: Number(guests) || 0,
  budget: Number(budget) || 0,
  place: place ?? '',
  ride: named(cities, city),
})

/** A budget in words: up to an amount. */
export const budgetText = (budget: string): string =>
  filled(WORDS.party.upTo, { price: euroFormat().format(+budget) })

/** The answers in words, in the order of the questions; those that the site does not know are left out. */
export function answersOf(party: Party, { occasions, cities, places }: PartyData): [Question, string][] {
  const { guests, budget, place } = party
  const day = dayIn(party.date)
  const words = {
    occasion: named(occasions, party.occasion)?.name,
    date: day && dateText(day),
    city: named(cities, party.city)?.name,
    guests:
      guests &&
      filled(WORDS.party.guests, { count: (+guests).toLocaleString(document.documentElement.lang) }),
    place: named(places, place)?.name,
    budget: budget && budgetText(budget),
  }
  return Object.entries(words).flatMap(([name, text]) => (text ? [[name as Question, text]] : []))
}

/**
 * What is against an act, in words; empty for what is said of its day.
 * @param answers the party in words
 */
export function reasonText(point: FitPoint, answers: ReadonlyMap<string, string>): string {
  const words: Partial<Record<FitPoint, string>> = {
    occasion: WORDS.party.notOccasion,
    guests: WORDS.party.notGuests,
    place: WORDS.party.notPlace,
    budget: WORDS.party.notBudget,
  }
  return filled(words[point] ?? '', { [point]: (answers.get(point) ?? '').toLowerCase() })
}

/**
 * Why an act suits a party or not, in words; empty when no answer decides it, or its day alone.
 * @param answers the party in words
 */
export function fitText(fit: Fit, answers: ReadonlyMap<string, string>): string {
  const reasons = fitReasons(fit, answers)
  return reasons[0]
    ? filled(fit.against.length > 0 ? WORDS.party.not : WORDS.party.suits, { reasons: reasons.join(', ') })
    : ''
}

/** The reasons against an act; where there are none, those for it. */
export function fitReasons({ suits, against }: Fit, answers: ReadonlyMap<string, string>): string[] {
  const isAgainst = against.length > 0
  const points: Partial<Record<FitPoint, string>> = {
    budget: WORDS.party.inBudget,
    room: WORDS.party.room,
    around: WORDS.party.aroundBudget,
    unpriced: WORDS.party.unpriced,
  }
  const suitText = (point: FitPoint) => points[point] ?? (answers.get(point) ?? '').toLowerCase()
  return (
    (isAgainst ? against : suits)
      // What is said of the day is a sentence of its own.
      .filter((point) => point !== 'taken' && point !== 'option')
      .map((point) => (isAgainst ? reasonText(point, answers) : suitText(point)))
      .filter(Boolean)
  )
}

/**
 * What a price covers, in words: the occasion and the day that it is for, and the way to the city; empty
 * where the party has none of these.
 * @param stays whether the act stays for the night
 */
export function coversText(party: Party, { occasions, cities, travel }: PartyData, stays: boolean): string {
  const [kind, town, day] = [named(occasions, party.occasion), named(cities, party.city), dayIn(party.date)]
  const evening = [
    kind && filled(WORDS.party.forOccasion, { occasion: kind.name.toLowerCase() }),
    day && filled(WORDS.party.onDay, { date: dayText(day, 'long') }),
  ].filter(Boolean)
  const ride = town
    ? town.km && filled(stays ? WORDS.party.withNight : WORDS.party.withRide, { city: town.name })
    : filled(WORDS.party.firstKm, { km: travel.includedKm })
  return town || evening[0] ? [evening.join(' '), ride].filter(Boolean).join(', ') : ''
}

/**
 * What an act costs on the evening of a party, and what that covers, in words.
 * @param written what `writeFit` wrote of the act
 */
export function eveningPrice(
  written: string,
  party: Party,
  data: PartyData,
  vatIncluded?: boolean,
): { amount: string; covers: string } {
  return priceTexts(fitOf(readFit(written), needsOf(party, data), data).price, party, data, vatIncluded)
}

/** A price on the evening of a party, and what it covers, in words; empty where it is on request. */
export const priceTexts = (
  { total, trip }: Fit['price'],
  party: Party,
  data: PartyData,
  vatIncluded?: boolean,
): { amount: string; covers: string } => ({
  amount: rangeText(total, vatIncluded),
  covers: total ? coversText(party, data, trip.nights > 0) : '',
})
