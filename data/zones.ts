/**
 * The zones with rules for a band's van, each written once. A city names those that a van meets there by their keys: `zones: ['lez-gent']`.
 * To add one: copy an entry, fill in every line, and name its key in `data/cities.ts`.
 *
 * These rules change. Read the page of the authority before you write anything here, and write the day on which you read it in `checked`,
 * in place of `unverified: true`; pages tell nothing of a zone until then. `comparedWith` is the page that you read, where it is not the authority's. `rule` is
 * one sentence that visitors read: write what applies, without figures that change every year.
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
    checked: '2026-11-29',
  },
  {
    key: 'lez-antwerpen',
    name: 'lage-emissiezone (LEZ) van Antwerpen',
    kind: 'lez',
    since: '2017-02-01',
    rule: 'De binnenstad van {city.antwerpen} en een deel van Linkeroever zijn een lage-emissiezone voor personen- en bestelwagens: brandstof en euronorm bepalen of de bus binnen mag.',
    authority: { name: 'Stad Antwerpen', address: 'https://www.slimnaarantwerpen.be/nl/lez' },
    comparedWith: 'https://www.lint.be/producten/detail/325/toegang-tot-de-lez-in-antwerpen',
    checked: '2026-11-29',
  },
  {
    key: 'lez-gent',
    name: 'lage-emissiezone (LEZ) van Gent',
    kind: 'lez',
    since: '2020-01-01',
    rule: 'Bijna heel {city.gent} binnen de stadsring R40 is een lage-emissiezone voor personen- en bestelwagens: brandstof en euronorm bepalen of de bus binnen mag.',
    authority: { name: 'Stad Gent', address: 'https://stad.gent/lez' },
    comparedWith: 'https://autogids.be/auto-advies/benelux/lez-gent.html',
    checked: '2026-11-29',
  },
  {
    key: 'zero-emissie-nederland',
    name: 'zero-emissiezone voor bestel- en vrachtwagens',
    kind: 'zero-emission',
    since: '2025-01-01',
    rule: 'In de zero-emissiezone van het centrum rijdt een bestelwagen die sinds 1 januari 2025 is ingeschreven alleen zonder uitstoot; een oudere bus moet er vanaf 1 januari 2027 minstens Euro 6 zijn.',
    authority: { name: 'Rijksoverheid en gemeenten, Op weg naar ZES', address: 'https://www.opwegnaarzes.nl/' },
    comparedWith: 'https://www.autoreview.nl/bedrijfswagens/nieuws/id/36968/nieuw-verkeersbord-moet-duidelijkheid-scheppen-in-milieuzones',
    checked: '2026-11-29',
  },
] as const satisfies readonly Zone[]
