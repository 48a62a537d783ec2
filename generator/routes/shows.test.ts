import { expect, test } from 'vitest'
import { tinyAct, tinyCity, tinyShow, tinySite } from '../../tests/tiny-site.ts'
import { divideShows, noShows } from '../relate/shows.ts'
import { eventsOf, showsOfAct, showView } from './shows.ts'

const site = tinySite()

test('a public show has its day, its hour, its hall and its tickets', () => {
  const show = tinyShow({
    date: '2027-03-13',
    at: '20:30',
    hall: 'De Zaal',
    tickets: 'https://kaarten.example/',
  })
  expect(showView(site, 'act')(show)).toEqual({
    ...{
      key: 'shows/1',
      date: '2027-03-13',
      day: 13,
      weekday: 'zaterdag',
      month: 'maart 2027',
      clock: '[clock 20 30]',
      anchor: 'silkwood-2027-03-13-20-30',
    },
    ...{ where: 'De Zaal, Gent', tickets: 'https://kaarten.example/' },
  })
})

test('a private party shows its month and its place, and never its day, its hall or its hour', () => {
  const view = showView(
    site,
    'act',
  )(
    tinyShow({
      public: false,
      date: '2025-06-28',
      at: '20:30',
      hall: 'De Zaal',
      quote: { text: 'Top.', author: 'An' },
    }),
  )
  expect(view).toEqual({
    key: 'shows/1',
    date: '2025-06',
    month: 'juni 2025',
    where: '[show.party], Gent',
  })
})

test('a line has what somebody wrote of the show, but not on pages of its act, which say it elsewhere', () => {
  const quote = { text: 'Top.', author: 'An' }
  const lines = (['agenda', 'city', 'act', 'act in city'] as const).map((about) =>
    showView(site, about)(tinyShow({ quote })),
  )
  expect(lines.map((line) => line.quote)).toEqual([quote, quote, undefined, undefined])
})

test('a line says nothing of what its page is about', () => {
  const [onCity, onAgenda] = (['city', 'agenda'] as const).map((about) =>
    showView(site, about)(tinyShow({ hall: 'De Zaal' })),
  )
  expect([onCity?.where, onCity?.act?.to]).toEqual(['De Zaal', '/artist/silkwood/'])
  expect([onAgenda?.where, onAgenda?.town, onAgenda?.act?.label]).toEqual(['De Zaal', 'Gent', 'Silkwood'])
})

test('a show without a hall is in its place, once', () => {
  expect(
    (['act', 'city', 'act in city'] as const).map((about) => showView(site, about)(tinyShow()).where),
  ).toEqual(['Gent', 'Gent', 'Gent'])
})

test('an act has its own calendar as long as it has concerts to come', () => {
  const act = (shows: object) => tinyAct({ shows: { ...noShows, ...shows } })
  expect(showsOfAct(site, act({ coming: [tinyShow()] }))?.calendar).toBe('/agenda/silkwood.ics')
  expect(showsOfAct(site, act({ played: [tinyShow()] }))?.calendar).toBeUndefined()
  expect(showsOfAct(site, act({}))).toBeUndefined()
})

test('a concert is in the country of its city, under whichever of its names the owner wrote it', () => {
  const cities = [tinyCity({ aliases: ['ghent'] })]
  const countryOf = (city: string) => {
    const shows = divideShows([tinyShow({ city })], cities, site.today)
    return eventsOf(tinyAct({ shows }), tinySite({ cities })).map(
      (event) => 'country' in event && event.country,
    )
  }
  expect(['gent', 'ghent', 'Gent', 'Tienen'].flatMap(countryOf)).toEqual(['BE', 'BE', 'BE', undefined])
})

test('search engines get what is known of concerts, and no samples', () => {
  const organiser = { name: 'Stad Gent', site: 'https://stad.example/' }
  const real = tinyShow({ hall: 'De Zaal', street: 'Markt 1', at: '20:30', until: '23:00', organiser })
  const act = tinyAct({ shows: { ...noShows, coming: [real, tinyShow({ sample: true })] } })
  expect(eventsOf(act, site)).toEqual([
    {
      ...{ kind: 'concert', act: { name: 'Silkwood', path: '/artist/silkwood/', image: act.image } },
      ...{ name: '[show.event Silkwood - Gent]', description: act.shortDescription },
      ...{ anchor: 'silkwood-2099-03-01-20-30', date: '2099-03-01', at: '20:30' },
      ...{ end: { date: '2099-03-01', at: '23:00' }, hall: 'De Zaal', street: 'Markt 1', place: 'Gent' },
      ...{ country: 'BE', organiser },
    },
  ])
})
test('a concert that its page does not show is none for search engines', () => {
  const coming = Array.from({ length: 9 }, (_, day) => tinyShow({ date: `2099-03-0${day + 1}` }))
  const act = tinyAct({ shows: { ...noShows, coming } })
  expect(eventsOf(act, site)).toHaveLength(showsOfAct(site, act)?.coming.length ?? 0)
})
