import { expect, test, vi } from 'vitest'
import { tinyWords } from '../../tests/tiny-sentences.ts'
import { requestAddress, tripLines } from './shortlist.ts'

vi.stubGlobal('WORDS', tinyWords())

test('a request has every act in the order of the list, and the city if one was chosen', () => {
  expect(requestAddress('/booking/', ['silkwood', '1984'], 'den-haag')).toBe('/booking/?act=silkwood&act=1984&city=den-haag')
  expect(requestAddress('/sub/booking', ['silkwood'])).toBe('/sub/booking?act=silkwood')
})

test('a trip that the price covers has no amount', () => {
  const trip = { km: 115, minutes: 95 }
  expect(tripLines(trip, '€ 80')).toEqual(['[browser.shortlist.tripValue 115 95]', '[browser.shortlist.tripCosts € 80]'])
  expect(tripLines(trip, '')[1]).toBe('[browser.shortlist.tripIncluded]')
})
