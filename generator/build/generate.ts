/**
 * The pipeline: read this first. Values flow one way, from the owner's files to `out/`; each step has a
 * folder of its own.
 */
import type { AssetOptions, BuiltAssets } from '../assets/assets.ts'
import { PageChecker } from '../check/pages.ts'
import { checkPosters } from '../check/posters.ts'
import { type Progress, silentProgress } from '../commands/report/progress.ts'
import { type Summary, stopwatch } from '../commands/report/summary.ts'
import { fileOfAddress, paths } from '../core/addresses.ts'
import { UsageError } from '../core/errors.ts'
import { countEach } from '../core/group-by.ts'
import { fileOf, type OutputFile } from '../core/output-file.ts'
import { DataProblems, type Problem, stopOn } from '../core/problem.ts'
import { changeLedger } from '../load/files/ledger.ts'
import { pictureNames, withEntries } from '../load/rules/named-files.ts'
import type { Site, SiteOptions } from '../load/site.ts'
import { openPublication, type Publication } from '../publish/publish.ts'
import { type LastModified, lastModified } from '../render/derived/last-modified.ts'
import { serviceWorker } from '../render/derived/service-worker.ts'
import { hiddenFromSearch, withSearchLines } from '../render/head.ts'
import { draftFiles } from '../routes/draft-files.ts'
import type { FileSystem } from '../system/file-system.ts'
import { loadResults, saveResults } from '../system/kept-results.ts'
import { createYield, orStopped, type YieldToEventLoop } from '../system/yield.ts'
import { type CheckedPlan, planSite } from './plan-site.ts'
import { readShards, type ShardPlaces } from './shard/read-shards.ts'
import type { SiteDefinition } from './site-definition.ts'
import { type Prepare, type StagedPages, stager, withCopies } from './stage-page.ts'
import { makePages, type Threads } from './workers.ts'

export type GenerateOptions = {
  /** The folder that holds `data/`, `content/` and `static/`. */
  root: string
  /** The output folder, relative to `root` or absolute. */
  out: string
  /** The address, the day and the drafts of the site. */
  siteOptions: SiteOptions
  /** What pages are made of: the agency's website by default. */
  definition?: SiteDefinition
  /**
   * Adds the addresses of all pages and the days of their texts to `data/addresses.txt`, so that none of them
   * vanishes unnoticed.
   */
  release?: boolean
  /** Publish among files that the generator did not write. */
  adopt?: boolean
  /** Takes nothing that an earlier run has kept, and restores each file of `out/` that differs. */
  force?: boolean
  /**
   * Removes at once all assets that no page uses any more: otherwise those of the last site stay, because
   * visitors may have an older page open.
   */
  dropOldAssets?: boolean
  /** Writes compressed copies beside the files, for servers that send them. */
  compress?: boolean
  /** Takes the pages from these shards and does not render them. */
  shards?: ShardPlaces
  /**
   * How many threads render pages, and how many pictures are prepared at a time. By default one thread, for a
   * large site one for each core, and two pictures for each core.
   */
  jobs?: number | undefined
  /** Needed for more than one thread. */
  threads?: Threads | undefined
  /** The digest of the program, to take the results of texts that its last run has kept. */
  program?: string
  progress?: Progress
  /** The file system that is published to. */
  files?: FileSystem
  /** Stops the work between two pages; what was published stays whole. */
  signal?: AbortSignal
}

/**
 * Builds the site and publishes it.
 * @throws DataProblems with all problems of the owner's files or of the shards, UsageError for a release of a
 * preview or of drafts, PublishError, LockedError, or the reason of `signal`
 */
export async function generate({
  root,
  out,
  release = false,
  force = false,
  ...options
}: GenerateOptions): Promise<Summary> {
  const {
    definition,
    adopt = false,
    compress = false,
    shards,
    jobs,
    threads,
    program,
    progress = silentProgress,
    signal,
  } = options
  const siteOptions = { ...options.siteOptions, fresh: force || release }
  const { step, timings, seconds } = stopwatch()
  const yieldToEventLoop = createYield(signal)

  // First, so that an interrupted release is complete, and no other one changes the ledger after it is read.
  const publication = openPublication({
    root,
    out,
    adopt,
    verify: force,
    release,
    ...(options.files && { files: options.files }),
  })
  try {
    progress.show('Reading data and content')
    if (program !== undefined && !siteOptions.fresh) loadResults(root, program)
    const plan = await planSite(root, siteOptions, {
      ...(definition && { definition }),
      yieldToEventLoop,
      step,
    })
    const { site, pages } = plan
    if (release) refusePreview(site, siteOptions)
    signal?.throwIfAborted()
    stopOn(plan.problems)

    if (shards) progress.show('Reading shards')
    const readPages = shards && (await step('shards', async () => readShards(root, shards)))

    const kept = force ? 'nothing' : release ? 'pictures' : 'all'
    const built = await step('assets', () =>
      orStopped(assetsOf(plan, { root, jobs, kept, progress }), signal),
    )
    const { assets, tables } = built
    const prepare = stager(publication.staging, compress)
    for (const file of built.files) {
      publication.add(prepare(file.checked && !publication.has(file) ? await file.checked() : file))
      await yieldToEventLoop()
    }

    const task = { root, out, adopt, verify: force, compress, siteOptions, assets: tables }
    const made =
      readPages?.(pages, site.settings, prepare) ??
      makePages(plan, { assets, prepare, signal, threads, jobs, task })
    const days = lastModified(site.ledger, release ? siteOptions.today : undefined)
    const problems = await step('render', () =>
      addPages(plan, { made, prepare, compress, days, built, publication, root, progress, yieldToEventLoop }),
    )
    const warnings = stopOn([...plan.problems, ...checkPosters(site.acts, built.posters), ...problems])

    progress.show('Publishing')
    const change = release
      ? changeLedger(site.ledger, plan.addresses, days.texts, !site.settings.trailingSlash)
      : undefined
    signal?.throwIfAborted()
    const published = await step('publish', async () =>
      publication.commit(change, options.dropOldAssets ? () => true : draftFiles(site).wasOfDraft),
    )
    if (program !== undefined) saveResults(root, program)
    const released = change && { added: change.added, isFirst: !site.ledger.exists }
    const amounts = countEach(pages.map(({ family }) => family))
    const digests = { digest: publication.digest(), manifest: publication.manifestDigest() }
    return { out, seconds: seconds(), timings, pages: amounts, published, released, warnings, ...digests }
  } finally {
    progress.clear()
    publication.close()
  }
}

type PageContext = {
  made: StagedPages
  prepare: Prepare
  compress: boolean
  days: LastModified
  built: BuiltAssets
  publication: Publication
  root: string
  progress: Progress
  yieldToEventLoop: YieldToEventLoop
}

/**
 * Adds all pages to a publication, and the files that follow from them.
 * @returns what is wrong with the pages; what the checks keep of them is released, because publishing a large
 * site needs the memory
 */
async function addPages(
  plan: CheckedPlan,
  { made, prepare, compress, days, built, publication, root, progress, yieldToEventLoop }: PageContext,
): Promise<Problem[]> {
  const { site, pages } = plan
  const { assets, files, worker } = built
  const checker = new PageChecker(site.settings, pages)
  const shell: Pick<OutputFile, 'path' | 'digest'>[] = [...worker.shell]
  /** The lines for search engines that pages lack which were staged hidden. */
  const hiddenSoFar = new Map<string, string>()
  let rendered = 0
  for await (const page of made) {
    const planned = pages[rendered++]
    if (!planned) throw new Error('more pages were made than were planned')
    checker.add(planned, page)
    days.add(planned, page.textDigest)
    publication.add(page.files)
    if (page.searchLines !== undefined) hiddenSoFar.set(planned.path, page.searchLines)
    if (planned.path === paths.offline()) shell.push(...page.files.slice(0, 1).map(({ entry }) => entry))
    progress.show('Rendering page', rendered)
    await yieldToEventLoop()
  }
  // Pages whose text turned out to be too similar are hidden from search engines.
  const hidden = checker.hidden(site)
  for (const { path } of pages) {
    const lines = hiddenSoFar.get(path)
    if (hidden.has(path) === (lines !== undefined)) continue
    const file = fileOfAddress(path, site.settings)
    publication.replace(file, (page) =>
      withCopies(fileOf(file, 'page', withSearchLines(page, lines ?? hiddenFromSearch)), compress),
    )
    await yieldToEventLoop()
  }
  const following = plan.derived({ hidden, days, assets })
  shell.push(...following.filter(({ path }) => path === fileOfAddress(paths.party(), site.settings)))
  const derived = [
    ...following,
    serviceWorker({ code: worker.code, shell, href: (path) => assets.file(`/${path}`) }),
  ]
  for (const file of derived) publication.add(prepare(file))
  const names = [...files, ...derived].map(({ path }) => assets.file(`/${path}`))
  return checker.problems(plan, names, pictureNames(root, site))
}

/** Styles, script, pictures and cards. Problems of pictures name the entries that show them. */
export function assetsOf(
  { definition, site, cards }: CheckedPlan,
  { progress, ...options }: Pick<AssetOptions, 'root' | 'jobs' | 'kept'> & { progress: Progress },
) {
  progress.show('Preparing pictures, styles and script')
  const onPicture = (ready: number) => progress.show('Preparing picture', ready)
  return definition.buildAssets({ ...options, site, cards, onPicture }).catch((error) => {
    throw error instanceof DataProblems ? new DataProblems(withEntries(site, error.problems)) : error
  })
}

/** Refuses releases of previews and drafts: search engines keep the addresses of a release. */
function refusePreview({ preview }: Site, { drafts }: SiteOptions): void {
  if (preview)
    throw new UsageError(
      `A release is made for the address in data/site.ts, ${preview.of}.`,
      'Leave out --address and SITE_ADDRESS, or leave out --release.',
    )
  if (drafts) throw new UsageError('A release has no drafts.', 'Leave out --drafts or --release.')
}
