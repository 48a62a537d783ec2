import { expect, test } from 'vitest'
import { type AddressStyle, formatHref, paths } from '../core/addresses.ts'
import { LinkChecker } from './links.ts'
import { readFacts } from './page-facts.ts'

const link = (path: string) => `<a href="${path}">x</a>`
const main = (...content: string[]) =>
  `<header>${link('/menu/')}</header><main>${content.join('')}</main><footer>${link('/footer/')}</footer>`
const enough = main(link('/'), link('/a/'), link('/b/'), link('/c/'))
const plain: AddressStyle = { address: 'https://host.example', trailingSlash: true }

/**
 * The problems of links in main parts; the home page and three others link to every page, unless it is said
 * which do.
 */
function problemsOf(
  pages: Record<string, string>,
  { family = 'act in city', style = plain, partsOf = {}, others = {} }: Partial<Site> = {},
): string[] {
  const checker = new LinkChecker(style)
  const places = main(...Object.keys(pages).map((path) => link(formatHref(path, style))))
  const all: Record<string, string> = {
    ...Object.fromEntries(['/', '/a/', '/b/', '/c/'].map((path) => [path, places])),
    ...others,
    ...pages,
  }
  for (const [path, html] of Object.entries(all)) {
    const first = partsOf[path]
    const firstPage = first === undefined ? {} : { firstPage: paths.redirect({ from: first }) }
    const sources = [{ entry: `acts${path}`, file: 'data/acts.ts', line: 7 }]
    const page = {
      path: paths.redirect({ from: path }),
      family: path in pages ? family : 'page',
      sources,
      isWanted: true,
      isCanonical: true,
      ...firstPage,
    }
    checker.add(page, readFacts(html).links)
  }
  return checker
    .problems(new Set(['/rider.pdf', '/menu/', '/footer/', '/booking/']))
    .filter(({ code }) => /links|linked/.test(code))
    .map(
      ({ code, severity, what, places: at }) =>
        `${severity} ${code} at ${at.map(({ file, line }) => `${file}:${line}`)}: ${what}`,
    )
}
type Site = {
  family: string
  style: AddressStyle
  partsOf: Record<string, string>
  others: Record<string, string>
}
const few = (links: number, page = '/page/') => [
  `warning few-links at data/acts.ts:7: One page of the family "act in city" has fewer than 3 links in the main part, for example ${page} (${links}).`,
]

const many = Array.from({ length: 13 }, (_, index) => link(`/x${index}/`)).join('')

test.each([
  ['the header and the footer', ''],
  ['the breadcrumb', `<nav class="breadcrumb">${link('/a/')}${link('/b/')}</nav>`],
  ['a card', `<article class="act-card">${link('/a/')}</article><article>${link('/b/')}</article>`],
  ['the booking form', `${link('/booking/?act=silkwood')}${link('/booking/')}`],
  ['a file', `${link('/rider.pdf')}<img src="/a/"><img srcset="/b/ 400w, /c/ 800w">`],
  ['the page itself', `${link('/page/')}${link('/page/#top')}${link('#top')}`],
  ['a second link to the same page', `${link('/')}${link('/#top')}${link('/?q')}`],
  ['another site', link('https://other.example/')],
  ['a further page of its own list', `${link('/page/2/')}${link('/page/3/')}`],
])('a link of %s does not count', (_name, html) =>
  expect(problemsOf({ '/page/': main(html, link('/')) })).toEqual(few(1)),
)

test.each<[what: string, pages: Record<string, string>, found: string[], site?: Partial<Site>]>([
  ['three are enough', { '/page/': enough }, []],
  [
    'links after a card count',
    { '/page/': main(`<article>${link('/')}</article>`, link('/a/'), link('/b/'), link('/c/')) },
    [],
  ],
  ['pages of a family without limits may have none', { '/page/': main() }, [], { family: 'article' }],
  [
    'a further page of a list may have none',
    { '/page/': enough, '/page/2/': main() },
    [],
    { partsOf: { '/page/2/': '/page/' } },
  ],
  [
    'more than twelve are reported',
    { '/page/': main(many) },
    [
      'warning many-links at data/acts.ts:7: One page of the family "act in city" has more than 12 links in the main part, for example /page/ (13).',
    ],
  ],
  [
    'below a base path, the booking form does not count',
    { '/page/': main(...['/booking', '/a', '/b'].map((path) => link(`/sub${path}`))) },
    few(2, '/sub/page'),
    { style: { address: 'https://host.example/sub', trailingSlash: false } },
  ],
  [
    'all pages of a family are one problem, with the first as the example',
    { '/one/': main(), '/two/': main() },
    [
      'warning few-links at data/acts.ts:7,data/acts.ts:7: 2 pages of the family "act in city" have fewer than 3 links in the main part, for example /one/ (0).',
    ],
  ],
])('of links in the main part of a page, %s', (_, pages, found, site) =>
  expect(problemsOf(pages, site)).toEqual(found),
)

test.each([
  [
    'three are enough, and cards count',
    { '/c/': main(), '/b/': main(`<article>${link('/page/#x')}</article>`) },
    [],
  ],
  [
    'a header and a second link of the same page do not count',
    { '/a/': main(link('/page/'), link('/page/?x')), '/b/': `${link('/page/')}${main()}`, '/c/': main() },
    [
      'warning seldom-linked at data/acts.ts:7: One page of the family "act in city" has links from the main parts of fewer than 3 other pages, for example /page/ (2).',
    ],
  ],
])('of the pages that link to a page, %s', (_, others, found) =>
  expect(problemsOf({ '/page/': enough }, { others })).toEqual(found),
)
