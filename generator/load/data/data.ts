/** Loads `data/`: the settings and all lists of entries, with their values filled in. */
import { createFormat, type Format } from '../../core/format.ts'
import { placeAt, type Sourced } from '../../core/problem.ts'
import { divideShows } from '../../relate/shows.ts'
import type { ShownAct } from '../../schema/act.ts'
import { copySchema, emptyCopy } from '../../schema/copy.ts'
import { vatSchema } from '../../schema/price.ts'
import { settingsSchema } from '../../schema/settings.ts'
import type { Findings } from '../findings.ts'
import type { Change } from './changes.ts'
import {
  type DataFile,
  goneAddresses,
  navigationFrom,
  objectOf,
  readDataFiles,
  readEntries,
} from './entries.ts'
import { type DataName, dataNames, type EntryKind, kinds } from './kinds.ts'
import { namedValues } from './named-values.ts'
import { soundSettings } from './neutral-settings.ts'
import { withoutSamples } from './samples.ts'
import { valueAt } from './schema-problems.ts'
import { fillInData } from './values.ts'

export type Data = ReturnType<typeof loadData>

/** The day of the run, whether drafts are shown, and other values in place of what the files say. */
type Options = { today: string; drafts?: boolean; changes?: readonly Change[] }

/**
 * Reads and checks all files of `data/`. Wrong entries are left out; wrong settings are replaced by neutral
 * ones.
 */
export function loadData(root: string, options: Options, found: Findings) {
  const read = readDataFiles(root, dataNames, found, options.changes)
  // Amounts in texts need the locale before the settings are checked.
  const locale = settingsSchema.shape.locale.safeParse(
    valueAt(fileOf(read, 'site').exports, ['site', 'locale']),
  ).data
  const format = createFormat(locale ?? 'nl-BE')
  const { files, values } = withValues(read, format, options, found)
  const entries = <T extends object>(kind: EntryKind<T>) => readEntries(fileOf(files, kind.file), kind, found)

  const site = fileOf(files, 'site')
  const settings = objectOf(site, 'site', settingsSchema, found) ?? soundSettings(site.exports.site, found)
  const shown = withoutSamples(settings, {
    acts: entries(kinds.acts).map(({ price, ...act }): Sourced<ShownAct> => {
      const isOnRequest = settings.prices === 'on request' || price === 'on request'
      return { ...act, price: isOnRequest ? undefined : price }
    }),
    testimonials: entries(kinds.testimonials),
    shows: entries(kinds.shows),
    samples: files.flatMap(({ file, lines, samples = [] }) =>
      samples.map((path) => ({ path, place: placeAt(file, lines.get(path)) })),
    ),
  })
  const cities = entries(kinds.cities)
  const hidden = new Set(
    shown.acts.filter((act) => !options.drafts && isDraft(act, options.today)).map(({ slug }) => slug),
  )
  const ofShownActs = shown.shows.filter(({ act }) => !hidden.has(act))
  const shows = divideShows(ofShownActs, cities, options.today)
  return {
    ...shown,
    settings,
    /** The lines of `data/site.ts`. */
    settingLines: site.lines,
    /** All shows, also private ones to come. */
    allShows: shown.shows,
    shows,
    riders: entries(kinds.riders),
    /** The categories of acts, in the order of the list of all acts. */
    categories: entries(kinds.categories),
    cities,
    /** The zones with rules for vans, which cities name by their keys. */
    zones: entries(kinds.zones),
    /** How loud music may be in the halls of a region. */
    decibels: entries(kinds.decibels),
    navigation: navigationFrom(fileOf(files, 'navigation'), found),
    gone: goneAddresses(fileOf(files, 'redirects'), found),
    artists: entries(kinds.artists),
    occasions: entries(kinds.occasions),
    vat: objectOf(fileOf(files, 'prices'), 'vat', vatSchema, found) ?? { percent: 0 },
    priceClasses: entries(kinds.priceClasses),
    priceRanges: entries(kinds.priceRanges),
    /** What the price indication adds and takes off. */
    priceFactors: entries(kinds.priceFactors),
    /** The moments of an evening for which organisers choose acts, in their order. */
    eveningMoments: entries(kinds.eveningMoments),
    /** The figures and promises that pages show. Texts name them `{claims.…}` and `{hours.…}`. */
    claims: entries(kinds.claims),
    hours: entries(kinds.hours),
    redirects: entries(kinds.redirects),
    /** Lines that redirect every published address of an entry. */
    entryRedirects: entries(kinds.entryRedirects),
    /** The words that the rules for copy know. */
    copy: objectOf(fileOf(files, 'copy'), 'copy', copySchema, found) ?? emptyCopy,
    copyExceptions: entries(kinds.copyExceptions),
    values,
    /** How the language of the settings writes numbers and dates. */
    format,
  }
}

export type Publishable = { draft?: boolean; publishFrom?: string; publishDate?: string; isDraft?: boolean }

/** Whether an entry stays out of the site. Calendar dates compare as texts. */
export const isDraft = ({ draft, publishFrom, publishDate }: Publishable, today: string) =>
  draft === true || (publishFrom ?? publishDate ?? '') > today

/** The files whose values the others name. */
const namedFirst = ['data/site.ts', 'data/claims.ts']

/** The data files with their values filled in. */
function withValues(
  read: readonly DataFile[],
  format: Format,
  { drafts = false, today }: Options,
  found: Findings,
) {
  const isShown = (entry: object) => drafts || !isDraft(entry, today)
  const valuesOf = (files: readonly DataFile[]) => {
    // Each name is exported by one file.
    const exports = Object.fromEntries(files.flatMap((file) => Object.entries(file.exports)))
    return namedValues({ exports, isShown, euros: format.euros })
  }
  const written = valuesOf(read)
  const first = read.map((data) => (namedFirst.includes(data.file) ? fillInData(data, written, found) : data))
  const values = valuesOf(first)
  // The rules for copy name the words that no text may have.
  const isFilled = ({ file }: DataFile) => file === 'data/copy.ts' || namedFirst.includes(file)
  return { files: first.map((data) => (isFilled(data) ? data : fillInData(data, values, found))), values }
}

function fileOf(files: readonly DataFile[], name: DataName): DataFile {
  const found = files.find(({ file }) => file === `data/${name}.ts`)
  if (!found) throw new Error(`data/${name}.ts was not read`)
  return found
}
