import { expect, test } from 'vitest'
import { readFacts } from '../page-facts.ts'
import { hiddenValues } from './visible.ts'

const faultsOf = (thing: object, body: string) =>
  hiddenValues(
    readFacts(
      `<head><script type="application/ld+json">${JSON.stringify(thing)}</script></head><body>${body}</body>`,
      true,
    ),
  ).map(({ rule, detail }) => `${rule}: ${detail}`)

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
  ['a name', { '@type': 'MusicGroup', name: 'Silkwood' }, '<p>Silk</p>', 'hidden: name "Silkwood"'],
  [
    'a name within',
    { '@type': 'X', list: [{ '@type': 'Question', name: 'Wat kost het?' }] },
    '<p>Wat?</p>',
    'hidden: name "Wat kost het?"',
  ],
  [
    'a text of a script alone',
    { '@type': 'Answer', text: 'Nee.' },
    '<script>"Nee."</script>',
    'hidden: text "Nee."',
  ],
  [
    'a telephone number',
    { '@type': 'X', telephone: '+32 1' },
    '<a href="tel:+321">bel</a>',
    'hidden: telephone "+32 1"',
  ],
  ['a price', { '@type': 'Offer', price: 1500 }, '<p>€ 1.400</p>', 'hidden: price "1500"'],
])('%s that the page does not show is a fault', (_, thing, body, fault) =>
  expect(faultsOf(thing, body)).toEqual([fault]),
)
