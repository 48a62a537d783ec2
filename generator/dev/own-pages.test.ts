/** The pages of the server itself, and the faults that they show. */
import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { locateError } from '../commands/report/located-error.ts'
import { rowsOf, searchRows } from './dev-site.ts'
import { errorPage, problemsPage, routesPage, withClient } from './own-pages.ts'

const markup = '<img src=x onerror=alert(1)>'
const fault = {
  message: markup,
  place: { file: 'templates/pages/ActPage.tsx', line: 41 },
  code: [{ line: 41, text: markup, isPlace: true }],
  stack: markup,
}

test('the error page shows its status, names the line and shows it among its neighbours', () => {
  const html = errorPage(fault)
  expect(html).toContain('<h1>Unexpected Application Error!</h1>\n<p>500 Internal Server Error</p>')
  expect(html).toContain('templates/pages/ActPage.tsx:41')
  expect(html).toContain('<strong>&gt;    41  &lt;img')
  expect(html).toContain(
    '<p>This is a fault in the code of the website, at the line below, not in your data or texts.',
  )
  expect(errorPage({ message: '', code: [], stack: '' })).toContain(
    '<p>This is a fault in the code of the website, not in your data',
  )
})

test('no foreign text becomes markup', () => {
  const row = {
    address: `/${markup}/`,
    family: markup,
    title: markup,
    sources: [{ entry: markup, place: markup }],
  }
  const problem = {
    code: 'rule',
    severity: 'error' as const,
    places: [{ file: markup }],
    what: markup,
    hint: markup,
  }
  for (const html of [errorPage(fault), problemsPage([problem]), routesPage(markup, [row])]) {
    expect(withClient(html, markup)).not.toContain('<img')
  }
})

test('a long list shows how many there are; of many entries, those that were searched for are named first, and the rest is counted', () => {
  const entries = ['a', 'b', 'c', 'd', 'e', 'meant'].map((name, line) => ({
    entry: `acts/${name}`,
    place: `data/acts.ts:${line}`,
  }))
  const rows = Array.from({ length: 1014 }, () => ({
    address: '/x/',
    family: 'acts',
    title: 'All',
    sources: entries,
  }))
  const html = routesPage('Meant', searchRows(rows, 'Meant'))
  expect(html).toContain('1,014 routes with “Meant”, the first 500 are shown.')
  expect(html.match(/<td>acts\/meant /g)).toHaveLength(500)
  expect(html).toContain('<a href="/x/">/x/</a>')
  expect(html).toContain('<td>acts/meant <code>data/acts.ts:5</code><br>acts/a ')
  expect(html).toContain('acts/c <code>data/acts.ts:2</code><br>and 2 more</td>')
})

test('an error within a library is shown at the declaration of the page', () => {
  const error = Object.assign(new Error('Objects are not valid as a React child'), {
    template: 'ActPage',
    stack: 'Error: x\n    at y (generator/render/render.tsx:54)\n    at z (generator/dev/dev-site.ts:3)',
  })
  const { place, code } = locateError(error)
  expect(place?.file).toBe('templates/pages/ActPage.tsx')
  expect(code.find(({ isPlace }) => isPlace)?.text).toContain('function ActPage(')
})

test('routes are found by their address, family, entries and files; an empty search finds all', () => {
  const rows = rowsOf(tinySite())
  const familiesOf = (search: string) => new Set(searchRows(rows, search).map(({ family }) => family))
  expect(familiesOf('/silkwood-gent/')).toEqual(new Set(['act in city']))
  expect(familiesOf('CITY act silkwood gent')).toContain('act in city')
  expect(familiesOf('data/redirects.ts')).toEqual(new Set(['redirect']))
  expect(searchRows(rows, ' ')).toEqual(rows)
  expect(searchRows(rows, 'xyzzy')).toEqual([])
})
