import type { Category } from 'toegift/schema'

export const categories: readonly Category[] = [
  {
    key: 'akoestisch',
    word: 'akoestische act',
    plural: 'akoestische acts',
    adjective: 'akoestisch',
    name: 'Akoestisch',
    title: 'Akoestische Act',
    heading: 'Akoestisch',
    searchWords: ['akoestische', 'akoestiek', 'unplugged', 'achtergrondmuziek'],
    suits: 'akoestisch bij de receptie',
    isQuiet: true,
  },
  {
    key: 'cover',
    word: 'coverband',
    plural: 'coverbands',
    label: 'Cover Band',
    searchWords: ['coverband', 'feestband'],
    suits: 'een band om op te dansen',
    priceClass: 'allround',
    landing: { key: 'coverband', for: 'party', players: 'de band', short: 'band', shorts: 'bands' },
  },
  {
    key: 'tribute',
    word: 'tributeband',
    plural: 'tributebands',
    name: 'Tribute Band',
    heading: 'Tribute Bands',
    searchWords: ['tributeband', 'tribute'],
    suits: 'een tribute als hoofdact',
    playsArtist: true,
    landing: {
      key: 'tributeband',
      for: 'concert',
      players: 'de groep',
      short: 'tribute',
      shorts: 'tributes',
    },
  },
]
