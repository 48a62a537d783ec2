/** The acts. `npm run new -- act` adds one; the text of each is in `content/acts/`. */
import type { Act, Marked } from 'toegift/schema'

export const acts = [
  // #if cover
  {
    name: 'De Voorbeeldband',
    slug: 'voorbeeldact',
    category: 'cover',
    image: 'acts/voorbeeld.svg',
    imageShows: 'een tekening van de groep',
    bio: {
      value: 'Covers van de jaren 90 tot nu, voor een volle dansvloer. Met vier muzikanten.',
      sample: true,
    },
    portrait:
      'Zang, gitaar, bas en drums, en een set die halverwege niet stilvalt. De groep leest de zaal en bewaart de meezingers voor het laatste halfuur.',
    shortDescription: 'Coverband met vier muzikanten, voor een feest waarop iedereen danst.',
    lineUp: 'zang, gitaar, bas en drums',
    musicians: 4,
    sets: [{ count: 2, minutes: 45 }],
    // #if prices
    priceClass: 'allround',
    // #end
    price: { from: 1500, to: 2500, includes: 'geluid en licht', vatIncluded: false },
    loudness: { level: 'dansvloer', from: 85, to: 93 },
    places: ['binnen'],
    languages: ['Nederlands', 'Engels'],
    genres: ['pop'],
    decades: [1990, 2000],
    searchWords: ['feestband'],
    repertoire: ['Meezingers uit de jaren 90'],
    reasons: ['Geluid en licht zijn in de prijs begrepen.'],
    occasions: {
      bruiloft: 'Na het eten begint de eerste set, met het openingsnummer dat jullie kiezen.',
      bedrijfsfeest: 'Tussen hoofdgerecht en koffie blijft het zacht; daarna gaat het volume omhoog.',
      festival: 'Eén blok van een uur zonder pauze, op het podium dat er staat.',
    },
    gallery: [],
  },
  // #end
  // #if tribute
  {
    name: 'De Voorbeeldtribute',
    slug: 'voorbeeldtribute',
    category: 'tribute',
    originalArtist: 'Voorbeeldartiest',
    image: 'acts/voorbeeld.svg',
    imageShows: 'een tekening van een podium',
    bio: {
      value: 'Een avond rond één artiest, van de eerste hit tot de toegift. Met vijf muzikanten.',
      sample: true,
    },
    portrait:
      'Vijf muzikanten die de platen kennen en elk nummer spelen zoals het publiek het hoort. Tussen de nummers vertelt de zanger waar ze vandaan komen.',
    shortDescription: 'Tributeband met vijf muzikanten, voor een zaal die de nummers kent.',
    lineUp: 'zang, twee gitaren, bas en drums',
    musicians: 5,
    sets: [{ count: 2, minutes: 45 }],
    // #if prices
    priceClass: 'tribute',
    // #end
    price: { from: 2000, to: 3500, includes: 'geluid en licht', vatIncluded: false },
    loudness: { level: 'dansvloer', from: 86, to: 94 },
    places: ['binnen'],
    languages: ['Engels'],
    genres: ['rock'],
    decades: [1980],
    searchWords: ['tributeshow'],
    repertoire: ['De hits, in de volgorde van de platen'],
    reasons: ['Elk nummer klinkt zoals op de plaat.'],
    occasions: {
      bruiloft: 'De show begint als de taart op is, en eindigt met het nummer dat iedereen meezingt.',
      bedrijfsfeest:
        'Een show van drie kwartier na de toespraken, met het podium in het midden van de aandacht.',
      festival:
        'Een uur met de bekendste nummers, en een ombouw die in twintig minuten lukt: spreek met de vorige groep af wie welke versterker laat staan.',
    },
    gallery: [],
  },
  // #end
  // #if akoestisch
  {
    name: 'Het Voorbeeldduo',
    slug: 'voorbeeldduo',
    category: 'akoestisch',
    image: 'acts/voorbeeld.svg',
    imageShows: 'een tekening van twee stoelen',
    bio: {
      value: 'Zang en gitaar, zacht genoeg om bij te praten. Twee muzikanten, één stopcontact.',
      sample: true,
    },
    portrait:
      'Een stem en een gitaar, zonder drums en zonder podium. Het duo staat tussen de gasten, en speelt zachter zodra iemand het woord neemt.',
    shortDescription: 'Akoestisch duo voor een receptie, een ceremonie of een diner.',
    lineUp: 'zang en gitaar',
    musicians: 2,
    sets: [{ count: 2, minutes: 45 }],
    // #if prices
    priceClass: 'akoestisch',
    // #end
    price: { from: 600, to: 1000, includes: 'geluid en licht', vatIncluded: false },
    loudness: { level: 'gesprek', from: 60, to: 70 },
    places: ['binnen'],
    languages: ['Nederlands', 'Engels'],
    genres: ['singer-songwriter'],
    decades: [1970, 2010],
    searchWords: ['receptieband'],
    repertoire: ['Luisterliedjes van twee generaties'],
    reasons: ['De opbouw is klaar in een kwartier.'],
    occasions: {
      bruiloft: 'Tijdens de ceremonie spelen ze de liedjes die jullie kiezen, en daarna bij het eerste glas.',
      bedrijfsfeest: 'Op de receptie blijft elk gesprek verstaanbaar, ook vlak voor de muzikanten.',
      festival: 'Op een klein podium of een terras, tussen twee luidere groepen in.',
    },
    gallery: [],
  },
  // #end
] as const satisfies readonly Marked<Act>[]
