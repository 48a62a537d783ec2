/**
 * The kinds of occasion, in the order in which visitors see them: their names and the hours of a usual day. Each act has a page for each of them
 * (`/silkwood-bruiloft/`) with a running order: its own hours and songs are in `plans` of `data/acts.ts`, and set-up, sound check and packing up
 * follow from its rider. General advice is on the page that `guide` names.
 *
 * `day.ready` is when the sound check must be over, before the guests arrive; a festival has none, because acts change over there. `starts` are for
 * acts without a plan. `guests` are the lines of the running order that are not music.
 *
 * `searchWords` are not shown: the search field of the act list finds the acts that suit the occasion by them.
 *
 * `private` are those where people celebrate at their own cost: their pages say the price as guests pay it, and name halls for parties first.
 *
 * To add one: write its entry here, and a text for it in `occasions` of each act. A `key` is part of addresses: one that changes or goes needs
 * redirects. `evenement` stays: it is any other occasion, has no page of its own, and its text is on `/silkwood-boeken/`.
 */
import type { EveningMoment, Occasion } from 'toegift/schema'

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
      guests: [
        { at: '18:00', what: 'Ontvangst' },
        { at: '19:00', what: 'Eten' },
        { at: '20:30', what: 'Toespraken' },
      ],
    },
    guide: { label: 'Een band op je bedrijfsfeest: programma, ruimte en stroom', to: '/coverband-boeken/' },
  },
  {
    key: 'festival',
    name: 'festival',
    searchWords: ['stadsfeest', 'dorpsfeest'],
    heading: 'voor je festival',
    day: { starts: { soft: '15:00', loud: '20:00' }, guests: [] },
    guide: { label: 'Acts op één festivalpodium: ombouw, stroom en geluidsgrens', to: '/tributeband-festival/' },
  },
  {
    key: 'evenement',
    name: 'evenement',
    searchWords: ['verjaardag', 'jubileum', 'tuinfeest', 'benefiet'],
    heading: 'voor je evenement',
    text: 'Ook voor een jubileum, een opening of een benefiet. Stuur een foto van de ruimte mee: daaraan zien we wat er kan.',
  },
] as const satisfies readonly Occasion[]

/**
 * The moments of an evening, in their order: the blocks `::evening` show them, and visitors choose an act for each. `levels` are the steps of
 * `loudness` in `data/acts.ts` that suit the moment. `key` is part of the address of a plan.
 */
export const eveningMoments = [
  {
    key: 'ceremonie',
    name: 'Ceremonie',
    from: '14:00',
    to: '14:45',
    text: 'Binnenkomen, tekenen en buitengaan. Eén stem met een gitaar volstaat.',
    levels: ['gesprek'],
  },
  {
    key: 'receptie',
    name: 'Receptie',
    from: '16:00',
    to: '18:30',
    text: 'Een duo of trio in de tuin, zacht genoeg om bij te praten.',
    levels: ['gesprek'],
  },
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
