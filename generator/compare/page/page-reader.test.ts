import { expect, test } from 'vitest'
import { PageReader } from './page-reader.ts'

const reader = new PageReader()
const read = (html: string) => reader.read(html)
/** The blocks of a page: kind, text, address. */
const blocks = (body: string) =>
  read(`<html><head></head><body><main>${body}</main></body></html>`)
    .blocks.filter(({ kind }) => kind !== 'end')
    .map(({ kind, what, text, address }) => [kind, what, text, address].filter(Boolean).join(' | '))

test('each paragraph, line and heading is a block; what stands in a line does not part it', () => {
  expect(blocks('<h2>Een <em>kop</em></h2><p>Twee <strong>woorden</strong>, hier.</p><ul><li>drie<li>vier</ul>')).toEqual([
    'headings | h2 | Een kop',
    'text | Twee woorden, hier.',
    'text | drie',
    'text | vier',
  ])
})

test('two words that only tags part are two words', () => {
  expect(blocks('<p><strong>Silkwood</strong><span>€ 800</span></p>')).toEqual(['text | Silkwood € 800'])
})

test('a link that stands alone is a link; one inside a text belongs to the text', () => {
  expect(blocks('<li><a href="/x/">X</a></li><div><a href="/a/">A</a><a href="/b/">B</a></div><p>Zie <a href="/c/">C</a>.</p>')).toEqual([
    'links | X | /x/',
    'links | A | /a/',
    'links | B | /b/',
    'text | Zie C.',
  ])
})

test('a link around a card is listed after the texts of the card', () => {
  expect(blocks('<a href="/x/"><h3>Titel</h3><p>Tekst</p></a>')).toEqual(['headings | h3 | Titel', 'text | Tekst', 'links | /x/'])
})

test('a link with rel="nofollow" differs from one without', () => {
  expect(blocks('<p><a rel="nofollow" href="/x/">X</a></p>')).toEqual(['links | X | /x/ (nofollow)'])
})

test('pictures come with their texts, without digests', () => {
  expect(blocks('<picture><source srcset="/assets/a.12345678-400.webp 400w"><img src="/assets/a.12345678.jpg" alt="Een foto"></picture>')).toEqual([
    'pictures | Een foto | /assets/a.jpg',
  ])
})

test('what is only heard, and the fields of a form, are texts', () => {
  expect(blocks('<nav aria-label="Menu"></nav><input name="naam" required placeholder="Jouw naam">')).toEqual([
    'text | aria-label | Menu',
    'text | placeholder | Jouw naam',
    'text | field | input name="naam" required=""',
  ])
})

test('white space counts in preformatted text alone', () => {
  expect(blocks('<p> a\n  b </p><pre>a\n  b</pre>')).toEqual(['text | a b', 'text | pre | a\n  b'])
})

test('header, main and footer are distinguished, and a header inside main belongs to main', () => {
  const regions = read('<body><header><p>a</p></header><p>b</p><main><header>c</header></main><footer>d</footer></body>').blocks
  expect(regions.filter(({ text }) => text !== '').map(({ text, region }) => `${text} ${region}`)).toEqual(['a header', 'b page', 'c main', 'd footer'])
})

test('the head is read by name, with its structured data', () => {
  const head = read(
    '<head><title>A &amp; B</title><meta property="og:title" content="A"><link rel="canonical" href="/a/"><script type="application/ld+json">{}</script></head><body>',
  )
  expect(head).toMatchObject({
    entries: [
      { name: 'title', value: 'A & B', exact: 'A & B' },
      { name: 'og:title', value: 'A', exact: 'A' },
      { name: 'canonical', value: '/a/', exact: '/a/' },
    ],
    data: ['{}'],
  })
})

test('of two pages only the sections are read that differ', () => {
  const page = (word: string) => `<body><main><section><p>gelijk</p></section><section><p>${word}</p></section></main></body>`
  const [before, after] = reader.readBoth(page('één'), page('twee'))
  const texts = [before, after].map((facts) => facts.blocks.flatMap(({ text }) => text || []))
  expect(texts).toEqual([['één'], ['twee']])
})

test('a section inside a comment is none', () => {
  const page = (word: string) => `<body><main><p>tekst</p><!-- <section>${word}</section> --></main></body>`
  const [before, after] = reader.readBoth(page('een'), page('twee'))
  expect(after.blocks.map(({ text }) => text)).toEqual(before.blocks.map(({ text }) => text))
})

test('a page without head, main or end tags is read all the same', () => {
  expect(read('<p>een<p>twee <b>drie').blocks.map(({ text }) => text)).toEqual(['een', 'twee drie'])
})
