import { expect, test } from 'vitest'
import { tinyAct, tinyRider } from '../../tests/tiny-site.ts'
import type { Plan } from '../schema/act.ts'
import type { Day } from '../schema/occasion.ts'
import { type RunningOrder, runningOrder } from './running-order.ts'

const day: Day = {
  starts: { soft: '16:00', loud: '21:30' },
  ready: '17:30',
  guests: [{ at: '18:30', what: 'Diner' }],
}
const times = { setUpMinutes: 60, soundCheckMinutes: 30, changeOverMinutes: 20, breakdownMinutes: 45 }
const band = {
  ...tinyAct({ sets: [{ count: 2, minutes: 45 }], loudness: { level: 'dansvloer', from: 80, to: 90 } }),
  rider: tinyRider({ times }),
}
const duo = { ...tinyAct(), rider: tinyRider({ times }) }
const moments = [
  { what: 'Openingsdans', text: 'Traag.' },
  { what: 'Tweede set', text: 'Sneller.' },
  { what: 'Laatste nummer', text: 'Snel.' },
]
const plan: Plan = { starts: ['21:30'], play: { count: 2, minutes: 45 }, moments, hall: 'Vraag het.' }

const clock = (at: number) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`
const linesOf = ({ steps }: RunningOrder) =>
  steps.map(
    (step) =>
      `${clock(step.at)} ${step.kind}${step.kind === 'guests' ? ` ${step.what}` : 'moment' in step ? ` ${step.moment?.what}` : ''}`,
  )

test('a band is ready before the guests arrive, and its hall is empty after packing up', () => {
  const order = runningOrder(band, day, 20, plan)
  expect(linesOf(order)).toEqual([
    '16:00 set-up',
    '17:00 sound-check',
    '18:30 guests Diner',
    '21:30 set Openingsdans',
    '22:35 set Tweede set',
    '23:15 song Laatste nummer',
    '23:20 breakdown',
  ])
  expect([order.arrival, order.start, order.end, order.empty].map(clock)).toEqual([
    '16:00',
    '21:30',
    '23:20',
    '24:05',
  ])
  expect(order).toMatchObject({ sets: 2 })
})

test('an act that plays softly sets up just before it plays', () => {
  expect(linesOf(runningOrder(duo, day, 20))).toEqual([
    '14:00 set-up',
    '15:00 sound-check',
    '16:00 set',
    '16:50 set',
    '17:40 set',
    '18:10 breakdown',
  ])
})

test('on a shared stage the act changes over with the one before it', () => {
  const shared = { starts: day.starts, guests: [] }
  expect(linesOf(runningOrder(band, shared, 20)).slice(0, 3)).toEqual([
    '20:10 unloading',
    '21:10 change-over',
    '21:30 set',
  ])
})

test('the pauses of a programme are those that its whole time leaves', () => {
  const sets = [{ count: 3, minutes: 30, within: 150 }]
  const order = runningOrder({ ...duo, sets }, day, 20)
  expect(order.steps.filter(({ kind }) => kind === 'set').map(({ at }) => clock(at))).toEqual([
    '16:00',
    '17:00',
    '18:00',
  ])
})

test('each set begins at its own hour where the plan names it', () => {
  const order = runningOrder(band, day, 20, { ...plan, starts: ['21:30', '23:00'] })
  expect(linesOf(order)).toContain('23:00 set Tweede set')
})

test('the sound check is over half an hour before music at the ceremony', () => {
  const order = runningOrder(band, day, 20, {
    ...plan,
    early: { at: '15:00', what: 'Ceremonie', text: 'Klein.' },
  })
  expect(linesOf(order).slice(0, 3)).toEqual(['13:00 set-up', '14:00 sound-check', '15:00 song Ceremonie'])
})

test('a single set has its second moment halfway', () => {
  const order = runningOrder(band, day, 20, { ...plan, play: { count: 1, minutes: 90 } })
  expect(linesOf(order).slice(3, 6)).toEqual([
    '21:30 set Openingsdans',
    '22:15 song Tweede set',
    '22:55 song Laatste nummer',
  ])
})

test('music after midnight is at the end of the night', () => {
  const order = runningOrder(band, day, 20, { ...plan, starts: ['00:30'] })
  expect(clock(order.start)).toBe('24:30')
  expect(linesOf(order)[0]).toBe('16:00 set-up')
})

test('what the guests do is left out while the act plays', () => {
  const guests = ['16:10', '17:30'].map((at) => ({ at, what: 'Foto' }))
  const lines = linesOf(runningOrder(duo, { ...day, guests }, 20))
  expect(lines.filter((line) => line.includes('guests'))).toEqual(['17:30 guests Foto'])
})
