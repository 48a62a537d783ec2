/** What an act, a city and an article are made of before their owner has written them: stand-ins that nobody takes for finished. */
import type * as z from 'zod'
import { placeholderMark } from '../core/wording.ts'
import { actSchema } from '../schema/act.ts'
import { articleSchema } from '../schema/article.ts'
import { citySchema } from '../schema/city.ts'
import type { SiteSettings } from '../schema/settings.ts'
import type { Fields } from './fields.ts'
import type { Kind } from './kinds.ts'

/** What a stand-in may follow from. */
export type Context = {
  office: Pick<SiteSettings['office'], 'latitude' | 'longitude'>
  /** yyyy-mm-dd */
  today: string
  /** One more than the highest id of an article. */
  nextId: number
}

export type Question = { field: string; question: string; when?: (fields: Fields) => boolean }

export type Recipe = {
  schema: z.ZodType & { shape: object }
  /** The fields that say what it is called, and how addresses and files call it. */
  nameField: string
  keyField: string
  /** The list that the entry joins; an article is a file of its own. */
  list?: { file: string; name: 'acts' | 'cities' }
  textFile: (key: string) => string
  /** Below `static/images/`. */
  picture: (key: string) => string
  /** Every field that an entry must have. Fields that are known already decide those that follow from them. */
  draft: (known: Fields, context: Context) => Fields
  /** What is asked on a terminal, in this order. */
  questions: readonly Question[]
  /** Remarks at stand-ins that look like facts. They are left out once somebody has named a value. */
  notes: Readonly<Record<string, string>>
  /** The markdown below the entry. */
  text: (name: string) => string
}

const toWrite = (question: string) => `${placeholderMark}: ${question}`

const textOf = (known: Fields, field: string, otherwise: string): string => {
  const value = known[field]
  return typeof value === 'string' && value !== '' ? value : otherwise
}

const priceClassOf: Record<string, string> = { tribute: 'tribute', akoestisch: 'akoestisch' }

const isTribute = ({ category }: Fields) => category === 'tribute'

const act: Recipe = {
  schema: actSchema,
  nameField: 'name',
  keyField: 'slug',
  list: { file: 'data/acts.ts', name: 'acts' },
  textFile: (slug) => `content/acts/${slug}.md`,
  picture: (slug) => `acts/${slug}.jpg`,
  draft(known) {
    const name = textOf(known, 'name', 'Naam')
    const slug = textOf(known, 'slug', 'naam')
    const category = textOf(known, 'category', 'cover')
    return {
      name,
      slug,
      category,
      image: `acts/${slug}.jpg`,
      bio: toWrite(`wat is ${name}, in drie regels op de kaart?`),
      shortDescription: toWrite(`wat is ${name}, in één zin?`),
      lineUp: toWrite('wie staat er op het podium?'),
      musicians: 1,
      setLength: toWrite('hoe lang speelt de act?'),
      priceClass: priceClassOf[category] ?? 'allround',
      repertoire: [toWrite('vijf tot acht nummers uit het repertoire')],
      reasons: [toWrite('drie redenen om deze act te boeken')],
      'occasions.bruiloft': toWrite(`wat brengt ${name} op een bruiloft?`),
      'occasions.bedrijfsfeest': toWrite(`wat brengt ${name} op een bedrijfsfeest?`),
      'occasions.festival': toWrite(`wat brengt ${name} op een festival?`),
      gallery: [],
      draft: true,
    }
  },
  questions: [
    { field: 'category', question: 'Category' },
    { field: 'originalArtist', question: 'The artist whose work it plays, as in data/artists.ts', when: isTribute },
    { field: 'bio', question: 'What the act is, in about three lines' },
    { field: 'shortDescription', question: 'The same in one or two sentences' },
    { field: 'lineUp', question: 'Who stands on stage: instruments, never names' },
    { field: 'musicians', question: 'Number of people on stage' },
    { field: 'setLength', question: 'How long it plays' },
    { field: 'priceClass', question: 'Price class' },
    { field: 'repertoire', question: 'Five to eight songs, with ; between them' },
    { field: 'reasons', question: 'Three reasons to book it, with ; between them' },
    { field: 'occasions.bruiloft', question: 'Two or three sentences on it at a wedding' },
    { field: 'occasions.bedrijfsfeest', question: 'Two or three sentences on it at a company party' },
    { field: 'occasions.festival', question: 'Two or three sentences on it at a festival' },
  ],
  notes: {
    category: toWrite('tribute, cover of akoestisch?'),
    musicians: toWrite('met hoeveel staan ze op het podium?'),
    priceClass: toWrite('in welke prijsklasse hoort de act?'),
  },
  text: (name) => `${toWrite(`wie is ${name}, en wat hoort en ziet de zaal?`)}\n\n${toWrite('wat vraagt de act van de organisator?')}\n`,
}

const city: Recipe = {
  schema: citySchema,
  nameField: 'name',
  keyField: 'key',
  list: { file: 'data/cities.ts', name: 'cities' },
  textFile: (key) => `content/cities/${key}.md`,
  picture: (key) => `cities/${key}.jpg`,
  draft(known, { office, today }) {
    const name = textOf(known, 'name', 'Naam')
    return {
      key: textOf(known, 'key', 'naam'),
      name,
      country: 'BE',
      province: toWrite('in welke provincie?'),
      'population.value': 1,
      'population.year': Number(today.slice(0, 4)),
      // A figure that is not certain is not shown.
      'population.confirmed': false,
      latitude: office.latitude,
      longitude: office.longitude,
      stations: [],
      motorways: [],
      language: toWrite('welke taal spreken de meesten er?'),
      venues: [],
      title: toWrite(`live muziek in ${name}`),
      description: toWrite(`waarom een band boeken in ${name}?`),
      keywords: [`live muziek ${name.toLowerCase()}`, `band boeken ${name.toLowerCase()}`],
      draft: true,
    }
  },
  questions: [
    { field: 'country', question: 'Country' },
    { field: 'province', question: 'Province' },
    { field: 'population.value', question: 'Inhabitants; shown once population.confirmed is true' },
    { field: 'population.year', question: 'Of which year' },
    { field: 'latitude', question: 'Degrees north' },
    { field: 'longitude', question: 'Degrees east' },
    { field: 'stations', question: 'Stations, with ; between them' },
    { field: 'motorways', question: 'Motorways, with ; between them' },
    { field: 'language', question: 'The language of most people there' },
    { field: 'title', question: 'Title of its page' },
    { field: 'description', question: 'What search engines say of it' },
    { field: 'keywords', question: 'Keywords, with ; between them' },
  ],
  notes: {
    country: toWrite('BE of NL?'),
    'population.value': toWrite('hoeveel inwoners, volgens welke bron?'),
    latitude: toWrite('dit is de plaats van ons kantoor; waar ligt de stad?'),
    longitude: toWrite('dit is de plaats van ons kantoor; waar ligt de stad?'),
  },
  text: (name) => `${toWrite(`hoe speelt een band in ${name}, en in welke zalen?`)}\n\n${toWrite('hoe raakt de bus er, en waar mag ze lossen?')}\n`,
}

const article: Recipe = {
  schema: articleSchema,
  nameField: 'title',
  keyField: 'slug',
  textFile: (slug) => `content/blog/${slug}.md`,
  picture: (slug) => `blog/${slug}.jpg`,
  draft(known, { today, nextId }) {
    const title = textOf(known, 'title', 'Titel')
    return {
      id: nextId,
      slug: textOf(known, 'slug', 'titel'),
      title,
      excerpt: toWrite(`waarover gaat “${title}”, in twee zinnen?`),
      author: 'Redactie {site.brand}',
      publishDate: today,
      readTime: minutesFor(article.text(title)),
      category: 'Inspiration',
      tags: [placeholderMark],
      seoKeywords: [title.toLowerCase()],
      draft: true,
    }
  },
  questions: [
    { field: 'excerpt', question: 'What it is about, in one or two sentences' },
    { field: 'author', question: 'Author' },
    { field: 'publishDate', question: 'Date, yyyy-mm-dd' },
    { field: 'category', question: 'Category' },
    { field: 'tags', question: 'Tags, with ; between them' },
    { field: 'seoKeywords', question: 'Keywords, with ; between them' },
  ],
  notes: {},
  text: () => `${toWrite('wat weet de lezer na dit artikel?')}\n\n## ${toWrite('een eerste tussenkop')}\n\n${toWrite('het verhaal zelf.')}\n`,
}

/** At 215 words a minute; a text that takes no minute takes one. */
const minutesFor = (text: string): number => Math.max(1, Math.round(text.split(/\s+/).length / 215))

export const recipes: Readonly<Record<Kind, Recipe>> = { act, city, article }
