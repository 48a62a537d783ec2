/** The four pictures of an act besides its poster: the same motif and colours, seen from four other places in the room. */
import type { ActArt } from './acts.ts'
import { crowd } from './crowd.ts'
import { house, mix, type Tones } from './palette.ts'
import { randomFrom } from './random.ts'
import { type Beam, houseBeam, lightScene } from './stage.ts'
import { circle, ellipse, group, line, type Point, polygon, rect, repeat, rotated, type Size, stroke } from './svg.ts'

const size: Size = { width: 960, height: 640 }

/** The poster's motif, scaled and moved so that the point (x, y) of its sheet lies in the middle of the picture. */
function backdrop({ motif, slug }: ActArt, tones: Tones, scale: number, [x, y]: Point, lift = 0, turn = 0): string {
  return group(`translate(480 ${320 - lift}) rotate(${turn}) scale(${scale}) translate(${-x} ${-y})`, motif(tones, randomFrom(slug)))
}

/** The motif on a cloth at the back of the stage; an inner picture cuts it off where the cloth ends. */
const cloth = ({ motif, slug }: ActArt, tones: Tones): string =>
  `<svg x="240" y="0" width="660" height="446" viewBox="0 330 1200 811">${motif(tones, randomFrom(slug))}</svg>`

/** Very near: the instrument in the beam. */
const closeUp = (act: ActArt): string =>
  lightScene({ size, pair: act.pair, beams: [houseBeam(size, 37, 27)], depth: 0.52, glow: 0.72, foot: 0.3, draw: act.instrument })

/** Three lamps that pick pieces out of the motif. */
function lamps(act: ActArt): string {
  const beam = (x: number, aim: number): Beam => ({ source: [x, -150], aim, spread: 15, reach: 1100 })
  return lightScene({
    size,
    pair: act.pair,
    beams: [beam(-60, 52), beam(330, 66), beam(770, 88)],
    depth: 0.72,
    glow: 0.62,
    foot: 0.4,
    draw: (tones) => backdrop(act, tones, 0.92, [600, 730], 0, 7),
  })
}

/** The floor before the band comes on: two monitors, a stand, a cable, and the motif on the cloth behind. */
function floor(act: ActArt): string {
  const wedge = (x: number, flip: 1 | -1, tones: Tones) =>
    group(
      `translate(${x} 0) scale(${flip} 1)`,
      polygon('-120 560, -92 452, 66 440, 122 560', tones.ink),
      polygon('-92 452, 66 440, 78 464, -98 476', tones.aDeep),
      polygon('-100 484, 80 472, 112 546, -112 546', tones.bDeep),
      ...[0, 1, 2, 3, 4, 5].map((index) => line([-96 + index * 34, 486], [-104 + index * 40, 544], tones.ink, 7)),
    )
  const stand = (tones: Tones) =>
    [
      ellipse([560, 556], 92, 17, tones.ink),
      rect(553, 190, 13, 366, tones.ink),
      rect(549, 330, 21, 44, tones.b),
      rotated(
        -24,
        [560, 190],
        rect(440, 182, 190, 13, tones.ink),
        rect(392, 172, 66, 32, tones.ink, { rx: 8 }),
        circle([384, 188], 30, tones.paper),
        rect(380, 158, 9, 60, tones.b),
      ),
    ].join('')
  return lightScene({
    size,
    pair: act.pair,
    beams: [houseBeam(size, 40, 23)],
    depth: 0.56,
    foot: 0.25,
    draw: (tones) =>
      [
        cloth(act, tones),
        rect(0, 446, 960, 194, tones.ink),
        ...[0, 1, 2, 3].map((index) => rect(0, 446 + index * 30 + index ** 2 * 6, 960, 3 + index, tones.aDeep, { opacity: 0.5 })),
        ellipse([600, 562], 270, 50, tones.aDeep),
        stroke('M560 566 C430 640 330 560 200 610 S20 600 -20 630', tones.b, 10),
        wedge(226, 1, tones),
        wedge(806, -1, tones),
        stand(tones),
      ].join(''),
  })
}

/** From the back of the room: the motif in full light, the people before it. */
function room(act: ActArt): string {
  const front = crowd(size, mix(house.pit, act.pair[0], 0.16), house.pit, randomFrom(`${act.slug} room`))
  const rig = (tones: Tones) => rect(0, 30, 960, 26, tones.ink) + repeat(6, (index) => rect(60 + index * 160, 50, 56, 46, tones.ink))
  return lightScene({
    size,
    pair: act.pair,
    beams: [houseBeam(size, 34, 32)],
    depth: 0.34,
    foot: 0.6,
    front,
    draw: (tones) => backdrop(act, tones, 0.82, [600, 740], 20) + rig(tones),
  })
}

/** The drawings of an act's gallery, in the order of their numbers. */
export const galleryOf = (act: ActArt): string[] => [closeUp(act), lamps(act), floor(act), room(act)]
