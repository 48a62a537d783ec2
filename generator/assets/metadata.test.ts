/**
 * Nothing that a camera or an editor noted in a picture is published: neither where and when it was taken,
 * nor by whom.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import { DataProblems } from '../core/problem.ts'
import { buildImages } from './images.ts'
import { readStaticFiles } from './static-files.ts'

const root = emptyFolder()
beforeEach(() => void mkdirSync(join(root, 'static', 'images'), { recursive: true }))

function put(path: string, content: Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

const secret = 'Kerkstraat 5'
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="${secret}"/></rdf:RDF></x:xmpmeta>`
const exif = {
  IFD0: { Copyright: secret, Make: 'Camera' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '50/1 48/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '4/1 56/1 0/1',
  },
}

const photo = () => sharp({ create: { width: 80, height: 60, channels: 3, background: '#a31' } })
const withSecrets = (picture: Sharp) => picture.withIccProfile('p3').withExif(exif).withXmp(xmp)

/** The pictures that a run with these files publishes, as bytes. */
async function published(): Promise<{ path: string; content: Buffer }[]> {
  const { files } = await buildImages({ root, prefix: '', jobs: 2, draft: false, hung: new Map() })
  const others = await readStaticFiles({ root, jobs: 2, draft: false })
  const checked = await Promise.all(
    [...files, ...others].map(async (file): Promise<OutputFile> => (await file.checked?.()) ?? file),
  )
  return checked.map(({ path, content }) => ({ path, content: Buffer.from(content()) }))
}

async function expectClean(files: readonly { path: string; content: Buffer }[]): Promise<void> {
  for (const { path, content } of files) {
    const { exif: exifFound, xmp: xmpFound, iptc, comments, orientation } = await sharp(content).metadata()
    expect({ path, exifFound, xmpFound, iptc, comments, orientation: orientation ?? 1 }).toEqual({
      path,
      orientation: 1,
    })
    for (const word of [secret, 'GPS', 'Exif\0', 'Photoshop', 'xmpmeta'])
      expect(content.includes(word), `${word} in ${path}`).toBe(false)
  }
}

describe('a photo with its place', () => {
  test.each(['jpeg', 'png'] as const)('as a %s of the pages', async (format) => {
    const source = await withSecrets(photo().toFormat(format)).toBuffer()
    expect((await sharp(source).metadata()).exif?.includes(secret)).toBe(true)
    // What follows the end of a picture is part of the file as well.
    put(`static/images/acts/a.${format}`, Buffer.concat([source, Buffer.from(secret)]))
    const files = await published()
    expect(files).toHaveLength(3)
    await expectClean(files)
    const original = files.find(({ path }) => path.endsWith(`.${format}`))
    const { icc, format: found, width } = await sharp(original?.content).metadata()
    expect({ hasProfile: icc !== undefined, format: found, width }).toEqual({
      hasProfile: true,
      format,
      width: 80,
    })
  })

  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
    'as a %s that is published under its own name',
    async (format) => {
      put(`static/press/photo.${format}`, await withSecrets(photo().toFormat(format)).toBuffer())
      // Neither the ending nor its case says what a file is.
      put('static/press/PHOTO.bin', await withSecrets(photo().jpeg()).toBuffer())
      const files = await published()
      expect(files.map(({ path }) => path)).toEqual(['press/PHOTO.bin', `press/photo.${format}`])
      await expectClean(files)
    },
  )
})

/** All values of a picture, in its own colours. */
async function valuesOf(content: Uint8Array) {
  const { space, icc, depth, orientation, autoOrient } = await sharp(content).metadata()
  const { data } = await sharp(content, { animated: true })
    .pipelineColourspace(space)
    .toColourspace(space)
    .raw({ depth })
    .toBuffer({ resolveWithObject: true })
  return {
    space,
    icc: icc?.length,
    depth,
    turned: autoOrient,
    orientation: orientation ?? 1,
    data: digestOf(data),
  }
}

describe('a file for the press keeps its pixels and its colours', () => {
  const noise = sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const withAlpha = noise.clone().ensureAlpha(0.5)

  test.each<[what: string, picture: Sharp]>([
    ['photo.jpg', noise.clone().jpeg({ quality: 70 })],
    ['progressive.jpg', noise.clone().jpeg({ progressive: true })],
    ['cmyk.jpg', noise.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg()],
    ['grey.jpg', noise.clone().toColourspace('b-w').jpeg()],
    ['rgba.png', withAlpha.clone().png()],
    ['palette.png', noise.clone().png({ palette: true })],
    ['sixteen.png', noise.clone().toColourspace('rgb16').png()],
    ['lossless.webp', withAlpha.clone().webp({ lossless: true })],
    ['lossy.webp', withAlpha.clone().webp({ quality: 40 })],
    ['moving.gif', noise.clone().gif()],
    ['photo.avif', noise.clone().avif({ quality: 40 })],
    ['transparent.avif', withAlpha.clone().avif({ quality: 40 })],
    ['cmyk.tif', noise.clone().toColourspace('cmyk').withIccProfile('cmyk').tiff()],
    ['sixteen.tif', noise.clone().toColourspace('rgb16').tiff({ compression: 'deflate' })],
  ])('%s', async (name, picture) => {
    const isUpright = /gif|avif|tif$/.test(name)
    const noted = name.includes('gif')
      ? picture
      : picture
          .keepIccProfile()
          .withMetadata({ orientation: isUpright ? 1 : 6 })
          .withExifMerge(exif)
          .withXmp(xmp)
    const source = await noted.toBuffer()
    put(`static/press/${name}`, name.includes('tif') ? source : Buffer.concat([source, Buffer.from(secret)]))
    const [file] = await published()
    const content = file?.content ?? Buffer.from('')
    expect(await valuesOf(content)).toEqual(await valuesOf(source))
    for (const word of [secret, 'GPS', 'Photoshop', 'xmpmeta'])
      expect(content.includes(word), word).toBe(false)
  })
})

test.each(['gif', 'webp'] as const)('an animated %s stays animated', async (format) => {
  const frames = await Promise.all(
    ['#a31', '#13a'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  put(
    `static/moving.${format}`,
    await sharp(frames, { join: { animated: true } })
      .toFormat(format, { delay: [100, 200], loop: 3 })
      .toBuffer(),
  )
  const [file] = await published()
  const { pages, delay, loop } = await sharp(file?.content).metadata()
  expect({ pages, delay, loop }).toEqual({ pages: 2, delay: [100, 200], loop: 3 })
})

test('files that cannot be read are refused, all of them at once', async () => {
  put('static/press/cut.jpg', (await photo().resize(800, 600).jpeg().toBuffer()).subarray(0, 2000))
  put('static/press/phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))
  put('static/press/text.png', Buffer.from('geen foto'))
  const png = await photo().png().toBuffer()
  put(
    'static/press/moving.png',
    Buffer.concat([
      png.subarray(0, 33),
      Buffer.from('\0\0\0\x08acTL\0\0\0\x01\0\0\0\0\0\0\0\0'),
      png.subarray(33),
    ]),
  )
  const found = await published().catch((error: unknown) =>
    error instanceof DataProblems
      ? error.problems.map(({ code, places }) => `${code} ${places[0]?.file}`).sort()
      : error,
  )
  expect(found).toEqual(
    ['cut.jpg', 'moving.png', 'phone.heic', 'text.png'].map((name) =>
      expect.stringMatching(`picture-broken static/press/${name}`),
    ),
  )
})
