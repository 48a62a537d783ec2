import { expect, test } from 'vitest'
import { pageReader } from './page-reader.ts'

const { readBoth, readPage } = pageReader()

/** Of each block its kind, what it is more exactly, its text and its address. */
test.each<[what: string, body: string, blocks: string[]]>([
  [
    'each paragraph, line and heading is a block',
    '<h2>Een <em>kop</em></h2><p>Twee <strong>woorden</strong>, hier.</p><ul><li>drie<li>vier</ul>',
    ['headings | h2 | Een kop', 'text | Twee woorden, hier.', 'text | drie', 'text | vier'],
  ],
  ['words that only tags separate are two', '<p><strong>Silkwood</strong><span>€ 800</span></p>', ['text | Silkwood € 800']],
  [
    'a link that stands alone is a link; one inside a text belongs to the text',
    '<li><a href="/x/">X</a></li><div><a href="/a/">A</a><a rel="nofollow" href="/b/">B</a></div><p>Zie <a href="/c/">C</a>.</p>',
    ['links | X | /x/', 'links | A | /a/', 'links | B | /b/ (nofollow)', 'text | Zie C.'],
  ],
  [
    'a link around a card comes after the texts of the card',
    '<a href="/x/"><h3>Titel</h3><p>Tekst</p></a>',
    ['headings | h3 | Titel', 'text | Tekst', 'links | /x/'],
  ],
  [
    'pictures have their texts, and no digests',
    '<picture><source srcset="/assets/a.12345678-400.webp 400w"><img src="/assets/a.12345678.jpg" alt="Een foto"></picture>',
    ['pictures | Een foto | /assets/a.jpg'],
  ],
  [
    'labels and the fields of a form are texts',
    '<nav aria-label="Menu"></nav><input name="naam" required placeholder="Jouw naam">',
    ['text | aria-label | Menu', 'text | placeholder | Jouw naam', 'text | field | input name="naam" required=""'],
  ],
  ['white space counts in preformatted text alone', '<p> a\n  b </p><pre>a\n  b</pre>', ['text | a b', 'text | pre | a\n  b']],
  ['missing end tags', '<p>een<p>twee <b>drie', ['text | een', 'text | twee drie']],
])('%s', (_, body, blocks) => {
  const shown = readPage(`<html><head></head><body><main>${body}`).blocks.filter(({ kind }) => kind !== 'end')
  expect(shown.map(({ kind, what, text, address }) => [kind, what, text, address].filter(Boolean).join(' | '))).toEqual(blocks)
})

test('header, main and footer are distinguished, and a header inside main belongs to main', () => {
  const { blocks } = readPage('<body><header><p>a</p></header><p>b</p><main><header>c</header></main><footer>d</footer></body>')
  expect(blocks.filter(({ text }) => text !== '').map(({ text, region }) => `${text} ${region}`)).toEqual(['a header', 'b page', 'c main', 'd footer'])
})

test('of two pages only the sections are read that differ, unless a comment may hold one', () => {
  const textsIn = (page: (word: string) => string) => readBoth(page('één'), page('twee')).map(({ blocks }) => blocks.flatMap(({ text }) => text || []))
  const around = (main: string) => `<head></head><body><header>kop</header><main><p>tekst</p>${main}</main>voet`
  expect(textsIn((word) => around(`<section>gelijk</section><section>${word}</section><section>slot</section>`))).toEqual([['één'], ['twee']])
  expect(textsIn((word) => around(`<!-- <section>${word}</section> -->`))).toEqual([['tekst'], ['tekst']])
})
