import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { encodePicture, prepareDrawing } from './encode.ts'

/** A picture whose left half is red and whose right half is blue. */
const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#00f' } },
      left: Math.floor(width / 2),
      top: 0,
    },
  ])

/** The colour of one pixel. */
async function pixel(content: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(content)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

const endings = (made: Awaited<ReturnType<typeof encodePicture>>) => made.files.map(({ ending }) => ending)
const fileOf = (made: Awaited<ReturnType<typeof encodePicture>>, ending: string) => {
  const file = made.files.find((candidate) => candidate.ending === ending)
  return (file ?? expect.fail(`no ${ending}`)).content
}

/**
 * How many colours an AVIF file has, which its box `av1C` says in two bits; the library does not report it.
 */
function chromaSubsamplingOf(avif: Uint8Array): '4:2:0' | '4:4:4' {
  const file = Buffer.from(avif)
  return ((file[file.indexOf('av1C') + 6] ?? 0) & 0b1100) === 0b1100 ? '4:2:0' : '4:4:4'
}

describe('what is made of a picture', () => {
  test('avif and webp in every width that it fills, and the whole of it in its own format', async () => {
    const made = await encodePicture(await twoHalves(450, 300).jpeg().toBuffer())
    expect(endings(made)).toEqual(
      [160, 240, 400, 450].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]).concat('.original'),
    )
    const found = await Promise.all(made.files.map(({ content }) => sharp(content).metadata()))
    expect(found.slice(4).map(({ width, height, format }) => [width, height, format])).toEqual([
      [400, 267, 'heif'],
      [400, 267, 'webp'],
      [450, 300, 'heif'],
      [450, 300, 'webp'],
      [450, 300, 'jpeg'],
    ])
  })

  test.each([
    ['#ff0000', [7, 0, 0]],
    ['#120c18', [0, 0, 1]],
  ])(
    'a small one in %s is not enlarged, and its mean colour stands in its place until it has arrived',
    async (background, tint) => {
      const small = sharp({ create: { width: 40, height: 30, channels: 3, background } })
      const made = await encodePicture(await small.png().toBuffer())
      expect(endings(made)).toEqual(['-40.avif', '-40.webp', '.original'])
      expect(made.value).toMatchObject({ width: 40, height: 30, tint })
    },
  )
})

describe('what is transparent', () => {
  const half = sharp({
    create: { width: 500, height: 300, channels: 4, background: { r: 200, g: 60, b: 20, alpha: 0.5 } },
  })

  test.each([
    ['RGBA', half.clone().png()],
    ['with a palette', half.clone().png({ palette: true })],
    ['with 16 bits', half.clone().toColourspace('rgb16').png()],
    ['grey with transparency', half.clone().toColourspace('b-w').png()],
  ])('a PNG %s keeps its colour and its transparency in every width', async (_kind, picture) => {
    const source = await picture.toBuffer()
    const channels = async (content: Uint8Array) => [
      ...(await sharp(content).toColourspace('srgb').raw().toBuffer()).subarray(0, 4),
    ]
    const expected = await channels(source)
    for (const { content } of (await encodePicture(source)).files)
      for (const [at, value] of (await channels(content)).entries())
        expect(Math.abs(value - (expected[at] ?? 0))).toBeLessThan(8)
  })

  test.each([
    ['dark lines', '#111', [7, 7, 7]],
    ['light lines', '#fd8', [1, 1, 1]],
  ])('%s have a ground on which they are seen', async (_kind, colour, tint) => {
    const lines = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><path d="M9 70 60 9l50 60Z" fill="none" stroke="${colour}" stroke-width="4"/></svg>`
    expect((await prepareDrawing('a.svg', Buffer.from(lines))).value).toMatchObject({ tint, isOpaque: false })
    expect((await encodePicture(await sharp(Buffer.from(lines)).png().toBuffer())).value).toMatchObject({
      tint,
      isOpaque: false,
    })
  })
})

describe('what cameras and layout programs make', () => {
  test.each(['4:2:0', '4:4:4'])(
    'the colours of a JPEG with %s keep their resolution in avif',
    async (chromaSubsampling) => {
      const made = await encodePicture(await twoHalves(160, 100).jpeg({ chromaSubsampling }).toBuffer())
      expect(chromaSubsamplingOf(fileOf(made, '-160.avif'))).toBe(chromaSubsampling)
    },
  )

  test('a picture that was taken with the camera held upright stands upright', async () => {
    // Orientation 6: the camera was turned a quarter to the left, so what it calls left is above.
    const made = await encodePicture(
      await twoHalves(320, 240).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    )
    expect([made.value.width, made.value.height]).toEqual([240, 320])
    const webp = fileOf(made, '-240.webp')
    expect((await sharp(webp).metadata()).orientation).toBeUndefined()
    expect(await sharp(fileOf(made, '.original')).metadata()).toMatchObject({ width: 240, height: 320 })
    const [redAbove = 0, , blueAbove = 0] = await pixel(webp, 120, 24)
    const [redBelow = 0, , blueBelow = 0] = await pixel(webp, 120, 294)
    expect(redAbove).toBeGreaterThan(blueAbove)
    expect(blueBelow).toBeGreaterThan(redBelow)
  })

  test('a CMYK JPEG, as printers use it, becomes what a screen shows', async () => {
    const cmyk = await twoHalves(240, 120).toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const webp = fileOf(await encodePicture(cmyk), '-240.webp')
    expect((await sharp(webp).metadata()).space).toBe('srgb')
    const [red = 0, green = 0, blue = 0] = await pixel(webp, 30, 60)
    expect(red).toBeGreaterThan(150)
    expect(Math.max(green, blue)).toBeLessThan(110)
  })

  test.each([
    [3000, 2000, [2000, 1333], 1600],
    [1500, 3000, [1000, 2000], 1500],
    [2000, 1000, [2000, 1000], undefined],
  ])(
    'the file of %s × %s pixels for all browsers has %j, and the others have up to 1,600',
    async (width, height, whole, widest) => {
      const made = await encodePicture(await twoHalves(width, height).jpeg().toBuffer())
      const original = await sharp(fileOf(made, '.original')).metadata()
      expect([original.width, original.height]).toEqual(whole)
      expect([made.value.width, made.value.height]).toEqual(whole)
      expect(made.value.widest).toBe(widest)
      expect(endings(made)).toContain(`-${Math.min(width, 1600)}.webp`)
    },
  )

  test('a side of 12,000 pixels is the limit', async () => {
    expect(endings(await encodePicture(await twoHalves(12_000, 8).jpeg().toBuffer()))).toContain('-1200.avif')
    await expect(encodePicture(await twoHalves(12_001, 8).jpeg().toBuffer())).rejects.toThrow(
      'it is 12001 × 8 pixels; the limit is 12000.',
    )
  })
})
