import { expect, test } from 'vitest'
import { tinyAct, tinyCity, tinySite } from '../../tests/tiny-site.ts'
import { formatProblem } from '../commands/report/format.ts'
import { paths } from '../core/addresses.ts'
import { createInvalid, type SitePart } from '../core/invalid-parts.ts'
import type { Site } from '../load/site.ts'
import { expand, expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Route } from '../routes/route.ts'
import { checkCollisions, checkOutputFiles } from './collisions.ts'
import { checkHeads } from './heads.ts'
import { checkPlan } from './plan.ts'
import { checkContentLinks, checkRedirectCount } from './references.ts'

const pagesOf = (changes: Partial<Site> = {}) => expand(tinySite(changes), families).pages
function headProblems(changes: Partial<Site> = {}) {
  const site = tinySite(changes)
  const { pages, routes } = expand(site, families)
  return checkHeads(pages, routes)
}
const [redirect = expect.fail()] = tinySite().redirects

test('more redirects than a host can have are a warning', () => {
  expect(checkRedirectCount(Array(2000).fill(redirect))).toEqual([])
  expect(checkRedirectCount(Array(2001).fill(redirect)).map(formatProblem)).toEqual([
    expect.stringMatching(
      /^warning {2}redirects-many\n {2}at data\/redirects.ts\n {2}The site has 2001 redirects, and/,
    ),
  ])
})

test('a redirect from a page that exists never wins over it', () => {
  expect(
    checkCollisions(pagesOf({ redirects: [{ ...redirect, from: '/about/' }] })).map(formatProblem),
  ).toMatchInlineSnapshot(`
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
  const twin = (line: number) =>
    tinyAct({
      slug: 'twin',
      name: `Twin ${line}`,
      source: { entry: `acts/twin-${line}`, file: 'data/acts.ts', line },
    })
  const problem = checkCollisions(pagesOf({ acts: [twin(1), twin(2), twin(3)] })).find(({ what }) =>
    what.includes('/artist/twin/'),
  )
  expect(problem?.what).toBe(
    '3 pages have the address /artist/twin/: act (acts/twin-1) and act (acts/twin-2) and act (acts/twin-3).',
  )
  expect(problem?.places.map(({ line }) => line)).toEqual([1, 2, 3])
})

test('equal titles are reported once, with at most three of their addresses', () => {
  const same = ['a', 'b', 'c', 'd'].map((slug) => tinyAct({ slug, name: 'Namesake' }))
  const problem = headProblems({ acts: same, artists: [] }).find(({ what }) => what.includes('/artist/a/'))
  expect(problem).toMatchObject({ code: 'duplicate-title', severity: 'error' })
  expect(problem?.what).toMatch(
    /^4 pages have the same title, "[^"]*Namesake[^"]*": \/artist\/a\/, \/artist\/b\/, \/artist\/c\/ …$/,
  )
})

test('equal descriptions are reported with their addresses, but not while a sentence that makes them is wrong', () => {
  const equal = {
    cities: ['gent', 'brugge'].map((key) => tinyCity({ key, name: key, description: 'Kort over een stad.' })),
  }
  expect(headProblems(equal).map(({ code, what }) => `${code}: ${what}`)).toEqual([
    'duplicate-description: 2 pages have the same description, "Kort over een stad.": /live-muziek-gent/, /live-muziek-brugge/',
  ])
  const codesWithout = (parts: SitePart[]) =>
    checkPlan(expand(tinySite({ ...equal, invalid: createInvalid({ parts }) }), families), []).map(
      ({ code }) => code,
    )
  expect(codesWithout([])).toContain('duplicate-description')
  expect(codesWithout(['sentences'])).not.toContain('duplicate-description')
})

test('pages that search engines never list may have equal titles: aliases, redirects, error pages', () => {
  const city = tinyCity({ aliases: ['ghent', 'gand'] })
  expect(
    headProblems({
      cities: [{ ...city, actPages: true }],
      redirects: [redirect, { ...redirect, from: '/ouder/' }],
    }),
  ).toEqual([])
})

test('a link of a text may have a query or a fragment, and a dead one gets a hint for finding the right address', () => {
  const link = (href: string, line: number) => ({ href, file: 'content/acts/silkwood.md', line })
  const valid = [
    '/artists/?search=x',
    '/contact/#formulier',
    '/coverband-denhaag/',
    '/oud/',
    '/riders/silkwood.pdf',
    '#kop',
  ]
  const links = [...valid.map((href) => link(href, 1)), link('/nergens/#x', 5)]
  expect(
    checkContentLinks(links, new Set([...pagesOf()].map(({ path }) => path))).map(formatProblem),
  ).toMatchInlineSnapshot(`
    [
      "error  dead-link
      at content/acts/silkwood.md:5
      The link to /nergens/#x leads nowhere: the site has no such page.
      → Correct the address; "npm run routes" lists all pages.",
    ]
  `)
})

const derived = ['sitemap.xml', 'feed.xml', '_headers', '_redirects', 'sw.js']
const routes = [...expandRoutes(tinySite(), families)]
const pageAt = (path: Route['path'], file: string) => ({ path, sources: [{ entry: 'x', file, line: 4 }] })

/** The problems of the tiny site with these files in `static/` and one more page. */
const fileProblems = (
  dropped: readonly string[],
  page: ReturnType<typeof pageAt>[] = [],
  trailingSlash = true,
) => checkOutputFiles([...routes, ...page], { trailingSlash }, { derived, dropped })

test.each([true, false])('a correct site has no problem, with slashes: %s', (trailingSlash) => {
  const dropped = [
    'icons/favicon.svg',
    'riders/silkwood.pdf',
    '.well-known/security.txt',
    'google123.html',
    'statistiek.js',
  ]
  expect(fileProblems(dropped, [], trailingSlash)).toEqual([])
})

test.each([
  ['index.html', 'The page / (index.html) and the file static/index.html'],
  ['about.html', 'The page /about/ (about/index.html) and the file static/about.html'],
  ['404.HTML', 'The page /404.html (404.html) and the file static/404.HTML'],
  ['sw.js', "The site's own sw.js and the file static/sw.js"],
  ['_REDIRECTS', "The site's own _redirects and the file static/_REDIRECTS"],
  ['Blog/foto.pdf', 'The page /blog/ (blog/index.html) and the file static/Blog/foto.pdf'],
  ['blog', 'The page /blog/ (blog/index.html) and the file static/blog'],
  ['formulier', 'The file static/formulier and the page /formulier/contact/'],
  ['sw.js/x.txt', "The site's own sw.js and the file static/sw.js/x.txt"],
])('static/%s cannot replace a file of the site', (path, parties) => {
  const problems = fileProblems([path])
  expect(problems).toMatchObject([{ code: 'file-taken', severity: 'error' }])
  expect(problems[0]?.places).toContainEqual({ file: `static/${path}` })
  expect(problems[0]?.what.slice(0, parties.length)).toBe(parties)
})

test('only assets are in assets/, whose files browsers cache for ever', () => {
  expect(fileProblems(['assets/logo.svg'])).toMatchObject([
    { code: 'place-reserved', what: expect.stringContaining('The file static/assets/logo.svg is in') },
  ])
})

test.each([
  ['riders/Gids.pdf', 'riders/gids.pdf'],
  ['caf\u00e9.pdf', 'cafe\u0301.pdf'],
  ['Riders/a.pdf', 'riders/b.pdf'],
])('names that differ only in case or in the encoding of an accent are one name: %s, %s', (one, other) => {
  const what = expect.stringContaining(
    `The file static/${one} and the file static/${other} cannot both exist`,
  )
  expect(fileProblems([one, other])).toMatchObject([{ what }])
})

test('an article called 404 would be the not-found page of the blog, and is named with its file', () => {
  const article = [pageAt(paths.article({ slug: '404' }), 'content/blog/404.md')]
  expect(fileProblems([], article)).toMatchObject([{ code: 'file-taken' }])
  expect(fileProblems([], article, false).map(formatProblem)).toMatchInlineSnapshot(`
    [
      "error  file-taken
      at content/pages/not-found.md:1
      at content/blog/404.md:4
      The page /blog/404.html (blog/404.html) and the page /blog/404/ (blog/404.html) cannot both exist: one would replace or hide the other, on this machine or on the server.
      → Change the slug, key or address of one of them, or rename or remove the file in static/.",
    ]
  `)
})

test.each(['/404/', '/500/', '/offline/', '/index/', '/blog/index/', '/assets/', '/assets/images/'])(
  'a redirect from %s is refused with its line',
  (from) => {
    for (const trailingSlash of [true, false]) {
      const [problem] = fileProblems(
        [],
        [pageAt(paths.redirect({ from }), 'data/redirects.ts')],
        trailingSlash,
      )
      // Without slashes /assets/ is assets.html, which is no file of that folder.
      if (from === '/assets/' && !trailingSlash) expect(problem).toBeUndefined()
      else expect(problem?.places).toContainEqual({ file: 'data/redirects.ts', line: 4 })
    }
  },
)

test('two pages with one address are reported by the check of addresses only', () => {
  expect(fileProblems([], [pageAt(paths.about(), 'data/redirects.ts')])).toEqual([])
})
