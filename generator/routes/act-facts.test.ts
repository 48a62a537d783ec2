import { expect, test } from 'vitest'
import { decibelRule, tinyAct, tinyRider, tinySite } from '../../tests/tiny-site.ts'
import type { SiteAct } from '../load/site.ts'
import type { Sets } from '../schema/act.ts'
import { bookingView, hallView, onStageView, setsText } from './act-facts.ts'

const set = (count: number, minutes: number, rest: Partial<Sets> = {}): Sets => ({ count, minutes, ...rest })

// The tiny site has a catalogue of keys and values in place of words.
test.each<[readonly Sets[], string]>([
  [
    [set(1, 45, { upTo: 90, kind: 'show' })],
    '[act-facts.sets [act-facts.number 1] + 1 [act-facts.minutes + 45]]',
  ],
  [
    [set(2, 45), set(3, 45)],
    '[act-facts.sets [act-facts.number 2] of [act-facts.number 3] - 3 [act-facts.minutes - 45]]',
  ],
  [
    [set(2, 60), set(1, 90, { kind: 'concert' })],
    '[act-facts.sets [act-facts.number 2] - 2 [act-facts.minutes - 60]] of [act-facts.sets [act-facts.number 1] + 1 [act-facts.minutes - 90]]',
  ],
  [
    [set(3, 30, { within: 150 }), set(4, 30, { within: 210 })],
    '[act-facts.sets-within 3 [act-facts.minutes - 30] 2.5] of [act-facts.sets-within 4 [act-facts.minutes - 30] 3.5]',
  ],
])('%j is worded as %s', (sets, expected) => expect(setsText(tinySite(), sets)).toBe(expected))

const power = ['geluid', 'licht'].map((feeds, x) => ({ feeds, x, y: 1 }))
const act = tinyAct({
  loudness: { level: 'dansvloer', from: 80, to: 90 },
  rider: tinyRider({ stage: { widthMetres: 4, depthMetres: 2.5, remark: 'Vlak.' }, power }),
})

// The golden pages show one circuit and whole metres.
test('what the hall must have names half metres and each circuit', () => {
  const site = tinySite({ acts: [act] })
  expect(hallView(site, act)).toMatchObject({
    alt: '[rider.from-above Silkwood [rider.figures.size 4 2,5]]',
    figures: '[hall-check.figures 4 2.5 2 [duration 0 45] false]',
  })
})

test('the checklist asks for the height and the way to the stage where the act needs one, and for the category of each region', () => {
  const soft = tinyAct({ rider: tinyRider() })
  const site = tinySite({ acts: [act, soft], decibels: [decibelRule] })
  const keysOf = (one: SiteAct) =>
    onStageView(site, one)?.checklist.map((text) => /hall-check\.([\w-]+)/.exec(text)?.[1])
  expect(keysOf(act)).toEqual(['height', 'sound', 'loading', 'parking', 'set-up', 'classes'])
  expect(keysOf(soft)).toEqual(['sound', 'parking', 'set-up', 'classes'])
  expect(onStageView({ ...site, decibels: [] }, soft)?.checklist).toHaveLength(3)
  // Two regions with the same categories are one question.
  const twin = { ...decibelRule, name: 'Dalen' }
  const other = { ...decibelRule, name: 'Kust', classes: [70] }
  const last = onStageView({ ...site, decibels: [decibelRule, twin, other] }, act)?.checklist.at(-1)
  expect(last).toContain('Heuvels en Dalen')
  expect(last).toContain('80, 90 of 100')
})

test('an act without a rider has neither', () => {
  const { rider: _, ...draft } = act
  const site = tinySite({ acts: [draft] })
  expect(onStageView(site, draft)).toBeUndefined()
  expect(hallView(site, draft)).toBeUndefined()
})

const viewOf = (changes: Partial<SiteAct> = {}) => {
  const booked = tinyAct(changes)
  return bookingView(
    tinySite({
      acts: [
        booked,
        tinyAct({ slug: 'other', rider: tinyRider({ sound: 'Geluid komt mee.', lights: 'Geen licht.' }) }),
      ],
    }),
    booked,
  )
}

test('booking an act without a rider has no list for the hall', () => {
  const { rider: _, ...draft } = tinyAct()
  expect(bookingView(tinySite({ acts: [draft] }), draft)).toMatchObject({ hall: [], faqs: { length: 2 } })
})

test('the list for the hall has the lines of the act alone', () => {
  expect(
    viewOf({ rider: tinyRider({ provided: ['Een vleugel.', ...tinyRider({}).provided] }) }).hall,
  ).toContain('Een vleugel.')
  expect(viewOf().hall).toHaveLength(3)
})

test('what the sound engineer reads is what no other rider says', () => {
  const answers = viewOf({
    rider: tinyRider({ sound: 'Geluid komt mee. De cello fluistert.', lights: 'Een kaars.' }),
  }).faqs.map(({ answer }) => answer)
  expect(answers).toContain('[act-booking.technique.answer De cello fluistert. Een kaars.]')
})

test.each<[string, Partial<SiteAct>]>([
  ['corner', {}],
  [
    'stage',
    { category: 'tribute', loudness: { level: 'dansvloer', from: 80, to: 90 }, musicians: 6, dancers: 2 },
  ],
  ['limiter', { category: 'cover', loudness: { level: 'concert', from: 88, to: 98 } }],
  ['floor', { category: 'cover', loudness: { level: 'dansvloer', from: 80, to: 90 } }],
])('the first step asks for the %s of an act of that kind', (ask, changes) => {
  expect(viewOf(changes).steps[0]?.text).toContain(` ${ask} `)
})
