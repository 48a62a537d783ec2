import { expect, test } from 'vitest'
import { decibelRule, tinyAct, tinyCity, tinySite } from '../../tests/tiny-site.ts'
import { visitView } from './visit.ts'

const hall = (name: string, kind: 'club' | 'kerk' | 'feestzaal') => ({
  ...{ name, kind, size: 'middelgroot' as const, label: kind, reach: 'Aan het plein' },
})
const city = tinyCity({ venues: [hall('De Kelder', 'club'), hall('De Kapel', 'kerk')] })
const loud = tinyAct({ slug: 'luid', musicians: 4, loudness: { level: 'concert', from: 90, to: 98 } })
const soft = tinyAct({ slug: 'zacht' })
const site = tinySite({ acts: [loud, soft], cities: [city] })
const hallsOf = (act: typeof loud) => visitView(site, act, city, () => false, true).halls

test('each act has the halls that suit it', () => {
  expect(hallsOf(loud).map(({ name }) => name)).toEqual(['De Kelder'])
  expect(hallsOf(soft).map(({ name }) => name)).toEqual(['De Kapel'])
})

test('halls for parties come first where the page has the advice for an occasion at which people celebrate', () => {
  const town = tinyCity({ venues: [hall('De Kelder', 'club'), hall('De Roos', 'feestzaal')] })
  const hallsFor = (...occasions: string[]) =>
    visitView(site, loud, town, ({ key }) => occasions.includes(key), true).halls.map(({ name }) => name)
  expect(hallsFor('bruiloft', 'bedrijfsfeest')).toEqual(['De Roos', 'De Kelder'])
  expect(hallsFor('bedrijfsfeest', 'festival')).toEqual(['De Kelder', 'De Roos'])
})

test('the halls that suit an act less stand in one sentence with their reasons, and each question in its own', () => {
  const venues = [
    hall('De Kelder', 'club'),
    { ...hall('De Kapel', 'kerk'), said: 'de Kapel' },
    { ...hall('De Hal', 'club'), size: 'arena' as const },
    { ...hall('De Kooi', 'club'), size: 'klein' as const },
    hall('De Roos', 'feestzaal'),
  ]
  const show = tinyAct({ musicians: 8, loudness: { level: 'dansvloer', from: 80, to: 90 } })
  const textsFor = (halls: typeof venues) =>
    visitView(site, show, tinyCity({ venues: halls }), () => false, true).misfits
  expect(textsFor(venues)).toEqual([
    expect.stringMatching(/^\[visit\.misfit stage De Kelder en De Roos /),
    expect.stringMatching(/^\[visit\.less \[visit\.misfit large De Hal .*; \[visit\.misfit small De Kooi /),
    expect.stringMatching(/^\[visit\.misfit loud De Kapel .*de Kapel\]$/),
  ])
})

test('what to look for comes first where no hall can do, and not where one has only to be asked', () => {
  const show = tinyAct({ musicians: 8, loudness: { level: 'dansvloer', from: 80, to: 90 } })
  const firstFor = (...kinds: ('club' | 'kerk')[]) =>
    visitView(site, show, tinyCity({ venues: kinds.map((kind) => hall('De Zaal', kind)) }), () => false, true)
      .misfits[0]
  expect(firstFor('kerk')).toMatch(/^\[visit\.needs/)
  expect(firstFor('kerk', 'club')).toMatch(/^\[visit\.misfit stage/)
})

test('a town whose region has a rule says which category the act needs, and another one has a question for loud acts', () => {
  const ruled = tinySite({ acts: [loud, soft], cities: [city], decibels: [decibelRule] })
  const remarksOf = (act: typeof loud, province: string, from = ruled) =>
    visitView(from, act, tinyCity({ province }), () => false, true).remarks.map(
      (text) => /\[visit\.(classes|limit)/.exec(text)?.[1],
    )
  expect(remarksOf(loud, 'Oost-Vlaanderen')).toEqual(['classes'])
  expect(remarksOf(soft, 'Oost-Vlaanderen')).toEqual(['classes'])
  expect(remarksOf(loud, 'Utrecht')).toEqual(['limit'])
  expect(remarksOf(soft, 'Utrecht')).toEqual([])
  expect(remarksOf(loud, 'Oost-Vlaanderen', site)).toEqual([])
})

test('what needs both the act and the city stands on the page that search engines have, and on no other one', () => {
  const seats = { ...hall('De Zaal', 'club'), floor: 'standing' as const }
  const band = tinyAct({
    ...{ slug: 'luid', musicians: 4, loudness: { level: 'concert', from: 90, to: 98 } },
    inHall: { standing: ['Luid wordt het in {halls}.'] },
  })
  const town = tinyCity({ venues: [seats], actPages: true })
  const home = tinySite({ acts: [band], cities: [town] })
  const textsFor = (isCanonical: boolean) => visitView(home, band, town, () => false, isCanonical).inHalls
  expect(textsFor(true)).toEqual(['Luid wordt het in De Zaal.'])
  expect(textsFor(false)).toEqual([])
})
