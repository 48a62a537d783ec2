import { expect, test } from 'vitest'
import { causeOf } from './attribute.ts'
import { entryChanges } from './data-changes.ts'
import { parseDiff, type SourceChange } from './source-changes.ts'

const acts = (category: string, more = '') => `export const acts = [
  {
    slug: 'silkwood',
    category: '${category}', // what it plays
  },${more}
]
`

test('a field of an entry that has another value is reported with its line, and one that came or went with its name', () => {
  expect(entryChanges(acts('cover'), acts('tribute'))).toMatchObject([
    { entry: 'acts/silkwood', what: 'changed', line: 4, fields: [{ name: 'category', before: "'cover'", after: "'tribute'" }] },
  ])
  const two = acts('cover', "\n  { slug: 'winnetoe' },")
  expect(entryChanges(acts('cover'), two)).toMatchObject([{ entry: 'acts/winnetoe', what: 'added', line: 6, fields: [] }])
  expect(entryChanges(two, acts('cover'))).toMatchObject([{ entry: 'acts/winnetoe', what: 'removed', line: 6 }])
})

test('comments and white space change no entry', () => {
  expect(entryChanges(acts('cover'), acts('cover').replace('what it plays', 'its kind').replaceAll('    ', '  '))).toEqual([])
})

test('a name in a list, and a setting, are entries of their own', () => {
  expect(
    entryChanges("export const supportedCities = [\n  'gent',\n] as const", "export const supportedCities = [\n  'gent',\n  'lier',\n] as const"),
  ).toMatchObject([{ entry: 'lier', name: 'lier', what: 'added', line: 3 }])
  expect(entryChanges("export const site = {\n phone: '1' }", "export const site = {\n phone: '2' }")).toMatchObject([
    { entry: 'site', what: 'changed', line: 2, fields: [{ name: 'phone' }] },
  ])
})

test('what git says of files is read with its lines, whether a file is changed, new, gone or no text', () => {
  const files = parseDiff(
    [
      'diff --git a/templates/A.tsx b/templates/A.tsx\nindex 1..2 100644\n--- a/templates/A.tsx\n+++ b/templates/A.tsx\n@@ -4 +4 @@ x\n-oud\n+nieuw\n',
      'diff --git a/content/b c.md b/content/b c.md\nnew file mode 100644\n--- /dev/null\n+++ b/content/b c.md\t\n@@ -0,0 +1 @@\n+tekst\n',
      'diff --git a/data/d.ts b/data/d.ts\nindex 1..2 100644\n--- a/data/d.ts\n+++ b/data/d.ts\n@@ -7,2 +6,0 @@\n-een\n-twee\n',
      'diff --git a/static/e.jpg b/static/e.jpg\nindex 1..2 100644\nBinary files a/static/e.jpg and b/static/e.jpg differ\n',
    ].join(''),
  )
  expect(files).toEqual([
    { file: 'templates/A.tsx', line: 4, what: 'changed', removed: ['oud'], added: ['nieuw'] },
    { file: 'content/b c.md', line: 1, what: 'added', removed: [], added: ['tekst'] },
    { file: 'data/d.ts', line: 7, what: 'changed', removed: ['een', 'twee'], added: [] },
    { file: 'static/e.jpg', line: undefined, what: 'changed', removed: [], added: [] },
  ])
})

const change = (file: string, removed: string, added: string, name?: string): SourceChange => ({
  file,
  what: 'changed',
  also: [],
  removed,
  added,
  ...(name === undefined ? {} : { name, entry: `acts/${name}` }),
})
const silkwood = change('data/acts.ts', "'cover'", "'tribute'", 'silkwood')
const winnetoe = change('data/acts.ts', "'Een band.'", "'Een groep.'", 'winnetoe')
const template = change('templates/pages/AboutPage.tsx', '<p>Wij zijn\n  met drie.</p>', '<p>Wij zijn met vier.</p>')
const styles = change('templates/styles/hero.css', '', 'color: red')
const lier: SourceChange = { file: 'data/supported-cities.ts', what: "'lier' added", also: [], name: 'lier', removed: '', added: "'lier'" }
const all = [silkwood, winnetoe, template, styles, lier]
const sources = new Map([['/boeken/', ['acts/silkwood']]])

test.each([
  ['words of a template, whatever their line breaks', { kind: 'text', before: 'Wij zijn met drie.', after: 'Wij zijn met vier.', addresses: ['/about/'] }, 2],
  ['words of a field', { kind: 'text', before: 'band', after: 'groep', addresses: ['/x/'] }, 1],
  ['pages that are called like an entry', { kind: 'title', before: 'Iets', after: 'Iets anders', addresses: ['/silkwood-gent/', '/artist/silkwood/'] }, 0],
  ['pages that are made of an entry', { kind: 'title', before: 'Iets', after: 'Iets anders', addresses: ['/boeken/'] }, 0],
  ['the stylesheet', { kind: 'styling', what: 'stylesheet', before: '/a.css', after: '/b.css', addresses: ['/x/'] }, 3],
  ['nothing but small words', { kind: 'text', before: 'Wij … met …', after: '… met …', addresses: ['/x/'] }, undefined],
  ['the entry that came, for a page that is new', { isPage: true, addresses: ['/silkwood-lier/'] }, 4],
  ['links to pages of an entry that came', { kind: 'links', after: '…(/…-lier/)', addresses: ['/x/'] }, 4],
  ['nothing that is certain', { kind: 'text', before: 'Iets', after: 'Iets anders', addresses: ['/x/'] }, undefined],
] as const)('of several causes one is found by %s', (_, finding, at) => {
  expect(causeOf(finding, all, sources)).toBe(at)
})

test('everything follows from the only cause there is, and nothing from none', () => {
  expect(causeOf({ addresses: ['/x/'] }, [template], sources)).toBe(0)
  expect(causeOf({ addresses: ['/x/'] }, [], sources)).toBeUndefined()
})
