/** The sources of a route are a claim; `why` finds by changing entries what a page really shows. Both must agree. */
import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { groupBy } from '../core/group-by.ts'
import { entriesOf } from '../trace/entries.ts'
import { madeOf } from '../trace/made-of.ts'
import { expandRoutes } from './expand.ts'
import { families } from './index.ts'

const site = tinySite()
const entries = entriesOf(site)
const onePerFamily = [...groupBy(expandRoutes(site, families), ({ family }) => family)].flatMap(([family, [route]]) => (route ? [{ family, route }] : []))

test.each(onePerFamily)('a page of the family $family shows every entry that its route names as a source', ({ route }) => {
  const shown = [...madeOf(site, route, entries).keys()].map(({ entry }) => entry)
  expect(route.sources.map(({ entry }) => entry).filter((entry) => !shown.includes(entry))).toEqual([])
})
