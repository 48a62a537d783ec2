/**
 * What each act needs on a stage, for its rider as a PDF and the plot on its page. All places are in metres: `x` from the middle of the stage, left is negative,
 * and `y` from its front edge. The entry below is that of a duo: take its marks off, write what is true, and give each person a position.
 */
import type { TechnicalRider } from 'toegift/schema'

export const riders = [
  // {
  //   act: 'the-slug-of-the-act',
  //   revised: '2026-01-01',
  //   stage: { widthMetres: 3, depthMetres: 2, remark: 'Een vlakke vloer volstaat.' },
  //   positions: [
  //     { label: 'zang', kind: 'vocal', x: -0.6, y: 0.8 },
  //     { label: 'gitaar', kind: 'guitar', x: 0.6, y: 0.8 },
  //   ],
  //   inputs: [
  //     { source: 'Zang', pickup: 'SM58', stand: 'hoog' },
  //     { source: 'Gitaar', pickup: 'DI' },
  //   ],
  //   monitors: [],
  //   power: [{ feeds: 'geluid', x: 0, y: 1.8 }],
  //   times: { setUpMinutes: 60, soundCheckMinutes: 30, changeOverMinutes: 30, breakdownMinutes: 45 },
  //   vehicles: { vans: 1, cars: 0 },
  //   sound: 'De installatie komt mee.',
  //   lights: 'Het licht van de zaal volstaat.',
  //   provided: ['Een laadplaats bij de deur.'],
  // },
] as const satisfies readonly TechnicalRider[]
