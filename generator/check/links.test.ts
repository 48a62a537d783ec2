import { expect, test } from 'vitest'
import { type AddressStyle, formatHref, paths } from '../core/addresses.ts'
import { nothingInvalid } from '../core/invalid-parts.ts'
import { LinkChecker } from './links.ts'
import { readFacts } from './page-facts.ts'

const plain: AddressStyle = { address: 'https://host.example', trailingSlash: true }

/** A checker that has seen these pages. */
function checkerOf(
  pages: Record<string, string>,
  { style = plain, partsOf = {}, unwanted = [] }: Partial<Seen> = {},
) {
  const checker = new LinkChecker(style)
  for (const [path, html] of Object.entries(pages)) {
    const first = partsOf[path]
    const firstPage = first === undefined ? {} : { firstPage: paths.redirect({ from: first }) }
    const page = {
      family: 'page',
      path: paths.redirect({ from: path }),
      sources: [],
      isCanonical: true,
      isWanted: !unwanted.includes(path),
      ...firstPage,
    }
    checker.add(page, readFacts(html).links)
  }
  return checker
}
type Seen = { style: AddressStyle; partsOf: Record<string, string>; unwanted: readonly string[] }

/** The problems of a site of these pages; the home page links to all of them. */
function problemsOf(pages: Record<string, string>, seen: Partial<Seen> = {}): string[] {
  const href = (path: string) => formatHref(path, seen.style ?? plain)
  const home = Object.keys(pages).map((path) => `<a href="${href(path)}">x</a>`)
  const problems = checkerOf({ '/': home.join(''), ...pages }, seen).problems(
    new Set([href('/feed.xml'), '/één blad.pdf']),
  )
  return problems.map(({ code, what }) => `${code}: ${what}`)
}

const below: AddressStyle = { address: 'https://host.example/sub', trailingSlash: true }
const chain = { '/': '<a href="/a/">x</a>', '/a/': '<a href="/b/">x</a>', '/b/': '<a href="/c/">x</a>' }
const list = {
  '/': '<a href="/a/">x</a>',
  '/a/': '<a href="/a/2/">x</a>',
  '/a/2/': '<a href="/a/3/">x</a>',
  '/a/3/': '<a href="/b/">x</a>',
}
const paginate = { ...list, '/b/': '<a href="/c/">x</a>', '/c/': '' }

test.each<[what: string, pages: Record<string, string>, seen?: Partial<Seen>]>([
  [
    'links with the base path',
    { '/a/': '<a href="/sub/">x</a><a href="/sub/feed.xml">x</a><a href="/sub/a/#b" id="b">x</a>' },
    { style: below },
  ],
  [
    'other hosts, telephone numbers and mail',
    {
      '/a/':
        '<a href="https://x.example/gone">x</a><a href="tel:+3216">x</a><a href="mailto:a@b.example">x</a>',
    },
  ],
  [
    'queries and anchors',
    {
      '/a/': '<a href="/b/?act=x#form">x</a><a href="?y=1">x</a><a href="#top" id="top">x</a>',
      '/b/': '<form id="form">',
    },
  ],
  [
    'files with blanks and accents in their names',
    { '/a/': '<a href="/%C3%A9%C3%A9n%20blad.pdf#page=2">x</a><a href="/één blad.pdf">x</a>' },
  ],
  ['three clicks, and circular links', { ...chain, '/c/': '<a href="/a/">x</a>' }],
  ['going on in a list, which is no click', paginate, { partsOf: { '/a/2/': '/a/', '/a/3/': '/a/' } }],
  [
    'error pages and redirects without a link',
    { ...chain, '/c/': '', '/404.html': '', '/oud/': '' },
    { unwanted: ['/404.html', '/oud/'] },
  ],
])('valid are %s', (_, pages, seen) => expect(problemsOf(pages, seen)).toEqual([]))

const far = (pages: string, example: string) =>
  `out-of-reach: ${pages} cannot be reached from the home page in three clicks, for example ${example}.`
const gone = 'dead-link: A link to /gone/ leads nowhere. It is on one page, for example /a/.'
test.each<[what: string, pages: Record<string, string>, found: string[], seen?: Partial<Seen>]>([
  ['the target of a form', { '/a/': '<form action="/gone/">' }, [gone]],
  ['the target of a frame', { '/a/': '<iframe src="/gone/">' }, [gone]],
  ['a poster', { '/a/': '<video poster="/gone/">' }, [gone]],
  ['a style sheet', { '/a/': '<link rel="stylesheet" href="/gone/">' }, [gone]],
  ['the second picture of a set', { '/a/': '<source srcset="/feed.xml 400w, /gone/ 800w">' }, [gone]],
  [
    'a link that leaves the base path, although the page exists below it',
    { '/gone/': '', '/a/': '<a href="/gone/">x</a>' },
    [gone],
    { style: below },
  ],
  [
    'one with a slash, where addresses end without it',
    { '/a/': '<a href="/gone">x</a><a href="/gone/">x</a>', '/gone/': '' },
    [gone],
    { style: { ...plain, trailingSlash: false } },
  ],
  [
    'an anchor',
    { '/a/': '<a href="#top">x</a>' },
    [
      'dead-anchor: A link to /a/#top leads to a page that has no such anchor. It is on one page, for example /a/.',
    ],
  ],
  [
    'all of them, each once',
    {
      '/a/': '<a href="/x/">1</a><a href="/gone/">2</a>',
      '/b/': '<a href="/x/">1</a><a href="/x/">2</a>',
      '/c/': '<a href="/x/">1</a>',
    },
    ['dead-link: A link to /x/ leads nowhere. It is on 3 pages, for example /a/.', gone],
  ],
  [
    'pages too far away',
    { ...chain, '/c/': '<a href="/d/">x</a>', '/d/': '<a href="/e/">x</a>', '/e/': '' },
    [far('2 pages', '/d/ (4 clicks)')],
  ],
  [
    'pages behind a list, each of whose parts is a page of its own',
    paginate,
    [far('2 pages', '/b/ (4 clicks)')],
  ],
  [
    'a page without a link to it',
    { '/': '', '/alone/': '' },
    [far('One page', '/alone/ (no link leads there)')],
  ],
])('reported is %s', (_, pages, found, seen) => expect(problemsOf(pages, seen)).toEqual(found))

test('a link to a draft is one problem: that of the text where it is written, or that of the pages', () => {
  const drafts = new Map([['/gone/', { entry: 'acts/gone', file: 'data/acts.ts', line: 3 }]])
  const codesOf = (written: { href: string; file: string; line: number }[]) =>
    checkerOf({ '/': '<a href="/gone/">x</a>' })
      .problems(new Set(), { written, invalid: nothingInvalid(), drafts })
      .map(({ code }) => code)
  expect(codesOf([])).toEqual(['leads-to-draft'])
  expect(codesOf([{ href: '/gone/', file: 'content/pages/home.md', line: 7 }])).toEqual([])
})

test('a dead link that the owner wrote is reported at its line alone, also with blanks and accents', () => {
  const problemsOf = (href: string) =>
    checkerOf({ '/': '<a href="/caf%C3%A9%20x/?q=1">x</a>' }).problems(new Set(), {
      written: [{ href, file: 'content/pages/home.md', line: 7 }],
      invalid: nothingInvalid(),
      drafts: new Map(),
    })
  for (const href of ['/café x/', '/caf%C3%A9%20x/', '/café x/?q=1']) expect(problemsOf(href)).toEqual([])
  expect(problemsOf('/cafe x/')).toMatchObject([{ code: 'dead-link', places: [] }])
})

test('a text that looks like an attribute is no link', () => {
  const { targets, ids } = readFacts(
    `<p title="x href=&quot;/a/&quot;" data-id="d">href="/b/" id="c"</p><script>'<a href="/e/">'</script>`,
  ).links
  expect([...targets, ...ids]).toEqual([])
})

test('links to a page: how many others, which, and how many clicks from the home page', () => {
  const checker = checkerOf({
    '/': '<a href="/a/">x</a>',
    '/a/': '<a href="/a/">x</a><a href="/b/?q=1#c">x</a>',
    '/b/': '',
    '/c/': '<a href="/b/">x</a>',
  })
  expect(checker.inbound('/b/')).toEqual({ count: 2, examples: ['/a/', '/c/'], clicks: 2 })
  expect(checker.inbound('/a/')).toEqual({ count: 1, examples: ['/'], clicks: 1 })
  expect(checker.inbound('/c/')).toEqual({ count: 0, examples: [], clicks: undefined })
})

test('an id that a page has twice is one problem with all its places, for all pages that show the same text', () => {
  const text = { entry: 'pages/about', file: 'content/pages/about.md', line: 1 }
  const checker = new LinkChecker(plain)
  for (const path of ['/', '/about/', '/about/2/'])
    checker.add(
      {
        family: 'page',
        path: paths.redirect({ from: path }),
        sources: path === '/' ? [] : [text],
        isCanonical: true,
        isWanted: false,
      },
      readFacts(
        path === '/'
          ? '<main id="a"></main>'
          : '<main id="a"><p id="b"></p><p id="b"></p><p id="b"></p></main>',
      ).links,
    )
  const named = (id: string) =>
    [3, 9]
      .flatMap((line) => [text.file, 'content/pages/contact.md'].map((file) => ({ file, line, id })))
      .filter(() => id === 'b')
  expect(
    checker.problems(new Set(), { written: [], invalid: nothingInvalid(), drafts: new Map(), named }),
  ).toMatchObject([
    {
      code: 'id-twice',
      what: expect.stringContaining('/about/ have the id "b"'),
      places: [{ line: 3 }, { line: 9 }],
    },
  ])
})
