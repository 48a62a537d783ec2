import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Poster } from '../routes/hung-pictures.ts'
import { makePoster } from './make-poster.ts'

/** A person with a brown face before a wall, in a grey shirt. */
const photograph = (wall: string, face = '#8d5a3a') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="${wall}"/><path d="M90 500q0-200 110-200t110 200z" fill="#808080"/><ellipse cx="200" cy="180" rx="70" ry="90" fill="${face}"/></svg>`,
    ),
  )
    .flatten()
    .jpeg({ quality: 95 })
    .toBuffer()

/** The poster of a photograph, and the colours of its sheets at places of the photograph. */
async function posterOf(source: Buffer, poster: Partial<Poster> = {}) {
  const { value, files } = await makePoster(source, { hue: 210, focus: [50, 36], ...poster })
  const sheetOf = async (side: string) => {
    const file = files.find(({ ending }) => ending === `-${side}-540.webp`)
    return sharp(file?.content).raw().toBuffer({ resolveWithObject: true })
  }
  const [dark, lit] = [await sheetOf('dark'), await sheetOf('lit')]
  const at =
    ({ data, info }: typeof dark) =>
    (x: number, y: number): [number, number, number] => {
      const from = 3 * (Math.round((y / 500) * info.height) * info.width + Math.round((x / 400) * info.width))
      const [red = 0, green = 0, blue = 0] = data.subarray(from, from + 3)
      return [red, green, blue]
    }
  return {
    facts: value,
    endings: files.map(({ ending }) => ending),
    dark: at(dark),
    lit: at(lit),
    print: dark,
  }
}

const sum = (colour: Iterable<number>) => [...colour].reduce((total, value) => total + value, 0)
type Spot = readonly [x: number, y: number]
const face: Spot = [200, 180]
const shirt: Spot = [200, 400]
const wall: Spot = [30, 60]

test('a poster is a dark and a lit picture in three widths and two formats', async () => {
  const { endings } = await posterOf(await photograph('#334'))
  expect(endings).toEqual(
    ['dark', 'lit'].flatMap((side) =>
      [320, 540, 1080].flatMap((width) => [`-${side}-${width}.avif`, `-${side}-${width}.webp`]),
    ),
  )
})

test('in the dark a photograph is a print in a few inks of one hue, and in the light it is as it is', async () => {
  const { dark, lit, print, facts } = await posterOf(await photograph('#334'))
  for (const place of [face, shirt]) expect(sum(dark(...place))).toBeLessThan(sum(lit(...place)))
  expect(facts.difference).toBeGreaterThan(0.1)
  const [red, , blue] = dark(...face)
  expect(blue).toBeGreaterThan(red)
  const shades = new Map<number, number>()
  for (let at = 0; at < print.data.length; at += 3) {
    const shade = Math.round(sum(print.data.subarray(at, at + 3)) / 24)
    shades.set(shade, (shades.get(shade) ?? 0) + 1)
  }
  const often = [...shades.values()].filter((count) => count > 0.02 * (print.data.length / 3))
  expect(often.length).toBeGreaterThanOrEqual(2)
  expect(often.length).toBeLessThanOrEqual(6)
})

test.each(['#f2d0b6', '#5a3825'])(
  'a face of the colour %s keeps its colour in the light, in a dark hall and before a white wall',
  async (colour) => {
    const own = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
    for (const behind of ['#0b0912', '#f4f3f1']) {
      const { lit } = await posterOf(await photograph(behind, colour))
      const [red, green, blue] = lit(...face)
      const [ownRed = 0, ownGreen = 0, ownBlue = 0] = own
      expect(Math.abs(green / red - ownGreen / ownRed)).toBeLessThan(0.06)
      expect(Math.abs(blue / red - ownBlue / ownRed)).toBeLessThan(0.06)
      expect(red / ownRed).toBeGreaterThan(0.6)
      expect(red / ownRed).toBeLessThan(1.4)
    }
  },
)

test('a white wall takes on the colour of the lamp, and without gel a grey shirt stays grey', async () => {
  const source = await photograph('#f4f3f1')
  const { lit: gelled } = await posterOf(source)
  const [red, , blue] = gelled(...wall)
  expect(red - blue).toBeGreaterThan(40)
  const { lit: plain } = await posterOf(source, { gel: false })
  for (const place of [shirt, wall]) {
    const colour = plain(...place)
    expect(Math.max(...colour) - Math.min(...colour)).toBeLessThan(6)
  }
})

test('what a report needs is known: pixels, gamma at its limit, and what is burnt out round a face', async () => {
  const { facts } = await posterOf(await photograph('#0b0912', '#ffffff'))
  expect(facts).toMatchObject({ crop: { width: 400, height: 500 }, aim: [50, 36], half: 13, isCut: false })
  expect(facts.burnt).toBeGreaterThan(0.8)
  expect((await posterOf(await photograph('#0b0912', '#1a100b'))).facts).toMatchObject({
    isExtreme: true,
    burnt: 0,
  })
})
