/**
 * The price indication: what kind, size, occasion, day, season, sets and distance make of the price list.
 * Build and browser compute with it.
 */

/** Amounts in whole euros. */
export type Range = { from: number; to: number }

/** What changes a price: by how many per cent, and for which answers. */
export type Factor = { name: string; percent: number; on: readonly (string | number)[] }

/** A line of the calculation: what it is for, and what it adds to both ends of the range. */
export type EstimateLine = Range & { name: string }

/** What a trip costs beyond the kilometres in the price. */
export type TripPrice = { includedKm: number; centsPerKm: number }

/** The same with the price of a night for each person. */
export type TravelPrice = TripPrice & { eurosPerNight: number }

/** Amounts of an indication are rounded to this many euros: more digits would promise more than it knows. */
const step = 50

/** An act comes with one vehicle or with two. */
const vehicles = { from: 1, to: 2 }

const rounded = (euros: number) => Math.round(euros / step) * step

/**
 * What two ranges have in common; undefined where they do not overlap. Ranges that touch have nothing in
 * common, unless one of them is a single price.
 */
export function overlap(one: Range, other: Range): Range | undefined {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)]
  const isPrice = from === to && [one, other].some((range) => range.from === range.to)
  return from < to || isPrice ? { from, to } : undefined
}

/** The amounts of a range without VAT, in whole euros. @param percent the rate */
export function withoutVat({ from, to }: Range, percent: number): Range {
  const net = (amount: number) => Math.round(amount / (1 + percent / 100))
  return { from: net(from), to: net(to) }
}

/**
 * The day of the week from 1 (Monday) to 7, and the month from 1 to 12, of a date such as 2027-06-12; empty
 * for anything else.
 */
export function dayAndMonth(date: string): { day?: number; month?: number } {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T12:00:00Z`) : undefined
  if (!time || Number.isNaN(time.getTime())) return {}
  return { day: time.getUTCDay() || 7, month: time.getUTCMonth() + 1 }
}

/** The kilometres that are charged. @param km one way by road */
export const chargedKm = (
  km: number,
  vehicleCount: number,
  { includedKm }: Pick<TripPrice, 'includedKm'>,
): number => Math.max(0, 2 * km - includedKm) * vehicleCount

/**
 * What a trip adds to the price: kilometres there and back beyond those included, and nights, in whole euros.
 */
export type TripCosts = { drive: number; nights: number; total: number }

export const inFives = (value: number): number => Math.round(value / 5) * 5

/**
 * The costs of a trip.
 * @param km one way by road
 * @param band how many vehicles drive, and how many people stay overnight
 */
export function tripCosts(
  km: number,
  { vehicles, nights }: { vehicles: number; nights: number },
  travel: TravelPrice,
): TripCosts {
  const drive = inFives((chargedKm(km, vehicles, travel) * travel.centsPerKm) / 100)
  const stay = nights * travel.eurosPerNight
  return { drive, nights: stay, total: drive + stay }
}

/**
 * The lines that change something, and their sum. Each factor is a part of the first line, so the order of
 * answers makes no difference.
 * @param base what kind and size have in common @param trip a city with its kilometres one way by road
 */
export function estimate(
  base: EstimateLine,
  factors: readonly Factor[],
  trip: { name: string; km: number } | undefined,
  travel: TripPrice,
): { lines: EstimateLine[]; total: Range } {
  const drive = (count: number) =>
    trip ? rounded((chargedKm(trip.km, count, travel) * travel.centsPerKm) / 100) : 0
  const lines = [
    { name: base.name, from: rounded(base.from), to: rounded(base.to) },
    ...factors.map(({ name, percent }) => ({
      name,
      from: rounded((base.from * percent) / 100),
      to: rounded((base.to * percent) / 100),
    })),
    { name: trip?.name ?? '', from: drive(vehicles.from), to: drive(vehicles.to) },
  ].filter(({ from, to }) => from !== 0 || to !== 0)
  const sum = (end: keyof Range) => lines.reduce((total, line) => total + line[end], 0)
  return { lines, total: { from: sum('from'), to: sum('to') } }
}
