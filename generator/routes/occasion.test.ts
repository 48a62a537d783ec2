import { describe, expect, test } from 'vitest'
import { tinyAct, tinyPlan, tinyRider, tinySite } from '../../tests/tiny-site.ts'
import type { SiteAct, SiteOccasion } from '../load/site.ts'
import { occasionTips, orderView, partyOf } from './occasion.ts'

const site = tinySite()
const party = (key: string, changes: Partial<SiteAct> = {}, facts: Partial<SiteOccasion> = {}) => {
  const occasion = site.occasions.find((one) => one.key === key) ?? expect.fail(key)
  return partyOf(site, tinyAct(changes), { ...occasion, ...facts })
}
const loud: Partial<SiteAct> = { category: 'cover', loudness: { level: 'concert', from: 90, to: 98 } }
const titles = (...of: Parameters<typeof party>) =>
  occasionTips(party(...of)).map(({ title }) => title.split(' ')[0])

describe('the tips', () => {
  test('ask for an end of the speeches only where the act is too loud for them', () => {
    expect(titles('bedrijfsfeest', loud)).toContain('[occasion-tip.speeches.title]')
    expect(titles('bedrijfsfeest')).not.toContain('[occasion-tip.speeches.title]')
  })

  test('ask for an end of the speeches before the set that follows them, also where an earlier set has been played', () => {
    const plan = { ...tinyPlan, starts: ['17:00', '19:00'], play: { count: 2, minutes: 60 } }
    const tips = occasionTips(party('bedrijfsfeest', { ...loud, plans: { bedrijfsfeest: plan } }))
    expect(tips.find(({ title }) => title.includes('speeches'))?.text).toBe(
      '[occasion-tip.speeches.text [clock 19 00]]',
    )
  })

  test('ask for power only where the act needs more than one circuit', () => {
    const power = ['geluid', 'licht'].map((feeds, x) => ({ feeds, x, y: 2 }))
    expect(titles('bedrijfsfeest', { ...loud, rider: tinyRider({ power }) })).toContain(
      '[occasion-tip.power.title]',
    )
    expect(titles('bedrijfsfeest', loud)).not.toContain('[occasion-tip.power.title]')
  })

  test('follow from what the data says of an occasion, whatever its key is', () => {
    const power = ['geluid', 'licht'].map((feeds, x) => ({ feeds, x, y: 2 }))
    const act = { ...loud, rider: tinyRider({ power }) }
    const day = { starts: { soft: '16:00', loud: '21:30' }, guests: [] }
    const tipsOf = (facts: Partial<SiteOccasion>) =>
      titles('bruiloft', act, { key: 'verjaardag', ...facts }).map((title) => title?.split('.')[1])
    expect(tipsOf({ private: true })).toEqual(['loudness', 'hours', 'roof'])
    expect(tipsOf({ private: false })).toEqual(['loudness', 'power', 'speeches'])
    expect(tipsOf({ private: false, day })).toEqual(['loudness', 'channels', 'power'])
  })

  test('begin with what was written for the act', () => {
    expect(occasionTips(party('festival', { plans: { festival: tinyPlan } }))[0]).toMatchObject({
      text: 'Meet de deur.',
    })
  })
})

test('an act without a rider has the hours of its music', () => {
  const { rider: _, ...act } = tinyAct()
  const occasion = party('bruiloft').occasion
  expect(orderView(partyOf(site, act, occasion))?.rows.map(({ kind }) => kind)).toEqual([
    'music',
    'music',
    'music',
  ])
})

test('a row shows its song, and a set its length', () => {
  const rows = orderView(party('bruiloft', { plans: { bruiloft: tinyPlan } }))?.rows
  expect(rows?.find(({ title }) => title === 'Begin')).toMatchObject({
    time: '20:00',
    song: 'Eerste nummer',
    length: '[act-facts.minutes - 60]',
    kind: 'music',
  })
})
