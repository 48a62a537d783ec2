import { expect, test } from 'vitest'
import { tinyAct, tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import type { AssetTables } from '../assets/asset-tables.ts'
import { agencyWebsite } from '../pipeline/website.ts'
import { expand } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { fieldDigests } from './field-values.ts'
import { ReadsTable } from './reads-table.ts'
import { unmadePages } from './render-here.ts'

const tables: AssetTables = {
  ...{ prefix: '', stylesheet: '/site.css', script: '/site.js', preloads: [] },
  ...{ features: new Map(), images: new Map(), cards: new Map(), riders: new Map() },
}

test('all that pages read has a digest', () => {
  const site = tinySite()
  const table = new ReadsTable()
  const { pages, redirects } = expand(site, families)
  for (const make of unmadePages({ site, website: agencyWebsite, pages, redirects }, tinyAssets, () => [], table)) make()
  const digest = fieldDigests(site, tables)
  expect(table.names.names).toContain('shows/1.hall')
  expect(table.names.names.filter((name) => digest(name) === undefined)).toEqual([])
})

/** Duos at these prices. The closest is the one whose price is closest. */
const digestsAt = (...prices: number[]) => {
  const acts = prices.map((from, index) => tinyAct({ slug: `duo-${index}`, price: { from, to: from + 400, includes: '', vatIncluded: false } }))
  return fieldDigests(tinySite({ acts }), tables)
}

test('who is closest to an act has another digest only when it is somebody else', () => {
  const closest = 'results/closest-acts/duo-0'
  const [before, sameOrder, otherOrder] = [digestsAt(900, 1000, 1200), digestsAt(900, 1010, 1200), digestsAt(900, 1200, 1000)]
  expect(before('acts/duo-1.price.from')).not.toBe(sameOrder('acts/duo-1.price.from'))
  expect(before(closest)).toBe(sameOrder(closest))
  expect(before(closest)).not.toBe(otherOrder(closest))
  expect(before('results/unknown/duo-0')).toBeUndefined()
})
