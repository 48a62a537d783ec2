import { describe, expect, test } from 'vitest'
import { tinyAct, tinyRider, tinySite } from '../../tests/tiny-site.ts'
import type { SiteAct } from '../load/site.ts'
import { occasionFaqs, occasionTips } from './occasion-advice.ts'
import { orderView, type PageOccasion, partyOf } from './running-order-view.ts'

const site = tinySite()
const party = (key: PageOccasion['key'], changes: Partial<SiteAct> = {}) => {
  const occasion = site.occasions.find((one): one is PageOccasion => one.key === key)
  if (!occasion) throw new Error(key)
  return partyOf(site, tinyAct(changes), occasion)
}
const loud: Partial<SiteAct> = { category: 'cover', loudness: { level: 'concert', from: 90, to: 98 } }
const titles = (...[key, changes]: Parameters<typeof party>) => occasionTips(party(key, changes)).map(({ title }) => title.split(' ')[0])
const plan = {
  starts: ['20:00'],
  play: { count: 1, minutes: 60 },
  moments: [
    { what: 'Begin', song: 'Eerste nummer', text: 'Zo.' },
    { what: 'Slot', text: 'Zo.' },
  ],
  hall: 'Meet de deur.',
}

describe('the tips', () => {
  test('warn of the limiter of a hall where the act is loud', () => {
    expect(titles('bruiloft', loud)).toContain('[occasion-tip.limiter.title]')
    expect(titles('bruiloft')).not.toContain('[occasion-tip.limiter.title]')
  })

  test('ask for power only where the act needs more than one circuit', () => {
    const power = ['geluid', 'licht'].map((feeds, x) => ({ feeds, x, y: 2 }))
    expect(titles('bedrijfsfeest', { ...loud, rider: tinyRider({ power }) })).toContain('[occasion-tip.power.title]')
    expect(titles('bedrijfsfeest', loud)).not.toContain('[occasion-tip.power.title]')
  })

  test('begin with what was written for the act', () => {
    expect(occasionTips(party('festival', { plans: { festival: plan } }))[0]).toMatchObject({ text: 'Meet de deur.' })
  })
})

describe('the questions', () => {
  test('are three, and differ by occasion', () => {
    const asked = (['bruiloft', 'bedrijfsfeest', 'festival'] as const).map((key) => occasionFaqs(party(key)).map(({ question }) => question))
    expect(asked.map(({ length }) => length)).toEqual([3, 3, 3])
    expect(new Set(asked.flat()).size).toBe(9)
  })

  test.each<[string, Partial<SiteAct>]>([
    ['soft', {}],
    ['late', loud],
    ['start', { loudness: { level: 'dansvloer', from: 72, to: 90 } }],
    ['early', { ...loud, plans: { bruiloft: { ...plan, early: { at: '15:00', what: 'Ceremonie', text: 'Klein.' } } } }],
  ])('on the reception have the answer "%s" for an act of that kind', (fit, changes) => {
    expect(occasionFaqs(party('bruiloft', changes))[0]?.answer).toContain(` ${fit} `)
  })
})

test('an act without a rider has the hours of its music', () => {
  const { rider: _, ...act } = tinyAct()
  const occasion = party('bruiloft').occasion
  expect(orderView(partyOf(site, act, occasion))?.rows.map(({ kind }) => kind)).toEqual(['music', 'music', 'music'])
})

test('a row shows its song, and a set its length', () => {
  const rows = orderView(party('bruiloft', { plans: { bruiloft: plan } }))?.rows
  expect(rows?.find(({ title }) => title === 'Begin')).toMatchObject({
    time: '20:00',
    song: 'Eerste nummer',
    length: '[act-facts.minutes - 60]',
    kind: 'music',
  })
})
