// #if agenda
/**
 * Where acts play and played: `city` is a key of `data/cities.ts`, or the name of another place. Samples are on no page, and without other shows there is no
 * agenda.
 */
import type { Show } from 'toegift/schema'

export const shows = [
  // #if cover
  {
    act: 'voorbeeldact',
    date: '2030-06-01',
    at: '20:30',
    city: 'voorbeeldstad',
    hall: 'De Voorbeeldzaal',
    public: true,
    sample: true,
  },
  // #end
  // #if tribute
  {
    act: 'voorbeeldtribute',
    date: '2030-06-08',
    at: '20:30',
    city: 'voorbeeldstad',
    hall: 'De Voorbeeldzaal',
    public: true,
    sample: true,
  },
  // #end
  // #if akoestisch
  {
    act: 'voorbeeldduo',
    date: '2030-06-15',
    at: '20:30',
    city: 'voorbeeldstad',
    hall: 'De Voorbeeldzaal',
    public: true,
    sample: true,
  },
  // #end
] as const satisfies readonly Show[]
// #end
