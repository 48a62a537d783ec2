import type { EveningMoment, Occasion } from 'toegift/schema'

export const occasions = [
  {
    key: 'bruiloft',
    name: 'bruiloft',
    private: true,
    searchWords: ['trouwfeest', 'huwelijk', 'trouwen'],
    heading: 'voor je bruiloft',
    day: { starts: { soft: '16:00', loud: '21:30' }, ready: '17:30', guests: [] },
  },
  {
    key: 'bedrijfsfeest',
    name: 'bedrijfsfeest',
    searchWords: ['personeelsfeest', 'firmafeest', 'teamfeest'],
    heading: 'voor je bedrijfsfeest',
    day: { starts: { soft: '18:00', loud: '21:30' }, ready: '17:30', guests: [] },
  },
  {
    key: 'festival',
    name: 'festival',
    searchWords: ['stadsfeest', 'dorpsfeest'],
    heading: 'voor je festival',
    day: { starts: { soft: '15:00', loud: '20:00' }, guests: [] },
  },
  {
    key: 'evenement',
    name: 'evenement',
    searchWords: ['verjaardag', 'jubileum', 'tuinfeest'],
    heading: 'voor je evenement',
  },
] as const satisfies readonly Occasion[]
export const eveningMoments: readonly EveningMoment[] = []
