/**
 * What the owner's files must look like, checked when they are loaded: `tsx` strips the types of `data/` without checking them.
 * Each schema is held to the type that it guards by `satisfies`, so the two cannot drift apart.
 */
import * as z from 'zod'
import type { PriceExample } from '../../data/prices.ts'
import type { Act, ArticleMeta, Artist, City, Faq, Occasion, PriceClass, Redirect, ShortCity, SiteSettings, Testimonial } from '../../data/types.ts'
import { calendarDate, hostName, httpsAddress, httpsSource, imageFile, ownAddress, siteAddress, slug, text, texts, videoAddress, whole } from './field-kinds.ts'

const occasionKeys = ['bruiloft', 'bedrijfsfeest', 'festival'] as const
const priceClassKeys = ['akoestisch', 'allround', 'rock-pop', 'soul-funk', 'tribute'] as const

/** Entries that are not published, or not yet. */
const draft = z.boolean().exactOptional()
const publishFrom = calendarDate.exactOptional()

export const actSchema = z.strictObject({
  name: text,
  slug,
  category: z.enum(['tribute', 'cover', 'akoestisch']),
  originalArtist: text.exactOptional(),
  image: imageFile,
  bio: text,
  shortDescription: text,
  lineUp: text,
  musicians: whole.min(1, 'at least 1'),
  setLength: text,
  priceClass: z.enum(priceClassKeys),
  repertoire: texts,
  reasons: texts,
  occasions: z.strictObject({ bruiloft: text, bedrijfsfeest: text, festival: text }),
  videoUrl: videoAddress.exactOptional(),
  riderUrl: z
    .string()
    .regex(/^\/riders\/[a-z0-9-]+\.pdf$/, 'a PDF below static/riders/, written /riders/name.pdf')
    .exactOptional(),
  gallery: z.array(imageFile).readonly(),
  isTopAct: z.boolean().exactOptional(),
  draft,
  publishFrom,
}) satisfies z.ZodType<Act>

export const artistSchema = z.strictObject({
  name: text,
  slug,
  kind: text,
  origin: text,
  years: text,
  songs: texts,
  albums: z.array(z.strictObject({ title: text, year: whole })).readonly(),
  text,
}) satisfies z.ZodType<Artist>

export const citySchema = z.strictObject({
  key: slug,
  name: text,
  aliases: z.array(slug).readonly().exactOptional(),
  country: z.enum(['BE', 'NL']),
  province: text,
  population: z.strictObject({ value: whole.min(1, 'at least 1'), year: whole, confirmed: z.boolean() }),
  latitude: z.number().min(49, 'between 49 and 54').max(54, 'between 49 and 54'),
  longitude: z.number().min(2, 'between 2 and 8').max(8, 'between 2 and 8'),
  stations: z.array(text).readonly(),
  motorways: z.array(text).readonly(),
  lowEmission: text.exactOptional(),
  language: text,
  venues: z.array(z.strictObject({ name: text, kind: text, reach: text })).readonly(),
  title: text,
  description: text,
  keywords: texts,
  draft,
  publishFrom,
}) satisfies z.ZodType<City>

export const shortCitySchema = z.strictObject({ key: slug, title: text, description: text, keywords: texts }) satisfies z.ZodType<ShortCity>

const tip = z.strictObject({ title: text, text })
export const occasionSchema = z.strictObject({
  key: z.enum([...occasionKeys, 'evenement']),
  name: text,
  heading: text,
  intro: text,
  text,
  tips: z.array(tip).min(1, 'a list with at least one tip').readonly(),
}) satisfies z.ZodType<Occasion>

const euros = whole.min(1, 'a whole number of euros')
export const priceClassSchema = z.strictObject({
  key: z.enum(priceClassKeys),
  name: text,
  from: euros,
  to: euros,
  openEnded: z.boolean().exactOptional(),
  includes: text,
  text,
}) satisfies z.ZodType<PriceClass>

export const priceExampleSchema = z.strictObject({
  name: text,
  from: euros,
  to: euros,
  musicians: text,
  includes: text,
  text,
}) satisfies z.ZodType<PriceExample>
export const adviceSchema = tip

export const faqSchema = z.strictObject({ question: text, answer: text }) satisfies z.ZodType<Faq>

export const testimonialSchema = z.strictObject({ quote: text, author: text, company: text, sample: z.boolean() }) satisfies z.ZodType<Testimonial>

export const redirectSchema = z.strictObject({ from: ownAddress, to: ownAddress }) satisfies z.ZodType<Redirect>

/** A redirect of all addresses of an entry: exactly one of its kinds, which `isEntryRedirect` has seen. */
export const entryRedirectSchema = z
  .strictObject({
    act: slug.exactOptional(),
    artist: slug.exactOptional(),
    city: slug.exactOptional(),
    article: slug.exactOptional(),
    to: z.union([slug, ownAddress], { error: 'the slug of the successor, or an address of this site with a slash at both ends' }),
  })
  .refine((line) => Object.keys(line).length === 2, 'about one act, artist, city or article')

export const settingsSchema = z.strictObject({
  brand: text,
  address: siteAddress,
  trailingSlash: z.boolean(),
  phone: z.string().regex(/^\+[\d ]{8,20}$/, 'an international number such as +32 16 00 00 00'),
  email: z.string().regex(/^[\w.+-]+@[a-z0-9]+([.-]+[a-z0-9]+)*\.[a-z]+$/i, 'an e-mail address'),
  office: z.strictObject({ city: text, region: text, country: text, latitude: z.number(), longitude: z.number() }),
  company: z.strictObject({ legalName: text, address: text, enterpriseNumber: text, register: text }),
  hours: z.strictObject({ home: text, contact: text, structured: z.strictObject({ days: text, opens: text, closes: text }) }),
  claims: z.strictObject({
    showsPerYear: text,
    yearsOfExperience: text,
    actsInDescription: text,
    rating: text,
    eventsPerYear: text,
    satisfiedCustomers: text,
    replyWithin: text,
    bestCoverBand: z.strictObject({ shows: text, weddings: text, rating: text, reviews: text }),
  }),
  forms: z.strictObject({ contact: httpsAddress.exactOptional(), booking: httpsAddress.exactOptional() }),
  serviceWorker: z.boolean(),
  fonts: z.strictObject({ stylesheet: httpsAddress.exactOptional(), files: httpsAddress.exactOptional() }),
  analytics: z
    .strictObject({
      scripts: z
        .array(z.union([httpsAddress, z.string().regex(/^\/([a-z0-9-]+\/)*[a-z0-9-]+\.js$/, 'an https address, or a file of static/ such as /statistiek.js')]))
        .readonly(),
      hosts: z.array(httpsSource).readonly(),
    })
    .exactOptional(),
  social: z.array(z.strictObject({ name: text, address: httpsAddress.exactOptional() })).readonly(),
}) satisfies z.ZodType<SiteSettings>

export const articleSchema = z.strictObject({
  id: whole.min(1, 'at least 1'),
  slug,
  title: text,
  excerpt: text,
  author: text,
  publishDate: calendarDate,
  readTime: whole.min(1, 'at least 1'),
  category: z.enum(['Trouwfeesten', 'Muziek Gids', 'Booking Gids', 'Coverband', 'Inspiration', 'Tributeband', 'Vergelijking', 'Tools']),
  tags: texts,
  seoKeywords: texts,
  image: imageFile.exactOptional(),
  draft,
}) satisfies z.ZodType<ArticleMeta>

export const legalPageSchema = z.strictObject({
  title: text,
  description: text,
  draft,
  publishFrom,
  /** Of the privacy page: the hosts that its text names as receiving something of a visitor. */
  thirdParties: z.array(hostName).readonly().exactOptional(),
})
