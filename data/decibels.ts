/**
 * How loud music may be in the halls of a region, each rule written once: the categories in which a hall can be licensed. Pages of towns in
 * these provinces say which category an act needs at least; those of other towns tell organisers to ask the hall for its limit.
 * To add one: copy an entry, and write the provinces as `data/cities.ts` does.
 *
 * Rules change. Read the page of the authority before you write anything here, and write the day on which you read it in `checked`,
 * or `unverified: true` until then. A region without categories that we are sure of is left out.
 */
import type { DecibelRule } from 'toegift/schema'

export const decibels = [
  {
    key: 'vlaanderen',
    name: 'Vlaanderen',
    country: 'BE',
    provinces: ['Antwerpen', 'Limburg', 'Oost-Vlaanderen', 'Vlaams-Brabant', 'West-Vlaanderen'],
    // VLAREM II: the first two on average over 15 minutes, the last over 60.
    classes: [85, 95, 100],
    authority: { name: 'Vlaamse overheid, VLAREM II', address: 'https://navigator.emis.vito.be/mijn-navigator?woId=70221&woLang=nl' },
    checked: '2026-11-29',
  },
  {
    key: 'brussel',
    name: 'Brussel',
    country: 'BE',
    provinces: ['Brussels Hoofdstedelijk Gewest'],
    classes: [85, 95, 100],
    authority: {
      name: 'Leefmilieu Brussel',
      address: 'https://leefmilieu.brussels/themas/geluid/elektronisch-versterkt-geluid/versterkt-geluid-verspreiden-regels-brussel',
    },
    checked: '2026-11-29',
  },
] as const satisfies readonly DecibelRule[]
