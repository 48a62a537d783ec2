import type { Show } from '../generator/schema/show.ts'

export const shows = [
  { act: 'mj-history', date: '2099-03-13', at: '20:30', city: 'gent', hall: 'Concertzaal', public: true, tickets: 'https://tickets.example/mj', sample: true },
  { act: 'silkwood', date: '2099-05-01', city: 'Diest', public: true, sample: true },
  { act: 'silkwood', date: '2024-06-29', city: 'gent', public: false, quote: { text: 'We hebben de hele avond geluisterd.', author: 'Voorbeeld' }, sample: true },
] as const satisfies readonly Show[]
