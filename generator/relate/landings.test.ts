import { expect, test } from 'vitest'
import { tinyAct } from '../../tests/tiny-site.ts'
import { hallFits, useOf } from './landings.ts'

test('each hall has the acts that can play there, and a hall that suits none stays in the list', () => {
  const band = tinyAct({ slug: 'band', musicians: 6, loudness: { level: 'dansvloer', from: 85, to: 93 } })
  const castle = { kind: 'feestzaal', size: 'klein' } as const
  const arena = { kind: 'arena', size: 'arena' } as const
  expect(hallFits([tinyAct(), band], [castle, arena]).map(({ acts }) => acts.map(({ slug }) => slug))).toEqual([['silkwood'], []])
})

test('a concert hall of the size of an arena is used as one', () => {
  expect([useOf({ kind: 'concertzaal', size: 'arena' }), useOf({ kind: 'concertzaal', size: 'groot' })]).toEqual(['arena', 'concert'])
})
