import { expect, test } from 'vitest'
import { tinyAct, tinyRider } from '../../tests/tiny-site.ts'
import { nothingLeftOut } from '../core/left-out.ts'
import { checkRiders } from './rider-rules.ts'
import type { SiteRider } from './site.ts'

const codes = (riders: readonly SiteRider[], changes = {}) => checkRiders([tinyAct(changes)], riders, nothingLeftOut()).map(({ code }) => code)

test('an act with its rider has no problem', () => expect(codes([tinyRider()])).toEqual([]))
test('an act without a rider is reported', () => expect(codes([])).toEqual(['rider-missing']))
test('a draft may wait for its rider', () => expect(codes([], { draft: true })).toEqual([]))
test('two riders of one act are reported', () => expect(codes([tinyRider(), tinyRider()])).toEqual(['duplicate']))
test('a rider of no act is reported', () => expect(codes([tinyRider(), tinyRider({ act: 'niemand' })])).toEqual(['unknown-reference']))
test('a rider with too few positions is reported', () => expect(codes([tinyRider({ musicians: 1 })])).toEqual(['rider-people']))

test('a problem names the fields of both things that cover each other', () => {
  const positions = [0, 0.1].map((x) => ({ label: 'zang', kind: 'vocal' as const, x, y: 1.5 }))
  const [problem] = checkRiders([tinyAct()], [tinyRider({ positions })], nothingLeftOut())
  expect(problem).toMatchObject({ code: 'rider-covered', places: [{ file: 'data/riders.ts', field: 'positions.0' }, { field: 'positions.1' }] })
})
