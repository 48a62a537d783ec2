/**
 * Draws every picture of the site into `static/`: posters, galleries, cities, occasions, articles, the house and its icons; and the technical
 * riders. The owner's own photographs take their places by being saved under the same names; drawing again would overwrite them, so
 * `npm run draw -- riders` leaves the pictures alone.
 */
import { pathToFileURL } from 'node:url'
import { actArt } from './acts.ts'
import { articleDrawings } from './articles.ts'
import { cityDrawings } from './cities/cities.ts'
import { galleryOf } from './galleries.ts'
import { aboutDrawing, homeDrawing, signDrawing } from './house.ts'
import { occasionDrawings } from './occasions.ts'
import { posterOf } from './posters.ts'
import { drawRiders } from './riders.ts'
import { type Picture, writePicture } from './write.ts'

/** How many bytes a picture may have: together they stay below what a repository and a phone bear easily. */
const limits = { poster: 90_000, gallery: 28_000, other: 50_000, hero: 80_000, icon: 20_000 }

const actPictures = (): Picture[] =>
  actArt.flatMap((act) => [
    { file: `images/acts/${act.slug}.jpg`, drawing: posterOf(act), limit: limits.poster },
    ...galleryOf(act).map((drawing, index) => ({ file: `images/acts/${act.slug}-${index + 1}.jpg`, drawing, limit: limits.gallery })),
  ])

const inFolder = (folder: string, drawings: [name: string, drawing: string][]): Picture[] =>
  drawings.map(([name, drawing]) => ({ file: `images/${folder}/${name}.jpg`, drawing, limit: limits.other }))

const housePictures = (): Picture[] => [
  { file: 'images/home.jpg', drawing: homeDrawing(), limit: limits.hero },
  { file: 'images/about.jpg', drawing: aboutDrawing(), limit: limits.other },
]

/** A maskable icon loses its rim on some phones, and Apple rounds the corners itself: both fill the square. */
const icons = (): Picture[] =>
  [
    { file: 'favicon.svg', drawing: signDrawing(64, 0.22, 0.04) },
    { file: 'icon-192.png', drawing: signDrawing(192, 0.22, 0.04) },
    { file: 'icon-512.png', drawing: signDrawing(512, 0.22, 0.04) },
    { file: 'icon-maskable-512.png', drawing: signDrawing(512, 0, 0.13) },
    { file: 'apple-touch-icon.png', drawing: signDrawing(180, 0, 0.09) },
  ].map(({ file, drawing }) => ({ file: `icons/${file}`, drawing, limit: limits.icon }))

const allPictures = (): Picture[] => [
  ...actPictures(),
  ...inFolder('cities', cityDrawings()),
  ...inFolder('occasions', occasionDrawings()),
  ...inFolder('blog', articleDrawings()),
  ...housePictures(),
  ...icons(),
]

/** Writes all pictures below `root`, and tells how many there are and how much they weigh. */
export async function drawPictures(root: string): Promise<{ pictures: number; bytes: number }> {
  const pictures = allPictures()
  const waiting = [...pictures]
  // A few at a time: one by one leaves most of a machine idle, all at once fills its memory with bitmaps.
  const hand = async () => {
    let bytes = 0
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) bytes += await writePicture(root, picture)
    return bytes
  }
  const weights = await Promise.all([hand(), hand(), hand(), hand()])
  return { pictures: pictures.length, bytes: weights.reduce((sum, weight) => sum + weight, 0) }
}

const report = (count: number, what: string, bytes: number) => console.log(`Drew ${count} ${what}, ${(bytes / 1e6).toFixed(2)} MB.`)

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = process.cwd()
  const drawn = await drawRiders(root)
  report(drawn.riders, 'riders', drawn.bytes)
  if (!process.argv.includes('riders')) {
    const { pictures, bytes } = await drawPictures(root)
    report(pictures, 'pictures', bytes)
  }
}
