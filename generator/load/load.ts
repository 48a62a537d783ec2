/** From the owner's files to a `Site`: `data/`, `content/` and the names in `static/`. */
import { createInvalid, joinInvalid } from '../core/invalid-parts.ts'
import { DataProblems, isError, isOfReading, type Problem, placeOf } from '../core/problem.ts'
import { wordsOf } from '../relate/categories.ts'
import { withDays } from '../relate/diary.ts'
import { knownMakers } from '../system/home.ts'
import { beginLoad } from '../system/kept-results.ts'
import type { YieldToEventLoop } from '../system/yield.ts'
import { isDraft, loadData } from './data/data.ts'
import { exampleAddresses } from './data/samples.ts'
import { pageText, requiredPages } from './files/content-files.ts'
import { checkDataVersion, dataNote, withGrace } from './files/data-version.ts'
import { checkSlashes, readLedger } from './files/ledger.ts'
import { checkOwnTemplates } from './files/own-templates.ts'
import { rawCalendars } from './files/raw-calendars.ts'
import { withSimilarFiles } from './files/similar-files.ts'
import { readStaticFolder } from './files/static-folder.ts'
import { readTheme } from './files/theme.ts'
import { Findings } from './findings.ts'
import { checkRiders, checkShows } from './rules/act-rules.ts'
import { checkBookings } from './rules/booking-rules.ts'
import { withoutDrafts } from './rules/drafts.ts'
import { withoutEmptyLinks } from './rules/empty-links.ts'
import { namedFiles, textFiles } from './rules/named-files.ts'
import { checkRules } from './rules/rules.ts'
import { checkTestimonials } from './rules/testimonial-rules.ts'
import { checkPages, unknownPrices } from './rules/text-rules.ts'
import { validPart } from './rules/valid-part.ts'
import { undeclaredThirdParties } from './rules/verification.ts'
import { loadSentences } from './sentences/sentences.ts'
import type { Site, SiteOccasion, SiteOptions } from './site.ts'
import { ContentReader } from './texts/content.ts'
import { textLabels } from './texts/markdown.ts'
import { loadTexts } from './texts/texts.ts'

/**
 * Reads and checks all files of the owner, for callers that need a whole site. Texts may have errors.
 * @param yieldToEventLoop is awaited between two texts
 * @throws DataProblems with every problem of every file, when an entry is missing or wrong
 */
export async function loadSite(
  root: string,
  options: SiteOptions,
  yieldToEventLoop?: YieldToEventLoop,
): Promise<Site> {
  const { site, entryProblems } = await loadPartialSite(root, options, yieldToEventLoop)
  if (entryProblems.some(isError)) throw new DataProblems(site.problems)
  return site
}

/**
 * Reads and checks all files of the owner. Wrong entries are left out (`invalid`), so that the later checks
 * still run and report no mistake twice.
 * @returns the site, which holds all problems, and those of them that concern its entries and files and not
 * its texts
 * @throws DataProblems when a file of `data/` cannot be read: almost everything depends on it
 */
export async function loadPartialSite(
  root: string,
  options: SiteOptions,
  yieldToEventLoop: YieldToEventLoop = async () => undefined,
) {
  beginLoad()
  const found = new Findings()
  const note = dataNote(root)
  checkDataVersion(note).forEach(found.report)
  const data = loadData(root, options, found)
  const { acts: _acts, cities: _cities, riders, allShows, settingLines, ...parts } = data
  const own = parts.settings.address
  const { analytics: _analytics, ...uncounted } = parts.settings
  // Visits of a preview are no visits of the site.
  const settings =
    options.address === undefined || options.address === own
      ? parts.settings
      : { ...uncounted, address: options.address }
  const theme = readTheme(root, settings, settingLines)
  const shownActs = data.acts.filter((act) => options.drafts || !isDraft(act, options.today))
  const words = wordsOf(data.categories, shownActs, data.format)
  const sentences = loadSentences(root, parts.format, { ...parts, words }, found, { ...note, ...options })
  const isUnreadable = [...found.problems, ...found.textProblems].some(isOfReading)
  const context = { settings, values: parts.values, labels: textLabels(sentences) }
  const program = (await knownMakers()).texts
  const reader = new ContentReader(root, context, found, { program, ...options }, yieldToEventLoop)
  const texts = await loadTexts(reader, data)
  if (!options.changes) reader.save()

  if (isUnreadable)
    throw new DataProblems(
      withSimilarFiles(root, [...found.problems, ...found.textProblems].filter(isOfItsFile), new Set()),
    )
  const read: Site = {
    ...parts,
    ...sentences,
    ...texts,
    acts: withDays(texts.acts, allShows, options.today),
    settings,
    theme: theme.value,
    today: options.today,
    ...(settings.address !== own && { preview: { of: own, noindex: !options.index } }),
    samples: [...parts.samples, ...exampleAddresses(parts.settings, settingLines)],
    ledger: readLedger(root),
    staticFiles: [],
    contentLinks: [...found.links, ...parts.occasions.flatMap(guideLink)],
    valueUses: found.uses,
    texts: found.texts,
    problems: found.textProblems,
    note,
    invalid: found.invalid,
  }
  const valid = validPart(read)
  // Blocks that name a price that does not exist cannot be shown.
  const invalid = joinInvalid([valid.invalid, createInvalid({ names: unknownPrices(read) })])
  // Nobody reads the problems of an edit that is tried.
  if (options.changes)
    return { site: shownPart({ ...valid, invalid }, options), entryProblems: found.problems }
  const rules = [
    ...checkRules(root, read, options.drafts),
    ...checkRiders(read.acts, riders, read.invalid),
    ...checkShows(allShows, read),
    ...checkTestimonials(read),
    ...checkBookings(read.acts, allShows, options.today),
  ]
  const ofPages = checkPages({ ...read, invalid: valid.invalid })
  const staticFolder = readStaticFolder(root)
  const isSlashWrong = found.problems.some(({ places: [place] }) => place?.field === 'trailingSlash')
  const slashLine = isSlashWrong ? undefined : settingLines.get('site.trailingSlash')
  const ofEntries = [
    ...found.problems,
    ...rules,
    ...ofPages,
    ...staticFolder.problems,
    ...rawCalendars(root),
    ...theme.problems,
    // A setting that is wrong or missing was replaced by a neutral one.
    ...(slashLine === undefined
      ? []
      : checkSlashes(read.ledger, settings.trailingSlash, { file: 'data/site.ts', line: slashLine })),
    ...undeclaredThirdParties(settings, settingLines, read),
    ...checkOwnTemplates(),
  ]
  const entryProblems = withGrace(ofEntries, note)
  const ofTexts = withGrace(found.textProblems, note)
  const problems = withSimilarFiles(root, [...entryProblems, ...ofTexts], filesOf(read))
  const site = { ...valid, invalid, staticFiles: staticFolder.value, problems }
  return { site: shownPart(site, options), entryProblems }
}

const shownPart = (site: Site, options: SiteOptions): Site => withoutEmptyLinks(withoutDrafts(site, options))

/** The link of an occasion to its guide, with its line. */
function guideLink({ guide, source }: SiteOccasion): Site['contentLinks'] {
  const { file, line } = placeOf(source, 'guide.to')
  return guide ? [{ href: guide.to, file, line }] : []
}

/** The files that a site needs under their names: texts and pictures. */
const filesOf = (site: Site): ReadonlySet<string> =>
  new Set([
    ...textFiles(site),
    ...Object.keys(requiredPages).map(pageText),
    ...namedFiles(site).map(({ file }) => file),
  ])

/** Problems that no other file explains. */
const isOfItsFile = (problem: Problem): boolean =>
  isOfReading(problem) ||
  [
    ...['missing-field', 'wrong-type', 'unknown-field', 'front-matter-broken', 'front-matter-language'],
    'data-older',
  ].includes(problem.code)
