/**
 * What a new act, artist, city, article or page is made of. The schema gives the fields; a recipe adds what
 * follows from the name, the site and the day.
 */
import * as z from 'zod'
import { paths } from '../../core/addresses.ts'
import { slugOf } from '../../core/names.ts'
import type { Problem } from '../../core/problem.ts'
import { placeholderMark } from '../../core/problem-texts.ts'
import { actText, articleText, cityText, pageText } from '../../load/files/content-files.ts'
import type { Site } from '../../load/site.ts'
import { hasPages } from '../../relate/acts.ts'
import { tributeKeys } from '../../relate/categories.ts'
import { actSchema } from '../../schema/act.ts'
import { articleSchema } from '../../schema/article.ts'
import { artistSchema } from '../../schema/artist.ts'
import { citySchema } from '../../schema/city.ts'
import { slug } from '../../schema/field.ts'
import { pageSchema } from '../../schema/page.ts'
import type { NestedFields } from './print.ts'
import type { Fields } from './schema-fields.ts'

export type Kind = 'act' | 'artist' | 'city' | 'article' | 'page'

export type Context = {
  site: Site
  /** yyyy-mm-dd */
  today: string
}

export type Recipe = {
  schema: z.ZodType & { shape: object }
  /** The list of the site that the entry joins; names of entries begin with it. */
  entries: 'acts' | 'artists' | 'cities' | 'articles' | 'pages'
  /** The fields with the name of the entry and with its part of addresses. */
  nameField: string
  keyField: string
  /**
   * Whether each entry is a file of its own, with its fields above its text; those of others are in the data
   * file with the name of the list.
   */
  isFile?: boolean
  /** Nothing where an entry has no text of its own. */
  textFile?: (key: string) => string
  /** Whether the name of the file is the key, which then is no field. */
  keyIsFileName?: boolean
  /** The text below the front matter, where it is more than a line. */
  body?: string
  /** Below `static/images/`; nothing where an entry has no picture of its own. */
  picture?: (key: string) => string
  /** Values that follow from others. Nobody is asked for those that are not `asked` too. */
  derive: (known: Fields, context: Context) => Fields
  asked: readonly string[]
  /** The names of fields whose schema takes any: `occasions.bruiloft`. */
  keys?: (context: Context) => readonly string[]
  /** The values of fields whose schema does not list them. */
  choices?: (context: Context) => Readonly<Record<string, readonly string[]>>
  needed?: (known: Fields, context: Context) => readonly string[]
  /** Entries that must come with it, with the lists of data files that they join. */
  alongside?: (fields: Fields, context: Context) => readonly { list: string; entry: NestedFields }[]
  unknownArtist?: (fields: Fields, context: Context) => string | undefined
  /**
   * Errors that do not keep such an entry from being added: those that it is there to solve, and that an act
   * of the site needs it before it is written.
   */
  accepts?: (problem: Problem) => boolean
}

const actPicture = (slug: string) => `acts/${slug}.jpg`

const act: Recipe = {
  schema: actSchema,
  entries: 'acts',
  nameField: 'name',
  keyField: 'slug',
  textFile: actText,
  picture: actPicture,
  derive: ({ slug, category: given, priceClass }, { site: { categories, priceClasses, settings } }) => {
    const category =
      categories.find(({ key }) => key === given) ??
      // Of other categories, the act needs more than its name.
      categories.find(({ playsArtist, isQuiet }) => !playsArtist && !isQuiet)
    const usual = category?.priceClass ?? category?.key
    const range =
      priceClasses.find(({ key }) => key === (priceClass ?? usual)) ??
      (priceClass === undefined ? priceClasses[0] : undefined)
    const acoustic = { 'loudness.level': 'gesprek', 'loudness.from': 60, 'loudness.to': 70 }
    const amplified = { 'loudness.level': 'dansvloer', 'loudness.from': 80, 'loudness.to': 92 }
    const classNamed = priceClass ?? range?.key
    return {
      category: given ?? category?.key ?? '',
      image: actPicture(String(slug)),
      sets: [{ count: 2, minutes: 45 }],
      ...(classNamed !== undefined && { priceClass: classNamed }),
      ...(settings.prices && { price: settings.prices }),
      'price.from': range?.from ?? 1,
      'price.to': range?.to ?? 1,
      'price.vatIncluded': range?.vatIncluded ?? true,
      ...(category?.isQuiet ? acoustic : amplified),
      places: ['binnen', 'buiten'],
      decades: [2000],
      searchWords: [],
      diary: 'none',
      sharesMusiciansWith: [],
      isTopAct: false,
      draft: true,
    }
  },
  asked: [
    'category',
    'priceClass',
    'price.from',
    'price.to',
    'loudness.level',
    'loudness.from',
    'loudness.to',
  ],
  keys: ({ site }) => site.occasions.filter(hasPages).map(({ key }) => key),
  choices: ({ site }) => ({
    category: site.categories.map(({ key }) => key),
    priceClass: site.priceClasses.map(({ key }) => key),
  }),
  needed: ({ category }, { site }) =>
    tributeKeys(site.categories).some((key) => key === category) ? ['originalArtist'] : [],
  alongside: ({ slug, musicians, dancers = 0 }, { today }) => [
    { list: 'riders', entry: riderDraft(String(slug), Number(musicians) + Number(dancers), today) },
  ],
  unknownArtist: ({ originalArtist: name }, { site: { artists } }) =>
    typeof name === 'string' && !artists.some(({ slug }) => slug === slugOf(name)) ? name : undefined,
}

const artist: Recipe = {
  schema: artistSchema,
  entries: 'artists',
  nameField: 'name',
  keyField: 'slug',
  // One album shows the owner what to write of each.
  derive: ({ name }, { today }) => ({
    albums: [{ title: `${placeholderMark}: albums.title (${name})`, year: Number(today.slice(0, 4)) }],
  }),
  asked: [],
  accepts: ({ code, places: [place] }) =>
    (code === 'unknown-reference' && place?.field === 'originalArtist') ||
    (code === 'placeholder-text' && place?.file === 'data/artists.ts'),
}

/** People in a row of a stage that nobody has described yet. */
const perRow = 8
/** Metres between two people, and between two rows. */
const step = 1.2

/**
 * The technical rider of an act that its owner has not described yet: people side by side on a stage that is
 * large enough for them.
 */
function riderDraft(act: string, people: number, today: string): NestedFields {
  const rows = Math.ceil(people / perRow)
  const across = Math.min(people, perRow)
  const [widthMetres, depthMetres] = [Math.max(3, Math.ceil(across * step)), Math.ceil(rows * step + 0.8)]
  return {
    act,
    revised: today,
    stage: { widthMetres, depthMetres, remark: placeholderMark },
    positions: Array.from({ length: people }, (_, index) => ({
      label: `${index + 1}`,
      kind: 'vocal',
      x: rounded(
        ((index % perRow) - (Math.min(people - Math.floor(index / perRow) * perRow, perRow) - 1) / 2) * step,
      ),
      y: rounded(0.8 + Math.floor(index / perRow) * step),
    })),
    inputs: [{ source: placeholderMark, pickup: placeholderMark }],
    monitors: [],
    power: [{ feeds: placeholderMark, x: 0, y: rounded(depthMetres - 0.2) }],
    times: { setUpMinutes: 60, soundCheckMinutes: 30, changeOverMinutes: 30, breakdownMinutes: 45 },
    vehicles: { vans: 1, cars: 0 },
    sound: placeholderMark,
    lights: placeholderMark,
    provided: [placeholderMark],
  }
}

const rounded = (metres: number) => Number(metres.toFixed(2))

const city: Recipe = {
  schema: citySchema,
  entries: 'cities',
  nameField: 'name',
  keyField: 'key',
  textFile: cityText,
  picture: (key) => `cities/${key}.jpg`,
  derive: ({ name }, { site: { settings }, today }) => ({
    // One hall shows the owner what to write of each.
    venues: [
      {
        name: `${placeholderMark}: venues.name (${name})`,
        kind: 'cultuurcentrum',
        label: `${placeholderMark}: venues.label (${name})`,
        size: 'middelgroot',
        reach: `${placeholderMark}: venues.reach (${name})`,
        unverified: true,
      },
    ],
    'population.year': Number(today.slice(0, 4)),
    // A figure that nobody has confirmed is not shown.
    'population.confirmed': false,
    latitude: settings.office.latitude,
    longitude: settings.office.longitude,
    draft: true,
  }),
  asked: ['population.year', 'latitude', 'longitude'],
}

const article: Recipe = {
  schema: articleSchema,
  entries: 'articles',
  nameField: 'title',
  keyField: 'slug',
  isFile: true,
  textFile: articleText,
  picture: (slug) => `blog/${slug}.jpg`,
  derive: (_known, { site: { articles, settings }, today }) => ({
    id: Math.max(0, ...articles.map(({ id }) => id)) + 1,
    author: '{site.brand}',
    publishDate: today,
    category: settings.articleCategories[0] ?? '',
    readTime: 1,
    draft: true,
  }),
  asked: ['author', 'publishDate', 'category'],
  choices: ({ site: { settings } }) => ({ category: settings.articleCategories }),
}

const page: Recipe = {
  schema: z.strictObject({ slug, ...pageSchema.shape }),
  entries: 'pages',
  nameField: 'title',
  keyField: 'slug',
  isFile: true,
  keyIsFileName: true,
  textFile: pageText,
  body: [
    `## ${placeholderMark}: title`,
    `${placeholderMark}: text`,
    `## ${placeholderMark}: questions`,
    `:::questions\n### ${placeholderMark}: question\n\n${placeholderMark}: answer\n:::`,
    `:::call-to-action[${placeholderMark}: call]\n${placeholderMark}: text\n\n::button[${placeholderMark}: button]{to=${paths.booking()}}\n:::`,
  ].join('\n\n'),
  derive: ({ title = '' }) => ({
    breadcrumb: title,
    'hero.title': title,
    'hero.lead': `${placeholderMark}: lead`,
    draft: true,
  }),
  asked: [],
}

export const recipes: Readonly<Record<Kind, Recipe>> = { act, artist, city, article, page }
