import { expect, test } from 'vitest'
import { tinyAct, tinyShow, tinySite } from '../../../tests/tiny-site.ts'
import { noShows } from '../../relate/shows.ts'
import { calendarFiles } from './calendars.ts'

const shows = {
  coming: [
    tinyShow({ date: '2027-07-03', at: '21:00', hall: 'Zaal, met komma' }),
    tinyShow({ date: '2027-08-14', sample: true }),
  ],
  played: [tinyShow({ date: '2026-01-10', at: '20:00' }), tinyShow({ date: '2026-01-09', public: false })],
}
const site = tinySite({ shows, acts: [tinyAct({ shows }), tinyAct({ slug: 'stil', name: 'Stil' })] })
const text = (path: string) => {
  const file = calendarFiles(site).find((each) => each.path === path) ?? expect.fail(`no ${path}`)
  return Buffer.from(file.content()).toString()
}
const valuesOf = (calendar: string, name: string) =>
  Array.from(calendar.matchAll(new RegExp(`^${name}[:;](.*)$`, 'gm')), ([, value = '']) => value.trim())

test('there is a calendar of all shows and one of each act that has public ones, and none without shows', () => {
  expect(calendarFiles(site).map(({ path }) => path)).toEqual(['agenda.ics', 'agenda/silkwood.ics'])
  expect(calendarFiles(tinySite({ shows: noShows, acts: [tinyAct()] }))).toEqual([])
})

test('a calendar has the public shows with their moments, in summer and in winter, and whole days without an hour', () => {
  const calendar = text('agenda.ics')
  expect(valuesOf(calendar, 'DTSTART')).toEqual([
    '20260110T190000Z',
    '20270703T190000Z',
    'VALUE=DATE:20270814',
  ])
  expect(valuesOf(calendar, 'LOCATION')).toEqual(['Gent', 'Zaal\\, met komma\\, Gent', 'Gent'])
  expect(new Set(valuesOf(calendar, 'UID')).size).toBe(3)
})

test('a sample says so in the calendar, and equal shows give equal bytes', () => {
  expect(valuesOf(text('agenda/silkwood.ics'), 'SUMMARY').map((summary) => summary.includes('true'))).toEqual(
    [false, false, true],
  )
  expect(text('agenda.ics')).toBe(text('agenda.ics'))
})
