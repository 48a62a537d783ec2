/** Loads `data/`: the settings and all lists of entries, with their values filled in. */
import { namedKinds, paths } from '../core/addresses.ts'
import { createFormat, type Format } from '../core/format.ts'
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
import { type Findings, type Found, joinFindings, joinFound } from './findings.ts'
import { type NamedValues, namedValues } from './named-values.ts'
import { withWholeNumber } from './phone.ts'
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

export type Data = ReturnType<typeof loadData>['value']

/** Reads and checks all files of `data/`. Wrong entries are left out; wrong settings are replaced by neutral ones. */
export function loadData(root: string, options: SiteOptions) {
  const read = readDataFiles(
    root,
    dataNames.map((name) => `data/${name}.ts`),
  )
  const locale = localeOf(fileOf(read.value, 'site').exports.site)
  const format = createFormat(locale)
  const filled = withValues(read.value, format, options)
  const { files, values } = filled.value
  const found: Partial<Findings>[] = [read, filled]
  const noted = <T>(part: Found<T>): T => {
    found.push(part)
    return part.value
  }
  const entries = <T extends object>(name: DataName, exportName: string, kind: EntryKind<T>) => noted(entriesOf(fileOf(files, name), exportName, kind))

  const site = fileOf(files, 'site')
  const written = objectOf(site, 'site', settingsSchema)
  const settings = noted({ ...written, problems: withWholeNumber(written.problems, site.exports.site, locale) }) ?? noted(soundSettings(site.exports.site))
  const shown = withoutSamples(settings, {
    acts: entries('acts', 'acts', { noun: 'act', folder: 'acts', schema: actSchema, nameField: 'slug' }),
    testimonials: entries('testimonials', 'testimonials', { noun: 'testimonial', folder: 'testimonials', schema: testimonialSchema }),
    shows: entries('shows', 'shows', { noun: 'show', folder: 'shows', schema: showSchema }),
    samples: files.flatMap(({ file, lines, samples = [] }) => samples.map((path) => ({ path, place: placeAt(file, lines.get(path)) }))),
  })
  const cities = entries('cities', 'cities', { noun: 'city', folder: 'cities', schema: citySchema, nameField: 'key' })
  const hidden = new Set(shown.acts.filter((act) => !options.drafts && isDraft(act, options.today)).map(({ slug }) => slug))
  const shows = divideShows(
    shown.shows.filter(({ act }) => !hidden.has(act)),
    cities,
    options.today,
  )
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
    redirects: entries('redirects', 'redirects', {
      noun: 'redirect',
      folder: 'redirects',
      schema: redirectSchema,
      nameField: 'from',
      accepts: (value) => !isEntryRedirect(value),
    }),
    entryRedirects: entries('redirects', 'redirects', { noun: 'redirect', folder: 'redirects', schema: entryRedirectSchema, accepts: isEntryRedirect }),
    copy: noted(objectOf(fileOf(files, 'copy'), 'copy', copySchema)) ?? emptyCopy,
    copyExceptions: entries('copy', 'exceptions', { noun: 'exception', folder: 'copy', schema: copyExceptionSchema }),
    values,
    /** How the language of the settings writes numbers and dates. */
    format,
  }
  return { ...joinFindings(found), value: data }
}

/** The data files with their values filled in: those of `data/site.ts` and `data/claims.ts` first, because the others name them. */
function withValues(
  read: readonly DataFile[],
  format: Format,
  { drafts = false, today }: SiteOptions,
): Findings & { value: { files: readonly DataFile[]; values: NamedValues } } {
  const exportOf = (name: DataName, list: string) => fileOf(read, name).exports[list]
  const valuesOf = (site: DataFile, claims: DataFile) =>
    namedValues({
      site: site.exports.site,
      claims: claims.exports.claims,
      hours: claims.exports.hours,
      priceClasses: exportOf('prices', 'priceClasses'),
      priceRanges: exportOf('prices', 'priceRanges'),
      acts: exportOf('acts', 'acts'),
      cities: exportOf('cities', 'cities'),
      artists: exportOf('artists', 'artists'),
      isShown: (entry: object) => drafts || !isDraft(entry, today),
      euros: format.euros,
    })
  const [site, claims] = [fileOf(read, 'site'), fileOf(read, 'claims')]
  const written = valuesOf(site, claims)
  const [ownSite, ownClaims] = [fillInData(site, written), fillInData(claims, written)]
  const values = valuesOf(ownSite.value, ownClaims.value)
  const fill = (data: DataFile): Found<DataFile> => {
    if (data === site) return ownSite
    if (data === claims) return ownClaims
    // The rules for copy name the words that no text may have.
    return data.file === 'data/copy.ts' ? { value: data } : fillInData(data, values)
  }
  const filled = joinFound(read.map(fill))
  return { ...filled, value: { files: filled.value, values } }
}

function fileOf(files: readonly DataFile[], name: DataName): DataFile {
  const found = files.find(({ file }) => file === `data/${name}.ts`)
  if (!found) throw new Error(`data/${name}.ts was not read`)
  return found
}

/** The locale of settings before they are checked, because amounts in texts need it. */
const localeOf = (settings: unknown): string => settingsSchema.pick({ locale: true }).loose().safeParse(settings).data?.locale ?? 'nl-BE'
