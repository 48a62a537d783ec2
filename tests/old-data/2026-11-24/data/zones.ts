import type { Zone } from '../generator/schema/zone.ts'

export const zones = [
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
] as const satisfies readonly Zone[]
