import { expect, test } from 'vitest'
import { changedFields } from './head-changes.ts'

const changes = (before: unknown, after: unknown) => changedFields([JSON.stringify(before)], [JSON.stringify(after)])

test('the order of fields and white space do not count', () => {
  expect(changedFields(['{"a":1,"b":2}'], ['{ "b": 2,\n "a": 1 }'])).toEqual([])
})

test('a new item of a list is reported, and the items after it are not', () => {
  const list = (...names: string[]) => ({ '@type': 'BreadcrumbList', items: names.map((name, at) => ({ '@type': 'ListItem', position: at + 1, name })) })
  expect(changes(list('Home', 'Gent'), list('Home', 'Acts', 'Gent'))).toEqual([{ path: 'BreadcrumbList.items.name', after: 'Acts' }])
})

test('a script that is not JSON is compared as text', () => {
  expect(changedFields(['{oud'], ['{nieuw'])).toEqual([{ path: '', before: '{oud', after: '{nieuw' }])
})
