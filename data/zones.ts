/**
 * The zones with rules for a band's van, each written once. A city names those that a van meets there by their keys: `zones: ['lez-gent']`.
 * To add one: copy an entry, fill in every line, and name its key in `data/cities.ts`.
 *
 * These rules change. Read the page of the authority before you write anything here, and write the day on which you read it in `checked`,
 * in place of `unverified: true`. `rule` is one sentence that visitors read: write what applies, without figures that change every year.
 * A city without zones here has none that we are sure of.
 */
import type { Zone } from 'toegift/schema'

export const zones = [
  {
    key: 'lez-brussel',
    name: 'lage-emissiezone (LEZ) van het Brussels Hoofdstedelijk Gewest',
    kind: 'lez',
    since: '2018-01-01',
    rule: 'Alle negentien gemeenten van het gewest samen zijn een lage-emissiezone, ook voor bestelwagens en minibussen: brandstof en euronorm bepalen of de bus binnen mag.',
    authority: { name: 'Brussels Hoofdstedelijk Gewest', address: 'https://lez.brussels/' },
    unverified: true,
  },
  {
    key: 'lez-antwerpen',
    name: 'lage-emissiezone (LEZ) van Antwerpen',
    kind: 'lez',
    since: '2017-02-01',
    rule: 'De binnenstad van {city.antwerpen} is een lage-emissiezone voor personen- en bestelwagens: brandstof en euronorm bepalen of de bus binnen mag.',
    authority: { name: 'Stad Antwerpen', address: 'https://www.slimnaarantwerpen.be/nl/lez' },
    unverified: true,
  },
  {
    key: 'lez-gent',
    name: 'lage-emissiezone (LEZ) van Gent',
    kind: 'lez',
    since: '2020-01-01',
    rule: 'Binnen de stadsring R40 is {city.gent} een lage-emissiezone voor personen- en bestelwagens: brandstof en euronorm bepalen of de bus binnen mag.',
    authority: { name: 'Stad Gent', address: 'https://stad.gent/lez' },
    unverified: true,
  },
  {
    key: 'zero-emissie-nederland',
    name: 'zero-emissiezone voor bestel- en vrachtwagens',
    kind: 'zero-emission',
    since: '2025-01-01',
    rule: 'In de zero-emissiezone van het centrum mag een bestelwagen die sinds 1 januari 2025 is ingeschreven alleen zonder uitstoot rijden; voor oudere hangt het van de euroklasse af, met een overgangsregeling.',
    authority: { name: 'Rijksoverheid en gemeenten, Op weg naar ZES', address: 'https://www.opwegnaarzes.nl/' },
    unverified: true,
  },
] as const satisfies readonly Zone[]
