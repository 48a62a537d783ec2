import { expect, test } from 'vitest'
import { tinyAct, tinyCity, tinySite } from '../../tests/tiny-site.ts'
import { visitView } from './visit.ts'

const hall = (name: string, kind: 'club' | 'kerk' | 'feestzaal') => ({
  ...{ name, kind, size: 'middelgroot' as const, label: kind, reach: 'Aan het plein' },
})
const city = tinyCity({ venues: [hall('De Kelder', 'club'), hall('De Kapel', 'kerk')] })
const loud = tinyAct({ slug: 'luid', musicians: 4, loudness: { level: 'concert', from: 90, to: 98 } })
const soft = tinyAct({ slug: 'zacht' })
const site = tinySite({ acts: [loud, soft], cities: [city] })
const hallsOf = (act: typeof loud) => visitView(site, act, city, () => false).halls

test('each act has the halls that suit it, and acts with the same halls share the list', () => {
  expect(hallsOf(loud).map(({ name }) => name)).toEqual(['De Kelder'])
  expect(hallsOf(soft).map(({ name }) => name)).toEqual(['De Kapel'])
  expect(visitView(site, tinyAct({ slug: 'stil' }), city, () => false).halls).toBe(hallsOf(soft))
})

test('halls for parties come first where the page has the advice for an occasion at which people celebrate', () => {
  const town = tinyCity({ venues: [hall('De Kelder', 'club'), hall('De Roos', 'feestzaal')] })
  const hallsFor = (...occasions: string[]) =>
    visitView(site, loud, town, ({ key }) => occasions.includes(key)).halls.map(({ name }) => name)
  expect(hallsFor('bruiloft', 'bedrijfsfeest')).toEqual(['De Roos', 'De Kelder'])
  expect(hallsFor('bedrijfsfeest', 'festival')).toEqual(['De Kelder', 'De Roos'])
})
