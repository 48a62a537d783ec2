/**
 * The categories of acts, in the order of the list of all acts: `category` in `data/acts.ts` names one of them by its `key`. Its words stand where
 * pages speak of such acts; `README.md` of this folder says how to add one.
 *
 * `playsArtist` asks for `originalArtist`, and `isQuiet` for acts that are never louder than "tafel". With `landing`, each city has a page about them.
 * `colour` is that of badges and cards; those of these three are in `theme` of `data/site.ts`, too.
 */
import type { Category } from 'toegift/schema'

export const categories: readonly Category[] = [
  {
    key: 'akoestisch',
    word: 'akoestische act',
    plural: 'akoestische acts',
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
