import { expect, test } from 'vitest'
import { tinyAct, tinyCity, tinySite } from '../../tests/tiny-site.ts'
import { createLeftOut, type SitePart } from '../core/left-out.ts'
import type { Site } from '../load/site.ts'
import { formatProblem } from '../report/format.ts'
import { expand } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { checkCollisions } from './collisions.ts'
import { checkHeads } from './heads.ts'
import { checkContentLinks } from './references.ts'
import { checkSite } from './site.ts'

const pagesOf = (changes: Partial<Site> = {}) => expand(tinySite(changes), families).pages
function headProblems(changes: Partial<Site> = {}) {
  const site = tinySite(changes)
  const { pages, routes } = expand(site, families)
  return checkHeads(pages, routes)
}
const [redirect] = tinySite().redirects
if (!redirect) throw new Error('no redirect')

test('a redirect from a page that exists never wins over it', () => {
  expect(checkCollisions(pagesOf({ redirects: [{ ...redirect, from: '/about/' }] })).map(formatProblem)).toMatchInlineSnapshot(`
    [
      "error  address-taken
      at data/redirects.ts:4
      at content/pages/about.md:1
      2 pages have the address /about/: redirect (redirects//oud/) and page (pages/about).
      → Remove the redirect, or the page that it replaces.",
    ]
  `)
})

test('three claimants of one address are one problem that names all three', () => {
  const twin = (line: number) => tinyAct({ slug: 'twin', name: `Twin ${line}`, source: { entry: `acts/twin-${line}`, file: 'data/acts.ts', line } })
  const problem = checkCollisions(pagesOf({ acts: [twin(1), twin(2), twin(3)] })).find(({ what }) => what.includes('/artist/twin/'))
  expect(problem?.what).toBe('3 pages have the address /artist/twin/: act (acts/twin-1) and act (acts/twin-2) and act (acts/twin-3).')
  expect(problem?.places.map(({ line }) => line)).toEqual([1, 2, 3])
})

test('equal titles are reported once, with at most three of their addresses', () => {
  const same = ['a', 'b', 'c', 'd'].map((slug) => tinyAct({ slug, name: 'Namesake' }))
  const problem = headProblems({ acts: same, artists: [] }).find(({ what }) => what.includes('/artist/a/'))
  expect(problem).toMatchObject({ code: 'duplicate-title', severity: 'error' })
  expect(problem?.what).toMatch(/^4 pages have the same title, "[^"]*Namesake[^"]*": \/artist\/a\/, \/artist\/b\/, \/artist\/c\/ …$/)
})

test('equal descriptions are reported with their addresses, but not while a sentence that makes them is wrong', () => {
  const equal = { cities: ['gent', 'brugge'].map((key) => tinyCity({ key, name: key, description: 'Kort over een stad.' })) }
  expect(headProblems(equal).map(({ code, what }) => `${code}: ${what}`)).toEqual([
    'duplicate-description: 2 pages have the same description, "Kort over een stad.": /live-muziek-gent/, /live-muziek-brugge/',
  ])
  const codesWithout = (parts: SitePart[]) => checkSite(expand(tinySite({ ...equal, leftOut: createLeftOut({ parts }) }), families), []).map(({ code }) => code)
  expect(codesWithout([])).toContain('duplicate-description')
  expect(codesWithout(['sentences'])).not.toContain('duplicate-description')
})

test('pages that search engines never list may have equal titles: aliases, redirects, error pages', () => {
  const city = tinyCity({ aliases: ['ghent', 'gand'] })
  expect(headProblems({ cities: [{ ...city, actPages: true }], redirects: [redirect, { ...redirect, from: '/ouder/' }] })).toEqual([])
})

test('a link of a text may have a query or a fragment, and a dead one gets a hint for finding the right address', () => {
  const link = (href: string, line: number) => ({ href, file: 'content/acts/silkwood.md', line })
  const sound = ['/artists/?search=x', '/contact/#formulier', '/coverband-denhaag/', '/oud/', '/riders/silkwood.pdf', '#kop']
  const links = [...sound.map((href) => link(href, 1)), link('/nergens/#x', 5)]
  expect(checkContentLinks(links, new Set([...pagesOf()].map(({ path }) => path))).map(formatProblem)).toMatchInlineSnapshot(`
    [
      "error  dead-link
      at content/acts/silkwood.md:5
      The link to /nergens/#x leads nowhere: the site has no such page.
      → Correct the address; "npm run routes" lists all pages.",
    ]
  `)
})
