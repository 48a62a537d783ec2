import { expect, test } from 'vitest'
import { changedFields } from './structured-data.ts'

const changes = (before: unknown, after: unknown) => changedFields([JSON.stringify(before)], [JSON.stringify(after)])

test('a field is named by its path below the type of its thing', () => {
  expect(changes({ '@type': 'Service', offers: { price: 800 } }, { '@type': 'Service', offers: { price: 900 } })).toEqual([
    { path: 'Service.offers.price', before: '800', after: '900' },
  ])
})

test('the order of fields and the spelling of the script are no change', () => {
  expect(changedFields(['{"a":1,"b":2}'], ['{ "b": 2,\n "a": 1 }'])).toEqual([])
})

test('a thing that is new in a list is told by what it says, and those behind it are not told', () => {
  const list = (...names: string[]) => ({ '@type': 'BreadcrumbList', items: names.map((name, at) => ({ '@type': 'ListItem', position: at + 1, name })) })
  expect(changes(list('Home', 'Gent'), list('Home', 'Acts', 'Gent'))).toEqual([{ path: 'BreadcrumbList.items.name', after: 'Acts' }])
})

test('a script that is no JSON is compared as a text', () => {
  expect(changedFields(['{oud'], ['{nieuw'])).toEqual([{ path: '', before: '{oud', after: '{nieuw' }])
})
