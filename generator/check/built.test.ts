import { expect, test } from 'vitest'
import { BuiltLinks } from './built.ts'

/**
 * The problems of a home page with this link, in a folder with these files; `about/` has the anchor `team`.
 */
function problemsOf(link: string, { base = '', trailingSlash = true } = {}) {
  const files = ['about/index.html', 'about.html', 'a b.pdf']
  const links = new BuiltLinks({ base, trailingSlash })
  links.add('index.html', `<p id="top">\n<a href="${link}">link</a>`)
  for (const file of files) links.add(file, '<p id="team"></p>')
  return links
    .problems(new Set(['index.html', ...files]), (path) => `out/${path}`)
    .map(({ code, places }) => `${code} ${places[0]?.file}:${places[0]?.line}`)
}

test.each([
  ...[
    '/',
    '/about/',
    '/about/?a=b',
    '/about/#team',
    '#top',
    'https://elsewhere.example/x',
    'mailto:a@b.example',
    '/a%20b.pdf',
  ].map((link) => ({ link })),
  { link: '/about', style: { trailingSlash: false } },
  { link: '/sub/about/', style: { base: '/sub' } },
  { link: '/sub', style: { base: '/sub' } },
])('a link leads somewhere: %o', ({ link, style = {} }: Linked) =>
  expect(problemsOf(link, style)).toEqual([]),
)

test.each([
  { link: '/nowhere/', code: 'dead-link' },
  { link: '/about', code: 'dead-link' },
  { link: '/about/#nobody', code: 'dead-anchor' },
  { link: '#bottom', code: 'dead-anchor' },
  { link: '/%E0%A4%A/', code: 'dead-link' },
  { link: '/none', code: 'dead-link', style: { trailingSlash: false } },
  { link: '/about/', code: 'dead-link', style: { base: '/sub' } },
  { link: '/subway/about/', code: 'dead-link', style: { base: '/sub' } },
])('a link is reported with its file and line: %o', ({ link, code, style = {} }: Linked & { code: string }) =>
  expect(problemsOf(link, style)).toEqual([`${code} out/index.html:2`]),
)

type Linked = { link: string; style?: { base?: string; trailingSlash?: boolean } }
