import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import type { Sets } from '../schema/act.ts'
import { setsText } from './act-facts.ts'

const set = (count: number, minutes: number, rest: Partial<Sets> = {}): Sets => ({ count, minutes, ...rest })

// The tiny site has a catalogue of keys and values in place of words.
test.each<[readonly Sets[], string]>([
  [[set(1, 45, { upTo: 90, kind: 'show' })], '[act-facts.sets [act-facts.number 1] + 1 [act-facts.minutes + 45]]'],
  [[set(2, 45), set(3, 45)], '[act-facts.sets [act-facts.number 2] of [act-facts.number 3] - 3 [act-facts.minutes - 45]]'],
  [
    [set(2, 60), set(1, 90, { kind: 'concert' })],
    '[act-facts.sets [act-facts.number 2] - 2 [act-facts.minutes - 60]] of [act-facts.sets [act-facts.number 1] + 1 [act-facts.minutes - 90]]',
  ],
  [
    [set(3, 30, { within: 150 }), set(4, 30, { within: 210 })],
    '[act-facts.sets-within 3 [act-facts.minutes - 30] 2.5] of [act-facts.sets-within 4 [act-facts.minutes - 30] 3.5]',
  ],
])('%j is worded as %s', (sets, expected) => expect(setsText(tinySite(), sets)).toBe(expected))
