import { expect, test } from 'vitest'
import { startOfDay } from './time-zone.ts'

test.each([
  // The clocks change during these days, after midnight.
  ['2026-03-29', '2026-03-29T00:00:00+01:00'],
  ['2026-03-30', '2026-03-30T00:00:00+02:00'],
  ['2026-10-25', '2026-10-25T00:00:00+02:00'],
  ['2026-10-26', '2026-10-26T00:00:00+01:00'],
])('%s begins at %s', (date, moment) => expect(startOfDay(date)).toBe(moment))
