/** The pictures of the cities: a skyline of simple blocks, the beam, and the one silhouette that people know. */
import { type Colour, mix, oklch, type Pair, type Tones } from '../palette.ts'
import { type Random, randomFrom } from '../random.ts'
import { houseBeam, lightScene } from '../stage.ts'
import { at, group, polygon, rect, repeat, type Size } from '../svg.ts'
import { belgianLandmarks } from './belgium.ts'
import { dutchLandmarks } from './netherlands.ts'
import { ground, type Landmark } from './parts.ts'

const size: Size = { width: 1200, height: 800 }

/** Evenings of different warmth: brick and copper, stone and slate, glass and water. */
const evenings: readonly [Pair, ...Pair[]] = [
  [oklch(0.68, 0.13, 55), oklch(0.5, 0.11, 250)],
  [oklch(0.62, 0.17, 35), oklch(0.58, 0.1, 200)],
  [oklch(0.72, 0.1, 85), oklch(0.52, 0.16, 330)],
  [oklch(0.62, 0.12, 250), oklch(0.64, 0.18, 40)],
  [oklch(0.66, 0.11, 190), oklch(0.6, 0.19, 15)],
  [oklch(0.64, 0.15, 20), oklch(0.52, 0.13, 285)],
  [oklch(0.66, 0.1, 150), oklch(0.6, 0.16, 50)],
  [oklch(0.66, 0.13, 305), oklch(0.68, 0.14, 70)],
]

/** One row of blocks; every block a little different, none of them interesting. */
function skyline(random: Random, low: number, high: number, fill: Colour, lit: Colour | null): string {
  const blocks: string[] = []
  for (let x = -30; x < size.width; ) {
    const [width, height] = [random.between(54, 128), random.between(low, high)]
    const top = ground - height
    const pitched = random.between(0, 1) < 0.4
    blocks.push(rect(x, top, width + 1, height + 10, fill))
    if (pitched) blocks.push(polygon(at`${x} ${top + 1}, ${x + width / 2} ${top - width * 0.42}, ${x + width} ${top + 1}`, fill))
    if (lit && random.between(0, 1) < 0.75) blocks.push(rect(x + width * random.pick([0.2, 0.4, 0.6]), top + 24, 13, 20, lit))
    x += width
  }
  return blocks.join('')
}

function cityScene(key: string, landmark: Landmark | undefined, pair: Pair): string {
  const draw = (tones: Tones) => {
    const random = randomFrom(key)
    return group(
      `translate(700 ${ground + 50}) scale(1.18) translate(-700 ${-ground})`,
      skyline(random, 130, 290, mix(tones.bDeep, tones.ink, 0.45), null),
      skyline(random, 70, 170, mix(tones.b, tones.ink, 0.5), tones.paper),
      landmark ? landmark(tones) : skyline(random, 190, 400, tones.a, tones.paper),
      rect(0, ground, size.width, size.height - ground, tones.ink),
      repeat(4, (index) => rect(0, ground + 6 + index * 15 + index ** 2 * 5, size.width, 3 + index, tones.bDeep, { opacity: 0.55 })),
    )
  }
  return lightScene({ size, pair, beams: [houseBeam(size, 36, 25)], draw, depth: 0.46, foot: 0.4 })
}

const landmarks: Record<string, Landmark> = { ...belgianLandmarks, ...dutchLandmarks }

/** The drawing of each city, by key, in the order of the tables. */
export const cityDrawings = (): [key: string, drawing: string][] =>
  Object.keys(landmarks).map((key, index) => [key, cityScene(key, landmarks[key], evenings[(index * 3) % evenings.length] ?? evenings[0])])
