/** The pipeline of `check`: the steps of `generate` without publishing, types, and the files in `out/`. */
import { readFileSync } from 'node:fs'
import { checkFewWords } from '../check/few-words.ts'
import { checkLive } from '../check/live.ts'
import { PageChecker } from '../check/pages.ts'
import { checkPosters } from '../check/posters.ts'
import { problemsBehind } from '../commands/report/fault-problems.ts'
import { type Progress, silentProgress } from '../commands/report/progress.ts'
import { formatHref } from '../core/addresses.ts'
import { isComplete } from '../core/invalid-parts.ts'
import { isError, type Problem } from '../core/problem.ts'
import { demonstrationLeft } from '../load/data/demonstration.ts'
import { conflictProblems } from '../load/files/read-text.ts'
import { isOfStaticFolder } from '../load/files/static-folder.ts'
import { pictureNames, withEntries } from '../load/rules/named-files.ts'
import type { Site, SiteOptions } from '../load/site.ts'
import { checkPublished } from '../publish/check-published.ts'
import { riderPath } from '../routes/rider-sheet.ts'
import type { SiteAssets } from '../routes/route.ts'
import { brokenTemplates } from '../system/home.ts'
import { hasTypeScript, newOfTypes, typeProblems } from '../system/program/type-check.ts'
import { templateFiles } from '../system/templates.ts'
import { createYield, orStopped } from '../system/yield.ts'
import { pageMaker } from './make-page.ts'
import { type CheckedPlan, planSite } from './plan-site.ts'

export type CheckOptions = {
  root: string
  /** The address, the day and the drafts of the site. */
  options: SiteOptions
  /** A folder, relative to `root` or absolute, in which the site was published: it is checked as well. */
  built?: string | undefined
  /** Whether everything is listed that keeps the site from being ready for the public. */
  live?: boolean
  /** Whether types are checked as well. */
  types?: boolean
  /** Receives a message for each check that could not run. */
  note?: (text: string) => void
  progress?: Progress
  signal?: AbortSignal
}

/**
 * Checks the owner's files in `root` and the templates, and with `built` the files that were published there.
 * @returns all problems, errors and warnings; none is thrown
 * @throws PublishError when `built` is no folder that this command published
 */
export async function checkSite({
  root,
  options: siteOptions,
  built,
  note,
  signal,
  ...more
}: CheckOptions): Promise<Problem[]> {
  const { live = false, types = true, progress = silentProgress } = more
  if (types && !hasTypeScript()) note?.('Types were not checked: TypeScript is not installed.')
  const end = new AbortController()
  const options = { root, signal: signal ? AbortSignal.any([signal, end.signal]) : end.signal }
  const ofTypes = types ? typeProblems(options) : Promise.resolve([])
  // It may fail while the other checks are running.
  ofTypes.catch(() => undefined)
  try {
    const source = await checkSource(root, siteOptions, progress, signal)
    if (types) progress.show('Checking types')
    const found = [
      ...source.problems,
      ...(await newOfTypes(await ofTypes, source.problems, options)),
      ...(live && source.site ? checkLive(source.site, demonstrationLeft(root)) : []),
    ]
    if (built === undefined || !source.site) return found
    progress.show('Checking published files')
    return [...found, ...(await checkPublished(root, built, source.site.settings, signal))]
  } finally {
    progress.clear()
    end.abort()
  }
}

/**
 * All problems that `generate` would find, and errors that would keep it from checking further. There is no
 * site when a data file cannot be read.
 */
async function checkSource(
  root: string,
  siteOptions: SiteOptions,
  progress: Progress,
  signal?: AbortSignal,
): Promise<{ problems: Problem[]; site?: Site }> {
  progress.show('Reading data and content')
  const templates = [...templateFiles()].filter(([path]) => /\.(?:tsx?|css)$/.test(path))
  const conflicts = templates.flatMap(([path, file]) => conflictProblems(path, readFileSync(file, 'utf8')))
  const known = new Set(conflicts.flatMap(({ places }) => places.map(({ file }) => file)))
  const isNew = ({ places }: Problem) => places.every(({ file }) => !known.has(file))
  const plan = await planSite(root, siteOptions, { yieldToEventLoop: createYield(signal) }).catch(
    problemsOrThrow,
  )
  if (!('site' in plan)) return { problems: [...conflicts, ...[...brokenTemplates, ...plan].filter(isNew)] }
  const pages = brokenTemplates.length > 0 ? [] : await checkPages(root, plan, progress, signal)
  return {
    problems: [...conflicts, ...[...brokenTemplates, ...plan.problems, ...pages].filter(isNew)],
    site: plan.site,
  }
}

/** A page that fails does not stop the others. */
async function checkPages(
  root: string,
  plan: CheckedPlan,
  progress: Progress,
  signal?: AbortSignal,
): Promise<Problem[]> {
  const { site, pages, derived } = plan
  const { assets, files, posters, problems } = await orStopped(assetsOrNone(root, plan), signal)
  const checker = new PageChecker(site.settings, pages)
  const make = pageMaker(plan, assets, {
    isWhole: true,
    countsWords: site.settings.ownWords !== undefined,
  })
  const yieldToEventLoop = createYield(signal)
  let checked = 0
  for (const route of plan.routes()) {
    const page = pages[checked++]
    if (!page) break
    progress.show('Checking page', checked)
    try {
      checker.add(page, make(route).facts)
    } catch (error) {
      checker.miss(route)
      problems.push(...problemsOrThrow(error))
    }
    await yieldToEventLoop()
  }
  for (const { path } of derived()) files.add(assets.file(`/${path}`))
  // An error leaves gaps in the texts of pages, and pictures without a page.
  const isWhole = problems.length === 0 && isComplete(site.invalid) && !plan.problems.some(isError)
  return [
    ...(isWhole ? checkFewWords(site, pages) : []),
    ...checkPosters(site.acts, posters),
    ...withEntries(site, oneForEachPlace(problems)),
    ...checker.problems(plan, files, isWhole ? pictureNames(root, site) : undefined),
  ]
}

/** The problems that an error reports. @throws the error when it is a fault of the program */
function problemsOrThrow(error: unknown): readonly Problem[] {
  const problems = problemsBehind(error)
  if (!problems) throw error
  return problems
}

/** A template that throws does so on many pages. */
const oneForEachPlace = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify([problem.code, problem.places]), problem])).values(),
]

/** The site's files; when they cannot be built, their problems, and placeholders for rendering. */
async function assetsOrNone(root: string, { definition, site, cards }: CheckedPlan) {
  try {
    const { assets, files, posters } = await definition.buildAssets({ root, site, cards, draft: true })
    const problems: Problem[] = []
    return { assets, files: new Set(files.map(({ path }) => assets.file(`/${path}`))), posters, problems }
  } catch (error) {
    const problems = problemsOrThrow(error).filter((problem) => !isOfStaticFolder(problem))
    return { ...placeholders(site), posters: new Map(), problems }
  }
}

/** Stand-ins for files that are not built, and the addresses of all that pages ask for. */
export function placeholders({ settings, staticFiles }: Site): { assets: SiteAssets; files: Set<string> } {
  const files = new Set(staticFiles.map((path) => formatHref(`/${path}`, settings)))
  const file = (path: string) => {
    const address = formatHref(path, settings)
    files.add(address)
    return address
  }
  const image = (name: string) => ({
    src: file(`/${name}`),
    width: Number.POSITIVE_INFINITY,
    height: 1,
    tint: '',
    hue: '',
    sources: [],
  })
  const rider: SiteAssets['rider'] = ({ slug }) => ({
    pdf: file(`/${riderPath(slug)}`),
    kilobytes: 1,
    plot: image(slug),
    lineUp: image(slug),
  })
  return {
    files,
    assets: { stylesheet: '', features: new Map(), preloads: [], file, image, card: () => '', rider },
  }
}
