/** All files that pages refer to: styles, script, fonts, pictures, cards, riders, and those of `static/`. */
import { availableParallelism } from 'node:os'
import { basePathOf } from '../core/addresses.ts'
import type { OutputFile } from '../core/output-file.ts'
import { DataProblems, errorAt } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import type { Site } from '../load/site.ts'
import { riderSheets } from '../routes/rider-sheet.ts'
import type { SocialCardText } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'
import { buildScript, buildStyles, buildWorkerCode } from './bundles.ts'
import { buildCards } from './cards.tsx'
import { buildImages } from './images.ts'
import { buildRiders } from './riders/riders.ts'
import { readStaticFiles } from './static-files.ts'
import { tintStyles } from './tints.ts'

export type BuiltAssets = {
  assets: SiteAssets
  files: OutputFile[]
  /** For the service worker: its code, and the files that every page needs. */
  worker: { code: string; shell: OutputFile[] }
}

export type AssetOptions = {
  root: string
  site: Site
  /** The cards that the pages show to social networks; not needed for a draft. */
  cards?: Iterable<SocialCardText>
  /** How many pictures and cards are made at a time. The default is two for each core: the encoder waits while this program prepares a picture. */
  jobs?: number | undefined
  /** Encodes and draws nothing, for runs that publish nothing: a picture that the cache does not hold is used as it is, also in place of its card. */
  draft?: boolean
  /** Called with the number of pictures that are ready, and of all. */
  onPicture?: (ready: number, all: number) => void
}

/**
 * Builds styles, script, fonts, pictures and cards, and reads the files that are published as they are.
 * @throws DataProblems for pictures and files that cannot be used
 */
export async function buildAssets(options: AssetOptions): Promise<BuiltAssets> {
  const { root, site, cards = [], jobs = 2 * availableParallelism(), draft = false, onPicture } = options
  const { settings } = site
  const prefix = basePathOf(settings)
  const [script, code, images, riderLibrary] = await Promise.all([
    buildScript(site.browserWords()),
    buildWorkerCode(settings.serviceWorker),
    buildImages({ root, prefix, jobs, draft, onReady: onPicture }),
    buildRiders({ root, prefix, sheets: riderSheets(site), jobs }),
  ])
  const ownFonts = settings.fonts.stylesheet === undefined
  const [styles, library] = await Promise.all([
    buildStyles({ ownFonts, found: tintStyles(images.tints) }),
    buildCards({ root, prefix, brand: settings.brand, cards: draft ? [] : cards, images, jobs }),
  ])
  const missing = (name: string) => {
    const file = `static/images/${name}`
    return new DataProblems([errorAt({ file }, wording.pictureMissing(file))])
  }
  const assets: SiteAssets = {
    stylesheet: `${prefix}/${styles.path}`,
    script: `${prefix}/${script.path}`,
    preloads: styles.fonts.map((path) => `${prefix}/${path}`),
    file: (path) => `${prefix}${path}`,
    image(name) {
      const image = images.find(name)
      if (!image) throw missing(name)
      return image
    },
    card(card) {
      const address = draft ? images.find(card.image)?.src : library.find(card)
      if (address === undefined) throw missing(card.image)
      return address
    },
    rider(key) {
      const rider = riderLibrary.find(key)
      if (!rider) throw new Error(`the rider of ${key.slug} was not among those to be made`)
      return rider
    },
  }
  const staticFiles = await readStaticFiles({ root, jobs, draft })
  return {
    assets,
    files: [...styles.files, ...script.files, ...images.files, ...library.files, ...riderLibrary.files, ...staticFiles],
    worker: { code, shell: [...styles.files, ...script.files, ...staticFiles.filter(({ path }) => path === 'icons/favicon.svg')] },
  }
}
