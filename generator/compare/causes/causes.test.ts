import { expect, test } from 'vitest'
import { causeOf } from './attribute.ts'
import { combined } from './combine.ts'
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

test('entries without a slug are known by what they are about, so that one before them changes no other', () => {
  const file = (list: string, items: string[]) => `export const ${list} = [\n  ${items.join(',\n  ')},\n]\n`
  const addedBefore = (list: string, fresh: string, ...others: string[]) =>
    entryChanges(file(list, others), file(list, [fresh, ...others])).map(({ entry, what }) => `${entry} ${what}`)
  expect(addedBefore('riders', "{ act: 'silkwood', stage: 5 }", "{ act: 'winnetoe', stage: 4 }")).toEqual(['riders/silkwood added'])
  expect(addedBefore('redirects', "{ act: 'silkwood', to: '/' }", "{ from: '/oud/', to: '/' }", "{ city: 'gent', to: '/' }")).toEqual([
    'redirects/silkwood added',
  ])
  const said = (quote: string, author: string) => `{ quote: '${quote}', author: '${author}' }`
  expect(addedBefore('testimonials', said('Top!', 'An'), said('Mooi.', 'Jan'), said('Luid.', 'Piet'))).toEqual(['testimonials/An added'])
  expect(addedBefore('testimonials', said('Top!', 'Jan'), said('Mooi.', 'Piet'))).toEqual(['testimonials/Jan added'])
  expect(addedBefore('exceptions', "{ rule: 'number', because: 'a' }", "{ rule: 'number', because: 'b' }")).toEqual(['exceptions/a added'])
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
    { file: 'templates/A.tsx', line: 4, what: 'changed', removed: ['oud'], added: ['nieuw'], places: 1 },
    { file: 'content/b c.md', line: 1, what: 'added', removed: [], added: ['tekst'], places: 1 },
    { file: 'data/d.ts', line: 7, what: 'changed', removed: ['een', 'twee'], added: [], places: 1 },
    { file: 'static/e.jpg', line: undefined, what: 'changed', removed: [], added: [], places: 0 },
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
const lier: SourceChange = { file: 'data/supported-cities.ts', what: "'lier' added", also: [], whole: 'added', name: 'lier', removed: '', added: "'lier'" }
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

const entry = (list: string, name: string, what: 'added' | 'removed', text: string): SourceChange => {
  const side = { removed: what === 'removed' ? text : '', added: what === 'added' ? text : '' }
  return { file: `data/${list}.ts`, line: 9, what: `${list}/${name} ${what}`, also: [], name, entry: `${list}/${name}`, whole: what, ...side }
}
const file = (path: string, name: string, what: 'added' | 'removed'): SourceChange => ({
  file: path,
  what,
  also: [],
  name,
  whole: what,
  removed: '',
  added: '',
})
const line = (path: string, removed: string, added: string): SourceChange => ({ file: path, line: 4, what: 'changed', also: [], isOne: true, removed, added })
const entriesOf = (name: string, what: 'added' | 'removed') => [
  file(`content/acts/${name}.md`, name, what),
  entry('acts', name, what, `{ slug: '${name}', image: 'acts/${name}.svg' }`),
  entry('riders', name, what, `{ act: '${name}' }`),
  file(`static/images/acts/${name}.svg`, name, what),
]

test('an act that is removed is one cause with its rider, its text, its pictures, its redirect and the sentences that named it', () => {
  const changes = [
    ...entriesOf('silkwood', 'removed'),
    entry('redirects', 'silkwood', 'added', "{ act: 'silkwood', to: '/artists/' }"),
    line('content/blog/tips.md', 'Vraag [{act.silkwood}](/artist/silkwood/).', 'Vraag een coverband.'),
  ]
  const also = ['content/acts/silkwood.md', 'data/riders.ts', 'data/redirects.ts', 'content/blog/tips.md', 'static/images/acts/silkwood.svg']
  expect(combined(changes)).toMatchObject([{ file: 'data/acts.ts', what: 'acts/silkwood removed', also: expect.arrayContaining(also) }])
  expect(combined([...changes, line('content/blog/tips.md', 'Iets.', 'Iets anders.')])).toHaveLength(2)
})

test('an act that is renamed is one cause, also with a redirect of a single address', () => {
  const both = [...entriesOf('silkwood', 'removed'), ...entriesOf('silk-wood', 'added')]
  const named = line('content/blog/tips.md', 'Vraag {act.silkwood}.', 'Vraag {act.silk-wood}.')
  expect(combined([...both, entry('redirects', 'silkwood', 'added', "{ act: 'silkwood', to: 'silk-wood' }"), named])).toMatchObject([
    { file: 'data/acts.ts', what: 'acts/silkwood became acts/silk-wood' },
  ])
  expect(combined([...both, entry('redirects', '/artist/silkwood/', 'added', "{ from: '/artist/silkwood/', to: '/artist/silk-wood/' }")])).toHaveLength(1)
})

test('without any evidence, the only entry that came or went is the cause, unless a template changed too', () => {
  const shuffled = { kind: 'headings', before: 'Winnetoe', after: 'The Rover', addresses: ['/1984-gent/'] } as const
  const removed = entry('acts', 'silkwood', 'removed', "{ slug: 'silkwood' }")
  const other = line('content/pages/about.md', 'Vroeger.', 'Later.')
  expect(causeOf(shuffled, [other, removed], sources)).toBe(1)
  expect(causeOf(shuffled, [other, removed, template], sources)).toBeUndefined()
  expect(causeOf(shuffled, [removed, entry('acts', '1985', 'added', "{ slug: '1985' }")], sources)).toBeUndefined()
})

test('each sentence of the catalogue is a change of its own', () => {
  const text =
    'diff --git a/content/sentences.yaml b/content/sentences.yaml\nindex 1..2 100644\n--- a/content/sentences.yaml\n+++ b/content/sentences.yaml\n@@ -4 +4 @@\n-a: "x"\n+a: "y"\n@@ -9,2 +9,2 @@\n-b: "x"\n-c: "x"\n+b: "y"\n+c: "y"\n'
  expect(parseDiff(text).map(({ line, removed, added, places }) => [line, ...removed, ...added, places])).toEqual([
    [4, 'a: "x"', 'a: "y"', 1],
    [9, 'b: "x"', 'b: "y"', 1],
    [10, 'c: "x"', 'c: "y"', 1],
  ])
})
