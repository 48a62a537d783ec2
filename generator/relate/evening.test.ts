import { expect, test } from 'vitest'
import { tinyAct, tinyCity, tinyPlan, tinyRider, tinySite } from '../../tests/tiny-site.ts'
import { fitFacts, journeyOf, priceFacts } from './evening.ts'

const site = tinySite()
const band = (changes: Parameters<typeof tinyAct>[0] = {}) =>
  tinyAct({
    musicians: 5,
    sets: [
      { count: 2, minutes: 45 },
      { count: 3, minutes: 60 },
    ],
    loudness: { level: 'dansvloer', from: 80, to: 90 },
    rider: tinyRider({ musicians: 5, crew: 1 }),
    ...changes,
  })
const far = tinyCity({ latitude: 53.9, longitude: 7.9 })
const clock = (at = 0) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`
const hoursOf = (act: ReturnType<typeof band>, of = site) => {
  const { start = 0, end = 0 } = journeyOf(act, far, of).day?.order ?? {}
  return [clock(start), clock(end)]
}

test('a usual evening has the hours of the first occasion that suits the act, with its own plan', () => {
  const plans = { bruiloft: tinyPlan, festival: { ...tinyPlan, starts: ['16:00'] } }
  expect(hoursOf(band({ plans }))).toEqual(['20:00', '21:00'])
  expect(hoursOf(band({ plans, unsuited: { bruiloft: 'Te luid.', bedrijfsfeest: 'Te luid.' } }))).toEqual([
    '16:00',
    '17:00',
  ])
})

test('without a plan it is the first programme, not the longest one; without hours of occasions, the usual ones of the agency', () => {
  const [begin, end] = hoursOf(band())
  expect(end).toBe(clock(Number(begin?.split(':')[0]) * 60 + Number(begin?.split(':')[1]) + 110))
  const plain = { ...site, occasions: site.occasions.map(({ day: _, ...occasion }) => occasion) }
  expect(hoursOf(band(), plain)[0]).toBe(site.settings.travel.firstNote.evening)
  expect(hoursOf(tinyAct(), plain)[0]).toBe(site.settings.travel.firstNote.reception)
})

test('an act without a rider has no hours, and nobody knows whether it stays', () => {
  const { rider: _, ...draft } = band()
  expect(journeyOf(draft, far, site)).toMatchObject({ day: undefined, price: { trip: { nights: 0 } } })
})

test('everybody who travels pays for a bed where the act would be home too late, also the sound engineer', () => {
  const { eurosPerNight } = site.settings.travel
  expect(journeyOf(band(), far, site).price.trip.nights).toBe(6 * eurosPerNight)
  const { order } = journeyOf(band(), tinyCity(), site).day ?? {}
  const { minutes } = journeyOf(band(), tinyCity(), site).trip
  const nightsWith = (home: number) =>
    journeyOf(band(), tinyCity(), {
      ...site,
      settings: { ...site.settings, travel: { ...site.settings.travel, homeBy: clock(home - 24 * 60) } },
    }).price.trip.nights
  const home = (order?.empty ?? 0) + minutes
  expect([nightsWith(home), nightsWith(home - 1) > 0]).toEqual([0, true])
})

test('an act never stays overnight in the town of the office', () => {
  const at = (city: string) =>
    journeyOf(band(), tinyCity(), {
      ...site,
      settings: {
        ...site.settings,
        travel: { ...site.settings.travel, homeBy: '00:01' },
        office: { ...site.settings.office, city },
      },
    }).price.trip.nights
  expect(at('Tienen')).toBeGreaterThan(0)
  expect(at(tinyCity().name)).toBe(0)
})

test('a soft act plays at a reception, a loud one in the evening', () => {
  const partOf = (act: ReturnType<typeof band>) => journeyOf(act, far, site).day?.part
  expect([partOf(tinyAct()), partOf(band())]).toEqual(['reception', 'evening'])
})

test('the price is for the number of sets of the first programme, and an occasion with other hours has them beside it', () => {
  const { sets, setMinutes, travellers } = priceFacts(site, band())
  expect({ sets, setMinutes, travellers }).toEqual({ sets: 2, setMinutes: 65, travellers: 6 })
  const late = { ...tinyPlan, starts: ['23:00'], play: { count: 3, minutes: 45 } }
  const { usual, hours } = fitFacts(site, band({ plans: { festival: late } }))
  expect(hours.festival?.[0]).toBe(3)
  expect(hours.festival?.[1]).toBeLessThan(usual[1])
  expect(hours.bruiloft).toBeUndefined()
})
