/** All files that pages refer to: styles, script, fonts, pictures, cards, riders, and those of `static/`. */
import { availableParallelism } from 'node:os'
import { basePathOf } from '../core/addresses.ts'
import { featuresOfSite } from '../core/features.ts'
import { fileOf } from '../core/output-file.ts'
import { DataProblems } from '../core/problem.ts'
import type { Site } from '../load/site.ts'
import { hasDiaries } from '../routes/days.ts'
import { draftFiles } from '../routes/draft-files.ts'
import { hungPictures } from '../routes/hung-pictures.ts'
import { riderSheets } from '../routes/rider-sheet.ts'
import type { SiteAssets, SocialCardText } from '../routes/route.ts'
import { type AssetTables, siteAssets } from './asset-tables.ts'
import {
  buildFeature,
  buildScript,
  buildStyles,
  buildWorkerCode,
  createBundles,
  definitions,
} from './bundles.ts'
import { buildCards } from './cards.tsx'
import { tintStyles } from './image-views.ts'
import { buildImages } from './images.ts'
import { buildLogo, iconsOf } from './logo.tsx'
import { buildRiders } from './riders/riders.ts'
import { readStaticFiles } from './static-files.ts'

export type BuiltAssets = Awaited<ReturnType<typeof buildAssets>>

export type AssetOptions = {
  root: string
  site: Site
  /** The cards that the pages show to social networks; not needed for a draft. */
  cards?: Iterable<SocialCardText>
  /**
   * How many pictures and cards are made at a time. Two for each core are best: the encoder waits while this
   * program prepares a picture.
   */
  jobs?: number | undefined
  /**
   * Encodes and draws nothing, for runs that publish nothing: a picture that the cache does not hold is used
   * as it is, also in place of its card.
   */
  draft?: boolean
  /** What may be taken of earlier runs: all, only pictures, cards and riders, or nothing. */
  kept?: 'all' | 'pictures' | 'nothing'
  onPicture?: (ready: number) => void
}

/**
 * Builds styles, script, fonts, pictures and cards, and reads the files of `static/`.
 * @throws DataProblems for pictures and files that cannot be used
 */
export async function buildAssets(options: AssetOptions) {
  const {
    root,
    site,
    cards = [],
    jobs = 2 * availableParallelism(),
    draft = false,
    kept = 'all',
    onPicture,
  } = options
  const fresh = kept === 'nothing'
  const { categories, settings, theme } = site
  const prefix = basePathOf(settings)
  const define = definitions(site.browserWords(), settings, hasDiaries(site))
  const { isOfDraft } = draftFiles(site)
  const readStatic = () => readStaticFiles({ root, jobs, draft, fresh })
  const bundles = await createBundles(kept !== 'all')
  const logo = await buildLogo({ root, settings, theme })
  const [script, built, code, images, riderLibrary] = await Promise.all([
    buildScript(define, bundles),
    Promise.all(
      featuresOfSite(settings).map(async (name) => ({
        name,
        ...(await buildFeature(name, define, bundles)),
      })),
    ),
    buildWorkerCode(settings.serviceWorker, bundles),
    buildImages({
      ...{ root, prefix, jobs, draft, fresh, isOfDraft },
      hung: hungPictures(site),
      onReady: onPicture,
    }).catch(async (error) => {
      await readStatic().catch((other) => {
        throw bothOf(error, other)
      })
      throw error
    }),
    buildRiders({ root, prefix, sheets: riderSheets(site), theme, logo, jobs, fresh }),
  ])
  const ownFonts = settings.fonts.stylesheet === undefined
  const [styles, library] = await Promise.all([
    buildStyles(
      { root, theme, categories, hasLogo: logo !== undefined, ownFonts, found: tintStyles(images.tints) },
      bundles,
    ),
    buildCards({
      root,
      prefix,
      brand: settings.brand,
      theme,
      logo,
      cards: draft ? [] : cards,
      sources: images.sources,
      jobs,
      fresh,
    }),
  ])
  bundles.save()
  const address = (path: string) => `${prefix}/${path}`
  const tables: AssetTables = {
    prefix,
    stylesheet: address(styles.path),
    script: address(script.path),
    features: new Map(
      built.map(({ name, script, styles }) => [
        name,
        { script: address(script.path), stylesheet: styles && address(styles.path) },
      ]),
    ),
    preloads: styles.fonts.map(address),
    images: images.views,
    logo: logo?.view,
    cards: library.addresses,
    riders: riderLibrary.views,
  }
  const found = siteAssets(tables)
  const assets: SiteAssets = draft ? { ...found, card: ({ image }) => found.image(image).src } : found
  const own = (await readStatic()).filter(({ path }) => !isOfDraft(`static/${path}`))
  const icons = logo ? await iconsOf(settings, logo, theme) : []
  const staticFiles = [
    ...own,
    ...icons
      .map(({ name, content }) => fileOf(`icons/${name}`, 'asset', content))
      .filter((icon) => !own.some(({ path }) => path === icon.path)),
  ]
  const bundled = [
    styles,
    script,
    ...built.flatMap(({ script, styles }) => (styles ? [script, styles] : [script])),
  ]
  return {
    assets,
    tables,
    /** What is known of posters of photographs, by the names of these. */
    posters: images.posters,
    /** What the styles and the scripts are made of, by their addresses. */
    inputs: new Map(bundled.map(({ path, inputs }) => [address(path), inputs])),
    files: [
      ...bundled.flatMap(({ files }) => files),
      ...images.files,
      ...library.files,
      ...riderLibrary.files,
      ...staticFiles,
    ],
    /** For the service worker: its code, and the files that every page needs, or loads for a visitor's party. */
    worker: {
      code,
      shell: [
        ...styles.files,
        ...script.files,
        ...built.flatMap(({ name, script }) => (name === 'party' ? script.files : [])),
        ...staticFiles.filter(({ path }) => path === 'icons/favicon.svg'),
      ],
    },
  }
}

/** What is wrong with pictures and with other files, so that all is reported at once. */
const bothOf = (one: unknown, other: unknown): unknown =>
  one instanceof DataProblems && other instanceof DataProblems
    ? new DataProblems([...one.problems, ...other.problems])
    : one
