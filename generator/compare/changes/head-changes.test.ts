import { expect, test } from 'vitest'
import { changedValues, fieldsOf } from './head-changes.ts'

const changes = (before: string, after: string) => changedValues(fieldsOf([before]), fieldsOf([after]))

test('the order of fields and white space do not count', () => {
  expect(changes('{"a":1,"b":2}', '{ "b": 2,\n "a": 1 }')).toEqual([])
})

test('a new item of a list is reported, and the items after it are not', () => {
  const list = (...names: string[]) => JSON.stringify({ '@type': 'BreadcrumbList', items: names.map((name, position) => ({ position, name })) })
  expect(changes(list('Home', 'Gent'), list('Home', 'Acts', 'Gent'))).toEqual([{ name: 'BreadcrumbList.items.name', after: 'Acts' }])
})

test('a script that is not JSON is compared as text', () => {
  expect(changes('{oud', '{nieuw')).toEqual([{ name: '', before: '{oud', after: '{nieuw' }])
})
