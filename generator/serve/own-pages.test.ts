/** The pages of the server itself, and the faults that they show. */
import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { explainError, linesAround } from '../report/explained-error.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { searchRows } from './dev-site.ts'
import { errorPage, problemsPage, routesPage, withClient } from './own-pages.ts'

const markup = '<img src=x onerror=alert(1)>'
const fault = { message: markup, place: { file: 'templates/pages/ActPage.tsx', line: 41 }, code: [{ line: 41, text: markup, isPlace: true }], stack: markup }

test('the error page shows its status, names the line and shows it among its neighbours', () => {
  const html = errorPage(fault, 'v')
  expect(html).toContain('<h1>Unexpected Application Error!</h1>\n<p>500 Internal Server Error</p>')
  expect(html).toContain('templates/pages/ActPage.tsx:41')
  expect(html).toContain('<strong>&gt;    41  &lt;img')
  expect(html).toContain('<p>This is a fault in the code of the website, at the line below, not in your data or texts.')
  expect(errorPage({ message: '', code: [], stack: '' }, 'v')).toContain('<p>This is a fault in the code of the website, not in your data')
})

test('no foreign text becomes markup', () => {
  const row = { address: `/${markup}/`, family: markup, title: markup, sources: [{ entry: markup, file: markup, line: 1 }] }
  const problem = { code: 'rule', severity: 'error' as const, places: [{ file: markup }], what: markup, hint: markup }
  for (const html of [errorPage(fault, markup), problemsPage([problem], markup), routesPage(markup, { rows: [row], total: 1 }, markup)]) {
    expect(html).not.toContain('<img')
  }
})

test('the client is added to the head of a page, with the state that the page was made from', () => {
  expect(withClient('<head><title>$&</title></head><body></body>', 'name.3')).toBe(
    '<head><title>$&</title><link rel="stylesheet" href="/__dev.css">\n<script src="/__dev.js" data-version="name.3" defer></script>\n</head><body></body>',
  )
})

test('a long list shows how many there are and how many are listed', () => {
  const row = { address: '/x/', family: 'act', title: 'X', sources: [{ entry: 'acts/x', file: 'data/acts.ts', line: 3 }] }
  const html = routesPage('x', { rows: [row], total: 1014 }, 'v')
  expect(html).toContain('1,014 routes with “x”, the first 1 are shown.')
  expect(html).toContain('<a href="/x/">/x/</a>')
  expect(html).toContain('acts/x <code>data/acts.ts:3</code>')
})

test('of many entries, those that were searched for are named first, and the rest is counted', () => {
  const entries = ['a', 'b', 'c', 'd', 'e', 'meant'].map((name, line) => ({ entry: `acts/${name}`, file: 'data/acts.ts', line }))
  const html = routesPage('Meant', { rows: [{ address: '/', family: 'acts', title: 'All', sources: entries }], total: 1 }, 'v')
  expect(html).toContain('<td>acts/meant <code>data/acts.ts:5</code><br>acts/a ')
  expect(html).toContain('acts/c <code>data/acts.ts:2</code><br>and 2 more</td>')
})

test('code that does not compile is reported with its place, without the stack of the bundler', () => {
  const error = Object.assign(new Error('Build failed'), { errors: [{ text: 'Unexpected "="', location: { file: 'generator/home.ts', line: 4 } }] })
  expect(explainError(error)).toMatchObject({
    message: 'Unexpected "="',
    place: { file: 'generator/home.ts', line: 4 },
    stack: 'generator/home.ts:4: Unexpected "="',
  })
})

test('an error below a template is found at the template, however it was passed on', () => {
  const cause = Object.assign(new Error('boom'), {
    stack: 'Error: boom\n    at render (templates/pages/HomePage.tsx:3)\n    at x (generator/render/render.tsx:54)',
  })
  const error = Object.assign(new Error('HomePage failed', { cause }), { stack: 'RenderFault\n    at generator/routes/main.tsx:7' })
  expect(explainError(error).place).toEqual({ file: 'templates/pages/HomePage.tsx', line: 3 })
})

test('an error within a library is shown at the declaration of the page', () => {
  const error = Object.assign(new Error('Objects are not valid as a React child'), { stack: 'Error: x\n    at y (generator/render/render.tsx:54)' })
  const { place, code } = explainError(error, 'ActPage')
  expect(place?.file).toBe('templates/pages/ActPage.tsx')
  expect(code.find(({ isPlace }) => isPlace)?.text).toContain('function ActPage(')
})

test('lines at the ends of a file have fewer neighbours', () => {
  const text = 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj'
  expect(linesAround(text, 1).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(linesAround(text, 10).map(({ line }) => line)).toEqual([6, 7, 8, 9, 10])
  expect(linesAround(text, 99)).toEqual([])
})

const rows = [...expandRoutes(tinySite(), families)].map(({ path, family, meta, sources }) => ({ address: path, family, title: meta().title, sources }))

test.each([
  ['address', '/silkwood-gent/', 'act in city'],
  ['words of the family and the entry', 'CITY act silkwood gent', 'act in city'],
  ['file', 'data/redirects.ts', 'redirect'],
])('a route is found by its %s', (_, search, family) => {
  const found = searchRows(rows, search, 10)
  expect(found.rows.map((row) => row.family)).toContain(family)
  expect(found.rows.length).toBeLessThan(rows.length)
})

test('an empty search finds all routes, of which the first are listed', () => {
  const { rows: listed, total } = searchRows(rows, ' ', 2)
  expect(listed).toEqual(rows.slice(0, 2))
  expect(total).toBe(rows.length)
  expect(searchRows(rows, 'xyzzy', 2)).toEqual({ rows: [], total: 0 })
})
