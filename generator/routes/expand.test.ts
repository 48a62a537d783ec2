import { expect, test } from 'vitest'
import { tinyAct, tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import { siteRenderer } from '../build/make-page.ts'
import { checkPlan } from '../check/plan.ts'
import { createInvalid } from '../core/invalid-parts.ts'
import { withoutDrafts } from '../load/rules/drafts.ts'
import type { Site } from '../load/site.ts'
import { deriveFiles, sitemapEntries } from '../render/derived/derive.ts'
import { expand, expandRoutes } from './expand.ts'
import { families } from './index.ts'
import type { Route, RouteFamily } from './route.ts'

const source = { entry: 'redirects/1', file: 'data/redirects.ts', line: 7 }

/** The families of the site, which count the calls for routes, heads and elements. */
function counting(table: readonly RouteFamily[] = families) {
  const calls = { routes: 0, meta: 0, element: 0 }
  const counted = (route: Route): Route => ({
    ...route,
    meta() {
      calls.meta++
      return route.meta()
    },
    element() {
      calls.element++
      return route.element()
    },
  })
  return {
    calls,
    table: table.map(({ family, routes }) => ({
      family,
      routes(site: Site) {
        calls.routes++
        return [...routes(site)].map(counted)
      },
    })),
  }
}

test('the plan is made in one walk that makes every head; checks, sitemap, ledger and rendering make no more, and rendering walks once more', () => {
  const { calls, table } = counting()
  const plan = expand(tinySite(), table)
  // The texts of the tiny site are too short for descriptions: reporting them would read the heads again.
  const descriptionLength = 100
  checkPlan({ ...plan, pages: plan.pages.map((page) => ({ ...page, descriptionLength })) }, [])
  deriveFiles(plan.site, sitemapEntries(plan.pages, plan.site))
  expect(calls).toEqual({ routes: families.length, meta: plan.pages.length, element: 0 })
  const render = siteRenderer(plan.site, tinyAssets)
  for (const route of plan.routes()) render(route)
  const made = plan.pages.length
  expect(calls).toEqual({ routes: families.length * 2, meta: made, element: made })
})

test('the plan needs a second walk for drafts only: it finds the pages that are not published', () => {
  const [act = expect.fail(), ...others] = tinySite().acts
  const drafted = withoutDrafts(tinySite({ acts: [{ ...act, draft: true }, ...others] }), {
    today: '2026-01-01',
  })
  const { calls, table } = counting()
  expect([...expand(drafted, table).drafts.keys()]).toContain(`/artist/${act.slug}/`)
  expect(calls.routes).toBe(families.length * 2)
})

test('a line about an entry becomes a redirect for each of its published addresses and each that its pages had, in the site and in its pages', () => {
  const remembered = ['/artist/silk/', '/silk-gent/'].map((address, index) => ({
    address,
    file: 'data/addresses.txt',
    line: index + 2,
  }))
  const site = tinySite({
    entryRedirects: [{ act: 'silk', to: 'silkwood', source }],
    ledger: { exists: true, remembered, problems: [] },
  })
  const plan = expand(site, families)
  expect(plan.site.redirects.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    '/oud/ → /about/',
    '/artist/silk/ → /artist/silkwood/',
    '/silk-gent/ → /silkwood-gent/',
    '/silk-boeken/ → /silkwood-boeken/',
    '/silk-bruiloft/ → /silkwood-bruiloft/',
    '/silk-bedrijfsfeest/ → /silkwood-bedrijfsfeest/',
    '/silk-festival/ → /silkwood-festival/',
    // No ledger keeps this one.
    '/silk-denhaag/ → /silkwood-denhaag/',
  ])
  expect(plan.pages.map(({ path }) => path)).toEqual(
    Array.from(expandRoutes(plan.site, families), ({ path }) => path),
  )
  expect(Array.from(plan.routes(), ({ path }) => path)).toEqual(plan.pages.map(({ path }) => path))
  expect(plan.addresses).toContain('/silk-gent/')
  expect(plan.addresses).not.toContain('/silk-denhaag/')
})

test('of a site with parts left out, pages that cannot be made without them are left out too', () => {
  const site = tinySite({
    acts: [tinyAct(), tinyAct({ slug: 'other', name: 'Other', priceClass: 'tribute' })],
    artists: [],
  })
  const partial = { ...site, occasions: [], invalid: createInvalid({ names: ['bruiloft'] }) }
  const plan = expand(partial, families)
  expect(plan.site.invalid.unknown).toBe(true)
  expect(plan.pages.map(({ path }) => String(path))).not.toContain('/silkwood-boeken/')
  expect(plan.pages.map(({ path }) => String(path))).toContain('/contact/')
})
