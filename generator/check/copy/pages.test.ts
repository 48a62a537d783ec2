import { expect, test } from 'vitest'
import { tinyCopy } from '../../../tests/tiny-copy.ts'
import { tinySite } from '../../../tests/tiny-site.ts'
import { readPage } from '../page-text.ts'
import { PageCopyChecker } from './pages.ts'
import { checkTexts } from './texts.ts'

const { copy, ...site } = tinySite()

/** What the check finds on pages with this main part and this description. */
function foundOn(mains: readonly string[], description = '') {
  const checker = new PageCopyChecker({ ...site, copy: { ...copy, nearby: { words: ['in de buurt'], km: 60 }, distances: ['km'] } })
  for (const [index, main] of mains.entries()) {
    const text = readPage(`<meta name="description" content="${description}"><header>Zang , gitaar</header><main>${main}</main>`)
    checker.add({ path: `/${index}/`, sources: [] }, checker.find(text))
  }
  return checker.problems().map(({ code, what }) => `${code} ${what}`)
}

test('texts that were put together wrongly are reported once, with the number of pages and an example', () => {
  expect(foundOn(['<p>In <b>Luik</b> (Luik) speelt de band.</p>', '<p>Naar Luik (Luik).</p>', '<p>In Luik speelt de band.</p>'])).toEqual([
    'copy-place-twice "Luik (Luik)" names one place twice. It is on 2 pages, for example /0/.',
  ])
})

test('a sentence that begins in small letters within a block is a fragment, and two blocks are none', () => {
  expect(foundOn(['<p>Ze spelen. en daarna niet.</p>'])).toHaveLength(1)
  expect(foundOn(['<p>Ze spelen.</p><p>en daarna niet.</p>'])).toEqual([])
})

test('a place that a heading calls near may be 60 kilometres away and no further', () => {
  const list = (heading: string, km: number) => `<h2>${heading}</h2><ul><li><a href="/">Gent</a> <span>${km} km</span></li></ul>`
  expect(foundOn([list('In de buurt van Aalst', 60)])).toEqual([])
  expect(foundOn([list('In de buurt van Aalst', 61)])).toEqual([expect.stringContaining('copy-nearby "Gent 61 km" is not near')])
  expect(foundOn([`${list('In de buurt', 10)}${list('De dichtste steden', 90)}`])).toEqual([])
})

test('kilometres in the description of a page are reported, and those in its text are not', () => {
  expect(foundOn(['<p>Op 40 km.</p>'], 'Een band op 40 km.')).toEqual([expect.stringContaining('copy-distance "km"')])
  expect(foundOn(['<p>Op 40 km.</p>'])).toEqual([])
})

test('an exception that only a page needs is in use, and one that nothing needs is reported', () => {
  const source = { entry: 'exceptions/1', file: 'data/copy.ts', line: 40 }
  const checker = new PageCopyChecker({
    ...site,
    copy,
    copyExceptions: [{ rule: 'place-twice', phrases: ['Luik (Luik)', 'Gent (Gent)'], because: 'test', source }],
  })
  checker.add({ path: '/', sources: [] }, checker.find(readPage('<main><p>Naar Luik (Luik).</p></main>')))
  expect(checker.problems().map(({ code, what }) => [code, /Gent/.test(what)])).toEqual([['copy-exception-unused', true]])
})

test('a text is read by all rules after it was read by those for pages', () => {
  const own = { ...site, copy: tinyCopy, texts: [{ text: 'Bel ons, dan helpen wij u.', syntax: 'plain' as const, placeAt: () => ({ file: 'x' }) }] }
  expect([new PageCopyChecker(own).problems(), checkTexts(own).map(({ code }) => code)]).toEqual([[], ['copy-form-of-address']])
})

test.each([
  ['Zang  en dans.', '<p>Zang  en dans.</p>', 'plain'],
  ['Wij rijden naar {city.gent}  toe.', '<p>Wij rijden naar De Panne  toe.</p>', 'plain'],
  ['{act}  in {city}', '<p>Silkwood  in Gent</p>', 'message'],
  ['Een *zang*  en [dans](/a/) , samen.', '<p>Een <em>zang</em>  en <a>dans</a> , samen.</p>', 'markdown'],
  ['Een cover band.', '<p>Een cover band.</p>', 'plain'],
] as const)('what %j of the owner breaks is not reported of its pages again', (text, main, syntax) => {
  const checker = new PageCopyChecker({ ...site, copy: tinyCopy, texts: [{ text, syntax, placeAt: () => ({ file: 'x' }) }] })
  checker.add({ path: '/', sources: [] }, checker.find(readPage(`<main>${main}<p>Zang  of dans.</p></main>`)))
  expect(checker.problems().map(({ what }) => what)).toEqual([expect.stringContaining('"Zang  of"')])
})
