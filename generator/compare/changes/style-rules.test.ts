import { expect, test } from 'vitest'
import { changedRules } from './style-rules.ts'

test('rules that came, went and changed are named by their selectors', () => {
  expect(changedRules('a{b:c}.x,.y{d:e}p{q:r}', 'a{b:d}.z{d:e}p{q:r}')).toEqual({ added: ['.z'], removed: ['.x,.y'], changed: ['a'] })
})

test('a rule below a condition is named with it, and so is one beside strings and declarations without a block', () => {
  const css = (colour: string) =>
    `@charset "utf-8";.q:before{content:"}{;"}@media print{.hero{color:${colour}}@supports (x:y){a{b:c}}}@font-face{src:url(a.woff2)}`
  expect(changedRules(css('red'), css('blue'))).toEqual({ added: [], removed: [], changed: ['@media print .hero'] })
})

test('the order of rules is a change of no single one; tints of pictures are none', () => {
  expect(changedRules('a{b:c}p{q:r}', 'p{q:r}a{b:c}')).toEqual({ added: [], removed: [], changed: [] })
  expect(changedRules('a{b:c}.tint-1{x:y}', 'a{b:c}.tint-2{x:z}')).toBeUndefined()
  expect(changedRules('a{b:c}.tint-1{x:y}', 'a{b:d}.tint-2{x:z}')).toEqual({ added: [], removed: [], changed: ['a'] })
})
