import { expect, test } from 'vitest'
import { tinyAct, tinyShow } from '../../../tests/tiny-site.ts'
import { placeText } from '../../core/problem.ts'
import type { SiteAct } from '../site.ts'
import { checkBookings } from './booking-rules.ts'

const act = (slug: string, taken: readonly string[] = [], changes: Partial<SiteAct> = {}) =>
  tinyAct({
    slug,
    name: slug,
    bookings: {
      ...{ read: '2026-11-28', taken, option: ['2027-08-01'], file: `content/diaries/${slug}.yaml` },
      lines: new Map(taken.map((day, index) => [day, index + 3])),
    },
    ...changes,
  })

const problemsOf = (acts: SiteAct[], shows: { act: string; date: string; at?: string }[] = []) =>
  Array.from(
    checkBookings(
      acts,
      shows.map((show, index) =>
        tinyShow({
          ...show,
          hall: 'De Zaal',
          source: { entry: `shows/${index}`, file: 'data/shows.ts', line: index + 5 },
        }),
      ),
      '2026-11-29',
    ),
    ({ severity, what, places }) => `${severity}: ${what} ${places.map(placeText).join(' ')}`,
  )

const day = '2027-06-12'
const shared = { sharesMusiciansWith: ['one'] }

test.each<[string, string[], ...Parameters<typeof problemsOf>]>([
  [
    'two shows of an act',
    ['warning: "one" has two shows on 2027-06-12. data/shows.ts:5 data/shows.ts:6'],
    [act('one')],
    [
      { act: 'one', date: day, at: '15:00' },
      { act: 'one', date: day, at: '21:00' },
    ],
  ],
  [
    'a show and the calendar of one with its musicians',
    [
      'warning: "one" and "two" share musicians, and both are booked on 2027-06-12. data/shows.ts:5 content/diaries/two.yaml:3',
    ],
    [act('one'), act('two', [day], shared)],
    [{ act: 'one', date: day }],
  ],
  [
    'two calendars of acts with the same musicians',
    [
      'warning: "one" and "two" share musicians, and both are booked on 2027-06-12. content/diaries/one.yaml:3 content/diaries/two.yaml:3',
    ],
    [act('one', [day]), act('two', [day], shared)],
  ],
  ['a show and the calendar of its act', [], [act('one', [day])], [{ act: 'one', date: day }]],
  ['acts that share nobody', [], [act('one', [day]), act('two', [day])]],
  ['a day that is over', [], [act('one', ['2026-11-28']), act('two', ['2026-11-28'], shared)]],
  ['an option', [], [act('one', ['2027-08-01']), act('two', [], shared)]],
])('%s: what is booked twice on a day', (_, problems, acts, shows) => {
  expect(problemsOf(acts, shows)).toEqual(problems)
})
