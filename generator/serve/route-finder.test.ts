import { createElement } from 'react'
import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { expandRoutes, families } from '../routes/index.ts'
import type { Route, RouteFamily } from '../routes/route.ts'
import { RouteFinder } from './route-finder.ts'
import { searchRoutes } from './search-routes.ts'

const site = tinySite()
const routes = [...expandRoutes(site, families)]
const style = { address: 'https://host.example', trailingSlash: true }

test('every route of a site is found, in any order, and no other', () => {
  const finder = new RouteFinder(site, families)
  for (const { path, family } of routes.toReversed()) expect(finder.find(path)).toMatchObject({ path, family })
  expect(finder.find('/nergens/')).toBeUndefined()
})

/** Families that count how many routes they made. */
function counting(amount: number) {
  const made = { routes: 0 }
  const family = (name: string): RouteFamily<undefined> => ({
    family: name,
    *routes() {
      for (let index = 0; index < amount; index++) {
        made.routes += 1
        const [template] = routes
        if (template) yield { ...template, path: `/${name}-${index}/` as Route['path'], element: () => createElement('p') }
      }
    },
  })
  return { made, table: ['a', 'b', 'c'].map(family) }
}

test('only as many routes are made as the search needs', () => {
  const { made, table } = counting(100)
  const finder = new RouteFinder(undefined, table)
  finder.find('/b-4/')
  expect(made.routes).toBe(105)
  finder.find('/b-4/')
  expect(made.routes).toBe(105)
  finder.find('/a-9/')
  expect(made.routes).toBe(115)
})

test('an address without a page costs one walk, not one for each request', () => {
  const { made, table } = counting(100)
  const finder = new RouteFinder(undefined, table)
  for (let time = 0; time < 3; time++) expect(finder.find('/x/')).toBeUndefined()
  expect(made.routes).toBe(300)
})

test('after a change a page is looked for in the family where it was', () => {
  const { made, table } = counting(100)
  const lastFound = new Map<string, number>()
  new RouteFinder(undefined, table, lastFound).find('/c-2/')
  made.routes = 0
  expect(new RouteFinder(undefined, table, lastFound).find('/c-2/')?.path).toBe('/c-2/')
  expect(made.routes).toBe(3)
})

test.each([
  ['address', '/silkwood-gent/', 'act in city'],
  ['words of the family and the entry', 'CITY act silkwood gent', 'act in city'],
  ['file', 'data/redirects.ts', 'redirect'],
])('a route is found by its %s', (_, search, family) => {
  const { rows } = searchRoutes(routes, search, 10, style)
  expect(rows.map((row) => row.family)).toContain(family)
  expect(rows.length).toBeLessThan(routes.length)
})

test('an empty search finds all routes, of which the first are given', () => {
  const { rows, total } = searchRoutes(routes, ' ', 2, style)
  expect(rows.map(({ address }) => address)).toEqual(routes.slice(0, 2).map(({ path }) => path))
  expect(total).toBe(routes.length)
  expect(searchRoutes(routes, 'xyzzy', 2, style)).toEqual({ rows: [], total: 0 })
})
