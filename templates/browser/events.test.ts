import { expect, test } from 'vitest'
import { eventsOf } from './events.ts'

test('a telephone link tells of a contact', () => {
  expect(eventsOf({ href: 'tel:+3216000000', dataset: {} })).toEqual([['click_phone', { contact_method: 'phone', content_type: 'contact_interaction' }]])
})

test('a booking button of an act tells where it stood and what it asked for', () => {
  const dataset = { track: 'act hero_cta', artist: 'Silkwood', event: 'evenement', value: '800' }
  expect(eventsOf({ href: '/booking/?act=silkwood', dataset })).toEqual([
    ['cta_click', { page: 'act', position: 'hero_cta' }],
    ['booking_inquiry', { artist_name: 'Silkwood', event_type: 'evenement', estimated_value: 800, currency: 'EUR', content_type: 'conversion_inquiry' }],
  ])
})

test('other links tell nothing', () => {
  expect(eventsOf({ href: '/blog/', dataset: {} })).toEqual([])
})
