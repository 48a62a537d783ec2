import { expect, test } from 'vitest'
import { tinyAct, tinyCity, tinyRider, tinySite } from '../../tests/tiny-site.ts'
import type { SiteAct } from '../load/site.ts'
import type { Venue, VenueFloor } from '../schema/city.ts'
import { pairText, saysEnough } from './pair.ts'

const hall = (name: string, floor: VenueFloor, more: Partial<Venue> = {}): Venue => ({
  ...{ name, floor, kind: 'theater', size: 'middelgroot', label: 'zaal', reach: 'Aan het plein' },
  ...more,
})
const towns = (...keys: string[]) =>
  keys.map((key) => tinyCity({ key, name: key, actPages: true, venues: [hall(`Zaal ${key}`, 'seats')] }))
const act = (changes: Partial<SiteAct> = {}) =>
  tinyAct({
    rider: tinyRider(),
    inHall: { seats: ['Rustig wordt het in {halls}.'], tables: ['Aan tafel in {halls} praat je door.'] },
    ...changes,
  })
const textIn = (city: ReturnType<typeof tinyCity>, own: SiteAct = act(), cities = [city]) =>
  pairText(tinySite({ acts: [own], cities }), own, city)

test('a clause has all halls of its floor, as a sentence names them', () => {
  const venues = [
    hall('Faculty Club', 'tables', { said: 'de Faculty Club' }),
    hall('De Roma (Borgerhout)', 'seats'),
    hall('Het Hof', 'tables'),
    hall('De Hal', 'empty'),
  ]
  expect(textIn(tinyCity({ actPages: true, venues })).halls).toEqual([
    'Aan tafel in de Faculty Club en Het Hof praat je door.',
    'Rustig wordt het in De Roma.',
  ])
})

test('a hall that does not suit the act is in no clause', () => {
  const venues = [hall('De Zaal', 'seats'), hall('De Arena', 'seats', { kind: 'arena', size: 'arena' })]
  expect(textIn(tinyCity({ actPages: true, venues })).halls).toEqual(['Rustig wordt het in De Zaal.'])
})

test('wordings take turns, and four towns have the same one at most; those with hidden pages come last', () => {
  const [hidden, ...others] = towns('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i')
  const cities = [...(hidden ? [{ ...hidden, hidesActPages: true }] : []), ...others]
  const own = act({ inHall: { seats: ['Een in {halls}.', 'Twee in {halls}.'] } })
  const said = cities.map((city) => textIn(city, own, cities).halls.join())
  expect(said).toEqual([
    '',
    ...['Een in Zaal b.', 'Twee in Zaal c.', 'Een in Zaal d.', 'Twee in Zaal e.'],
    ...['Een in Zaal f.', 'Twee in Zaal g.', 'Een in Zaal h.', 'Twee in Zaal i.'],
  ])
})

test('the way in says how a thing comes in, by its weight', () => {
  const door = { text: 'Draag {thing} om {arrive} uur de trap op.', heavy: 'Rol {thing} langs achter.' }
  const city = tinyCity({ actPages: true, venues: [hall('De Zaal', 'seats', { door })] })
  const doorsWith = (thing: string, kilos: number) => textIn(city, act({ heaviest: { thing, kilos } })).doors
  expect(doorsWith('de cello', 59)).toEqual(['Draag de cello om [clock 14 45] uur de trap op.'])
  expect(doorsWith('het orgel', 60)).toEqual(['Rol het orgel langs achter.'])
  expect(textIn(city).doors).toEqual([])
})

test('the first hall with a way in says it, and no other', () => {
  const door = (place: string) => ({ text: `Draag {thing} naar ${place}.` })
  const venues = [
    hall('nul', 'seats'),
    ...['een', 'twee'].map((name) => hall(name, 'seats', { door: door(name) })),
  ]
  const city = tinyCity({ actPages: true, venues })
  expect(textIn(city, act({ heaviest: { thing: 'de cello', kilos: 8 } })).doors).toEqual([
    'Draag de cello naar een.',
  ])
})

test('an act far from home says at what hour its people need no beds', () => {
  const far = tinyCity({
    latitude: 53.219,
    longitude: 6.568,
    population: { value: 234_000, year: 2025, confirmed: true },
  })
  const sets = (...counts: number[]) => counts.map((count) => ({ count, minutes: 60 }))
  const nightOf = (...counts: number[]) =>
    textIn(
      far,
      act({ sets: sets(...counts), loudness: { level: 'dansvloer', from: 80, to: 90 } }),
    ).night.join()
  expect(nightOf(3)).toMatch(/^\[pair\.night \[clock 19 30\] 2 /)
  expect(nightOf(1, 5)).toMatch(/^\[pair\.night-longest .* 2 /)
  expect(nightOf(1)).toMatch(/^\[pair\.night-late /)
  expect(textIn(tinyCity()).night).toEqual([])
})

test('an act with several vehicles needs a permit for each number plate, where there are permits', () => {
  const permits = tinyCity({ platePermit: { area: 'het plein', source: 'https://stad.example/' } })
  const platesWith = (vans: number, cars: number, city = permits) =>
    textIn(city, act({ rider: tinyRider({ vehicles: { vans, cars } }) })).plates
  expect(platesWith(1, 1)).toEqual(['[pair.plates Silkwood [running-order.vehicles 1 1] het plein]'])
  expect([platesWith(1, 0), platesWith(2, 2, tinyCity())]).toEqual([[], []])
})

test('a page says enough by the limit of its family', () => {
  const [city] = towns('a')
  if (!city) throw new Error('a city is missing')
  const site = tinySite({ acts: [act()], cities: [city] })
  const says = (least: number) =>
    saysEnough(
      { ...site, settings: { ...site.settings, ownWords: { 'act in city': { least } } } },
      'act in city',
      act(),
      city,
    )
  expect([says(6), says(7), saysEnough(site, 'act in city', act(), city)]).toEqual([true, false, true])
})
