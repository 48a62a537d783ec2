import { expect, test } from 'vitest'
import { tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import type { AssetTables } from '../assets/asset-tables.ts'
import { agencyWebsite } from '../pipeline/website.ts'
import { expand } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { fieldDigests } from './field-values.ts'
import { ReadsTable } from './reads-table.ts'
import { unmadePages } from './unmade-pages.ts'

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
