/** The only place that reads the owner's files: `data/`, `content/` and the names in `static/`. */
import type * as z from 'zod'
import { namedKinds } from '../core/addresses.ts'
import { createFormat } from '../core/format.ts'
import { type LeftOut, namesIn, namesOfEntry, nothingLeftOut } from '../core/left-out.ts'
import type { Place, Problem } from '../core/problem.ts'
import { DataProblems, isError } from '../core/problem.ts'
import type { Sentences } from '../core/sentences.ts'
import type { Sourced } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import type { Act } from '../schema/act.ts'
import { actSchema } from '../schema/act.ts'
import { artistSchema } from '../schema/artist.ts'
import { citySchema } from '../schema/city.ts'
import { ownAddress } from '../schema/field.ts'
import { occasionSchema } from '../schema/occasion.ts'
import { priceClassSchema, priceRangeSchema } from '../schema/price.ts'
import { entryRedirectSchema, redirectSchema } from '../schema/redirect.ts'
import { riderSchema } from '../schema/rider.ts'
import { settingsSchema } from '../schema/settings.ts'
import { testimonialSchema } from '../schema/testimonial.ts'
import type { YieldToEventLoop } from '../system/yield.ts'
import { articlesFrom } from './articles.ts'
import { ContentReader } from './content.ts'
import { type DataFile, type EntryKind, entriesOf, objectOf, readDataFiles } from './data-file.ts'
import { isDraft, withoutDrafts } from './drafts.ts'
import { readLedger } from './ledger.ts'
import type { TextLabels } from './markdown.ts'
import { navigationFrom } from './navigation.ts'
import { checkPages, pagesFrom } from './pages.ts'
import { checkRiders } from './rider-rules.ts'
import { checkRules } from './rules.ts'
import { loadSentences } from './sentences.ts'
import type { Site, SiteAct, SiteRider } from './site.ts'
import { isPreview, type SiteOptions } from './site-options.ts'
import { soundSettings, withoutWrong } from './sound-part.ts'
import { readStaticFolder } from './static-folder.ts'
import { undeclaredThirdParties } from './third-parties.ts'
import { fillInData, namedValues } from './values.ts'

const dataFiles = ['acts', 'artists', 'cities', 'occasions', 'prices', 'testimonials', 'redirects', 'riders', 'navigation'] as const

const gone: TextList = { name: 'gone', noun: 'address that is gone,', schema: ownAddress, hint: 'Write the address as it was published.', optional: true }

/**
 * Reads and checks all files of the owner, for those who cannot work with a part of a site. Texts may have errors.
 * `yieldToEventLoop` is awaited between two texts.
 * @throws DataProblems with every problem of every file, when an entry is missing or wrong
 */
export async function loadSite(root: string, options: SiteOptions, yieldToEventLoop?: YieldToEventLoop): Promise<Site> {
  const { site, entryProblems } = await loadPartialSite(root, options, yieldToEventLoop)
  if (entryProblems.some(isError)) throw new DataProblems(site.problems)
  return site
}

export type PartialSite = {
  /** The site, which holds all problems. */
  site: Site
  /** Those problems that concern its entries and files and not its texts. */
  entryProblems: readonly Problem[]
}

/**
 * Reads and checks all files of the owner. What is wrong is left out, so that the checks that follow still find theirs and the owner reads
 * all problems at once; `leftOut` keeps them from reporting a mistake twice.
 */
export async function loadPartialSite(root: string, options: SiteOptions, yieldToEventLoop: YieldToEventLoop = async () => undefined): Promise<PartialSite> {
  const problems: Problem[] = []
  const leftOut = nothingLeftOut()
  const read = await readDataFiles(root, ['data/site.ts', ...dataFiles.map((name) => `data/${name}.ts`)], problems, leftOut)
  const { files, settingsFile, values, uses, problems: unknownValues } = withValues(read, options)
  problems.push(...unknownValues)
  const own = objectOf(settingsFile, 'site', settingsSchema, problems) ?? soundSettings(settingsFile.exports.site, leftOut)
  const entries = <T extends object>(name: (typeof dataFiles)[number], exportName: string, kind: EntryKind<T>): Sourced<T>[] => {
    const file = files.get(name)
    return file ? entriesOf(file, exportName, kind, problems, leftOut) : []
  }

  const acts = entries('acts', 'acts', { noun: 'act', folder: 'acts', schema: actSchema, nameField: 'slug' })
  const riders = entries('riders', 'riders', { noun: 'rider of', folder: 'riders', schema: riderSchema, nameField: 'act' })
  const cities = entries('cities', 'cities', { noun: 'city', folder: 'cities', schema: citySchema, nameField: 'key' })
  const { navigation, links } = navigationFrom(files.get('navigation'), problems, leftOut)
  const listedGone = textsFrom(files.get('redirects'), gone, problems, leftOut)
  const loaded = {
    artists: entries('artists', 'artists', { noun: 'artist', folder: 'artists', schema: artistSchema, nameField: 'slug' }),
    occasions: entries('occasions', 'occasions', { noun: 'occasion', folder: 'occasions', schema: occasionSchema, nameField: 'key' }),
    priceClasses: entries('prices', 'priceClasses', { noun: 'price class', folder: 'prices', schema: priceClassSchema, nameField: 'key' }),
    priceRanges: entries('prices', 'priceRanges', { noun: 'price range', folder: 'price-ranges', schema: priceRangeSchema, nameField: 'key' }),
    testimonials: entries('testimonials', 'testimonials', { noun: 'testimonial', folder: 'testimonials', schema: testimonialSchema }),
    gone: listedGone.values,
    redirects: entries('redirects', 'redirects', {
      noun: 'redirect',
      folder: 'redirects',
      schema: redirectSchema,
      nameField: 'from',
      accepts: (value) => !isEntryRedirect(value),
    }),
    entryRedirects: entries('redirects', 'redirects', { noun: 'redirect', folder: 'redirects', schema: entryRedirectSchema, accepts: isEntryRedirect }),
    ledger: readLedger(root),
    staticFiles: [],
  }

  const settings = { ...own, address: options.address ?? own.address }
  const textProblems: Problem[] = []
  const format = createFormat(settings.locale)
  const { sentences, uses: usesInSentences } = loadSentences(root, format, values, textProblems)
  const reader = new ContentReader(root, settings, values, textProblems, yieldToEventLoop, textLabels(sentences))
  const site: Site = {
    settings,
    navigation,
    format,
    ...sentences,
    ...(isPreview(options, own.address) && { preview: { of: own.address, noindex: !options.index } }),
    ...loaded,
    acts: await inTurn(acts, async (act) => ({
      ...act,
      ...riderOf(act, riders),
      biography: await reader.textOf(`content/acts/${act.slug}.md`, `the act "${act.name}"`, act.source),
    })),
    cities: await inTurn(cities, async ({ short, ...city }) => ({
      ...city,
      content: await reader.textOf(`content/cities/${city.key}.md`, `the city "${city.name}"`, city.source),
      ...(short && {
        short: { ...short, content: await reader.textOf(`content/cities/kort/${city.key}.md`, `the short text of "${city.name}"`, city.source) },
      }),
    })),
    articles: await articlesFrom(reader, problems, leftOut),
    pages: await pagesFrom(reader, problems, leftOut),
    contentLinks: [...links, ...reader.links],
    values,
    valueUses: [...uses, ...usesInSentences, ...reader.uses],
    listed: { gone: listedGone.places },
    problems: textProblems,
    leftOut,
  }
  reader.close()
  problems.push(...checkRules(root, site, options.drafts), ...checkRiders(site.acts, riders, leftOut), ...checkPages(site))
  const sound = withoutWrong(site)
  reader.reportOrphans(['content/acts', 'content/cities', 'content/cities/kort'], leftOut)
  const staticFolder = readStaticFolder(root)
  problems.push(...staticFolder.problems, ...undeclaredThirdParties(settings, settingsFile.lines, site.pages))
  const whole = { ...sound, staticFiles: staticFolder.files, problems: [...problems, ...textProblems] }
  return { site: withoutDrafts(whole, options), entryProblems: problems }
}

/** The data files with their values filled in: those of `data/site.ts` first, because the others name them. */
function withValues(read: (file: string) => DataFile, { drafts = false, today }: SiteOptions) {
  const written = read('data/site.ts')
  const files = new Map(dataFiles.map((name) => [name, read(`data/${name}.ts`)]))
  const exported = (name: (typeof dataFiles)[number], list: string) => files.get(name)?.exports[list]
  const isShown = (entry: object) => drafts || !isDraft(entry, today)
  const valuesOf = (settings: unknown) =>
    namedValues({
      site: settings,
      priceClasses: exported('prices', 'priceClasses'),
      priceRanges: exported('prices', 'priceRanges'),
      acts: exported('acts', 'acts'),
      cities: exported('cities', 'cities'),
      artists: exported('artists', 'artists'),
      isShown,
      euros: createFormat(localeOf(settings)).euros,
    })
  const settings = fillInData(written, valuesOf(written.exports.site))
  const values = valuesOf(settings.data.exports.site)
  const filled = [...files].map(([name, file]) => ({ name, ...fillInData(file, values) }))
  return {
    settingsFile: settings.data,
    files: new Map(filled.map(({ name, data }) => [name, data])),
    values,
    uses: [settings, ...filled].flatMap((file) => file.uses),
    problems: [settings, ...filled].flatMap((file) => file.problems),
  }
}

/** Whether an item of the list `redirects` is about an entry; what has a `from` is about one address. */
const isEntryRedirect = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !('from' in value) && namedKinds.some((kind) => kind in value)

/** The locale of settings that are not checked yet: amounts in texts need one before. */
const localeOf = (settings: unknown): string => settingsSchema.pick({ locale: true }).loose().safeParse(settings).data?.locale ?? 'nl-BE'

const textLabels = ({ t }: Sentences): TextLabels => ({
  footnotes: t('article.footnotes'),
  footnoteBack: (number) => t('article.footnote-back', { number }),
  table: t('article.table'),
})

/** One after the other, so that problems and links come in the order of the entries. */
async function inTurn<T, Result>(entries: readonly T[], read: (entry: T) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const entry of entries) results.push(await read(entry))
  return results
}

function riderOf({ slug }: Act, riders: readonly SiteRider[]): Pick<SiteAct, 'rider'> {
  const rider = riders.find(({ act }) => act === slug)
  return rider ? { rider } : {}
}

type TextList = {
  /** The name of the export, a plain list of texts. */
  name: string
  noun: string
  schema: z.ZodType<string>
  hint: string
  /** A file without this list has an empty one. */
  optional?: boolean
}

type ListedTexts = { values: string[]; places: ReadonlyMap<string, Place> }

function textsFrom(data: DataFile | undefined, { name, noun, schema, hint, optional = false }: TextList, problems: Problem[], leftOut: LeftOut): ListedTexts {
  const found = data?.exports[name]
  const places = new Map<string, Place>()
  if (!data || Object.keys(data.exports).length === 0 || (optional && found === undefined)) return { values: [], places }
  if (!Array.isArray(found)) {
    problems.push({ severity: 'error', places: [{ file: data.file }], ...wording.exportMissing(data.file, name) })
    for (const text of namesIn(data.text)) leftOut.names.add(text)
    return { values: [], places }
  }
  const values = found.flatMap((value: unknown, index) => {
    const checked = schema.safeParse(value)
    const line = data.lines.get(`${name}.${index}`)
    const place: Place = line === undefined ? { file: data.file } : { file: data.file, line }
    if (checked.success) {
      places.set(checked.data, place)
      return [checked.data]
    }
    for (const text of namesOfEntry(value)) leftOut.names.add(text)
    problems.push({
      severity: 'error',
      places: [place],
      code: 'bad-value',
      what: `The ${noun} ${JSON.stringify(value)} must be ${checked.error.issues[0]?.message}.`,
      hint,
    })
    return []
  })
  return { values, places }
}
