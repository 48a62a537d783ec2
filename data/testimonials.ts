/**
 * What customers said: shown where a page has the block `::testimonials`, such as the home page, `/booking/`, `/coverband-boeken/` and
 * `/tributeband-boeken/`.
 *
 * THESE TWO ARE SAMPLES. Nobody said them, and a strip at the top of the pages says so. Replace both before the site goes live by words that a real
 * customer gave you permission to show, and remove `sample: true`. The law on unfair trade practices forbids invented reviews. To add one, copy an
 * entry, fill in the lines and run `npm run generate`. No stars and no points go with a testimonial.
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
] as const satisfies readonly Testimonial[]
