import { expect, test } from 'vitest'
import { findMoved } from './moved.ts'

const textsOf = (name: string, amount = 20) => Array.from({ length: amount }, (_, at) => `${name} ${at}`)
const page = (address: string, texts: readonly string[], family = 'act') => ({ address, family, texts })
const pairs = (removed: ReturnType<typeof page>[], added: ReturnType<typeof page>[]) =>
  findMoved(removed, added).map(({ from, to }) => [from.address, to.address])

test('a page of which a tenth changed is the same page, and one of which more changed is another', () => {
  const changed = (amount: number) => [...textsOf('a', 20 - amount), ...textsOf('x', amount)]
  expect(pairs([page('/oud/', textsOf('a'))], [page('/nieuw/', changed(2))])).toHaveLength(1)
  expect(pairs([page('/oud/', textsOf('a'))], [page('/nieuw/', changed(3))])).toHaveLength(0)
})

test('a page that says one thing several times is not one that says it once', () => {
  expect(pairs([page('/oud/', [...textsOf('a', 10), ...Array<string>(10).fill('bel ons')])], [page('/nieuw/', [...textsOf('a', 10), 'bel ons'])])).toEqual([])
})

test('of two candidates the one that is more alike is it', () => {
  const almost = [...textsOf('a', 19), 'x']
  expect(pairs([page('/oud/', textsOf('a'))], [page('/bijna/', almost), page('/nieuw/', textsOf('a'))])).toEqual([['/oud/', '/nieuw/']])
})

test('pages of different families are different pages, unless nobody knows the family', () => {
  expect(pairs([page('/oud/', textsOf('a'), 'act')], [page('/nieuw/', textsOf('a'), 'city landing')])).toEqual([])
  expect(pairs([page('/oud/', textsOf('a'), 'act')], [page('/nieuw/', textsOf('a'), '')])).toHaveLength(1)
})

test('pages without a text that is their own are not guessed at', () => {
  const many = (prefix: string) => Array.from({ length: 50 }, (_, at) => page(`/${prefix}${at}/`, textsOf('a')))
  expect(pairs(many('oud'), many('nieuw'))).toEqual([])
})
