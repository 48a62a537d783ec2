import { expect, test } from 'vitest'
import { tinyAct, tinyRider, tinySite } from '../../tests/tiny-site.ts'
import type { SiteAct } from '../load/site.ts'
import { bookingView } from './booking-facts.ts'

const viewOf = (changes: Partial<SiteAct> = {}) => {
  const act = tinyAct(changes)
  return bookingView(tinySite({ acts: [act, tinyAct({ slug: 'other', rider: tinyRider({ sound: 'Geluid komt mee.', lights: 'Geen licht.' }) })] }), act)
}

test('an act without a rider has no list for the hall', () => {
  const { rider: _, ...act } = tinyAct()
  expect(bookingView(tinySite({ acts: [act] }), act)).toMatchObject({ hall: [], faqs: { length: 2 } })
})

test('the list for the hall has the lines of the act alone', () => {
  expect(viewOf({ rider: tinyRider({ provided: ['Een vleugel.', ...tinyRider({}).provided] }) }).hall).toContain('Een vleugel.')
  expect(viewOf().hall).toHaveLength(2)
})

test('what the sound engineer reads is what no other rider says', () => {
  const answers = viewOf({ rider: tinyRider({ sound: 'Geluid komt mee. De cello fluistert.', lights: 'Een kaars.' }) }).faqs.map(({ answer }) => answer)
  expect(answers).toContain('[act-booking.technique.answer De cello fluistert. Een kaars.]')
})

test.each<[string, Partial<SiteAct>]>([
  ['corner', {}],
  ['stage', { category: 'tribute', loudness: { level: 'dansvloer', from: 80, to: 90 }, musicians: 6, dancers: 2 }],
  ['limiter', { category: 'cover', loudness: { level: 'concert', from: 88, to: 98 } }],
  ['floor', { category: 'cover', loudness: { level: 'dansvloer', from: 80, to: 90 } }],
])('the first step asks for the %s of an act of that kind', (ask, changes) => {
  expect(viewOf(changes).steps[0]?.text).toContain(` ${ask} `)
})
