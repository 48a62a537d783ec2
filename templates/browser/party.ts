/**
 * The visitor's answers about a party. They are stored on the device once there is one; on a page whose
 * address has answers, those come first.
 */
import { type Fit, fitOf, type PartyData, type PartyNeeds, readFit } from '../../generator/core/party.ts'
import { dateText, dayText } from './dates.ts'
import type { Days } from './days.ts'
import { afterPaint, filled, noteChoices, pageWindow, store, stored } from './dom.ts'
import { euroFormat, rangeText } from './money.ts'

declare global {
  /** The address of the data on parties. The build inserts it. */
  const PARTY: string
  /** The address of the diaries of acts. The build inserts it; empty where nothing is said of days. */
  const DIARIES: string
}

const questions = ['occasion', 'date', 'city', 'guests', 'budget', 'place'] as const
export type Question = (typeof questions)[number]
/** Keys of the site, a date such as 2027-06-12, whole numbers: texts of small letters, digits and dashes. */
export type Party = Readonly<Partial<Record<Question, string>>>

/** Where the device keeps the answers. */
export const partyKey = 'party'

/**
 * The answers in a query. Everything else is left out: anyone can write an address, and anything into the
 * field of a budget.
 */
export function partyIn(query: string): Party {
  const written = new URLSearchParams(query)
  const patternOf = (name: Question) =>
    name === 'guests' || name === 'budget' ? /^[1-9]\d*$/ : /^[a-z\d-]+$/
  return Object.fromEntries(
    questions
      .map((name) => [name, written.get(name) ?? ''] as const)
      .filter(([name, answer]) => patternOf(name).test(answer)),
  )
}

/** What `features/party.ts` exports. */
type PartyScript = Pick<typeof import('./found-acts.ts'), 'sortByFit'> &
  Pick<typeof import('./days.ts'), 'daysOn'> & { startParty: () => void }

/** Loads the script of the party, once. Its address is on the element of the script of every page. */
export const loadParty = (): Promise<PartyScript> =>
  import(document.querySelector<HTMLElement>('[data-party]')?.dataset.party ?? '')

const storedParty = (): Party => partyIn(stored(partyKey))

/** The party as this page knows it. */
export const knownParty = (): Party => ({ ...storedParty(), ...partyIn(pageWindow().location.search) })

/**
 * Stores answers beside those that are stored already, and notifies all parts of the script. An empty answer
 * removes one; without any, nothing is stored.
 */
export function saveAnswers(answers: Party): void {
  const inAddress = partyIn(pageWindow().location.search)
  // The address of this page would win again when it is loaded once more.
  noteChoices(
    questions.flatMap((name) => (name in inAddress && name in answers ? [[name, answers[name] ?? '']] : [])),
  )
  const text = `${new URLSearchParams(partyIn(`${new URLSearchParams({ ...storedParty(), ...answers })}`))}`
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

let data: Promise<PartyData | undefined> | undefined

/**
 * The choices by name, and what a ride costs. Without a network there are none, and the next call tries
 * again.
 */
export function partyData(): Promise<PartyData | undefined> {
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

/** The answers in words, in their order; those that the site does not know are left out. */
export function answersOf(party: Party, { occasions, cities, places }: PartyData): [Question, string][] {
  const { guests, budget, place } = party
  const day = new Date(`${party.date}T00:00Z`)
  const words = {
    occasion: named(occasions, party.occasion)?.name,
    date: Number.isNaN(+day) ? '' : dateText(day),
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
  // What is said of the day is a sentence of its own.
  const day = { taken: '', option: '' }
  const points = isAgainst
    ? {
        ...day,
        occasion: WORDS.party.notOccasion,
        guests: WORDS.party.notGuests,
        place: WORDS.party.notPlace,
        budget: WORDS.party.notBudget,
        room: '',
        around: '',
        unpriced: '',
      }
    : {
        ...day,
        occasion: '{occasion}',
        guests: '{guests}',
        place: '{place}',
        budget: WORDS.party.inBudget,
        room: WORDS.party.room,
        around: WORDS.party.aroundBudget,
        unpriced: WORDS.party.unpriced,
      }
  return (isAgainst ? against : suits)
    .map((point) => filled(points[point], { [point]: (answers.get(point) ?? '').toLowerCase() }))
    .filter(Boolean)
}

/**
 * What a price covers, in words: the occasion and the day that it is for, and the way to the city; empty
 * where the party has none of these.
 * @param stays whether the act stays for the night
 */
export function coversText(
  { occasion, date, city }: Party,
  { occasions, cities, travel }: PartyData,
  stays: boolean,
): string {
  const [kind, town] = [named(occasions, occasion), named(cities, city)]
  const day = date ? new Date(`${date}T00:00Z`) : undefined
  const evening = [
    kind && filled(WORDS.party.forOccasion, { occasion: kind.name.toLowerCase() }),
    day && !Number.isNaN(+day) && filled(WORDS.party.onDay, { date: dayText(day, 'long') }),
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
  const { total, trip } = fitOf(readFit(written), needsOf(party, data), data).price
  return {
    amount: rangeText(total, vatIncluded),
    covers: total ? coversText(party, data, trip.nights > 0) : '',
  }
}
