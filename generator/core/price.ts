/**
 * The price of an act on an evening: its own price, what the evening adds or takes off, and the trip. Build
 * and browser compute every price here.
 */

/** Amounts in whole euros. */
export type Range = { from: number; to: number }

/** What changes a price: by how many per cent of the act's own price, and for which answers. */
export type Factor = {
  group: 'occasion' | 'day' | 'season' | 'sets'
  name: string
  percent: number
  on: readonly (string | number)[]
}

/** What a trip costs beyond the kilometres in the price, and a night for each person. */
export type TravelPrice = { includedKm: number; centsPerKm: number; eurosPerNight: number }

/** What the agency charges beside the own price of an act. */
export type Tariff = { factors: readonly Factor[]; travel: TravelPrice }

/** One way by road; no kilometres in the town of the office, from which an act always goes home. */
export type Ride = { km: number; minutes: number }

/**
 * The answers about an evening that change a price; one that is missing changes nothing.
 * @property date such as 2027-06-12
 * @property sets how many are asked for
 */
export type Evening = { occasion?: string; date?: string; sets?: number; ride?: Ride | undefined }

/** How many sets an act plays, and the longest drive in minutes after which it still goes home that night. */
export type Hours = readonly [sets: number, drive: number]

/** What the price of an act depends on. */
export type PriceFacts = {
  /** Its own price, in whole euros; missing where that is on request. */
  price?: Range | undefined
  /** The number of sets that it is for. */
  sets: number
  vehicles: number
  /** All who travel, and sleep there after a long drive. */
  travellers: number
  /** By how much each further set makes an evening longer. */
  setMinutes: number
  /** Its usual hours, and those at the occasions where they are others. */
  usual: Hours
  hours: Readonly<Record<string, Hours>>
}

/** What a factor adds to both ends of a price, or takes off. */
export type PriceLine = Range & { name: string }

/** The parts of a price, and their sum, in whole euros. Of a price on request, the trip alone is known. */
export type EveningPrice = {
  own?: Range
  changes: readonly PriceLine[]
  trip: TripCosts
  total?: Range
}
export type KnownPrice = Required<EveningPrice>

/**
 * What a trip adds to the price: kilometres there and back beyond those included, and nights, in whole euros.
 */
export type TripCosts = { drive: number; nights: number }

export const inFives = (value: number): number => Math.round(value / 5) * 5

/** From the lowest amount of ranges to the highest. */
export const widest = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
})

/** The amounts of a range without VAT, in whole euros. @param percent the rate */
export function withoutVat({ from, to }: Range, percent: number): Range {
  const net = (amount: number) => Math.round(amount / (1 + percent / 100))
  return { from: net(from), to: net(to) }
}

/**
 * The day of the week from 1 (Monday) to 7, and the month from 1 to 12, of a date such as 2027-06-12; both are
 * no number for anything else.
 */
export function dayAndMonth(date: string): { day: number; month: number } {
  const time = new Date(`${date}T12:00Z`)
  return { day: ((time.getUTCDay() + 6) % 7) + 1, month: time.getUTCMonth() + 1 }
}

/** The kilometres that are charged. @param km one way by road */
const chargedKm = (km: number, vehicles: number, { includedKm }: TravelPrice): number =>
  Math.max(0, 2 * km - includedKm) * vehicles

/** @param drive the longest drive in minutes after which the act still goes home */
function tripCosts(
  { vehicles, travellers }: PriceFacts,
  drive: number,
  ride: Ride | undefined,
  travel: TravelPrice,
): TripCosts {
  if (!ride || ride.km === 0) return { drive: 0, nights: 0 }
  return {
    drive: inFives((chargedKm(ride.km, vehicles, travel) * travel.centsPerKm) / 100),
    nights: ride.minutes > drive ? travellers * travel.eurosPerNight : 0,
  }
}

/**
 * The price of an act on an evening. Each factor is a part of the act's own price, so the order of answers
 * makes no difference; the number of sets changes it where it is another than that of the own price.
 * @param tariff without it, the price is that of the act alone
 */
export function priceOf(act: PriceFacts & { price: Range }, evening: Evening, tariff?: Tariff): KnownPrice
export function priceOf(act: PriceFacts, evening: Evening, tariff?: Tariff): EveningPrice
export function priceOf(act: PriceFacts, evening: Evening, tariff?: Tariff): EveningPrice {
  const { price: own } = act
  const { occasion, date = '', sets = 0, ride } = evening
  const [planned, drive] = act.hours[occasion ?? ''] ?? act.usual
  const longer = sets ? (sets - planned) * act.setMinutes : 0
  const trip = tariff ? tripCosts(act, drive - longer, ride, tariff.travel) : { drive: 0, nights: 0 }
  if (!own) return { changes: [], trip }
  const { day, month } = dayAndMonth(date)
  const answers = { occasion, day, season: month, sets: sets === act.sets ? undefined : sets }
  const changes = (tariff?.factors ?? []).flatMap(({ group, name, percent, on }) => {
    const answer = answers[group]
    const part = (amount: number) => inFives((amount * percent) / 100)
    return answer !== undefined && on.includes(answer)
      ? [{ name, from: part(own.from), to: part(own.to) }]
      : []
  })
  const sum = (end: keyof Range) =>
    changes.reduce((total, change) => total + change[end], own[end] + trip.drive + trip.nights)
  return { own, changes, trip, total: { from: sum('from'), to: sum('to') } }
}
