import { expect, test } from 'vitest'
import { stateOn } from '../core/diary.ts'
import type { DiaryFile } from '../schema/diary.ts'
import { type Bookable, withDays } from './diary.ts'

const today = '2026-11-29'
const file = (changes: Partial<DiaryFile> = {}): DiaryFile => ({
  read: '2026-11-28',
  taken: [],
  option: [],
  ...changes,
})
const diaries = (acts: Bookable[], shows: { act: string; date: string }[] = []) =>
  new Map(withDays(acts, shows, today).flatMap(({ slug, days }) => (days ? [[slug, days] as const] : [])))

test('an act says of its days what its owner wants known, and without that nothing', () => {
  const bookings = file({ taken: ['2027-06-12'], option: ['2027-06-19'] })
  const acts = (['taken', 'whole', 'none'] as const).map((diary) => ({ slug: diary, diary, bookings }))
  const found = diaries([...acts, { slug: 'silent', bookings }])
  expect([...found.keys()]).toEqual(['taken', 'whole'])
  expect(found.get('taken')).toEqual({ ...bookings, isWhole: false })
  expect(found.get('whole')).toEqual({ ...bookings, isWhole: true })
})

test('a show takes its day, a day is taken rather than in option, and what is over or far is left out', () => {
  const bookings = file({
    taken: ['2026-11-28', '2027-06-12', '2028-11-29', '2028-11-30'],
    option: ['2026-11-01', '2027-06-12', '2027-06-19', '2027-06-26'],
  })
  const shows = ['2026-11-29', '2026-11-28', '2027-06-19', '2029-01-01'].map((date) => ({
    act: 'silkwood',
    date,
  }))
  const found = diaries([{ slug: 'silkwood', diary: 'taken', bookings }], shows).get('silkwood')
  expect(found?.taken).toEqual(['2026-11-29', '2027-06-12', '2027-06-19', '2028-11-29'])
  expect(found?.option).toEqual(['2027-06-26'])
})

test('shows alone say that days are taken, and never that one is free', () => {
  const shows = [{ act: 'silkwood', date: '2027-06-12' }]
  const found = diaries([{ slug: 'silkwood', diary: 'whole' }], shows).get('silkwood')
  expect(stateOn(found, '2027-06-12', today)).toBe('taken')
  expect(stateOn(found, '2027-06-13', today)).toBe('unknown')
})

test('who shares musicians is taken too, whichever of the two says so, and not through a third', () => {
  const found = diaries(
    [
      { slug: 'one', diary: 'whole', bookings: file(), sharesMusiciansWith: ['two'] },
      { slug: 'two', bookings: file({ taken: ['2027-06-12'], option: ['2027-06-13'] }) },
      { slug: 'three', diary: 'whole', bookings: file(), sharesMusiciansWith: ['two'] },
      { slug: 'four', diary: 'whole', bookings: file({ taken: ['2027-07-03'] }) },
      { slug: 'five', diary: 'taken', sharesMusiciansWith: ['four', 'three'] },
    ],
    [
      { act: 'two', date: '2027-06-20' },
      { act: 'five', date: '2027-07-10' },
    ],
  )
  expect(found.get('one')).toMatchObject({ taken: ['2027-06-12', '2027-06-20'], option: ['2027-06-13'] })
  expect(found.get('three')?.taken).toEqual(['2027-06-12', '2027-06-20', '2027-07-10'])
  expect(found.get('four')?.taken).toEqual(['2027-07-03', '2027-07-10'])
  expect(found.get('five')).toEqual({ taken: ['2027-07-03', '2027-07-10'], option: [], isWhole: false })
})

test('an act is free only as far as all bookings of those with its musicians are known', () => {
  const free = (other: Partial<Bookable>) => {
    const act: Bookable = { slug: 'one', diary: 'whole', bookings: file(), sharesMusiciansWith: ['two'] }
    return stateOn(diaries([act, { slug: 'two', ...other }]).get('one'), '2027-06-12', today)
  }
  expect(free({ diary: 'whole', bookings: file() })).toBe('free')
  expect(free({ diary: 'none', bookings: file() })).toBe('free')
  expect(free({ diary: 'taken', bookings: file() })).toBe('unknown')
  expect(free({ diary: 'whole' })).toBe('unknown')
  expect(free({ diary: 'whole', bookings: file({ read: '2026-11-10' }) })).toBe('unknown')
})
