import { describe, expect, test } from 'vitest'
import { tinyAct, tinySite } from '../../tests/tiny-site.ts'
import type { Site } from '../load/site.ts'
import { formatProblem } from '../report/format.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { checkOutputFiles, plannedFiles } from './output-files.ts'

const derived = ['sitemap.xml', 'feed.xml', '_headers', '_redirects', 'sw.js']
const { settings, redirects, articles } = tinySite()

/** The problems of a tiny site with these changes and these files in `static/`. */
function problemsOf(changes: Partial<Site> = {}, dropped: readonly string[] = []) {
  const site = tinySite(changes)
  return checkOutputFiles(() => plannedFiles(expandRoutes(site, families), site.settings, { derived, dropped }))
}
const textsOf = (...of: Parameters<typeof problemsOf>) => problemsOf(...of).map(({ code, what }) => `${code}: ${what}`)

/** The redirects of the tiny site, from this address. */
const from = (address: string): Partial<Site> => ({ redirects: redirects.map((redirect) => ({ ...redirect, from: address })) })
const withoutSlash: Partial<Site> = { settings: { ...settings, trailingSlash: false } }

test.each([true, false])('a correct site has no problem, with slashes: %s', (trailingSlash) => {
  const dropped = ['icons/favicon.svg', 'riders/silkwood.pdf', '.well-known/security.txt', 'google123.html', 'statistiek.js']
  expect(problemsOf({ settings: { ...settings, trailingSlash } }, dropped)).toEqual([])
})

describe('files of static/', () => {
  test.each([
    ['index.html', 'The page / (index.html) and the file static/index.html'],
    ['blog/index.html', 'The page /blog/ (blog/index.html) and the file static/blog/index.html'],
    ['about.html', 'The page /about/ (about/index.html) and the file static/about.html'],
    ['404.HTML', 'The page /404.html (404.html) and the file static/404.HTML'],
    ['sw.js', "The site's own sw.js and the file static/sw.js"],
    ['sitemap.xml', "The site's own sitemap.xml and the file static/sitemap.xml"],
    ['_headers', "The site's own _headers and the file static/_headers"],
    ['_REDIRECTS', "The site's own _redirects and the file static/_REDIRECTS"],
    ['Blog/foto.pdf', 'The page /blog/ (blog/index.html) and the file static/Blog/foto.pdf'],
    ['blog', 'The page /blog/ (blog/index.html) and the file static/blog'],
    ['formulier', 'The file static/formulier and the page /formulier/contact/'],
    ['sw.js/x.txt', "The site's own sw.js and the file static/sw.js/x.txt"],
  ])('static/%s cannot replace a file of the site', (path, parties) => {
    const problems = problemsOf({}, [path])
    expect(problems).toMatchObject([{ code: 'file-taken', severity: 'error' }])
    expect(problems[0]?.places).toContainEqual({ file: `static/${path}` })
    expect(problems[0]?.what.slice(0, parties.length)).toBe(parties)
  })

  test('only assets are in assets/, whose files browsers cache for ever', () => {
    expect(textsOf({}, ['assets/logo.svg'])[0]).toContain('place-reserved: The file static/assets/logo.svg is in assets/')
  })

  test('two names that differ only in case or in the encoding of an accent are one name', () => {
    expect(textsOf({}, ['riders/Gids.pdf', 'riders/gids.pdf'])[0]).toContain(
      'The file static/riders/Gids.pdf and the file static/riders/gids.pdf cannot both exist',
    )
    expect(textsOf({}, ['caf\u00e9.pdf', 'cafe\u0301.pdf'])).toHaveLength(1)
    expect(textsOf({}, ['Riders/a.pdf', 'riders/b.pdf'])).toHaveLength(1)
  })
})

describe('addresses', () => {
  test('an article called 404 would be the not-found page of the blog, and is named with its file', () => {
    const [article] = articles
    if (!article) throw new Error('no article')
    for (const style of [{}, withoutSlash]) {
      const problems = problemsOf({ ...style, articles: [{ ...article, slug: '404' }] })
      expect(problems.map(({ code }) => code)).toEqual(['file-taken'])
      expect(problems[0]?.places).toEqual([
        { file: 'content/blog/artikel-3.md', line: 1 },
        { file: 'content/pages/not-found.md', line: 1 },
      ])
    }
    expect(problemsOf({ ...withoutSlash, articles: [{ ...article, slug: '404' }] }).map(formatProblem)[0]).toMatchInlineSnapshot(`
      "error  file-taken
        at content/blog/artikel-3.md:1
        at content/pages/not-found.md:1
        The page /blog/404/ (blog/404.html) and the page /blog/404.html (blog/404.html) cannot both exist: one would replace or hide the other, on this machine or on the server.
        → Change the slug, key or address of one of them, or rename or remove the file in static/."
    `)
  })

  test('so would an act called 404', () => {
    expect(problemsOf({ acts: [...tinySite().acts, tinyAct({ slug: '404', name: '404' })] })).toMatchObject([
      {
        places: [
          { file: 'data/acts.ts', line: 10 },
          { file: 'content/pages/not-found.md', line: 1 },
        ],
      },
    ])
  })

  test.each(['/404/', '/500/', '/offline/', '/index/', '/blog/index/', '/assets/', '/assets/images/'])(
    'a redirect from %s is refused with its line',
    (address) => {
      for (const style of [{}, withoutSlash]) {
        const [problem] = problemsOf({ ...style, ...from(address) })
        // Without slashes /assets/ is assets.html, which is no file of that folder.
        if (address === '/assets/' && style === withoutSlash) expect(problem).toBeUndefined()
        else expect(problem?.places).toContainEqual({ file: 'data/redirects.ts', line: 4 })
      }
    },
  )

  test('two pages with one address are reported by the check of addresses only', () => {
    expect(problemsOf(from('/about/'))).toEqual([])
  })
})
