/** The cities where the acts play. `npm run new -- city` adds one; the text of each is in `content/cities/`. */
import type { City } from 'toegift/schema'

export const cities = [
  {
    key: 'voorbeeldstad',
    name: 'Leuven', // NL: 'Zwolle'
    country: 'BE', // NL: 'NL'
    province: 'Vlaams-Brabant', // NL: 'Overijssel'
    /** Write the number and its year, and confirm it: until then no page names it. */
    population: { value: 1, year: 2026, confirmed: false },
    latitude: 50.879, // NL: 52.512
    longitude: 4.701, // NL: 6.094
    stations: [],
    motorways: [],
    language: 'Nederlands',
    venues: [],
    title: 'Livemuziek in {city.voorbeeldstad}',
    description:
      'Een band voor je feest in {city.voorbeeldstad}: welke acts er spelen, wat de zaal nodig heeft en wat een avond met de reis kost.',
    keywords: ['livemuziek {city.voorbeeldstad}'],
  },
] as const satisfies readonly City[]
