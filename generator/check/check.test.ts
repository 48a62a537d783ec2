import { describe, expect, test } from 'vitest'
import { tinyAct, tinyCity, tinySite } from '../../tests/tiny-site.ts'
import { paths } from '../core/addresses.ts'
import { createLeftOut, type SitePart } from '../core/left-out.ts'
import { DataProblems, type Problem, stopOn } from '../core/problem.ts'
import { formatProblem } from '../report/format.ts'
import { expand } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { checkCollisions, checkContentLinks } from './collisions.ts'
import { checkHeads } from './heads.ts'
import { LinkChecker } from './links.ts'
import { linksOf } from './page-links.ts'
import { checkSite } from './site.ts'

const pagesOf = (site = tinySite()) => expand(site, families).pages
function headProblems(site = tinySite()) {
  const { pages, routes } = expand(site, families)
  return checkHeads(pages, routes)
}

test('an act called after a landing page is refused, with both sources', () => {
  const acts = [tinyAct({ slug: 'coverband', name: 'Coverband', isTopAct: true })]
  const problems = checkCollisions(pagesOf(tinySite({ acts, artists: [] })))
  expect(problems.map(formatProblem).find((text) => text.includes('/coverband-gent/'))).toMatchInlineSnapshot(`
    "error  address-taken
      at data/acts.ts:10
      at data/cities.ts:20
      2 pages have the address /coverband-gent/: act in city (acts/coverband with cities/gent) and city landing (cities/gent).
      → Change the slug or key of one of them."
  `)
})

test('the tiny site has no collision, no equal title and no equal description', () => {
  expect([...checkCollisions(pagesOf()), ...headProblems()]).toEqual([])
})

const equalCities = () => [tinyCity({ description: 'Kort over Gent.' }), tinyCity({ key: 'brugge', name: 'Brugge', description: 'Kort over Gent.' })]

test('two pages with one description are reported once, with both addresses', () => {
  const problems = headProblems(tinySite({ cities: equalCities() }))
  expect(problems.map(({ code, what }) => `${code}: ${what}`)).toEqual([
    'duplicate-description: 2 pages have the same description, "Kort over Gent.": /live-muziek-gent/, /live-muziek-brugge/',
  ])
})

test('equal titles are not reported while a sentence that makes titles is wrong', () => {
  const codes = (parts: SitePart[]) =>
    checkSite(expand(tinySite({ cities: equalCities(), leftOut: createLeftOut({ parts }) }), families), []).map(({ code }) => code)
  expect(codes([])).toContain('duplicate-description')
  expect(codes(['sentences'])).not.toContain('duplicate-description')
})

test('a link of a text to a page that does not exist is named with its line', () => {
  const links = [
    { href: '/artist/silkwood/#foto', file: 'content/blog/x.md', line: 4 },
    { href: '/artist/nobody/', file: 'content/blog/x.md', line: 7 },
    { href: '/riders/silkwood.pdf', file: 'content/blog/x.md', line: 9 },
    { href: '#kop', file: 'content/blog/x.md', line: 8 },
  ]
  expect(checkContentLinks(links, new Set([...pagesOf()].map(({ path }) => path)))).toMatchObject([
    { code: 'dead-link', places: [{ file: 'content/blog/x.md', line: 7 }] },
  ])
})

describe('links of finished pages', () => {
  const pages: Record<string, string> = {
    '/': '<a href="/about/">x</a><a href="/blog/">x</a>',
    '/about/': '<a href="/">home</a><h2 id="team">x</h2><a href="#team">x</a>',
    '/blog/': '<a href="/blog/a/">x</a><img src="/a.png" srcset="/a-1.webp 1x, /a-2.webp 2x" alt="">',
    '/blog/a/': '<p>"href="/not/a/link/"</p>',
  }
  const files = new Set(['/a.png', '/a-1.webp', '/a-2.webp'])
  const [route] = pagesOf()
  if (!route) throw new Error('no routes')

  function check(changes: Record<string, string> = {}): Problem[] {
    const checker = new LinkChecker({ address: 'https://host.example', trailingSlash: true })
    for (const [path, html] of Object.entries({ ...pages, ...changes })) checker.see({ path: paths.written(path), sources: [], isWanted: true }, linksOf(html))
    return checker.problems(files)
  }
  const textsOf = (problems: Problem[]) => problems.map(({ code, what }) => `${code}: ${what}`)

  test('a sound site has no problem', () => expect(check()).toEqual([]))

  test('the same dead link on many pages is reported once, with their number and an example', () => {
    const problems = textsOf(
      check({ '/': `${pages['/']}<a href="/gone/">x</a>`, '/about/': `${pages['/about/']}<a href="/gone/">x</a><a href="/gone/">x</a>` }),
    )
    expect(problems).toEqual(['dead-link: A link to /gone/ leads nowhere. It is on 2 pages, for example /.'])
  })

  test('a dead anchor names its page', () => {
    expect(textsOf(check({ '/': `${pages['/']}<a href="/about/#tema">x</a>` }))[0]).toContain(
      'dead-anchor: A link to /about/#tema leads to a page that has no such anchor',
    )
  })

  test('a picture variant that does not exist is dead as well', () => {
    expect(textsOf(check({ '/blog/': '<a href="/blog/a/">x</a><img src="/a.png" srcset="/a-1.webp 1x, /a-3.webp 2x">' }))[0]).toContain('/a-3.webp')
  })

  test('a page that needs four clicks, and one that nothing links to, are out of reach', () => {
    const deep = { '/blog/a/': '<a href="/blog/b/">x</a>', '/blog/b/': '<a href="/blog/c/">x</a>', '/blog/c/': '' }
    expect(textsOf(check(deep))).toEqual(['out-of-reach: One page cannot be reached from the home page in three clicks, for example /blog/c/ (4 clicks).'])
    expect(textsOf(check({ '/alone/': '' }))[0]).toContain('/alone/ (no link leads there)')
  })
})

test('only errors stop a build, and warnings are returned', () => {
  const problem: Problem = { code: 'x', severity: 'warning', places: [], what: 'W.', hint: 'H.' }
  expect(stopOn([problem])).toEqual([problem])
  expect(() => stopOn([problem, { ...problem, severity: 'error' }])).toThrow(DataProblems)
})
