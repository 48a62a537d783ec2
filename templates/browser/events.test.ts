import { expect, test } from 'vitest'
import { eventsOf } from './events.ts'

test('a telephone link is reported as a contact', () => {
  expect(eventsOf({ href: 'tel:+3216000000', dataset: {} })).toEqual([['click_phone', { contact_method: 'phone', content_type: 'contact_interaction' }]])
})

test('a booking button of an act reports its position and the request', () => {
  const dataset = { track: 'act hero_cta', artist: 'Silkwood', event: 'evenement', value: '800' }
  expect(eventsOf({ href: '/booking/?act=silkwood', dataset })).toEqual([
    ['cta_click', { page: 'act', position: 'hero_cta' }],
    ['booking_inquiry', { artist_name: 'Silkwood', event_type: 'evenement', estimated_value: 800, currency: 'EUR', content_type: 'conversion_inquiry' }],
  ])
})

test('other links are not reported', () => {
  expect(eventsOf({ href: '/blog/', dataset: {} })).toEqual([])
})
