import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import type { Sets } from '../schema/act.ts'
import { setsText } from './act-facts.ts'

// The tiny site has a catalogue of keys and values in place of words.
test.each<[readonly Sets[], string]>([
  [[{ count: 1, minutes: 60, upTo: 75 }], '[act-facts.sets [act-facts.number 1] - 1 [act-facts.minutes + 60]]'],
  [
    [
      { count: 2, minutes: 45 },
      { count: 3, minutes: 45 },
    ],
    '[act-facts.sets [act-facts.number 2] of [act-facts.number 3] - 3 [act-facts.minutes - 45]]',
  ],
  [
    [
      { count: 2, minutes: 60 },
      { count: 1, minutes: 90, kind: 'concert' },
    ],
    '[act-facts.sets [act-facts.number 2] - 2 [act-facts.minutes - 60]] of [act-facts.sets [act-facts.number 1] + 1 [act-facts.minutes - 90]]',
  ],
  [[{ count: 1, minutes: 45, upTo: 90, kind: 'show' }], '[act-facts.sets [act-facts.number 1] + 1 [act-facts.minutes + 45]]'],
  [
    [
      { count: 3, minutes: 30, within: 150 },
      { count: 4, minutes: 30, within: 210 },
      { count: 5, minutes: 30, within: 270 },
    ],
    '[act-facts.sets-within 3 [act-facts.minutes - 30] 2.5], [act-facts.sets-within 4 [act-facts.minutes - 30] 3.5] of [act-facts.sets-within 5 [act-facts.minutes - 30] 4.5]',
  ],
])('%j is worded as %s', (sets, expected) => expect(setsText(tinySite(), sets)).toBe(expected))
