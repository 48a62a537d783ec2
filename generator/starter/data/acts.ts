/** The acts. `npm run new -- act` adds one; the text of each is in `content/acts/`. */
import type { Act, Marked } from 'toegift/schema'

export const acts = [
  {
    name: 'De Voorbeeldband',
    slug: 'voorbeeldact',
    category: 'cover',
    image: 'acts/voorbeeldact.svg',
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
] as const satisfies readonly Marked<Act>[]
