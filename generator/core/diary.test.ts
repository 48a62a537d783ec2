import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type ActDays, type Diary, readDiaries, stateOn, writeDiaries } from './diary.ts'

const diary: Diary = {
  isSample: false,
  taken: ['2027-06-12', '2027-06-19'],
  option: ['2027-06-26'],
  isWhole: true,
  read: '2026-11-28',
}

test('a day is taken, in option, or free where all bookings are known', () => {
  const on = (date: string) => stateOn(diary, date, '2026-12-01')
  expect(on('2027-06-12')).toBe('taken')
  expect(on('2027-06-26')).toBe('option')
  expect(on('2027-06-13')).toBe('free')
  expect(on('2026-11-30')).toBe('unknown')
})

test('nothing is said to be free that may not be: bookings may be missing, the reading is old, or the day is far', () => {
  expect(stateOn(undefined, '2027-06-13', '2026-12-01')).toBe('unknown')
  expect(stateOn({ ...diary, isWhole: false }, '2027-06-13', '2026-12-01')).toBe('unknown')
  const { read: _read, ...unread } = diary
  expect(stateOn(unread, '2027-06-13', '2026-12-01')).toBe('unknown')
  expect(stateOn(diary, '2027-06-13', '2026-12-08')).toBe('free')
  expect(stateOn(diary, '2027-06-13', '2026-12-09')).toBe('unknown')
  expect(stateOn(diary, '2027-06-12', '2026-12-09')).toBe('taken')
  expect(stateOn(diary, '2028-11-28', '2026-12-01')).toBe('free')
  expect(stateOn(diary, '2028-11-29', '2026-12-01')).toBe('unknown')
})

test('the file of diaries is read as it was written, and stays below 100 kB for 1,000 acts of 60 days', () => {
  const acts: ActDays[] = [
    { slug: 'silkwood', name: 'Silkwood', like: [1], fit: '[1]', diary },
    {
      slug: 'krvtz',
      name: 'KRVTZ',
      like: [0],
      fit: '[2]',
      diary: { taken: [], option: [], isWhole: false, isSample: true },
    },
    { slug: 'the-rover', name: 'The Rover', like: [], fit: '[3]' },
  ]
  expect(readDiaries(JSON.parse(writeDiaries(acts)))).toEqual(acts)

  const start = Date.UTC(2026, 10, 28)
  const day = (act: number, index: number) => (act * 7919 + index * index * 104_729) % 730
  const many = Array.from({ length: 1000 }, (_, act): ActDays => {
    const days = new Set(Array.from({ length: 60 }, (_, index) => day(act, index)))
    const taken = [...days]
      .sort((one, two) => one - two)
      .map((number) => new Date(start + number * 86_400_000).toISOString().slice(0, 10))
    const like = Array.from({ length: 8 }, (_, index) => (act * 31 + index * 97) % 1000)
    const [price, people, minutes] = [800 + day(act, 1), day(act, 2) % 12, day(act, 3)]
    const fit = `[${price},${price + minutes},2,65,1,${people},${people},0,5000,[3,${minutes}],{~bedrijfsfeest~:[2,${minutes + 90}],~festival~:[1,${minutes + 180}]},[~binnen~,~buiten~],[]]`
    return { slug: `act-${act}`, name: `Act ${act}`, like, fit, diary: { ...diary, taken } }
  })
  expect(brotliCompressSync(writeDiaries(many)).length).toBeLessThan(100_000)
})
