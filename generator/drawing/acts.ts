/**
 * The acts, each with its pair of colours, its motif and the instrument of its close-up. To draw a new act: choose a motif
 * (or write one in `motifs/`) and two colours that no neighbour has, then run the drawing again.
 */
import { bassHead, brassValves, drumKit, electricBody, type Instrument, keyboard, microphone, soundHole } from './instruments.ts'
import { desertTree, orbits, paperDiscs, radioTower, sunburst } from './motifs/anthem.ts'
import { hornArcs, litFloor, mirrorBall, pelt, recordAndSmoke, showStairs, tenBells } from './motifs/groove.ts'
import { hammer, motorwayHeart, pickup, roseAndAmps } from './motifs/heavy.ts'
import type { Motif } from './motifs/motif.ts'
import { crateAndHalos, gridAndChevrons, marginLines, neonNeck, webAndRain } from './motifs/new-wave.ts'
import { compassRoad, openRoad } from './motifs/roads.ts'
import { guitarRose, singingWorks, stringsAndRings, tents } from './motifs/timber.ts'
import { oklch, type Pair } from './palette.ts'

export type ActArt = { slug: string; pair: Pair; motif: Motif; instrument: Instrument }

const art = (slug: string, a: Pair[0], b: Pair[1], motif: Motif, instrument: Instrument): ActArt => ({ slug, pair: [a, b], motif, instrument })

export const actArt: readonly ActArt[] = [
  art('band-marginal', oklch(0.64, 0.21, 28), oklch(0.72, 0.09, 250), marginLines, electricBody),
  art('1984', oklch(0.62, 0.26, 350), oklch(0.72, 0.13, 210), gridAndChevrons, keyboard),
  art('the-rover', oklch(0.6, 0.11, 195), oklch(0.74, 0.12, 80), compassRoad, bassHead),
  art('on-the-night', oklch(0.62, 0.19, 262), oklch(0.68, 0.24, 345), neonNeck, electricBody),
  art('de-zangfabriek', oklch(0.52, 0.16, 32), oklch(0.72, 0.1, 185), singingWorks, microphone),
  art('ramblin-rose', oklch(0.66, 0.19, 8), oklch(0.52, 0.1, 150), guitarRose, soundHole),
  art('silkwood', oklch(0.64, 0.12, 62), oklch(0.6, 0.1, 155), stringsAndRings, soundHole),
  art('mj-history', oklch(0.62, 0.19, 295), oklch(0.8, 0.1, 215), litFloor, microphone),
  art('the-amazing-bruno-mars-tribute', oklch(0.74, 0.15, 60), oklch(0.64, 0.21, 10), hornArcs, brassValves),
  art('vannstein', oklch(0.62, 0.03, 250), oklch(0.62, 0.22, 35), hammer, drumKit),
  art('coldplayers', oklch(0.62, 0.17, 250), oklch(0.72, 0.19, 350), paperDiscs, keyboard),
  art('be-chic', oklch(0.76, 0.06, 300), oklch(0.66, 0.24, 340), mirrorBall, bassHead),
  art('the-boss-brothers', oklch(0.5, 0.12, 258), oklch(0.62, 0.21, 28), openRoad, electricBody),
  art('pettys-heartbreakers', oklch(0.58, 0.22, 20), oklch(0.74, 0.1, 235), motorwayHeart, electricBody),
  art('radio-negra', oklch(0.68, 0.19, 45), oklch(0.62, 0.11, 195), radioTower, drumKit),
  art('bonavox', oklch(0.55, 0.11, 60), oklch(0.63, 0.2, 33), desertTree, bassHead),
  art('barking-bruce', oklch(0.56, 0.18, 32), oklch(0.68, 0.06, 235), pickup, microphone),
  art('back-to-amy', oklch(0.55, 0.19, 5), oklch(0.66, 0.1, 175), recordAndSmoke, microphone),
  art('i-found-the-cure', oklch(0.5, 0.19, 18), oklch(0.74, 0.07, 270), webAndRain, bassHead),
  art('the-deputees', oklch(0.6, 0.22, 27), oklch(0.62, 0.16, 150), sunburst, drumKit),
  art('doolittle', oklch(0.66, 0.18, 50), oklch(0.55, 0.11, 115), crateAndHalos, bassHead),
  art('winnetoe', oklch(0.62, 0.17, 40), oklch(0.66, 0.11, 200), tents, soundHole),
  art('the-muse-experience', oklch(0.6, 0.23, 12), oklch(0.7, 0.11, 220), orbits, keyboard),
  art('slash-n-roses', oklch(0.57, 0.22, 22), oklch(0.45, 0.09, 155), roseAndAmps, electricBody),
  art('this-is-tina', oklch(0.8, 0.16, 85), oklch(0.55, 0.22, 330), showStairs, microphone),
  art('krvtz', oklch(0.55, 0.22, 300), oklch(0.7, 0.2, 45), pelt, drumKit),
  art('the-barrytown-ten', oklch(0.74, 0.14, 72), oklch(0.52, 0.1, 220), tenBells, brassValves),
]
