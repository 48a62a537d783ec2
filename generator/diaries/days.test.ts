import { describe, expect, test } from 'vitest'
import { type Days, daysOf } from './days.ts'

const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT']
const read = (text: string, limit?: number): Promise<Days> => daysOf(text, '2026-11-28', limit)
/** The days of events, those in option with a question mark. */
async function daysIn(...events: readonly (readonly string[])[]): Promise<string> {
  const { taken, option } = await read(calendar(...events.flat()))
  return [...taken, ...option.map((date) => `${date}?`)].join(' ')
}

describe('an event takes', () => {
  test.each([
    ['its day', ['DTSTART;VALUE=DATE:20270612'], '2027-06-12'],
    [
      'its days, without that of its end',
      ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270614'],
      '2027-06-12 2027-06-13',
    ],
    [
      'its day, also where its end is the same',
      ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270612'],
      '2027-06-12',
    ],
    ['one evening, until two', ['DTSTART:20270612T210000', 'DTEND:20270613T020000'], '2027-06-12'],
    ['the evening before, at one', ['DTSTART:20270613T010000', 'DTEND:20270613T030000'], '2027-06-12'],
    [
      'one evening, to half past five, also when clocks go back',
      ['DTSTART:20271030T200000', 'DTEND:20271031T053000'],
      '2027-10-30',
    ],
    ['the evening before, to six sharp', ['DTSTART:20270612T220000', 'DTEND:20270613T060000'], '2027-06-12'],
    [
      'the next day as well, after six',
      ['DTSTART:20270612T220000', 'DURATION:PT8H1M'],
      '2027-06-12 2027-06-13',
    ],
    [
      'all days of a tour',
      ['DTSTART:20270612T100000', 'DTEND:20270614T180000'],
      '2027-06-12 2027-06-13 2027-06-14',
    ],
    ['the day of its beginning, without an end', ['DTSTART:20270612T210000'], '2027-06-12'],
    [
      'the whole day that is written from midnight to midnight',
      ['DTSTART:20270612T000000', 'DTEND:20270613T000000'],
      '2027-06-12',
    ],
    [
      'the whole day that is written to 23.59',
      ['DTSTART:20270612T000000', 'DTEND:20270612T235900'],
      '2027-06-12',
    ],
    ['the day of the agency, where it is written in UTC', ['DTSTART:20270613T033000Z'], '2027-06-12'],
    ['the day of the agency in winter', ['DTSTART:20270113T050000Z'], '2027-01-13'],
    [
      'the day of the agency, where it is elsewhere',
      ['DTSTART;TZID=America/New_York:20270612T230000'],
      '2027-06-12',
    ],
    [
      'the day of the agency, where that is another',
      ['DTSTART;TZID=Asia/Tokyo:20270612T120000'],
      '2027-06-11',
    ],
    [
      'its day, also one that is long',
      ['DTSTART;VALUE=DATE:20281127', 'DURATION:P99999W'],
      '2028-11-27 2028-11-28',
    ],
  ])('%s', async (_, lines, days) => {
    expect(await daysIn(event(...lines))).toBe(days)
  })

  test('nothing when it is cancelled or leaves its time free, and an option when it is tentative', async () => {
    const at = (date: string, ...lines: string[]) => event(`DTSTART;VALUE=DATE:${date}`, ...lines)
    expect(
      await daysIn(
        at('20270601', 'STATUS:CANCELLED'),
        at('20270602', 'TRANSP:TRANSPARENT'),
        at('20270603', 'STATUS:TENTATIVE'),
        at('20270604', 'STATUS:CONFIRMED', 'TRANSP:OPAQUE'),
        at('20270605', 'STATUS:CONFIRMED', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'),
        at('20270604', 'STATUS:TENTATIVE'),
      ),
    ).toBe('2027-06-04 2027-06-03? 2027-06-05?')
  })

  test('only days from that of the reading to 24 months later', async () => {
    const on = (date: string) => event(`DTSTART;VALUE=DATE:${date}`)
    expect(await daysIn(on('20261127'), on('20261128'), on('20281128'), on('20281129'))).toBe(
      '2026-11-28 2028-11-28',
    )
  })
})

describe('an event that is repeated takes', () => {
  const weekly = [
    'DTSTART;TZID=Europe/Brussels:20270601T200000',
    'DTEND;TZID=Europe/Brussels:20270601T230000',
  ]
  test.each([
    ['as many days as it counts', ['RRULE:FREQ=WEEKLY;COUNT=2'], '2027-06-01 2027-06-08'],
    [
      'the day of its last time, which is written in UTC',
      ['RRULE:FREQ=WEEKLY;UNTIL=20270608T180000Z'],
      '2027-06-01 2027-06-08',
    ],
    ['no day after its last time', ['RRULE:FREQ=WEEKLY;UNTIL=20270608T175959Z'], '2027-06-01'],
    ['the last day', ['RRULE:FREQ=WEEKLY;UNTIL=20270608'], '2027-06-01 2027-06-08'],
    [
      'no day that is left out',
      ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;TZID=Europe/Brussels:20270608T200000'],
      '2027-06-01 2027-06-15',
    ],
    [
      'no day that is left out in UTC',
      ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270608T180000Z,20270615T180000Z'],
      '2027-06-01',
    ],
    [
      'no day that is left out as a day',
      ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270608'],
      '2027-06-01 2027-06-15',
    ],
    [
      'each day that is listed',
      ['RDATE;TZID=Europe/Brussels:20270605T200000,20270707T200000'],
      '2027-06-01 2027-06-05 2027-07-07',
    ],
    [
      'no day that is left out as a time without a zone',
      ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270608T200000'],
      '2027-06-01 2027-06-15',
    ],
    [
      'the last Saturday of each month',
      ['RRULE:FREQ=MONTHLY;BYDAY=-1SA;COUNT=2'],
      '2027-06-01 2027-06-26 2027-07-31',
    ],
  ])('%s', async (_, lines, days) => {
    expect(await daysIn(event(...weekly, ...lines))).toBe(days)
  })

  test('the day to which one of its times is moved, in place of its own', async () => {
    const other = (date: string, ...lines: string[]) =>
      event(`RECURRENCE-ID;TZID=Europe/Brussels:${date}T200000`, ...lines)
    expect(
      await daysIn(
        event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4'),
        other('20270608', 'DTSTART;TZID=Europe/Brussels:20270610T200000'),
        other('20270615', 'DTSTART;TZID=Europe/Brussels:20270615T200000', 'STATUS:CANCELLED'),
        other('20270622', 'DTSTART;TZID=Europe/Brussels:20270622T200000', 'STATUS:TENTATIVE'),
      ),
    ).toBe('2027-06-01 2027-06-10 2027-06-22?')
  })

  test('the evening that its own clock shows, also where that changes and the agency’s does not', async () => {
    // In March, New York changes its clock two weeks before Brussels.
    expect(
      await daysIn(event('DTSTART;TZID=America/New_York:20270311T233000', 'RRULE:FREQ=WEEKLY;COUNT=3')),
    ).toBe('2027-03-11 2027-03-18 2027-03-25')
    expect(
      await daysIn(event('DTSTART;TZID=America/New_York:20270311T003000', 'RRULE:FREQ=WEEKLY;COUNT=4')),
    ).toBe('2027-03-11 2027-03-17 2027-03-24 2027-04-01')
  })

  test('the day of its last time, which is written in UTC, also where its own time has no zone', async () => {
    const rule = ['DTSTART:20270601T233000', 'RRULE:FREQ=WEEKLY;UNTIL=20270608T213000Z']
    expect(await daysIn(event(...rule))).toBe('2027-06-01 2027-06-08')
  })

  test('days until 24 months after the reading, where it has no end, and none where it ended', async () => {
    const { taken } = await read(calendar(...event('DTSTART;VALUE=DATE:20000101', 'RRULE:FREQ=DAILY')))
    expect([taken.length, taken[0], taken.at(-1)]).toEqual([732, '2026-11-28', '2028-11-28'])
    expect(await daysIn(event('DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=DAILY;COUNT=20'))).toBe('')
  })
})

const zone = (...rule: string[]) => [
  'BEGIN:VTIMEZONE',
  'TZID:Own Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  ...rule,
  'END:STANDARD',
  'END:VTIMEZONE',
]

test('a zone that a calendar describes is read, whatever its name', async () => {
  expect(await daysIn(zone(), event('DTSTART;TZID="Own Time":20270612T220000'))).toBe('2027-06-12')
  expect(await daysIn(zone(), event('DTSTART;TZID=Own Time:20270612T013000'))).toBe('2027-06-12')
})

test.each([
  ['no calendar', '<!doctype html><title>Log in</title>'],
  ['nothing', ''],
  ['half a calendar', calendar(...event('DTSTART:20270612T210000')).slice(0, -20)],
  ['an event that does not end', calendar('BEGIN:VEVENT', 'DTSTART:20270612T210000')],
  ['an event without a beginning', calendar(...event('SUMMARY:later'))],
  ['a day that is none', calendar(...event('DTSTART:morgen'))],
  ['a zone that nobody knows', calendar(...event('DTSTART;TZID=Own Time:20270612T210000'))],
  [
    'a zone that changes each second',
    calendar(...zone('RRULE:FREQ=SECONDLY'), ...event('DTSTART;TZID=Own Time:20270612T210000')),
  ],
  [
    'a change of all that follow',
    calendar(...event('DTSTART:20270612T210000', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270612T210000')),
  ],
  [
    'times at which somebody is busy',
    calendar('BEGIN:VFREEBUSY', 'FREEBUSY:20270612T210000Z/PT1H', 'END:VFREEBUSY'),
  ],
  ['a rule of each second', calendar(...event('DTSTART:20200612T210000Z', 'RRULE:FREQ=SECONDLY'))],
  [
    'a rule of a million times',
    calendar(...event('DTSTART;VALUE=DATE:10000101', 'RRULE:FREQ=DAILY;COUNT=1000000')),
  ],
  [
    'a rule that never happens',
    calendar(...event('DTSTART:20270612T210000', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')),
  ],
])('%s cannot be read, and the words for it are always the same', async (_, text) => {
  await expect(read(text, 2000)).rejects.toThrow(/^cannot be read$/)
})

test('several calendars in a file are read as one, with the line breaks of any system and a mark of its encoding', async () => {
  const both =
    calendar(...event('DTSTART;VALUE=DATE:20270612')) + calendar(...event('DTSTART;VALUE=DATE:202707', ' 01'))
  expect(await read(`\ufeff${both.replaceAll('\r\n', '\n')}`)).toEqual({
    taken: ['2027-06-12', '2027-07-01'],
    option: [],
  })
})
