import sharp from 'sharp'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { tinyTheme } from '../../tests/tiny-site.ts'
import { paletteOf } from '../core/theme.ts'
import { buildCards, drawCard, loadCardFont } from './cards.tsx'

const look = { brand: 'Bureau', tones: tinyTheme.tones }
const letterer = await loadCardFont(tinyTheme)
const drawing = {
  content: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path fill="#f00" d="M0 0h30v20H0z"/></svg>',
  ),
  digest: '',
}
const photograph = {
  content: await sharp({ create: { width: 600, height: 800, channels: 3, background: '#f00' } })
    .jpeg()
    .toBuffer(),
  digest: '',
}

/** The colour of one pixel of a card. */
async function pixel(card: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

test.each([
  ['a drawing', { ...drawing, isDrawing: true }],
  ['a photograph', { ...photograph, isDrawing: false }],
])(
  'a card with %s is as large as social networks ask for, and fades it from the edges of the right side to the dark of the left',
  async (_, picture) => {
    const card = await drawCard({ title: 'Silkwood', kicker: 'Akoestisch' }, look, letterer, picture)
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    for (const [left, top] of [[1190, 5] as const, [1190, 625] as const, [960, 315] as const]) {
      const [red = 0, green = 0, blue = 0] = await pixel(card, left, top)
      expect(red).toBeGreaterThan(240)
      expect(Math.max(green, blue)).toBeLessThan(20)
    }
    expect(Math.max(...(await pixel(card, 562, 5)))).toBeLessThan(60)
  },
)

test('dark lines are on their ground, not on the dark stage', async () => {
  const lines = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M15 0v20" stroke="#000"/></svg>',
  )
  const picture = { content: lines, digest: '', isDrawing: true, ground: 'rgb(255 255 255)' }
  const card = await drawCard({ title: 'Silkwood', kicker: 'Akoestisch' }, look, letterer, picture)
  expect(Math.min(...(await pixel(card, 1190, 5)))).toBeGreaterThan(240)
  expect(Math.max(...(await pixel(card, 881, 600)))).toBeLessThan(60)
})

test('a card without a picture has the beam on an empty stage, shows its title, even one that is no markup or fills the stage, and is light enough for a phone', async () => {
  const titles = [
    'De Proef',
    'De Proeve',
    'Rock & <Roll>',
    'Een naam die langer is dan iedere affiche en toch helemaal op het podium moet passen',
    '東京',
  ]
  const cards = await Promise.all(
    titles.map((title) => drawCard({ title, kicker: 'Hier komt een foto' }, look, letterer)),
  )
  expect(new Set(cards.map((card) => Buffer.from(card).toString('base64'))).size).toBe(titles.length)
  for (const card of cards) {
    expect(Math.max(...(await pixel(card, 1190, 315)))).toBeLessThan(60)
    expect((await pixel(card, 30, 5))[0]).toBeGreaterThan(100)
    expect(card.length).toBeGreaterThan(10_000)
    expect(card.length).toBeLessThan(60_000)
  }
})

const root = emptyFolder()

test('no card is hidden: one whose title has no Latin letter has a name as well', async () => {
  const sources = new Map([['home.svg', { ...drawing, isDrawing: true }]])
  const cards = ['日本語のバンド', '★', 'Silkwood 🎸'].map((title) => ({
    title,
    kicker: 'Tribute',
    image: 'home.svg',
  }))
  const { files, addresses } = await buildCards({
    root,
    prefix: '',
    brand: 'Bureau',
    theme: tinyTheme,
    cards,
    sources,
    jobs: 1,
  })
  expect(files.map(({ path }) => path.replace(/\.[\w-]{8}\./, '.*.'))).toEqual([
    'assets/cards/card.*.jpg',
    'assets/cards/card.*.jpg',
    'assets/cards/silkwood.*.jpg',
  ])
  expect(new Set(addresses.values()).size).toBe(3)
})

test('a long kicker and a long brand end within the card', async () => {
  const long = 'Een bureau met een naam die langer is dan menige kaart, en nog langer'
  const card = await drawCard({ title: 'Silkwood', kicker: long }, { ...look, brand: long }, letterer)
  const margin = await sharp(card).extract({ left: 1140, top: 0, width: 60, height: 630 }).raw().toBuffer()
  expect(margin.every((level) => level < 80)).toBe(true)
})

test('a card has the colours of the theme', async () => {
  const { tones } = paletteOf({ stage: '#fff4e6' })
  const card = await drawCard({ title: 'Silkwood', kicker: 'Akoestisch' }, { ...look, tones }, letterer)
  expect((await pixel(card, 1190, 315)).every((level) => level > 220)).toBe(true)
})
