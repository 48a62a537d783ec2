import { expect, test } from 'vitest'
import { paths } from '../core/addresses.ts'
import { HiddenValues, hiddenValues } from './hidden-values.ts'
import { readFacts } from './page-facts.ts'

const faultsOf = (thing: object, body: string) =>
  hiddenValues(
    readFacts(
      `<head><script type="application/ld+json">${JSON.stringify(thing)}</script></head><body>${body}</body>`,
      true,
    ),
  ).map(({ detail }) => detail)

test.each([
  [
    'a name across tags, in other capitals',
    { '@type': 'MusicGroup', name: 'MJ History' },
    '<h1>MJ <em>HISTORY</em></h1>',
  ],
  [
    'a character that HTML escapes',
    { '@type': 'MusicGroup', name: "SLASH N' ROSES & Co" },
    '<h1>SLASH N&#x27; ROSES &amp; Co</h1>',
  ],
  [
    'an answer behind a question',
    { '@type': 'Answer', text: 'Dat hangt ervan af.' },
    '<details><p>Dat hangt\u00a0ervan\naf.</p></details>',
  ],
  [
    'a service whose words are in another order',
    { '@type': 'Service', name: 'Coverband: prijzen' },
    '<h1>Prijzen van coverbands</h1>',
  ],
  [
    'a concert whose words are in another order',
    { '@type': 'MusicEvent', name: 'Silkwood in Gent' },
    '<h1>Silkwood</h1><p>De Zaal, in Gent</p>',
  ],
  ['a price with separators', { '@type': 'Offer', price: 1500 }, '<p>€ 1.500</p>'],
  [
    'a description, which need not be shown',
    { '@type': 'Service', name: 'Band', description: 'Elders' },
    '<p>band</p>',
  ],
])('%s is shown', (_, thing, body) => expect(faultsOf(thing, body)).toEqual([]))

test.each([
  ['a name', { '@type': 'MusicGroup', name: 'Silkwood' }, '<p>Silk</p>', 'name "Silkwood"'],
  [
    'a name within',
    { '@type': 'X', list: [{ '@type': 'Question', name: 'Wat kost het?' }] },
    '<p>Wat?</p>',
    'name "Wat kost het?"',
  ],
  ['a text of a script alone', { '@type': 'Answer', text: 'Nee.' }, '<script>"Nee."</script>', 'text "Nee."'],
  [
    'a telephone number',
    { '@type': 'X', telephone: '+32 1' },
    '<a href="tel:+321">bel</a>',
    'telephone "+32 1"',
  ],
  ['a price', { '@type': 'Offer', price: 1500 }, '<p>€ 1.400</p>', 'price "1500"'],
])('%s that the page does not show is a fault', (_, thing, body, fault) =>
  expect(faultsOf(thing, body)).toEqual([fault]),
)

test('what many pages of a family hide is one problem, with an example and its place', () => {
  const values = new HiddenValues()
  for (const path of [paths.act({ slug: 'silkwood' }), paths.act({ slug: 'winnetoe' })])
    values.add({ family: 'act', path, sources: [{ entry: 'acts/x', file: 'data/acts.ts', line: 3 }] }, [
      { thing: 'MusicGroup', detail: 'name "X"' },
    ])
  expect(values.problems()).toEqual([
    {
      code: 'structured-hidden',
      severity: 'error',
      places: [{ file: 'data/acts.ts', line: 3 }],
      what: 'A MusicGroup says what its page does not show: name "X", on 2 pages such as /artist/silkwood/.',
      hint: 'Show it on the page, or leave it out of the data.',
    },
  ])
})
