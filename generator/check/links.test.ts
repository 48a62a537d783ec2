import { describe, expect, test } from 'vitest'
import { type AddressStyle, formatHref, paths } from '../core/addresses.ts'
import { LinkChecker } from './links.ts'
import { linksOf } from './page-links.ts'

const plain: AddressStyle = { address: 'https://host.example', trailingSlash: true }

/** A checker that has seen these pages. */
function checkerOf(pages: Record<string, string>, { style = plain, partsOf = {}, unwanted = [] }: Partial<Seen> = {}) {
  const checker = new LinkChecker(style)
  for (const [path, html] of Object.entries(pages)) {
    const first = partsOf[path]
    const partOf = first === undefined ? {} : { partOf: paths.redirect({ from: first }) }
    checker.add({ path: paths.redirect({ from: path }), sources: [], isWanted: !unwanted.includes(path), ...partOf }, linksOf(html))
  }
  return checker
}
type Seen = { style: AddressStyle; partsOf: Record<string, string>; unwanted: readonly string[] }

/** The problems of a site of these pages; the home page links to all of them. */
function problemsOf(pages: Record<string, string>, seen: Partial<Seen> = {}): string[] {
  const href = (path: string) => formatHref(path, seen.style ?? plain)
  const home = Object.keys(pages).map((path) => `<a href="${href(path)}">x</a>`)
  const problems = checkerOf({ '/': home.join(''), ...pages }, seen).problems(new Set([href('/feed.xml')]))
  return problems.map(({ code, what }) => `${code}: ${what}`)
}

describe('below a base path', () => {
  const style: AddressStyle = { address: 'https://host.example/sub', trailingSlash: true }

  test('links with it are valid', () => {
    expect(problemsOf({ '/a/': '<a href="/sub/">x</a><a href="/sub/feed.xml">x</a><a href="/sub/a/#b" id="b">x</a>' }, { style })).toEqual([])
  })

  test('a link that leaves the base path is dead, although the page exists below it', () => {
    expect(problemsOf({ '/a/': '<a href="/a/">x</a>' }, { style })).toEqual(['dead-link: A link to /a/ leads nowhere. It is on one page, for example /a/.'])
  })
})

test('where addresses end without a slash, one with a slash is dead', () => {
  const style: AddressStyle = { address: 'https://host.example', trailingSlash: false }
  expect(problemsOf({ '/a/': '<a href="/b">x</a><a href="/b/">x</a>', '/b/': '' }, { style })).toEqual([
    'dead-link: A link to /b/ leads nowhere. It is on one page, for example /a/.',
  ])
})

test.each([
  ['a form', '<form action="/gone/">'],
  ['a frame', '<iframe src="/gone/">'],
  ['a poster', '<video poster="/gone/">'],
  ['a style sheet', '<link rel="stylesheet" href="/gone/">'],
  ['the second picture of a set', '<source srcset="/feed.xml 400w, /gone/ 800w">'],
])('the target of %s must exist', (_name, html) => {
  expect(problemsOf({ '/a/': html })).toEqual(['dead-link: A link to /gone/ leads nowhere. It is on one page, for example /a/.'])
})

test('addresses of other hosts, telephone numbers and mail addresses are not checked', () => {
  expect(problemsOf({ '/a/': '<a href="https://x.example/gone">x</a><a href="tel:+3216">x</a><a href="mailto:a@b.example">x</a>' })).toEqual([])
})

test('a query does not change the page, and an anchor on the page itself must exist', () => {
  expect(problemsOf({ '/a/': '<a href="/b/?act=x#form">x</a><a href="?y=1">x</a><a href="#top" id="top">x</a>', '/b/': '<form id="form">' })).toEqual([])
  expect(problemsOf({ '/a/': '<a href="#top">x</a>' })[0]).toContain('dead-anchor: A link to /a/#top leads to a page that has no such anchor.')
})

test('all dead links are reported, each once', () => {
  const pages = { '/a/': '<a href="/x/">1</a><a href="/y/">2</a>', '/b/': '<a href="/x/">1</a><a href="/x/">2</a>', '/c/': '<a href="/x/">1</a>' }
  expect(problemsOf(pages)).toEqual([
    'dead-link: A link to /x/ leads nowhere. It is on 3 pages, for example /a/.',
    'dead-link: A link to /y/ leads nowhere. It is on one page, for example /a/.',
  ])
})

describe('reach', () => {
  const chain = { '/': '<a href="/a/">x</a>', '/a/': '<a href="/b/">x</a>', '/b/': '<a href="/c/">x</a>' }

  test('three clicks are accepted, and circular links are no problem', () => {
    expect(problemsOf({ ...chain, '/c/': '<a href="/a/">x</a>' })).toEqual([])
  })

  test('pages too far away are counted, with one of them as an example', () => {
    expect(problemsOf({ ...chain, '/c/': '<a href="/d/">x</a>', '/d/': '<a href="/e/">x</a>', '/e/': '' })).toEqual([
      'out-of-reach: 2 pages cannot be reached from the home page in three clicks, for example /d/ (4 clicks).',
    ])
  })

  test('a page without a link to it is named as such', () => {
    expect(problemsOf({ '/': '', '/alone/': '' })[0]).toContain('/alone/ (no link leads there)')
  })

  test('going on in a list is no click, but a link to it counts', () => {
    const list = { '/': '<a href="/a/">x</a>', '/a/': '<a href="/a/2/">x</a>', '/a/2/': '<a href="/a/3/">x</a>', '/a/3/': '<a href="/b/">x</a>' }
    const pages = { ...list, '/b/': '<a href="/c/">x</a>', '/c/': '' }
    expect(problemsOf(pages, { partsOf: { '/a/2/': '/a/', '/a/3/': '/a/' } })).toEqual([])
    expect(problemsOf(pages)[0]).toContain('out-of-reach: 2 pages')
  })

  test('error pages and redirects need no link', () => {
    expect(problemsOf({ ...chain, '/c/': '', '/404.html': '', '/oud/': '' }, { unwanted: ['/404.html', '/oud/'] })).toEqual([])
  })
})

test('a text that looks like an attribute is no link', () => {
  const { targets, ids } = linksOf(`<p title="x href=&quot;/a/&quot;" data-id="d">href="/b/" id="c"</p><script>'<a href="/e/">'</script>`)
  expect([...targets, ...ids]).toEqual([])
})

test('links to a page: how many others, which, and how many clicks from the home page', () => {
  const checker = checkerOf({ '/': '<a href="/a/">x</a>', '/a/': '<a href="/a/">x</a><a href="/b/?q=1#c">x</a>', '/b/': '', '/c/': '<a href="/b/">x</a>' })
  expect(checker.inbound('/b/')).toEqual({ count: 2, examples: ['/a/', '/c/'], clicks: 2 })
  expect(checker.inbound('/a/')).toEqual({ count: 1, examples: ['/'], clicks: 1 })
  expect(checker.inbound('/c/')).toEqual({ count: 0, examples: [], clicks: undefined })
})
