import type { EveningMoment, Occasion } from '../../../generator/schema/occasion.ts'

export const occasions = [
  {
    key: 'bruiloft',
    name: 'bruiloft',
    private: true,
    searchWords: ['trouwfeest', 'huwelijk', 'trouwen'],
    heading: 'voor je bruiloft',
    day: {
      starts: { soft: '16:00', loud: '21:30' },
      ready: '17:30',
      guests: [{ at: '18:30', what: 'Jullie gasten gaan aan tafel' }],
    },
    guide: { label: 'Livemuziek op een bruiloft, van ceremonie tot laatste dans', to: '/coverband-bruiloft/' },
  },
  {
    key: 'bedrijfsfeest',
    name: 'bedrijfsfeest',
    searchWords: ['personeelsfeest', 'firmafeest', 'teamfeest'],
    heading: 'voor je bedrijfsfeest',
    day: {
      starts: { soft: '18:00', loud: '21:30' },
      ready: '17:30',
      guests: [{ at: '20:30', what: 'Toespraken' }],
    },
    guide: { label: 'Een band op je bedrijfsfeest: programma, ruimte en stroom', to: '/coverband-boeken/' },
  },
  {
    key: 'festival',
    name: 'festival',
    searchWords: ['stadsfeest', 'dorpsfeest'],
    heading: 'voor je festival',
    day: { starts: { soft: '15:00', loud: '20:00' }, guests: [] },
    guide: { label: 'Acts op één festivalpodium: wissel, stroom en geluidsgrens', to: '/tributeband-festival/' },
  },
  {
    key: 'evenement',
    name: 'evenement',
    searchWords: ['verjaardag', 'jubileum', 'tuinfeest', 'benefiet'],
    heading: 'voor je evenement',
    text: 'Zestig buren op een binnenplein vragen andere muziek dan vierhonderd leden van een vereniging, ook al is het budget gelijk. Een foto van de ruimte op je telefoon zegt ons vaak meer dan een plan.',
  },
] as const satisfies readonly Occasion[]

export const eveningMoments = [
  {
    key: 'ceremonie',
    name: 'Ceremonie',
    from: '14:00',
    to: '14:45',
    text: 'Binnenkomen, tekenen en buitengaan. Eén stem met een gitaar volstaat.',
    levels: ['gesprek'],
  },
  { key: 'receptie', name: 'Receptie', from: '16:00', to: '18:30', text: 'Een duo of trio in de tuin, zacht genoeg om bij te praten.', levels: ['gesprek'] },
  {
    key: 'diner',
    name: 'Diner',
    from: '19:00',
    to: '21:30',
    text: 'Tussen de gangen mag er gespeeld worden, tijdens de toespraken niet.',
    levels: ['gesprek', 'tafel'],
  },
  {
    key: 'dans',
    name: 'Dans',
    from: '21:30',
    to: '00:30',
    text: 'Eerst de openingsdans, dan meteen een refrein dat iedereen kent.',
    levels: ['dansvloer', 'concert'],
  },
  {
    key: 'slot',
    name: 'Slot',
    from: '00:30',
    to: '01:00',
    text: 'Een slotnummer dat jullie kiezen, en dan gaat het licht aan.',
    levels: ['dansvloer', 'concert'],
  },
] as const satisfies readonly EveningMoment[]
