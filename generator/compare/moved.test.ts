import { expect, test } from 'vitest'
import { findMoved } from './moved.ts'

const texts = (name: string, amount = 20) => Array.from({ length: amount }, (_, at) => `${name} ${at}`)
const page = (address: string, said: readonly string[], family = 'act') => ({ address, family, texts: said })
const pairs = (removed: ReturnType<typeof page>[], added: ReturnType<typeof page>[]) =>
  findMoved(removed, added).map(({ from, to }) => [from.address, to.address])

test('a page with the same content at another address has moved', () => {
  expect(pairs([page('/oud/', texts('a')), page('/weg/', texts('b'))], [page('/nieuw/', texts('a')), page('/vers/', texts('c'))])).toEqual([
    ['/oud/', '/nieuw/'],
  ])
})

test('a page of which a tenth changed is the same page, and one of which more changed is another', () => {
  const changed = (amount: number) => [...texts('a', 20 - amount), ...texts('x', amount)]
  expect(pairs([page('/oud/', texts('a'))], [page('/nieuw/', changed(2))])).toHaveLength(1)
  expect(pairs([page('/oud/', texts('a'))], [page('/nieuw/', changed(3))])).toHaveLength(0)
})

test('of two candidates the one that is more alike is it', () => {
  const almost = [...texts('a', 19), 'x']
  expect(pairs([page('/oud/', texts('a'))], [page('/bijna/', almost), page('/nieuw/', texts('a'))])).toEqual([['/oud/', '/nieuw/']])
})

test('pages of different families are different pages, unless nobody knows the family', () => {
  expect(pairs([page('/oud/', texts('a'), 'act')], [page('/nieuw/', texts('a'), 'city landing')])).toEqual([])
  expect(pairs([page('/oud/', texts('a'), 'act')], [page('/nieuw/', texts('a'), '')])).toHaveLength(1)
})

test('pages without a text that is their own are not guessed at', () => {
  const many = (prefix: string) => Array.from({ length: 50 }, (_, at) => page(`/${prefix}${at}/`, texts('a')))
  expect(pairs(many('oud'), many('nieuw'))).toEqual([])
})
