/**
 * What customers said. One with `act: '…'` is about that act: its page shows it, and so do its pages in cities, which have the three newest. Others are about
 * the agency: they are shown where a page has the block `::testimonials`, such as the home page, `/booking/`, `/coverband-boeken/` and `/tributeband-boeken/`.
 *
 * THESE ARE SAMPLES. Nobody said them, and a strip at the top of the pages says so. Replace them before the site goes live by words that a real
 * customer gave you permission to show, and remove `sample: true`. The law on unfair trade practices forbids invented reviews. To add one, copy an
 * entry, fill in the lines and run `npm run generate`. `company`, `date` (of which pages show the month) and `source` may be left out: `source` is the address
 * where everybody can read it, or how it came, such as 'in een mail'. Where that address says how much they gave, `rating: { value: 9, best: 10 }` says it in words.
 * Search engines get no stars: Google refuses reviews of a company on its own site.
 */
import type { Testimonial } from 'toegift/schema'

export const testimonials = [
  {
    quote: 'De band vroeg vooraf naar onze zaal, ons einduur en onze openingsdans. Op de avond zelf hebben we aan niets meer moeten denken.',
    author: 'Bruidspaar uit Leuven',
    company: 'trouwfeest',
    sample: true,
  },
  {
    quote: 'Eén aanspreekpunt, een duidelijk draaiboek en een groep die op het afgesproken uur begon. Meer vraag ik niet van een leverancier.',
    author: 'Personeelsdienst uit Hasselt',
    company: 'bedrijfsfeest',
    sample: true,
  },
  {
    quote: 'Bij Harvest Moon schoof onze oma haar stoel dichter bij de contrabas, en daar is ze blijven zitten.',
    author: 'Bruidspaar uit Gent',
    act: 'ramblin-rose',
    source: 'in een mail',
    date: '2026-09-02',
    sample: true,
  },
  {
    quote: 'Bij A Sky Full of Stars zong het hele plein mee, en om middernacht was alles ingeladen.',
    author: 'Feestcomité uit Mechelen',
    company: 'stadsfeest',
    act: 'coldplayers',
    source: 'https://reacties.example/coldplayers',
    date: '2026-09-22',
    rating: { value: 4.5, best: 5 },
    sample: true,
  },
  {
    quote: 'Bij Superstition stond onze directeur al te dansen, zonder das.',
    author: 'Personeelsdienst uit Leuven',
    act: 'krvtz',
    date: '2026-10-14',
    sample: true,
  },
] as const satisfies readonly Testimonial[]
