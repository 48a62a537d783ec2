import { expect, test } from 'vitest'
import { tinyCity, tinyShow } from '../../tests/tiny-site.ts'
import { anchorOf, divideShows, endOf, hasShows, noShows, showsIn } from './shows.ts'

const gent = tinyCity({ key: 'gent', name: 'Gent', aliases: ['ghent'] })
const datesOf = (shows: readonly { date: string }[]) => shows.map(({ date }) => date)

test('a show of today is still to come; the next one is first, and the last one that was played', () => {
  const shows = ['2026-03-02', '2026-01-01', '2026-03-01', '2026-02-28'].map((date) => tinyShow({ date }))
  const { coming, played } = divideShows(shows, [gent], '2026-03-01')
  expect([datesOf(coming), datesOf(played)]).toEqual([
    ['2026-03-01', '2026-03-02'],
    ['2026-02-28', '2026-01-01'],
  ])
})

test('no tickets are sold for a show that is over', () => {
  const shows = ['2026-02-28', '2026-03-01'].map((date) =>
    tinyShow({ date, tickets: 'https://kaarten.example/' }),
  )
  const { coming, played } = divideShows(shows, [gent], '2026-03-01')
  expect([...coming, ...played].map(({ date, tickets }) => [date, tickets])).toEqual([
    ['2026-03-01', 'https://kaarten.example/'],
    ['2026-02-28', undefined],
  ])
})

test('two shows of one day are in the order of the clock', () => {
  const shows = [tinyShow({ at: '22:00' }), tinyShow({ at: '15:00' })]
  expect(divideShows(shows, [gent], '2026-01-01').coming.map(({ at }) => at)).toEqual(['15:00', '22:00'])
})

test('a private party is not announced, and counts once it is over', () => {
  const party = tinyShow({ public: false, date: '2026-03-01' })
  expect(hasShows(divideShows([party], [gent], '2026-02-01'))).toBe(false)
  expect(divideShows([party], [gent], '2026-03-02').played).toHaveLength(1)
})

test('a show is in the city whose key or name it has, or in the place that the owner wrote', () => {
  const shows = ['gent', 'ghent', 'Gent', 'Tienen'].map((city, day) =>
    tinyShow({ city, date: `2026-03-0${day + 1}` }),
  )
  const divided = divideShows(shows, [gent], '2026-01-01')
  expect(divided.coming.map(({ place }) => place)).toEqual(['Gent', 'Gent', 'Gent', 'Tienen'])
  expect(showsIn(divided, gent).coming).toHaveLength(3)
  expect(showsIn(noShows, gent)).toEqual(noShows)
})

test.each([
  ['as long as the act plays', { at: '20:30' }, { date: '2099-03-01', at: '22:00' }],
  ['after midnight', { at: '23:15' }, { date: '2099-03-02', at: '00:45' }],
  ['when the owner says so', { at: '20:30', until: '23:00' }, { date: '2099-03-01', at: '23:00' }],
  ['then after midnight too', { at: '22:30', until: '01:00' }, { date: '2099-03-02', at: '01:00' }],
  ['on its day alone where it has no hour', {}, { date: '2099-03-01' }],
])('a show ends %s', (_when, show, end) => expect(endOf(tinyShow(show), 90)).toEqual(end))

test('two shows of an act on one day have different names on a page', () => {
  expect([tinyShow({ at: '15:00' }), tinyShow({ at: '20:30' }), tinyShow()].map(anchorOf)).toEqual([
    'silkwood-2099-03-01-15-00',
    'silkwood-2099-03-01-20-30',
    'silkwood-2099-03-01',
  ])
})
