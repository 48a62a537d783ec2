// #if tribute
/** The artists whose work tributes play. `npm run new -- act` adds one with a tribute. */
import type { Artist, Marked } from 'toegift/schema'

export const artists = [
  {
    name: 'Voorbeeldartiest',
    slug: 'voorbeeldartiest',
    kind: 'band',
    origin: 'Londen, Verenigd Koninkrijk',
    years: 'opgericht in 1977',
    songs: ['Een eerste hit', 'Een tweede hit', 'Een ballade'],
    albums: [{ title: 'Een eerste plaat', year: 1978 }],
    text: {
      value:
        'Schrijf hier in zeventig tot honderdtien woorden wat dit repertoire in een zaal doet: welke nummers iedereen kent, welk publiek ervoor komt en op welk uur van de avond het werkt. Vertel ook waaraan je een goede tribute herkent, van het geluid van de gitaar tot de stem, en wat de zaal ervoor moet hebben. Noem alleen wat je zelf hebt nagekeken, zonder teksten van nummers en zonder plaatsen in hitlijsten, want die veranderen en niemand zoekt ze hier.',
      sample: true,
    },
  },
] as const satisfies readonly Marked<Artist>[]
// #end
