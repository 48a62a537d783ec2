/** The files around the pages as tables: plain data, which travels between threads. */
import type { ImageView, RiderView } from '../../templates/parts/site-context.tsx'
import { DataProblems, errorAt, type ProblemText } from '../core/problem.ts'
import type { SiteAssets, SocialCardText } from '../routes/route.ts'

export type AssetTables = Pick<SiteAssets, 'stylesheet' | 'script' | 'features' | 'preloads' | 'logo'> & {
  /** The base path of the site. */
  prefix: string
  images: ReadonlyMap<string, ImageView>
  /** Addresses, by `cardKey`. */
  cards: ReadonlyMap<string, string>
  /** By the digests of their keys. */
  riders: ReadonlyMap<string, RiderView>
}

export const cardKey = ({ title, kicker, image }: SocialCardText): string =>
  JSON.stringify([title, kicker, image])

/** The files of the tables, as pages look them up. */
export const siteAssets = ({ prefix, images, cards, riders, ...others }: AssetTables): SiteAssets => ({
  ...others,
  file: (path) => `${prefix}${path}`,
  image: (name) => images.get(name) ?? missing(name),
  card: (card) => cards.get(cardKey(card)) ?? missing(card.image),
  rider({ slug, digest }) {
    const rider = riders.get(digest)
    if (!rider) throw new Error(`the rider of ${slug} was not among those to be made`)
    return rider
  },
})

function missing(name: string): never {
  const file = `static/images/${name}`
  throw new DataProblems([errorAt({ file }, pictureMissing(file))])
}

const pictureMissing = (file: string): ProblemText => ({
  code: 'file-missing',
  what: `A page shows ${file}, but that file does not exist.`,
  hint: 'Put a picture of that name there; capitals count.',
})
