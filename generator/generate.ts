/** The pipeline: read this first. Values flow one way, from the owner's files to `out/`; each step has a folder of its own. */

import { buildAssets } from './assets/assets.ts'
import { LinkChecker } from './check/links.ts'
import { PictureChecker } from './check/pictures.ts'
import { fileOfAddress, paths } from './core/addresses.ts'
import { type OutputFile, textFile } from './core/output-file.ts'
import { DataProblems, type Problem, stopOn } from './core/problem.ts'
import { UsageError } from './core/usage-error.ts'
import { compressed } from './derive/compress.ts'
import { serviceWorker } from './derive/service-worker.ts'
import { pictureNames, placesOfFile, withEntries } from './load/asked-files.ts'
import { writeLedger } from './load/ledger.ts'
import type { Site } from './load/site.ts'
import type { SiteOptions } from './load/site-options.ts'
import { openPublication, type Published } from './publish/publish.ts'
import { renderPages } from './render/render.tsx'
import { type Progress, silentProgress } from './report/progress.ts'
import { cardsOf } from './routes/social-cards.ts'
import { planSite, writtenLinks } from './site-plan.ts'
import { siteRenderer } from './site-renderer.ts'
import { createYield } from './system/yield.ts'

export type GenerateOptions = {
  /** The folder that holds `data/`, `content/` and `static/`. */
  root: string
  /** The output folder, relative to `root` or absolute. */
  out: string
  /** What the run asks of the site. */
  site: SiteOptions
  /** Adds the addresses of all pages to `data/addresses.txt`, so that none of them vanishes unnoticed. */
  release?: boolean
  /** Publish among files that the generator did not write. */
  adopt?: boolean
  /** Writes compressed copies beside the files, for servers that send them. */
  compress?: boolean
  /** How many pictures are prepared at a time; as many as the machine has cores, and at least two, when left out. */
  jobs?: number | undefined
  progress?: Progress
  /** Stops the work between two pages; what was published stays whole. */
  signal?: AbortSignal
}

export type Summary = {
  out: string
  seconds: number
  /** Number of pages by family. */
  pages: ReadonlyMap<string, number>
  published: Published
  /** Of a release: how many addresses were new to `data/addresses.txt`, and whether it is the first. */
  released: { added: number; isFirst: boolean } | undefined
  warnings: readonly Problem[]
  /** One digest of all files: equal for equal input, on any machine. */
  digest: string
}

/**
 * Builds the site and publishes it.
 * @throws DataProblems with all problems of the owner's files, UsageError for a release of a preview or of drafts, PublishError, LockedError,
 * or the reason of `signal`
 */
export async function generate({ root, out, site: asked, release = false, ...options }: GenerateOptions): Promise<Summary> {
  const { adopt = false, compress = false, jobs, progress = silentProgress, signal } = options
  const started = performance.now()
  progress.show('Reading data and content')
  const yieldToEventLoop = createYield(signal)
  const { site, routes, addresses, drafts, ledger, derived: others, problems } = await planSite(root, asked, yieldToEventLoop)
  if (release) refusePreview(site, asked)
  signal?.throwIfAborted()
  stopOn(problems)

  const publication = openPublication({ root, out, adopt })
  try {
    progress.show('Preparing pictures, styles and script')
    const onPicture = (ready: number) => progress.show('Preparing picture', ready)
    const building = buildAssets({ root, settings: site.settings, cards: cardsOf(routes), jobs, onPicture }).catch((error) => {
      throw error instanceof DataProblems ? new DataProblems(withEntries(site, error.problems)) : error
    })
    const { assets, files, worker } = await orStopped(building, signal)
    const stage = (file: OutputFile) => {
      publication.stage(file)
      if (compress) for (const copy of compressed(file)) publication.stage(copy)
    }
    for (const file of files) {
      stage(file.checked && !publication.has(file) ? await file.checked() : file)
      await yieldToEventLoop()
    }

    const links = new LinkChecker(site.settings)
    const pictures = new PictureChecker(assets)
    const render = siteRenderer(site, pictures.assets)
    const pages = new Map<string, number>()
    const shell = [...worker.shell]
    for (const { route, html } of renderPages(routes, render)) {
      links.see(route, html)
      pictures.see(html)
      const file = textFile(fileOfAddress(route.path, site.settings), 'page', html)
      stage(file)
      if (route.path === paths.offline()) shell.push(file)
      pages.set(route.family, (pages.get(route.family) ?? 0) + 1)
      progress.show('Rendering page', total(pages))
      await yieldToEventLoop()
    }

    const derived = [...others, serviceWorker({ code: worker.code, shell, spell: (path) => assets.file(`/${path}`) })]
    for (const file of derived) stage(file)
    const names = new Set([...files, ...derived].map(({ path }) => assets.file(`/${path}`)))
    const found = [
      ...links.problems(names, { ...writtenLinks(site), drafts }),
      ...pictures.problems(pictureNames(root, site), (file) => placesOfFile(site, file)),
    ]
    const warnings = stopOn([...problems, ...found])

    progress.show('Publishing')
    await publication.settle(signal)
    signal?.throwIfAborted()
    const published = publication.commit()
    const released = release ? { added: writeLedger(root, ledger, addresses), isFirst: !ledger.exists } : undefined
    return { out, seconds: (performance.now() - started) / 1000, pages, published, released, warnings, digest: publication.digest() }
  } finally {
    progress.clear()
    publication.close()
  }
}

/** A release is what visitors and search engines keep: the site at its own address, without drafts. */
function refusePreview({ preview }: Site, { drafts }: SiteOptions): void {
  if (preview)
    throw new UsageError(`A release is made for the address in data/site.ts, ${preview.of}.`, 'Leave out --address and SITE_ADDRESS, or leave out --release.')
  if (drafts) throw new UsageError('A release has no drafts.', 'Leave out --drafts or --release.')
}

const total = (pages: ReadonlyMap<string, number>) => [...pages.values()].reduce((sum, amount) => sum + amount, 0)

/** The result of work that cannot be interrupted (encoding a picture), unless `signal` comes first. */
async function orStopped<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work
  // A signal that came before does not come again.
  signal.throwIfAborted()
  const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
  return Promise.race([work, stopped])
}
