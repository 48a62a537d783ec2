/**
 * Cards for social networks: 1200 × 630 pixels, drawn once for each act, city, tribute and article, and kept
 * by digest of all that decides them.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { cardLayout, SocialCard } from '../../templates/cards/SocialCard.tsx'
import { slugOf } from '../core/names.ts'
import { once } from '../core/once-per.ts'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import type { Tones } from '../core/theme.ts'
import type { Theme } from '../load/files/theme.ts'
import type { SocialCardText } from '../routes/route.ts'
import { createCache } from '../system/cache.ts'
import { contentDigest } from '../system/file-digests.ts'
import { knownMakers } from '../system/home.ts'
import { cardKey } from './asset-tables.ts'
import type { PictureSource } from './images.ts'
import { inParallel } from './in-parallel.ts'
import { createLetterer, filesOf, type Letterer } from './lettering.ts'
import type { BuiltLogo } from './logo.tsx'

/** How wide the lines above and below the title may be, in pixels: up to the margin at the right edge. */
const kickerRoom = cardLayout.width - 2 * 72
const brandRoom = kickerRoom - 46

/**
 * With the table of quantisation that mozjpeg prefers. Its search for the best coefficients would save 7 % of
 * the bytes, and take four times as long.
 */
const encoding = { quality: 74, progressive: true, quantisationTable: 3 } as const

/** The fonts of cards; a second one has the letters of further languages that are written in Latin. */
export const cardFonts = ({ fonts }: Pick<Theme, 'fonts'>): string[] => filesOf(fonts.display.card)

/** Opens the fonts of the cards. */
export const loadCardFont = (theme: Pick<Theme, 'fonts'>): Promise<Letterer> =>
  createLetterer(...cardFonts(theme))

type CardLook = { brand: string; tones: Tones; logo?: Buffer | undefined }

type CardOptions = {
  root: string
  prefix: string
  brand: string
  theme: Pick<Theme, 'tones' | 'fonts'>
  logo?: BuiltLogo | undefined
  cards: Iterable<SocialCardText>
  sources: ReadonlyMap<string, PictureSource>
  jobs: number
  fresh?: boolean
}

/**
 * Draws the cards. Equal ones are drawn once; one without its picture is left out, as the page reports it.
 * @returns the addresses by `cardKey`, and files
 */
export async function buildCards({
  root,
  prefix,
  brand,
  theme,
  logo,
  cards,
  sources,
  jobs,
  fresh,
}: CardOptions) {
  const wanted = new Map([...cards].map((card) => [cardKey(card), card]))
  const cache = createCache<null>({
    root,
    name: 'cards',
    makers: { cards: (await knownMakers()).cards },
    fresh,
  })
  const look = { brand, tones: theme.tones, logo: logo?.drawn.content }
  const logoDigest = look.logo && digestOf(look.logo)
  const fonts = contentDigest(cardFonts(theme))
  // Only a run that draws opens the fonts, and opens them once.
  const openOnce = once(() => loadCardFont(theme))
  const addresses = new Map<string, string>()
  const files = await inParallel([...wanted], jobs, async ([name, card]): Promise<OutputFile[]> => {
    const source = sources.get(card.image)
    if (!source) return []
    const key = cache.keyOf('cards', card, brand, look.tones, logoDigest, fonts, source.digest, source.ground)
    const draw = async () => ({
      value: null,
      files: [{ ending: '.jpg', content: await drawCard(card, look, await openOnce(), source) }],
    })
    const { files } = await cache.get(key, draw)
    return files.map((file) => {
      // Named after its bytes, as pictures are. A title may be longer than a file's name, and hosts hide
      // files that begin with a dot.
      const path = `assets/cards/${slugOf(card.title).slice(0, 80) || 'card'}.${file.digest.slice(0, 8)}.jpg`
      addresses.set(name, `${prefix}/${path}`)
      return file.at(path)
    })
  })
  cache.save()
  return { addresses, files: files.flat() }
}

/**
 * Draws one card, as a JPEG.
 * @param picture fills the right side; without one, the beam lights an empty stage
 */
export async function drawCard(
  words: Omit<SocialCardText, 'image'>,
  { brand, tones, logo }: CardLook,
  letterer: Letterer,
  picture?: PictureSource,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const card = renderToStaticMarkup(
    <SocialCard
      tones={tones}
      picture={picture && (await pictureAddress(picture))}
      title={letterer.fit(words.title, cardLayout.title)}
      kicker={letterer.write(words.kicker, cardLayout.kickerSize, kickerRoom)}
      logo={logo && addressOf('image/svg+xml', logo)}
      brand={letterer.write(brand, cardLayout.brandSize, brandRoom)}
    />,
  )
  return sharp(Buffer.from(card)).jpeg(encoding).toBuffer()
}

const addressOf = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/**
 * The picture as a `data:` address. A photograph is reduced before: the renderer of the card would leave out
 * pixels instead of averaging them. What is transparent gets a ground, because lines of a dark drawing would
 * be lost on the stage.
 */
async function pictureAddress({ content, isDrawing, ground }: PictureSource): Promise<string> {
  if (isDrawing && !ground) return addressOf('image/svg+xml', content)
  const { default: sharp } = await import('sharp')
  const { width, height, pictureFrom } = cardLayout
  const size = { width: width - pictureFrom, height, fit: 'cover' } as const
  const middle = sharp(content).autoOrient().toColourspace('srgb').resize(size)
  if (ground) middle.flatten({ background: ground })
  return addressOf('image/png', await middle.png({ compressionLevel: 1 }).toBuffer())
}
