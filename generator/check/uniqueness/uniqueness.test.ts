import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tinySite } from '../../../tests/tiny-site.ts'
import { placeholders } from '../../build/check.ts'
import { pageMaker } from '../../build/make-page.ts'
import { agencySite } from '../../build/site-definition.ts'
import { formatProblem } from '../../commands/report/format.ts'
import { paths } from '../../core/addresses.ts'
import { expand } from '../../routes/expand.ts'
import { families } from '../../routes/index.ts'
import { readFacts } from '../page-facts.ts'
import { maskedWords, namesFrom, wordHashes } from './names.ts'
import { nearestOf } from './nearest.ts'
import { createSketcher, hiddenPages, SharedTexts, sharedTextProblems } from './shared-text.ts'
import { type Sketch, samplingOf, sketchOf } from './sketch.ts'

describe('the main text', () => {
  const page = (main: string) =>
    `<body><header><p>Menu</p></header><main id="inhoud" tabindex="-1">${main}</main><footer>Onderaan</footer></body>`
  const rest =
    '<nav><ol><li>Home</li></ol></nav><a href="/x/">Lees</a><article><h3>Kaart</h3></article><button>Vraag</button><form><p>Naam</p></form>'

  test.each([
    [
      'is what <main> says, with a line for each block',
      '<h1>Silkwood in <em>Gent</em></h1><p>Twee &amp; een cello.</p>',
      'Silkwood in Gent\nTwee & een cello.',
    ],
    ['has no navigation, links, cards, buttons or forms', `<p>Eerst.</p>${rest}<p>Dan.</p>`, 'Eerst.\nDan.'],
    [
      'continues after an element that holds another one of its name',
      '<nav>a<nav>b</nav>c</nav><p>Tekst.</p>',
      'Tekst.',
    ],
    [
      'is the same however its source is wrapped',
      '<p>Twee mensen\nen  een cello.</p>\n<p>Meer\n niet.</p>',
      'Twee mensen en een cello.\nMeer niet.',
    ],
    [
      'keeps the ampersand of markdown as it is written, as the ledger does',
      '<p>Tour &#x26; Taxis &amp; meer</p>',
      'Tour &#x26; Taxis & meer',
    ],
  ])('%s', (_, main, text) => expect(readFacts(page(main)).lines.join('\n').trim()).toBe(text))

  test('is empty for a page without <main>', () =>
    expect(readFacts('<body><p>x</p></body>').lines.join('\n').trim()).toBe(''))
})

describe('a sketch', () => {
  const sizeOf = (text: string) => sketchOf(wordHashes(text), 1).length

  test('has a hash for every group of five words, and each once', () => {
    expect(sizeOf('een twee drie vier')).toBe(0)
    expect(sizeOf('een twee drie vier vijf zes')).toBe(2)
    expect(sizeOf('a b c d e a b c d e')).toBe(5)
  })
  test('does not depend on case, spaces and punctuation', () => {
    expect(sketchOf(wordHashes('Wat, dan? Vraag “het” ons\u00a0maar.'), 1)).toEqual(
      sketchOf(wordHashes('wat dan vraag HET ons maar'), 1),
    )
  })
  test('depends on accents and the order of words', () => {
    const texts = [
      'een twee drie vier vijf',
      'twee een drie vier vijf',
      'één twee drie vier vijf',
      'twee drie vier vijf een',
    ]
    expect(new Set(texts.map((text) => sketchOf(wordHashes(text), 1)[0])).size).toBe(4)
  })
  test('does not depend on names and figures, nor on how many of them follow each other', () => {
    const names = namesFrom([
      'Silkwood',
      'The Barrytown Ten',
      'Gent',
      'Den Haag',
      'AFAS Dome (Sportpaleis)',
      '1984',
    ])
    const sketch = (text: string) => sketchOf(wordHashes(text), 1, names)
    const first = sketch('In Gent speelt Silkwood voor € 1.280 in AFAS Dome (Sportpaleis), om 21.30 uur.')
    expect(
      sketch('In Den Haag speelt The Barrytown Ten voor 80 euro in Sportpaleis, om 7.05 uur.'),
    ).not.toEqual(first)
    expect(sketch('In Den Haag speelt The Barrytown Ten voor € 80 in Sportpaleis, om 7 uur.')).toEqual(first)
    expect(maskedWords(wordHashes('1984 in Gent Den Haag 12'), names)).toHaveLength(3)
  })
  test('of a large site keeps a part, the same of equal texts', () => {
    const words = Array.from({ length: 2000 }, (_, index) => `woord${index}`).join(' ')
    const hashes = wordHashes(words)
    const [whole, part] = [sketchOf(hashes, 1), sketchOf(hashes, 8)]
    expect(part.length).toBeGreaterThan(whole.length / 12)
    expect(part.length).toBeLessThan(whole.length / 5)
    expect([...part].every((hash) => whole.includes(hash))).toBe(true)
  })
  test('is whole up to 5,000 pages, and never coarser than a sixteenth', () => {
    expect([1000, 5000, 10_000, 1_000_000].map(samplingOf)).toEqual([1, 1, 2, 16])
  })
})

/** The same by comparing every page with every other one. */
const nearestByForce = (sketches: readonly Sketch[]): number[] =>
  sketches.map((own, page) =>
    Math.max(
      0,
      ...sketches.map((other, at) =>
        at === page ? 0 : own.filter((hash) => other.includes(hash)).length / own.length,
      ),
    ),
  )

describe('the nearest page', () => {
  const sketch = fc
    .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 20 })
    .map((hashes) => Uint32Array.from(hashes))

  test('is the one that comparing all pages finds', () => {
    // With so few pages all shingles are rare; the best is among the candidates unless nine others come
    // close.
    fc.assert(
      fc.property(fc.array(sketch, { maxLength: 9 }), (sketches) => {
        expect(nearestOf(sketches).map((found) => found?.share ?? 0)).toEqual(nearestByForce(sketches))
      }),
    )
  })
  test('is found among pages that share the text of their template', () => {
    const template = Array.from({ length: 300 }, (_, index) => index)
    const page = (own: number) =>
      Uint32Array.from([...template, ...Array.from({ length: 100 }, (_, index) => 1000 + own * 100 + index)])
    const twin = Uint32Array.from([
      ...page(7).slice(0, 390),
      ...Array.from({ length: 10 }, (_, index) => 900_000 + index),
    ])
    const found = nearestOf([...Array.from({ length: 200 }, (_, index) => page(index)), twin])
    expect(found[200]).toEqual({ other: 7, share: 0.975 })
    expect(found[7]).toEqual({ other: 200, share: 0.975 })
    expect(found[3]?.share).toBe(0.75)
  })
  test('does not exist for a page with a text of its own', () =>
    expect(nearestOf([Uint32Array.of(1, 2), Uint32Array.of(3)])).toEqual([undefined, undefined]))
})

describe('pages that share too much', () => {
  const text = (own: string) => `Deze zin staat op elke pagina van de site.\n${own}\n`
  const source = { entry: 'acts/silkwood', file: 'data/acts.ts', line: 12 }
  const similarOf = (
    pages: Record<string, string>,
    limits: Parameters<typeof createSketcher>[0],
    family = 'act in city',
  ) => {
    const sketcher = createSketcher(stopping, 10, namesFrom([]))
    const texts = new SharedTexts(10)
    for (const [name, own] of Object.entries(pages)) {
      const route = { family, path: paths.written(`/${name}/`), sources: [source] }
      texts.add(route, sketcher(route, wordHashes(text(own))))
    }
    return texts.compare(limits)
  }
  const stopping = { 'act in city': { limit: 50, above: 'stop' as const } }
  const hiding = { 'act in city': { limit: 50, above: 'noindex' as const } }
  const unreleased = { published: new Set<string>(), added: [] }
  const alike = { 'silkwood-gent': 'In Gent speelt ze zacht.', 'silkwood-luik': 'In Luik ook.' }
  const different = {
    'silkwood-gent': 'In Gent speelt ze zacht, want de abdij draagt elke noot tot achteraan.',
    'silkwood-luik': 'Luik is een stad met drie bruggen en een harde bas op elk plein.',
  }

  test('stop the build, with an example', () => {
    const problems = sharedTextProblems(similarOf(alike, stopping), unreleased)
    expect(problems.map(formatProblem)).toMatchInlineSnapshot(`
      [
        "error  text-shared
        at data/acts.ts:12
        2 pages of the family "act in city" share more than 50 % of the main text with another page: /silkwood-luik/ (75 % with /silkwood-gent/), /silkwood-gent/ (60 % with /silkwood-luik/).
        → Run "npm run uniqueness" to see the sentences; give each page facts of its own, or change "sharedText" in data/site.ts.",
      ]
    `)
  })
  test('are kept out of search engines instead, if the owner chooses so', () => {
    expect(sharedTextProblems(similarOf(alike, hiding), unreleased).map(({ severity }) => severity)).toEqual([
      'warning',
    ])
    expect([...hiddenPages(similarOf(alike, hiding))]).toEqual(['/silkwood-gent/', '/silkwood-luik/'])
  })
  test('are all named, with the page that has their text, those first that search engines had, and what is new since then', () => {
    const release = { published: new Set(['/silkwood-gent/']), added: ['acts/de-proef'] }
    expect(sharedTextProblems(similarOf(alike, hiding), release).map(({ what }) => what)).toEqual([
      '2 pages of the family "act in city" share more than 50 % of the main text with another page and are kept out of search engines: /silkwood-gent/ (60 % with /silkwood-luik/; published before), /silkwood-luik/ (75 % with /silkwood-gent/). New since the last release: acts/de-proef.',
    ])
  })
  test('are no problem below the limit, and in families without one', () => {
    expect(sharedTextProblems(similarOf(different, stopping), unreleased)).toEqual([])
    expect(similarOf(alike, stopping, 'page').similar).toEqual([])
  })
  test('a page that search engines pass over is not compared, nor a further page of a list', () => {
    const site = tinySite({ settings: { ...tinySite().settings, sharedText: stopping } })
    const { pages, routes } = expand(site, families)
    const make = pageMaker({ site, definition: agencySite, pages }, placeholders(site).assets)
    const sketched = [...routes()].filter((route) => make(route).facts.sketch).map(({ path }) => path)
    expect(sketched).toContain('/silkwood-gent/')
    // It has too few facts.
    expect(sketched).not.toContain('/silkwood-denhaag/')
    const sketcher = createSketcher(stopping, 10, namesFrom([]))
    expect(
      sketcher({ family: 'act in city', firstPage: paths.written('/x/') }, wordHashes(text('x'))),
    ).toBeUndefined()
  })
})
