/**
 * Where acts play and played. Public concerts to come are on `/agenda/`, on the page of the act and on those of its city, with a file for calendars and
 * data for search engines; what was played moves to "Speelde eerder" at the next `npm run generate` after its day. Of a private party (`public: false`),
 * pages show the month and the place alone, once it is over.
 *
 * THESE ARE SAMPLES. Nobody plays or played there, and a strip at the top of the pages says so. Replace them before the site goes live, and remove `sample: true`.
 * To add one, copy an entry, fill in the lines and run `npm run generate`. `city` is the key of a city of `data/cities.ts`, or the name of another place.
 * `at` (when it begins), `until`, `hall`, `street` (with the number), `organiser: { name: '…', site: 'https://…' }`, `tickets` (an address, shown until the day is over) and `quote: { text: '…', author: '…' }` (of somebody who agreed) can be left out.
 */
import type { Show } from 'toegift/schema'

export const shows = [
  { act: 'silkwood', date: '2027-02-13', at: '20:00', city: 'leuven', hall: 'Theatercafé', public: true, sample: true },
  { act: 'coldplayers', date: '2027-03-13', at: '20:30', city: 'kortrijk', hall: 'Concertzaal', public: true, sample: true },
  { act: 'mj-history', date: '2027-04-10', at: '20:30', city: 'antwerpen', hall: 'Concertzaal', public: true, sample: true },
  { act: 'the-deputees', date: '2027-05-01', at: '21:00', city: 'gent', hall: 'Stadspark', public: true, sample: true },
  { act: 'ramblin-rose', date: '2027-05-23', at: '15:00', city: 'breda', hall: 'Terras', public: true, sample: true },
  { act: 'krvtz', date: '2027-06-19', at: '21:30', city: 'mechelen', hall: 'Marktplein', public: true, sample: true },
  { act: 'bonavox', date: '2027-07-03', at: '21:00', city: 'Tienen', hall: 'Marktplein', public: true, sample: true },
  { act: 'coldplayers', date: '2027-08-14', at: '22:00', city: 'oostende', hall: 'Strandpodium', public: true, sample: true },
  { act: 'band-marginal', date: '2026-10-24', city: 'hasselt', public: false, sample: true },
  { act: 'krvtz', date: '2026-10-10', city: 'leuven', public: false, sample: true },
  { act: 'coldplayers', date: '2026-09-19', at: '21:00', city: 'mechelen', hall: 'Marktplein', public: true, sample: true },
  { act: 'the-amazing-bruno-mars-tribute', date: '2026-09-05', at: '21:00', city: 'eindhoven', hall: 'Openluchtpodium', public: true, sample: true },
  { act: 'silkwood', date: '2026-08-29', city: 'gent', public: false, sample: true },
  { act: 'the-boss-brothers', date: '2026-07-11', at: '22:30', city: 'roeselare', hall: 'Festivalweide', public: true, sample: true },
] as const satisfies readonly Show[]
