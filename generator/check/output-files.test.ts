import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { paths } from '../core/addresses.ts'
import { formatProblem } from '../report/format.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Route } from '../routes/route.ts'
import { checkOutputFiles } from './collisions.ts'

const derived = ['sitemap.xml', 'feed.xml', '_headers', '_redirects', 'sw.js']
const pages = [...expandRoutes(tinySite(), families)]
const pageAt = (path: Route['path'], file: string) => ({ path, sources: [{ entry: 'x', file, line: 4 }] })

/** The problems of the tiny site with these files in `static/` and one more page. */
const problemsOf = (dropped: readonly string[], page: ReturnType<typeof pageAt>[] = [], trailingSlash = true) =>
  checkOutputFiles([...pages, ...page], { trailingSlash }, { derived, dropped })

test.each([true, false])('a correct site has no problem, with slashes: %s', (trailingSlash) => {
  const dropped = ['icons/favicon.svg', 'riders/silkwood.pdf', '.well-known/security.txt', 'google123.html', 'statistiek.js']
  expect(problemsOf(dropped, [], trailingSlash)).toEqual([])
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
  const problems = problemsOf([path])
  expect(problems).toMatchObject([{ code: 'file-taken', severity: 'error' }])
  expect(problems[0]?.places).toContainEqual({ file: `static/${path}` })
  expect(problems[0]?.what.slice(0, parties.length)).toBe(parties)
})

test('only assets are in assets/, whose files browsers cache for ever', () => {
  expect(problemsOf(['assets/logo.svg'])).toMatchObject([{ code: 'place-reserved', what: expect.stringContaining('The file static/assets/logo.svg is in') }])
})

test.each([
  ['riders/Gids.pdf', 'riders/gids.pdf'],
  ['caf\u00e9.pdf', 'cafe\u0301.pdf'],
  ['Riders/a.pdf', 'riders/b.pdf'],
])('names that differ only in case or in the encoding of an accent are one name: %s, %s', (one, other) => {
  const what = expect.stringContaining(`The file static/${one} and the file static/${other} cannot both exist`)
  expect(problemsOf([one, other])).toMatchObject([{ what }])
})

test('an article called 404 would be the not-found page of the blog, and is named with its file', () => {
  const article = [pageAt(paths.article({ slug: '404' }), 'content/blog/404.md')]
  expect(problemsOf([], article)).toMatchObject([{ code: 'file-taken' }])
  expect(problemsOf([], article, false).map(formatProblem)).toMatchInlineSnapshot(`
    [
      "error  file-taken
      at content/pages/not-found.md:1
      at content/blog/404.md:4
      The page /blog/404.html (blog/404.html) and the page /blog/404/ (blog/404.html) cannot both exist: one would replace or hide the other, on this machine or on the server.
      → Change the slug, key or address of one of them, or rename or remove the file in static/.",
    ]
  `)
})

test.each(['/404/', '/500/', '/offline/', '/index/', '/blog/index/', '/assets/', '/assets/images/'])('a redirect from %s is refused with its line', (from) => {
  for (const trailingSlash of [true, false]) {
    const [problem] = problemsOf([], [pageAt(paths.redirect({ from }), 'data/redirects.ts')], trailingSlash)
    // Without slashes /assets/ is assets.html, which is no file of that folder.
    if (from === '/assets/' && !trailingSlash) expect(problem).toBeUndefined()
    else expect(problem?.places).toContainEqual({ file: 'data/redirects.ts', line: 4 })
  }
})

test('two pages with one address are reported by the check of addresses only', () => {
  expect(problemsOf([], [pageAt(paths.about(), 'data/redirects.ts')])).toEqual([])
})
