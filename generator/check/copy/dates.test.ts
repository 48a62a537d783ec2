import { expect, test } from 'vitest'
import { monthNames } from '../../core/format.ts'
import { passedDates } from './rules.ts'

const seasons = [
  { name: 'zomer', until: '09-21' },
  { name: 'winter', until: '12-31' },
]

/** What the rule finds on a day, which is in November 2026 unless the test is about the day. */
const foundIn = (text: string, today = '2026-11-22') =>
  passedDates(
    { seasons, lookingBack: ['sinds', 'was'], relative: [] },
    { today, months: monthNames('nl-BE') },
  )(text).map(({ found, at }) => {
    expect(text.slice(at, at + found.length)).toBe(found)
    return found
  })

test.each([
  ['In 2025 wordt de zaal verbouwd.', '2025'],
  ['De prijzen van 2025', '2025'],
  ['Vanaf zomer 2026 spelen we buiten.', 'zomer 2026'],
  ['In de zomer van 2026 spelen we buiten.', 'zomer van 2026'],
  ['Een feest op zaterdag 6 juni 2026.', '6 juni 2026'],
  ['(5 december 2025 tot 6 maart 2026)', '5 december 2025, 6 maart 2026'],
  ['Boek tegen oktober 2026 je band.', 'oktober 2026'],
  ['Boek in **Zomer 2025**: het is druk', 'Zomer 2025'],
])('"%s" speaks of a date that is over', (text, found) => {
  expect(foundIn(text).join(', ')).toBe(found)
})

test.each([
  ['this year and the next', 'De prijzen van 2026 en 2027.'],
  [
    'a day, a month and a season that are to come',
    'Op 23 november 2026, in november 2026, in de winter van 2026.',
  ],
  ['the day itself', 'Vandaag, 22 november 2026.'],
  ['a sentence that looks back', 'Dat geldt sinds 1 januari 2025. In 2025 was het anders.'],
  ['the time between an earlier and a later date', 'De werken lopen van 2025 tot 2028.'],
  ['history', 'In 1977 brengt ze een plaat uit, en in 2011 nog een.'],
  ['figures that are no year', 'Voor 2025,50 of 12025 of 2.025 gasten in zaal A2025 bel je +32 16 20 25 20.'],
])('no warning for %s', (_, text) => expect(foundIn(text)).toEqual([]))

test('a date is over on the day after, a month and a season after their last day, a year on New Year’s day', () => {
  const text = 'Op 31 mei 2026, in mei 2026, in de zomer van 2026, in 2026'
  const datesOver = (today: string) => text.split(', ').flatMap((part) => foundIn(part, today)).length
  expect(
    ['2026-05-31', '2026-06-01', '2026-09-21', '2026-09-22', '2026-12-31', '2027-01-01'].map(datesOver),
  ).toEqual([0, 2, 2, 3, 3, 4])
})

test('only the sentence with the date has to look back', () => {
  expect(foundIn('Dat was goed. In 2025 wordt het beter! Sinds kort.')).toEqual(['2025'])
})
