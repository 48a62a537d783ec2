import type { Testimonial } from '../../../generator/schema/testimonial.ts'

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
    quote: 'We hoorden de cello tot in de tuin.',
    author: 'Een bruidspaar',
    act: 'silkwood',
    source: 'https://reacties.example/silkwood',
    date: '2024-07-02',
    rating: { value: 4.5, best: 5 },
    sample: true,
  },
  {
    quote: 'Niemand ging naar huis.',
    author: 'Een bruidspaar',
    act: 'the-rover',
    source: 'in een mail',
    sample: true,
  },
] as const satisfies readonly Testimonial[]
