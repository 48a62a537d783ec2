/** Loads `data/`: the settings and all lists of entries, with their values filled in. */
import { namedKinds, paths } from '../core/addresses.ts'
import { createFormat, type Format } from '../core/format.ts'
import { namesOfEntry } from '../core/left-out.ts'
import { placeAt } from '../core/problem.ts'
import { divideShows, hasShows } from '../relate/shows.ts'
import { actSchema } from '../schema/act.ts'
import { artistSchema } from '../schema/artist.ts'
import { citySchema } from '../schema/city.ts'
import { claimSchema } from '../schema/claim.ts'
import { copyExceptionSchema, copySchema, emptyCopy } from '../schema/copy.ts'
import { eveningMomentSchema, occasionSchema } from '../schema/occasion.ts'
import { priceClassSchema, priceFactorSchema, priceRangeSchema, vatSchema } from '../schema/price.ts'
import { entryRedirectSchema, redirectSchema } from '../schema/redirect.ts'
import { riderSchema } from '../schema/rider.ts'
import { settingsSchema } from '../schema/settings.ts'
import { showSchema } from '../schema/show.ts'
import { testimonialSchema } from '../schema/testimonial.ts'
import { zoneSchema } from '../schema/zone.ts'
import { type DataFile, type EntryKind, entriesOf, goneAddresses, navigationFrom, objectOf, readDataFiles } from './data-file.ts'
import { isDraft } from './drafts.ts'
import { valueAt } from './explain.ts'
import { type Findings, type Found, joinFindings, joinFound } from './findings.ts'
import { namedValues } from './named-values.ts'
import { withoutSamples } from './samples.ts'
import type { SiteOptions } from './site.ts'
import { soundSettings } from './sound-part.ts'
import { fillInData } from './values.ts'

const dataNames = [
  'site',
  'claims',
  'acts',
  'artists',
  'cities',
  'zones',
  'occasions',
  'prices',
  'testimonials',
  'shows',
  'redirects',
  'riders',
  'navigation',
  'copy',
] as const
type DataName = (typeof dataNames)[number]

/** Whether an item of the list `redirects` is about an entry; an item with `from` is about one address. */
const isEntryRedirect = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !('from' in value) && namedKinds.some((kind) => kind in value)

/** What a wrong redirect is about, also where its field is misspelt. */
const oldNames = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([field, name]) => (field === 'to' ? [] : namesOfEntry(name)))
    : namesOfEntry(value)

const redirectKind = { noun: 'redirect', folder: 'redirects', namesOf: oldNames }

export type Data = ReturnType<typeof loadData>['value']

/** Reads and checks all files of `data/`. Wrong entries are left out; wrong settings are replaced by neutral ones. */
export function loadData(root: string, options: SiteOptions) {
  const read = readDataFiles(root, dataNames, options.changes)
  // Amounts in texts need the locale before the settings are checked.
  const locale = settingsSchema.shape.locale.safeParse(valueAt(fileOf(read.value, 'site').exports, ['site', 'locale'])).data
  const format = createFormat(locale ?? 'nl-BE')
  const filled = withValues(read.value, format, options)
  const { files, values } = filled.value
  const found: Partial<Findings>[] = [read, filled]
  const noted = <T>(part: Found<T>): T => {
    found.push(part)
    return part.value
  }
  const entries = <T extends object>(name: DataName, exportName: string, kind: EntryKind<T>) => noted(entriesOf(fileOf(files, name), exportName, kind))

  const site = fileOf(files, 'site')
  const settings = noted(objectOf(site, 'site', settingsSchema)) ?? noted(soundSettings(site.exports.site))
  const shown = withoutSamples(settings, {
    acts: entries('acts', 'acts', { noun: 'act', folder: 'acts', schema: actSchema, nameField: 'slug' }),
    testimonials: entries('testimonials', 'testimonials', { noun: 'testimonial', folder: 'testimonials', schema: testimonialSchema }),
    shows: entries('shows', 'shows', { noun: 'show', folder: 'shows', schema: showSchema }),
    samples: files.flatMap(({ file, lines, samples = [] }) => samples.map((path) => ({ path, place: placeAt(file, lines.get(path)) }))),
  })
  const cities = entries('cities', 'cities', { noun: 'city', folder: 'cities', schema: citySchema, nameField: 'key' })
  const hidden = new Set(shown.acts.filter((act) => !options.drafts && isDraft(act, options.today)).map(({ slug }) => slug))
  const ofShownActs = shown.shows.filter(({ act }) => !hidden.has(act))
  const shows = divideShows(ofShownActs, cities, options.today)
  const data = {
    ...shown,
    settings,
    /** The lines of `data/site.ts`. */
    settingLines: site.lines,
    /** All shows, also private ones to come. */
    allShows: shown.shows,
    shows,
    riders: entries('riders', 'riders', { noun: 'rider of', folder: 'riders', schema: riderSchema, nameField: 'act' }),
    cities,
    zones: entries('zones', 'zones', { noun: 'zone', folder: 'zones', schema: zoneSchema, nameField: 'key' }),
    navigation: noted(navigationFrom(fileOf(files, 'navigation'), hasShows(shows) ? [] : [paths.agenda()])),
    gone: noted(goneAddresses(fileOf(files, 'redirects'))),
    artists: entries('artists', 'artists', { noun: 'artist', folder: 'artists', schema: artistSchema, nameField: 'slug' }),
    occasions: entries('occasions', 'occasions', { noun: 'occasion', folder: 'occasions', schema: occasionSchema, nameField: 'key' }),
    vat: noted(objectOf(fileOf(files, 'prices'), 'vat', vatSchema)) ?? { percent: 0 },
    priceClasses: entries('prices', 'priceClasses', { noun: 'price class', folder: 'prices', schema: priceClassSchema, nameField: 'key' }),
    priceRanges: entries('prices', 'priceRanges', { noun: 'price range', folder: 'price-ranges', schema: priceRangeSchema, nameField: 'key' }),
    priceFactors: entries('prices', 'priceFactors', { noun: 'price factor', folder: 'price-factors', schema: priceFactorSchema, nameField: 'key' }),
    eveningMoments: entries('occasions', 'eveningMoments', { noun: 'moment', folder: 'evening-moments', schema: eveningMomentSchema, nameField: 'key' }),
    claims: entries('claims', 'claims', { noun: 'claim', folder: 'claims', schema: claimSchema, nameField: 'key' }),
    hours: entries('claims', 'hours', { noun: 'claim', folder: 'hours', schema: claimSchema, nameField: 'key' }),
    redirects: entries('redirects', 'redirects', { ...redirectKind, schema: redirectSchema, nameField: 'from', accepts: (value) => !isEntryRedirect(value) }),
    entryRedirects: entries('redirects', 'redirects', { ...redirectKind, schema: entryRedirectSchema, accepts: isEntryRedirect }),
    copy: noted(objectOf(fileOf(files, 'copy'), 'copy', copySchema)) ?? emptyCopy,
    copyExceptions: entries('copy', 'exceptions', { noun: 'exception', folder: 'copy', schema: copyExceptionSchema }),
    values,
    /** How the language of the settings writes numbers and dates. */
    format,
  }
  return { ...joinFindings(found), value: data }
}

/** The files whose values the others name. */
const namedFirst = ['data/site.ts', 'data/claims.ts']

/** The data files with their values filled in. */
function withValues(read: readonly DataFile[], format: Format, { drafts = false, today }: SiteOptions) {
  const isShown = (entry: object) => drafts || !isDraft(entry, today)
  const valuesOf = (files: readonly DataFile[]) => {
    const exportsOf = (name: DataName) => fileOf(files, name).exports
    const { claims, hours } = exportsOf('claims')
    const { priceClasses, priceRanges } = exportsOf('prices')
    const [{ site }, { acts }, { cities }, { artists }] = [exportsOf('site'), exportsOf('acts'), exportsOf('cities'), exportsOf('artists')]
    return namedValues({ site, claims, hours, priceClasses, priceRanges, acts, cities, artists, isShown, euros: format.euros })
  }
  const written = valuesOf(read)
  const first = read.map((data): Found<DataFile> => (namedFirst.includes(data.file) ? fillInData(data, written) : { value: data }))
  const values = valuesOf(first.map(({ value }) => value))
  // The rules for copy name the words that no text may have.
  const isFilled = ({ value: { file } }: Found<DataFile>) => file === 'data/copy.ts' || namedFirst.includes(file)
  const filled = joinFound(first.map((found) => (isFilled(found) ? found : fillInData(found.value, values))))
  return { ...filled, value: { files: filled.value, values } }
}

function fileOf(files: readonly DataFile[], name: DataName): DataFile {
  const found = files.find(({ file }) => file === `data/${name}.ts`)
  if (!found) throw new Error(`data/${name}.ts was not read`)
  return found
}
